// A proof by implications is read as undirected links: a chain from a true assumption runs through
// weak and strong links in turn, one from a false assumption begins with a strong link. Two chains
// from one candidate, true and false, join there; a chain whose two ends contradict each other
// joins at the contradiction.
#include "rater/explain/eureka_proof.h"

#include <algorithm>
#include <fmt/format.h>
#include <fmt/ranges.h>
#include <optional>
#include <utility>

namespace nonet {

namespace {

// A candidate or group of a chain. `set` and `rectangle` are those of the strong link with the term
// before.
struct EurekaTerm {
  std::string cells;
  std::string digit;
  std::string set;
  std::string rectangle;

  bool operator==(const EurekaTerm&) const = default;
};
using EurekaTerms = std::vector<EurekaTerm>;
using EurekaBranch = std::vector<EurekaNode>;

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

bool is_link(const EurekaNode& node) {
  switch (node.reason) {
    case Reason::kCellTaken:
    case Reason::kHouseTaken:
    case Reason::kLastInCell:
    case Reason::kLastInHouse:
    case Reason::kLockedSet:
    case Reason::kRectangle:
    case Reason::kPairTaken:
      return node.parents.size() == 1;
    default:
      return false;
  }
}

// The terms from the assumption to the node; nullopt if several assertions meet on the way.
std::optional<EurekaTerms> way_to(const EurekaBranch& branch, std::size_t at) {
  EurekaTerms terms;
  for (;;) {
    const EurekaNode& node = branch[at];
    terms.push_back({node.claim.cells, node.claim.digit, node.set, node.rectangle});
    if (node.reason == Reason::kAssumption) break;
    if (!is_link(node)) return std::nullopt;
    at = node.parents.front();
  }
  std::ranges::reverse(terms);
  return terms;
}

void forget_link(EurekaTerm& term) {
  term.set.clear();
  term.rectangle.clear();
}

// The same terms from end to start: the set of a link moves to its other term.
EurekaTerms turned(EurekaTerms terms) {
  for (std::size_t i = 0; i + 1 < terms.size(); ++i) {
    terms[i].set = terms[i + 1].set;
    terms[i].rectangle = terms[i + 1].rectangle;
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

std::optional<std::size_t> place_of(const EurekaBranch& branch, const EurekaClaim& claim) {
  const auto found = std::ranges::find(branch, claim, &EurekaNode::claim);
  if (found == branch.end()) return std::nullopt;
  return static_cast<std::size_t>(found - branch.begin());
}

std::string text_of(const EurekaClaim& claim) {
  return claim.cells + (claim.on ? "=" : "<>") + claim.digit;
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

EurekaChains chains_of_either(const EurekaProof& proof) {
  EurekaChains chains;
  const bool first_on = proof.branches[0].front().claim.on;
  const EurekaBranch& on = proof.branches[first_on ? 0 : 1];
  const EurekaBranch& off = proof.branches[first_on ? 1 : 0];
  for (const EurekaClaim& claim : proof.conclusions) {
    const auto at_on = place_of(on, claim);
    const auto at_off = place_of(off, claim);
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

EurekaChains chains_of_contradiction(const EurekaProof& proof) {
  const EurekaBranch& branch = proof.branches.front();
  std::size_t on = branch.size() - 1;
  std::size_t off = proof.clash;
  if (branch[off].claim.on) std::swap(on, off);
  const auto to_on = way_to(branch, on);
  const auto to_off = way_to(branch, off);
  if (!to_on || !to_off || to_on->back().cells != to_off->back().cells) return {};
  // From the assumption to the contradiction and back: it is one candidate, reached by a strong
  // link and left by a weak one.
  EurekaChain chain{*to_on};
  const EurekaTerms back = turned(*to_off);
  chain.terms.insert(chain.terms.end(), back.begin() + 1, back.end());
  if (branch.front().claim.on) drop_claim(chain.terms, {}, true);
  for (const EurekaClaim& claim : proof.conclusions) chain.conclusions.push_back(text_of(claim));
  return {chain};
}

EurekaChains chains_of_cycle(const EurekaProof& proof) {
  const EurekaBranch& branch = proof.branches.front();
  const EurekaClaim& start = branch.front().claim;
  std::size_t end = 1;
  while (end < branch.size() &&
         (branch[end].claim.cells != start.cells || branch[end].claim.digit != start.digit)) {
    ++end;
  }
  if (end == branch.size()) return {};
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
  for (const EurekaClaim& claim : proof.conclusions) chain.conclusions.push_back(text_of(claim));
  return {chain};
}

EurekaChains chains_of_cases(const EurekaProof& proof) {
  EurekaChains chains;
  for (const EurekaBranch& branch : proof.branches) {
    for (const EurekaClaim& claim : proof.conclusions) {
      const auto at = place_of(branch, claim);
      auto terms = at ? way_to(branch, *at) : std::nullopt;
      if (!terms) return {};
      if (terms->size() > 1) drop_claim(*terms, claim, false);
      add_claim(chains, {.terms = std::move(*terms), .strong_first = false}, claim);
    }
  }
  return chains;
}

EurekaChains chains_in(const EurekaProof& proof) {
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

// Writes terms one after another, a digit only where it changes.
class EurekaText {
 public:
  explicit EurekaText(const EurekaChain& chain) : chain_(chain) {
    const EurekaTerms& terms = chain.terms;
    for (std::size_t i = 0; i < terms.size(); ++i) {
      if (i > 0) text_ += is_strong(i) ? strong_link(terms[i]) : "-";
      const bool in_place = i + 1 < terms.size() && is_strong(i + 1) &&
                            terms[i + 1].rectangle.empty() && terms[i].digit != terms[i + 1].digit;
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

  static std::string strong_link(const EurekaTerm& to) {
    return to.rectangle.empty() ? "=" : fmt::format("={}=", to.rectangle);
  }

  // A strong link within one cell or set.
  void write_pair(const EurekaTerm& from, const EurekaTerm& to) {
    text_ += fmt::format("({}={}){}", from.digit, to.digit, to.set.empty() ? to.cells : to.set);
    written_.reset();
  }

  void write_term(const EurekaTerm& term) {
    if (written_ != term.digit) text_ += fmt::format("({})", term.digit);
    text_ += term.cells;
    written_ = term.digit;
  }

  const EurekaChain& chain_;
  std::optional<std::string> written_;  // in force for the next cells
  std::string text_;
};

}  // namespace

std::vector<std::string> eureka_chains(const EurekaProof& proof) {
  std::vector<std::string> texts;
  for (const EurekaChain& chain : chains_in(proof)) {
    if (chain.terms.empty()) return {};
    texts.push_back(EurekaText(chain).text());
  }
  return texts;
}

std::string in_one_line(const std::vector<std::string>& chains) {
  return fmt::format("{}", fmt::join(chains, "; "));
}

}  // namespace nonet
