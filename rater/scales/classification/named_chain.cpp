#include "rater/scales/classification/named_chain.h"

#include <algorithm>
#include <fmt/format.h>
#include <utility>

#include "board/geometry.h"

namespace nonet {

namespace {

bool linked(Candidate a, Candidate b) {
  if (a.cell == b.cell) return a.digit != b.digit;
  return a.digit == b.digit && peers_of(a.cell).contains(b.cell);
}

std::vector<Candidate> candidates_of(const CspVariable& variable, const Position& position) {
  std::vector<Candidate> list;
  if (!variable.house) {
    for (const Digit digit : position.candidates(variable.cell)) {
      list.push_back({variable.cell, digit});
    }
    return list;
  }
  for (const Cell cell : cell_set_of(*variable.house) & position.places(variable.digit)) {
    list.push_back({cell, variable.digit});
  }
  return list;
}

std::vector<CspVariable> variables_of(Candidate candidate) {
  std::vector<CspVariable> list = {{std::nullopt, candidate.cell, {}}};
  for (const House house : houses_of(candidate.cell)) list.push_back({house, {}, candidate.digit});
  return list;
}

// What has been asserted: the target, then right-links. A candidate that one of them is linked to
// is out.
class Asserted {
 public:
  Asserted(const Position& position, ChainKind kind, Candidate target)
      : position_(position), kind_(kind), all_{target} {}

  void add(Candidate right_link) { all_.push_back(right_link); }

  // The variable with its left-link, if only `right` is left of it; nullopt for `right`: nothing.
  [[nodiscard]] std::optional<ChainElement> element(const CspVariable& variable,
                                                    std::optional<Candidate> right) const {
    std::optional<Candidate> left;
    for (const Candidate candidate : candidates_of(variable, position_)) {
      if (candidate == right) continue;
      if (candidate == all_.front() || !is_out(candidate)) return std::nullopt;
      if (!left && (kind_ == ChainKind::kBraid || linked(candidate, all_.back()))) left = candidate;
    }
    if (!left) return std::nullopt;
    return ChainElement{variable, *left, right};
  }

  // By the target where that does, then by the earliest.
  [[nodiscard]] std::size_t reason_of(Candidate out) const {
    std::size_t at = 0;
    while (!linked(all_[at], out)) ++at;
    return at;
  }

 private:
  [[nodiscard]] bool is_out(Candidate candidate) const {
    return std::ranges::any_of(all_, [&](Candidate one) { return linked(one, candidate); });
  }

  const Position& position_;
  ChainKind kind_;
  std::vector<Candidate> all_;
};

std::optional<ChainElement> element_with(const Asserted& asserted, Candidate right) {
  for (const CspVariable& variable : variables_of(right)) {
    if (auto element = asserted.element(variable, right)) return element;
  }
  return std::nullopt;
}

std::optional<ChainElement> last_element(const Asserted& asserted, const Position& position) {
  for (const Cell cell : position.empty_cells()) {
    if (auto element = asserted.element({std::nullopt, cell, {}}, std::nullopt)) return element;
  }
  for (int house = 0; house < kHouses; ++house) {
    for (const Digit digit : DigitSet::all()) {
      if (position.places(House(house), digit) == 0) continue;
      if (auto element = asserted.element({House(house), {}, digit}, std::nullopt)) return element;
    }
  }
  return std::nullopt;
}

// The right-links of a braid that its last variable rests on.
std::vector<Candidate> needed_links(const Position& position, const NamedChain& chain) {
  Asserted asserted(position, chain.kind, chain.target);
  for (const ChainElement& element : chain.elements) {
    if (element.right) asserted.add(*element.right);
  }
  std::vector<bool> needed(chain.elements.size());  // by element; 0 is the target in reasons
  std::vector<Candidate> links;
  for (std::size_t k = chain.elements.size(); k-- > 0;) {
    const ChainElement& element = chain.elements[k];
    if (element.right && !needed[k]) continue;
    for (const Candidate candidate : candidates_of(element.variable, position)) {
      if (candidate == element.right) continue;
      const std::size_t reason = asserted.reason_of(candidate);
      if (reason > 0) needed[reason - 1] = true;
    }
    if (element.right) links.push_back(*element.right);
  }
  std::ranges::reverse(links);
  return links;
}

NamedChain chain_through(ChainKind kind, const Position& position, Candidate target,
                         std::span<const Candidate> right_links) {
  NamedChain chain{kind, target, {}};
  Asserted asserted(position, kind, target);
  for (const Candidate right : right_links) {
    const auto element = element_with(asserted, right);
    if (!element) return {kind, target, {}};
    chain.elements.push_back(*element);
    asserted.add(right);
  }
  const auto last = last_element(asserted, position);
  if (!last) return {kind, target, {}};
  chain.elements.push_back(*last);
  return chain;
}

std::string variable_name(const CspVariable& variable) {
  if (!variable.house) {
    return fmt::format("r{}c{}", variable.cell.row() + 1, variable.cell.column() + 1);
  }
  constexpr std::string_view kLetters = "rcb";
  return fmt::format("{}{}n{}", kLetters[static_cast<std::size_t>(variable.house->kind())],
                     variable.house->number() + 1, variable.digit.value());
}

// A candidate as one of its variable: "n5" in a cell, "c3" in a row.
std::string label_in(const CspVariable& variable, Candidate candidate) {
  if (!variable.house) return fmt::format("n{}", candidate.digit.value());
  switch (variable.house->kind()) {
    case HouseKind::kRow:
      return fmt::format("c{}", candidate.cell.column() + 1);
    case HouseKind::kColumn:
      return fmt::format("r{}", candidate.cell.row() + 1);
    case HouseKind::kBox:
      break;
  }
  return fmt::format("r{}c{}", candidate.cell.row() + 1, candidate.cell.column() + 1);
}

// The branch of a chain's proof in the making.
class ChainBranch {
 public:
  ChainBranch(const Position& position, const NamedChain& chain)
      : position_(position), asserted_(position, chain.kind, chain.target) {
    asserted_at_.push_back(put({chain.target, true, Reason::kAssumption}));
  }

  // The other candidates of the variable go, and the right-link is left.
  void follow(const ChainElement& element) {
    asserted_at_.push_back(put_last(element.variable, *element.right));
    asserted_.add(*element.right);
  }

  // All candidates of the variable go, so that the first would be the last. Gives its index.
  std::uint32_t end(const ChainElement& element) {
    const Candidate last = candidates_of(element.variable, position_).front();
    const std::uint32_t gone = turn_off(last);
    put_last(element.variable, last);
    return gone;
  }

  [[nodiscard]] ProofBranch& branch() { return branch_; }

 private:
  struct Says {
    Candidate candidate;
    bool on;
    Reason reason;
  };

  std::uint32_t put(const Says& says, std::vector<std::uint32_t> parents = {}, House house = {}) {
    ProofNode node;
    node.candidate = says.candidate;
    node.on = says.on;
    node.reason = says.reason;
    node.house = house;
    node.parents = std::move(parents);
    branch_.nodes.push_back(std::move(node));
    return static_cast<std::uint32_t>(branch_.nodes.size() - 1);
  }

  std::uint32_t put_last(const CspVariable& variable, Candidate right) {
    std::vector<std::uint32_t> parents;
    for (const Candidate candidate : candidates_of(variable, position_)) {
      if (candidate != right) parents.push_back(turn_off(candidate));
    }
    const Reason reason = variable.house ? Reason::kLastInHouse : Reason::kLastInCell;
    return put({right, true, reason}, std::move(parents), variable.house.value_or(House()));
  }

  std::uint32_t turn_off(Candidate candidate) {
    for (std::uint32_t i = 0; i < branch_.nodes.size(); ++i) {
      const ProofNode& node = branch_.nodes[i];
      if (!node.on && node.candidate == candidate) return i;
    }
    const std::uint32_t by = asserted_at_[asserted_.reason_of(candidate)];
    const Cell cell = branch_.nodes[by].candidate.cell;
    if (cell == candidate.cell) return put({candidate, false, Reason::kCellTaken}, {by});
    House shared;
    for (const House house : houses_of(cell)) {
      if (cell_set_of(house).contains(candidate.cell)) shared = house;
    }
    return put({candidate, false, Reason::kHouseTaken}, {by}, shared);
  }

  const Position& position_;
  Asserted asserted_;
  std::vector<std::uint32_t> asserted_at_;  // the node of each
  ProofBranch branch_;
};

}  // namespace

NamedChain named_chain(ChainKind kind, const Position& position, Candidate target,
                       std::span<const Candidate> right_links) {
  NamedChain chain = chain_through(kind, position, target, right_links);
  if (kind == ChainKind::kWhip || chain.elements.empty()) return chain;
  return chain_through(kind, position, target, needed_links(position, chain));
}

std::string notation_of(const NamedChain& chain) {
  std::string text = fmt::format("{}[{}]: ", chain.kind == ChainKind::kWhip ? "whip" : "braid",
                                 chain.elements.size());
  for (const ChainElement& element : chain.elements) {
    text += fmt::format("{}{{{} {}}}{}", variable_name(element.variable),
                        label_in(element.variable, element.left),
                        element.right ? label_in(element.variable, *element.right) : ".",
                        element.right ? " - " : "");
  }
  return text + fmt::format(" ==> r{}c{} \u2260 {}", chain.target.cell.row() + 1,
                            chain.target.cell.column() + 1, chain.target.digit.value());
}

std::shared_ptr<const Proof> proof_of(const Position& position, const NamedChain& chain) {
  auto proof = std::make_shared<Proof>();
  proof->kind = ProofKind::kContradiction;
  proof->technique = TechniqueId::kDynamicForcingChains;
  proof->removed.insert(chain.target);
  ChainBranch branch(position, chain);
  for (const ChainElement& element : chain.elements) {
    if (element.right) branch.follow(element);
  }
  proof->clash = branch.end(chain.elements.back());
  proof->branches.push_back(std::move(branch.branch()));
  proof->notation = notation_of(chain);
  proof->length = assertions_in(*proof);
  return proof;
}

}  // namespace nonet
