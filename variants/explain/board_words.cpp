#include "variants/explain/board_words.h"

#include <algorithm>
#include <array>
#include <fmt/format.h>
#include <map>

#include "rater/logic/steps/technique_catalog.h"
#include "variants/text/board_text.h"

namespace nonet::variants {
namespace {

using enum StepPhrase;

// In the order of the layers; `several` for houses in a list.
struct LayerPhrase {
  Layer layer;
  StepPhrase one;
  StepPhrase several;
};
constexpr std::array kLayerPhrases = {
    LayerPhrase{Layer::kBoxes, kBox, kBoxes},
    LayerPhrase{Layer::kRows, kRow, kRows},
    LayerPhrase{Layer::kColumns, kColumn, kColumns},
    LayerPhrase{Layer::kDiagonal, kDiagonal, kDiagonal},
    LayerPhrase{Layer::kAntidiagonal, kAntidiagonal, kAntidiagonal},
    LayerPhrase{Layer::kDisjoint, kDisjointGroup, kDisjointGroup},
    LayerPhrase{Layer::kWindows, kWindow, kWindow},
    LayerPhrase{Layer::kAsterisk, kAsterisk, kAsterisk},
    LayerPhrase{Layer::kCenterDot, kCenterDots, kCenterDots},
    LayerPhrase{Layer::kGirandola, kGirandola, kGirandola},
};
static_assert(kLayerPhrases.size() == static_cast<std::size_t>(Layer::kCount));

const LayerPhrase& phrase_of(Layer layer) { return kLayerPhrases[static_cast<std::size_t>(layer)]; }

// A line's number is that of its cells; other houses are counted in their layer, and where grids
// overlap, but for boxes, in their grid.
int number_of(const LadderBoard& board, HouseIndex house) {
  const BoardHouse& facts = board.house(house);
  const Spot first = board.spot(facts.cells.front());
  if (facts.role == HouseRole::kRow) return first.row + 1;
  if (facts.role == HouseRole::kColumn) return first.column + 1;
  const LayerRange& range = board.layer_of(house);
  const int grids = facts.role == HouseRole::kBox ? 1 : static_cast<int>(board.grids().size());
  return (house - range.first) % (range.count / grids) + 1;
}

// The houses of one layer, and one grid where each house belongs to one.
std::vector<std::vector<HouseIndex>> by_layer_and_grid(const LadderBoard& board,
                                                       std::vector<HouseIndex> houses) {
  const auto group_of = [&](HouseIndex house) {
    const LayerRange& range = board.layer_of(house);
    return std::pair(range.first, range.role == HouseRole::kBox ? 0 : board.grid_of(house));
  };
  std::ranges::stable_sort(houses, {}, group_of);
  std::vector<std::vector<HouseIndex>> groups;
  for (const HouseIndex house : houses) {
    if (groups.empty() || group_of(groups.back().back()) != group_of(house)) groups.emplace_back();
    groups.back().push_back(house);
  }
  return groups;
}

// Techniques that the classic board has not, by the size of their pattern.
struct SizedName {
  BoardTechnique technique;
  StepPhrase phrase;
  int size;
};
constexpr std::array kSizedNames = {
    SizedName{BoardTechnique::kGeneralIntersection, kNameGeneralIntersection, 0},
    SizedName{BoardTechnique::kNonConsecutiveForcingCell, kNameForcingCell, 0},
    SizedName{BoardTechnique::kLockedNonConsecutive, kNameLockedNeighbours, 0},
    SizedName{BoardTechnique::kDirectHiddenQuad, kNameDirectHiddenQuad, 0},
    SizedName{BoardTechnique::kNakedQuintuplet, kNakedSetOf, 5},
    SizedName{BoardTechnique::kNakedSextuplet, kNakedSetOf, 6},
    SizedName{BoardTechnique::kNakedSeptuplet, kNakedSetOf, 7},
    SizedName{BoardTechnique::kNakedOctuplet, kNakedSetOf, 8},
    SizedName{BoardTechnique::kHiddenQuintuplet, kHiddenSetOf, 5},
    SizedName{BoardTechnique::kHiddenSextuplet, kHiddenSetOf, 6},
    SizedName{BoardTechnique::kHiddenSeptuplet, kHiddenSetOf, 7},
    SizedName{BoardTechnique::kHiddenOctuplet, kHiddenSetOf, 8},
    SizedName{BoardTechnique::kEightFish, kFishOf, 8},
};

NamedNode named_node_of(const BoardWords& words, const BoardProof& proof,
                        const BoardProofBranch& branch, const BoardProofNode& node) {
  NamedNode named;
  named.cells = {words.cell(node.candidate.cell)};
  named.digit = BoardWords::digit(node.candidate.digit);
  named.on = node.on;
  named.reason = node.reason;
  if (node.reason == Reason::kHouseTaken || node.reason == Reason::kLastInHouse)
    named.house = words.house(node.house);
  if (node.reason == Reason::kPairTaken)
    named.pair_words = words.pair(branch[node.parents.front()].candidate.cell, node.candidate.cell);
  named.argument = node.argument;
  named.parents = node.parents;
  named.claimed = node.on ? proof.placed == node.candidate
                          : std::ranges::find(proof.removed, node.candidate) != proof.removed.end();
  return named;
}

// The statement of a pattern among assumptions.
std::string pattern_statement(const BoardWords& names, const BoardStep& step) {
  const StepWords& words = names.words();
  const std::string digits = names.digits(step.digits);
  const std::string base = names.houses(step.bases);
  std::vector<CellIndex> cells;
  for (const std::size_t spot : each_bit(step.spots))
    cells.push_back(names.board().house(step.bases[0]).cells[spot]);
  switch (step.technique) {
    case BoardTechnique::kNakedPair:
      return words.say(kPatternNakedPair, names.cells(cells), digits, base);
    case BoardTechnique::kHiddenPair:
      return words.say(kPatternHiddenPair, digits, base, names.cells(cells));
    case BoardTechnique::kXWing:
      return words.say(kPatternXWing, digits, base, names.houses(step.covers));
    case BoardTechnique::kGeneralIntersection:
      return words.say(kPlacesOf, digits, base);
    default:
      return words.say(kPatternLocked, digits, base, names.houses(step.covers));
  }
}

std::vector<NamedRemoval> named_removals(const BoardWords& words,
                                         const std::vector<BoardCandidate>& candidates) {
  std::map<std::uint8_t, std::vector<CellIndex>> by_digit;
  for (const BoardCandidate& each : candidates) by_digit[each.digit].push_back(each.cell);
  std::vector<NamedRemoval> removals;
  for (auto& [digit, cells] : by_digit) {
    NamedRemoval& removal = removals.emplace_back();
    removal.digit = BoardWords::digit(digit);
    std::ranges::sort(cells);
    for (const CellIndex cell : cells) removal.cells.push_back(words.cell(cell));
  }
  return removals;
}

}  // namespace

std::string BoardWords::cell(CellIndex cell) const { return spot(board_.spot(cell)); }

std::string BoardWords::spot(Spot spot) const {
  return words_.say(kCell, spot.row + 1, spot.column + 1);
}

std::string BoardWords::house(HouseIndex house) const {
  const BoardHouse& facts = board_.house(house);
  const bool is_region = facts.layer == Layer::kBoxes && facts.role != HouseRole::kBox;
  return in_grid(
      words_.say(is_region ? kRegion : phrase_of(facts.layer).one, number_of(board_, house)),
      house);
}

std::string BoardWords::in_grid(std::string name, HouseIndex house) const {
  if (!board_.has_several_grids() || board_.house(house).role == HouseRole::kBox) return name;
  return words_.say(kOfGrid, name, board_.grid_of(house) + 1);
}

std::string BoardWords::digit(std::size_t digit) {
  return {symbol_of(static_cast<int>(digit) + 1)};
}

std::string BoardWords::pair(CellIndex a, CellIndex b) const {
  constexpr std::array kPhrases = {kKnightApart, kKingApart, kNeighbours, kApart};
  const PairMove move = move_between(board_.spot(a), board_.spot(b));
  return words_.say(kPhrases[static_cast<std::size_t>(move)], cell(a), cell(b));
}

std::string BoardWords::technique(BoardTechnique technique) const {
  const auto sized = std::ranges::find(kSizedNames, technique, &SizedName::technique);
  if (sized != kSizedNames.end()) return words_.say(sized->phrase, sized->size);
  return std::string(words_.called(find_technique(board_row(technique).key)->id));
}

std::string BoardWords::cells(std::vector<CellIndex> cells) const {
  std::ranges::sort(cells);
  std::string text;
  for (const CellIndex each : cells) text += (text.empty() ? "" : ", ") + cell(each);
  return text;
}

std::string BoardWords::digits(Bits digits, StepPhrase last_word) const {
  std::vector<std::string> names;
  for (const std::size_t each : each_bit(digits)) names.push_back(digit(each));
  return joined(names, words_[last_word]);
}

std::string BoardWords::houses(const std::vector<HouseIndex>& houses) const {
  const std::string_view word = words_[kAnd];
  std::vector<std::string> kinds;
  for (const std::vector<HouseIndex>& group : by_layer_and_grid(board_, houses)) {
    const BoardHouse& first = board_.house(group.front());
    std::vector<std::string> numbers;
    std::vector<std::string> names;
    for (const HouseIndex each : group) {
      numbers.push_back(std::to_string(number_of(board_, each)));
      names.push_back(house(each));
    }
    const bool listed = names.size() > 1 && first.role != HouseRole::kFurther;
    kinds.push_back(listed
                        ? in_grid(words_.say(phrase_of(first.layer).several, joined(numbers, word)),
                                  group.front())
                        : joined(names, word));
  }
  return joined(kinds, word);
}

std::string BoardWords::candidates(const std::vector<BoardCandidate>& candidates) const {
  std::string text;
  for (const auto& [cells, digit] : named_removals(*this, candidates)) {
    std::string list;
    for (const std::string& each : cells) list += (list.empty() ? "" : ", ") + each;
    text += (text.empty() ? "" : "; ") + words_.say(kFrom, digit, list);
  }
  return text;
}

std::string BoardWords::places(std::span<const CellIndex> cells) const {
  const auto& layers = board_.layers();
  auto range = std::ranges::find(layers, Layer::kBoxes, &LayerRange::layer);
  if (range == layers.end()) range = std::ranges::find(layers, Layer::kRows, &LayerRange::layer);
  std::vector<HouseIndex> met;
  for (HouseIndex i = 0; i < range->count; ++i) {
    const auto house = static_cast<HouseIndex>(range->first + i);
    if (std::ranges::any_of(cells,
                            [&](CellIndex cell) { return board_.house(house).plane.has(cell); }))
      met.push_back(house);
  }
  return houses(met);
}

NamedProof BoardWords::proof(const BoardProof& proof) const {
  NamedProof out;
  out.kind = proof.kind;
  out.technique = technique(proof.technique);
  out.length = proof.length;
  out.assertions = assertions_in(proof);
  if (proof.placed)
    out.placed = NamedPlacement{cell(proof.placed->cell), digit(proof.placed->digit)};
  out.removed = named_removals(*this, proof.removed);
  out.cell = cell(proof.cell);
  out.house = house(proof.house);
  out.digit = digit(proof.digit);
  out.clash = proof.clash;
  for (const BoardProofBranch& branch : proof.branches) {
    NamedBranch& nodes = out.branches.emplace_back();
    for (const BoardProofNode& node : branch)
      nodes.push_back(named_node_of(*this, proof, branch, node));
  }
  for (const BoardStep& step : proof.patterns)
    out.patterns.push_back(pattern_statement(*this, step));
  for (const auto& nested : proof.nested) out.nested.push_back(this->proof(*nested));
  return out;
}

}  // namespace nonet::variants
