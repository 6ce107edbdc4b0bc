#include "rater/logic/whips/named_chain.h"

#include <algorithm>
#include <fmt/format.h>
#include <utility>

#include "board/geometry.h"

namespace nonet {

bool excludes(const RightLink& link, Candidate candidate) {
  if (link.digit != candidate.digit) return link.cells == CellSet(candidate.cell);
  return peers_of(candidate.cell).contains(link.cells);
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

namespace {

std::vector<CspVariable> variables_of(const RightLink& link) {
  std::vector<CspVariable> list;
  if (!is_group(link)) list.push_back({std::nullopt, link.cells.first(), {}});
  for (const House house : houses_of(link.cells.first())) {
    if (cell_set_of(house).contains(link.cells)) list.push_back({house, {}, link.digit});
  }
  return list;
}

bool is_of(Candidate candidate, const RightLink& link) {
  return candidate.digit == link.digit && link.cells.contains(candidate.cell);
}

// A chain under construction, and its assertions: the target, then right-links.
class ChainBuilder {
 public:
  ChainBuilder(const Position& position, ChainKind kind, Candidate target)
      : position_(position),
        chain_{kind, target, {}},
        asserted_{{CellSet(target.cell), target.digit}} {}

  // Finds variables and left-links for these right-links and for the end.
  bool name(std::span<const RightLink> rights) {
    if (rights.empty()) return name_end();
    const RightLink right = left_of_group(rights.front());
    for (const CspVariable& variable : variables_of(right)) {
      for (const Candidate left : lefts_of(variable, &right)) {
        chain_.elements.push_back({variable, left, right});
        asserted_.push_back(right);
        if (name(rights.subspan(1))) return true;
        asserted_.pop_back();
        chain_.elements.pop_back();
      }
    }
    return false;
  }

  [[nodiscard]] const NamedChain& chain() const { return chain_; }

  // The index of the assertion that excludes the candidate: the target (0) if it does, else the
  // earliest.
  [[nodiscard]] std::size_t reason_of(Candidate out) const {
    std::size_t at = 0;
    while (!excludes(asserted_[at], out)) ++at;
    return at;
  }

 private:
  [[nodiscard]] bool is_out(Candidate candidate) const {
    return std::ranges::any_of(asserted_,
                               [&](const RightLink& one) { return excludes(one, candidate); });
  }

  [[nodiscard]] bool is_left_already(Candidate candidate) const {
    return std::ranges::any_of(
        chain_.elements, [&](const ChainElement& element) { return element.left == candidate; });
  }

  // A group is reduced to its remaining places.
  [[nodiscard]] RightLink left_of_group(const RightLink& link) const {
    if (!is_group(link)) return link;
    RightLink left{{}, link.digit};
    for (const Cell cell : link.cells& position_.places(link.digit)) {
      if (!is_out({cell, link.digit})) left.cells.insert(cell);
    }
    return left.cells.empty() ? link : left;
  }

  // The left-links after which the variable has only `right` left, or nothing. New left-links come
  // first; whips use only new ones.
  [[nodiscard]] std::vector<Candidate> lefts_of(const CspVariable& variable,
                                                const RightLink* right) const {
    std::vector<Candidate> lefts;
    for (const Candidate candidate : candidates_of(variable, position_)) {
      if (right != nullptr && is_of(candidate, *right)) {
        if (is_out(candidate)) return {};
        continue;
      }
      if (candidate == chain_.target || !is_out(candidate)) return {};
      if (chain_.kind == ChainKind::kBraid || excludes(asserted_.back(), candidate)) {
        lefts.push_back(candidate);
      }
    }
    const auto again = std::stable_partition(lefts.begin(), lefts.end(), [&](Candidate candidate) {
      return !is_left_already(candidate);
    });
    if (chain_.kind == ChainKind::kWhip) lefts.erase(again, lefts.end());
    return lefts;
  }

  bool name_end() {
    for (const Cell cell : position_.empty_cells()) {
      if (ends_in({std::nullopt, cell, {}})) return true;
    }
    for (int house = 0; house < kHouses; ++house) {
      for (const Digit digit : DigitSet::all()) {
        if (ends_in({House(house), {}, digit})) return true;
      }
    }
    return false;
  }

  bool ends_in(const CspVariable& variable) {
    const std::vector<Candidate> lefts = lefts_of(variable, nullptr);
    if (lefts.empty()) return false;
    chain_.elements.push_back({variable, lefts.front(), std::nullopt});
    return true;
  }

  const Position& position_;
  NamedChain chain_;
  std::vector<RightLink> asserted_;
};

// The right-links of a braid that its last variable needs.
std::vector<RightLink> needed_links(const Position& position, const ChainBuilder& builder) {
  const std::vector<ChainElement>& elements = builder.chain().elements;
  std::vector<bool> needed(elements.size());
  std::vector<RightLink> links;
  for (std::size_t k = elements.size(); k-- > 0;) {
    const ChainElement& element = elements[k];
    if (element.right && !needed[k]) continue;
    for (const Candidate candidate : candidates_of(element.variable, position)) {
      if (element.right && is_of(candidate, *element.right)) continue;
      const std::size_t reason = builder.reason_of(candidate);
      if (reason > 0) needed[reason - 1] = true;
    }
    if (element.right) links.push_back(*element.right);
  }
  std::ranges::reverse(links);
  return links;
}

std::string variable_name(const CspVariable& variable) {
  if (!variable.house) {
    return fmt::format("r{}c{}", variable.cell.row() + 1, variable.cell.column() + 1);
  }
  constexpr std::string_view kLetters = "rcb";
  return fmt::format("{}{}n{}", kLetters[static_cast<std::size_t>(variable.house->kind())],
                     variable.house->number() + 1, variable.digit.value());
}

// The row or column numbers of the cells, each once: "1", "123".
std::string numbers_of(CellSet cells, int (Cell::*number)() const) {
  std::string text;
  for (const Cell cell : cells) {
    const auto digit = static_cast<char>('1' + (cell.*number)());
    if (text.find(digit) == std::string::npos) text += digit;
  }
  return text;
}

// A candidate or group, named within its variable: "n5" in a cell, "c3" or "c123" in a row.
std::string label_in(const CspVariable& variable, const RightLink& link) {
  if (!variable.house) return fmt::format("n{}", link.digit.value());
  const std::string row = "r" + numbers_of(link.cells, &Cell::row);
  const std::string column = "c" + numbers_of(link.cells, &Cell::column);
  switch (variable.house->kind()) {
    case HouseKind::kRow:
      return column;
    case HouseKind::kColumn:
      return row;
    case HouseKind::kBox:
      break;
  }
  return row + column;
}

// "braid[3]"
std::string name_of(const NamedChain& chain) {
  const bool groups = std::ranges::any_of(chain.elements, [](const ChainElement& element) {
    return element.right && is_group(*element.right);
  });
  return fmt::format("{}{}[{}]", groups ? "g-" : "",
                     chain.kind == ChainKind::kWhip ? "whip" : "braid", chain.elements.size());
}

}  // namespace

NamedChain named_chain(ChainKind kind, const Position& position, Candidate target,
                       std::span<const RightLink> right_links) {
  ChainBuilder builder(position, kind, target);
  if (!builder.name(right_links)) return {kind, target, {}};
  if (kind == ChainKind::kWhip) return builder.chain();
  ChainBuilder shorter(position, kind, target);
  return shorter.name(needed_links(position, builder)) ? shorter.chain() : builder.chain();
}

std::string conclusion_of(Candidate target) {
  return fmt::format("r{}c{} \u2260 {}", target.cell.row() + 1, target.cell.column() + 1,
                     target.digit.value());
}

std::string notation_of(const NamedChain& chain) {
  std::string text = name_of(chain) + ": ";
  for (const ChainElement& element : chain.elements) {
    const RightLink left{CellSet(element.left.cell), element.left.digit};
    text += fmt::format("{}{{{} {}}}{}", variable_name(element.variable),
                        label_in(element.variable, left),
                        element.right ? label_in(element.variable, *element.right) : ".",
                        element.right ? " - " : "");
  }
  return text + " ==> " + conclusion_of(chain.target);
}

}  // namespace nonet
