// A proof by implications is read as undirected links: a chain from a true assumption runs through
// weak and strong links in turn, one from a false assumption begins with a strong link. Two chains
// from one candidate, true and false, join there; a chain whose two ends contradict each other
// joins at the contradiction.
#include "rater/explain/eureka.h"

#include <algorithm>
#include <fmt/format.h>
#include <fmt/ranges.h>
#include <optional>

#include "board/geometry.h"
#include "rater/explain/names.h"
#include "rater/logic/position/houses.h"

namespace nonet {

namespace {

// A candidate or group of a chain. `set` is that of the strong link with the term before, which is
// a rectangle if it has a pair of digits.
struct EurekaTerm {
  CellSet cells;
  Digit digit;
  CellSet set;
  DigitSet pair;

  bool operator==(const EurekaTerm&) const = default;
};
using EurekaTerms = std::vector<EurekaTerm>;

struct EurekaChain {
  EurekaTerms terms;
  bool strong_first = true;
  bool loop = false;
  std::vector<std::string> conclusions = {};

  [[nodiscard]] bool same_links(const EurekaChain& other) const {
    return terms == other.terms && strong_first == other.strong_first && loop == other.loop;
  }
};
using EurekaChains = std::vector<EurekaChain>;

bool is_link(const ProofNode& node) {
  switch (node.reason) {
    case Reason::kCellTaken:
    case Reason::kHouseTaken:
    case Reason::kLastInCell:
    case Reason::kLastInHouse:
    case Reason::kLockedSet:
    case Reason::kRectangle:
      return node.parents.size() == 1;
    default:
      return false;
  }
}

// The terms from the assumption to the node; nullopt if several assertions meet on the way.
std::optional<EurekaTerms> way_to(const ProofBranch& branch, std::size_t at) {
  EurekaTerms terms;
  for (;;) {
    const ProofNode& node = branch.nodes[at];
    terms.push_back({cells_of(node), node.candidate.digit, node.set, node.pair});
    if (node.reason == Reason::kAssumption) break;
    if (!is_link(node)) return std::nullopt;
    at = node.parents.front();
  }
  std::ranges::reverse(terms);
  return terms;
}

void forget_link(EurekaTerm& term) {
  term.set = {};
  term.pair = {};
}

// The same terms from end to start: the set of a link moves to its other term.
EurekaTerms turned(EurekaTerms terms) {
  for (std::size_t i = 0; i + 1 < terms.size(); ++i) {
    terms[i].set = terms[i + 1].set;
    terms[i].pair = terms[i + 1].pair;
  }
  if (!terms.empty()) forget_link(terms.back());
  std::ranges::reverse(terms);
  return terms;
}

// The two ways from one candidate as one chain through it.
EurekaTerms joined_at_start(const EurekaTerms& one, const EurekaTerms& other) {
  EurekaTerms terms = turned(one);
  terms.insert(terms.end(), other.begin() + 1, other.end());
  return terms;
}

std::optional<std::size_t> place_of(const ProofBranch& branch, Candidate candidate, bool on) {
  for (std::size_t i = 0; i < branch.nodes.size(); ++i) {
    const ProofNode& node = branch.nodes[i];
    if (node.group.empty() && node.candidate == candidate && node.on == on) return i;
  }
  return std::nullopt;
}

struct EurekaClaim {
  Candidate candidate;
  bool on = false;
};

std::vector<EurekaClaim> claims_of(const Proof& proof) {
  std::vector<EurekaClaim> claims;
  if (proof.placed) claims.push_back({*proof.placed, true});
  for (const Digit digit : proof.removed.digits()) {
    for (const Cell cell : proof.removed[digit]) claims.push_back({{cell, digit}, false});
  }
  return claims;
}

std::string text_of(const EurekaClaim& claim) {
  return name_of(Assertion{claim.candidate, claim.on});
}

void add_claim(EurekaChains& chains, EurekaChain chain, const EurekaClaim& claim) {
  auto known =
      std::ranges::find_if(chains, [&](const EurekaChain& one) { return one.same_links(chain); });
  if (known == chains.end()) known = chains.insert(chains.end(), std::move(chain));
  known->conclusions.push_back(text_of(claim));
}

// A removed candidate stands beside the chain, not in it.
void drop_claim(EurekaTerms& terms, const EurekaClaim& claim, bool both_ends) {
  if (claim.on) return;
  terms.pop_back();
  if (both_ends) terms.erase(terms.begin());
  if (!terms.empty()) forget_link(terms.front());
}

EurekaChains chains_of_either(const Proof& proof) {
  EurekaChains chains;
  const bool first_on = proof.branches[0].nodes.front().on;
  const ProofBranch& on = proof.branches[first_on ? 0 : 1];
  const ProofBranch& off = proof.branches[first_on ? 1 : 0];
  for (const EurekaClaim& claim : claims_of(proof)) {
    const auto at_on = place_of(on, claim.candidate, claim.on);
    const auto at_off = place_of(off, claim.candidate, claim.on);
    if (!at_on || !at_off) return {};
    const auto by_on = way_to(on, *at_on);
    const auto by_off = way_to(off, *at_off);
    if (!by_on || !by_off) return {};
    EurekaChain chain{joined_at_start(*by_off, *by_on)};
    drop_claim(chain.terms, claim, true);
    add_claim(chains, std::move(chain), claim);
  }
  return chains;
}

EurekaChains chains_of_contradiction(const Proof& proof) {
  const ProofBranch& branch = proof.branches.front();
  std::size_t on = branch.nodes.size() - 1;
  std::size_t off = proof.clash;
  if (branch.nodes[off].on) std::swap(on, off);
  const auto to_on = way_to(branch, on);
  const auto to_off = way_to(branch, off);
  if (!to_on || !to_off || to_on->back().cells != to_off->back().cells) return {};
  // From the assumption to the contradiction and back: it is one candidate, reached by a strong
  // link and left by a weak one.
  EurekaChain chain{*to_on};
  const EurekaTerms back = turned(*to_off);
  chain.terms.insert(chain.terms.end(), back.begin() + 1, back.end());
  if (branch.nodes.front().on) drop_claim(chain.terms, {}, true);
  for (const EurekaClaim& claim : claims_of(proof)) chain.conclusions.push_back(text_of(claim));
  return {chain};
}

EurekaChains chains_of_cycle(const Proof& proof) {
  const ProofBranch& branch = proof.branches.front();
  const ProofNode& start = branch.nodes.front();
  std::size_t end = 1;
  while (end < branch.nodes.size() && (branch.nodes[end].candidate != start.candidate ||
                                       branch.nodes[end].group != start.group)) {
    ++end;
  }
  if (end == branch.nodes.size()) return {};
  auto terms = way_to(branch, end);
  if (!terms) return {};
  // The repeated start goes from the side of the weak link: the loop begins with a strong one.
  if (start.on) {
    terms->erase(terms->begin());
  } else {
    terms->pop_back();
  }
  EurekaChain chain{std::move(*terms)};
  chain.loop = true;
  for (const EurekaClaim& claim : claims_of(proof)) chain.conclusions.push_back(text_of(claim));
  return {chain};
}

EurekaChains chains_of_cases(const Proof& proof) {
  EurekaChains chains;
  for (const ProofBranch& branch : proof.branches) {
    for (const EurekaClaim& claim : claims_of(proof)) {
      const auto at = place_of(branch, claim.candidate, claim.on);
      auto terms = at ? way_to(branch, *at) : std::nullopt;
      if (!terms) return {};
      if (terms->size() > 1) drop_claim(*terms, claim, false);
      add_claim(chains, {.terms = std::move(*terms), .strong_first = false}, claim);
    }
  }
  return chains;
}

EurekaChains chains_in(const Proof& proof) {
  switch (proof.kind) {
    case ProofKind::kEither:
      return chains_of_either(proof);
    case ProofKind::kContradiction:
      return chains_of_contradiction(proof);
    case ProofKind::kCycle:
      return chains_of_cycle(proof);
    case ProofKind::kCell:
    case ProofKind::kHouse:
      return chains_of_cases(proof);
    case ProofKind::kPattern:
      break;
  }
  return {};
}

// The numbers, from 1, of the cells' rows, columns or places in their box.
template <typename NumberOf>
std::string numbers_of(CellSet cells, NumberOf number_of) {
  DigitSet numbers;
  for (const Cell cell : cells) numbers.insert(Digit::from_index(number_of(cell)));
  std::string text;
  for (const Digit number : numbers) text += number.symbol();
  return text;
}

std::string short_names(CellSet cells) {
  const auto rows = numbers_of(cells, [](Cell cell) { return cell.row(); });
  const auto columns = numbers_of(cells, [](Cell cell) { return cell.column(); });
  if (rows.size() == 1 || columns.size() == 1) return fmt::format("r{}c{}", rows, columns);
  const auto boxes = numbers_of(cells, [](Cell cell) { return cell.box(); });
  if (boxes.size() == 1) {
    return fmt::format("b{}p{}", boxes, numbers_of(cells, [](Cell cell) {
                         return cell.row() % kBoxSize * kBoxSize + cell.column() % kBoxSize;
                       }));
  }
  std::vector<std::string> names;
  for (const Cell cell : cells) names.push_back(name_of(cell));
  return fmt::format("{}", fmt::join(names, ","));
}

// Writes terms one after another, a digit only where it changes.
class EurekaText {
 public:
  explicit EurekaText(const EurekaChain& chain) : chain_(chain) {
    const EurekaTerms& terms = chain.terms;
    for (std::size_t i = 0; i < terms.size(); ++i) {
      if (i > 0) text_ += is_strong(i) ? strong_link(terms[i]) : "-";
      const bool in_place = i + 1 < terms.size() && is_strong(i + 1) && terms[i + 1].pair.empty() &&
                            terms[i].digit != terms[i + 1].digit;
      if (in_place) {
        write_pair(terms[i], terms[i + 1]);
        ++i;
      } else {
        write_term(terms[i]);
      }
    }
    if (chain.loop) text_ += "-loop";
    text_ += fmt::format(" => {}", fmt::join(chain.conclusions, ", "));
  }

  [[nodiscard]] std::string& text() { return text_; }

 private:
  // Whether the link to the term is strong.
  [[nodiscard]] bool is_strong(std::size_t i) const { return (i % 2 == 1) == chain_.strong_first; }

  // With the digits and cells of a rectangle that is the reason: "=UR(12)r34c58=".
  static std::string strong_link(const EurekaTerm& to) {
    if (to.pair.empty()) return "=";
    std::string digits;
    for (const Digit digit : to.pair) digits += digit.symbol();
    const auto rows = numbers_of(to.set, [](Cell cell) { return cell.row(); });
    const auto columns = numbers_of(to.set, [](Cell cell) { return cell.column(); });
    return fmt::format("=UR({})r{}c{}=", digits, rows, columns);
  }

  // A strong link within one cell or set.
  void write_pair(const EurekaTerm& from, const EurekaTerm& to) {
    text_ += fmt::format("({}={}){}", from.digit.symbol(), to.digit.symbol(),
                         short_names(to.set.empty() ? to.cells : to.set));
    written_.reset();
  }

  void write_term(const EurekaTerm& term) {
    if (written_ != term.digit) text_ += fmt::format("({})", term.digit.symbol());
    text_ += short_names(term.cells);
    written_ = term.digit;
  }

  const EurekaChain& chain_;
  std::optional<Digit> written_;  // in force for the next cells
  std::string text_;
};

}  // namespace

std::vector<std::string> eureka_chains(const Proof& proof) {
  if (!proof.premises.empty()) return {};
  std::vector<std::string> texts;
  for (const EurekaChain& chain : chains_in(proof)) {
    if (chain.terms.empty()) return {};
    texts.push_back(EurekaText(chain).text());
  }
  return texts;
}

std::string notation_of(const Proof& proof) {
  if (!proof.notation.empty()) return proof.notation;
  return fmt::format("{}", fmt::join(eureka_chains(proof), "; "));
}

}  // namespace nonet
