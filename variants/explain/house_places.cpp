// A person finds a rectangle of cells sooner than a list of them, so the cells of a house are put
// together to rectangles: each takes the first cell that is left, and grows along the rows and then
// down, or down and then along the rows, whichever way needs fewer rectangles for the house.
#include "variants/explain/house_places.h"

#include <algorithm>
#include <fmt/format.h>
#include <string_view>

#include "variants/board/kinds.h"

namespace nonet::variants {
namespace {

constexpr std::size_t kNoPlace = std::string::npos;

enum class Growth : bool { kRightFirst, kDownFirst };

struct Corners {
  Spot first;
  Spot last;

  [[nodiscard]] bool contain(Spot spot) const {
    return spot.row >= first.row && spot.row <= last.row && spot.column >= first.column &&
           spot.column <= last.column;
  }
};

class Rectangles {
 public:
  explicit Rectangles(std::vector<Spot> spots) : left_(std::move(spots)) {
    std::ranges::sort(left_);
  }

  [[nodiscard]] std::vector<Corners> all(Growth growth) && {
    std::vector<Corners> found;
    while (!left_.empty()) {
      const Corners next = largest_from(left_.front(), growth);
      std::erase_if(left_, [&](Spot spot) { return next.contain(spot); });
      found.push_back(next);
    }
    return found;
  }

 private:
  // Whether all cells of the rectangle are left.
  [[nodiscard]] bool is_left(const Corners& corners) const {
    const int rows = corners.last.row - corners.first.row + 1;
    const int columns = corners.last.column - corners.first.column + 1;
    return std::ranges::count_if(left_, [&](Spot spot) { return corners.contain(spot); }) ==
           rows * columns;
  }

  void grow_right(Corners& corners) const {
    while (is_left({corners.first, {corners.last.row, corners.last.column + 1}}))
      ++corners.last.column;
  }

  void grow_down(Corners& corners) const {
    while (is_left({corners.first, {corners.last.row + 1, corners.last.column}}))
      ++corners.last.row;
  }

  [[nodiscard]] Corners largest_from(Spot spot, Growth growth) const {
    Corners corners{spot, spot};
    if (growth == Growth::kDownFirst) grow_down(corners);
    grow_right(corners);
    grow_down(corners);
    return corners;
  }

  std::vector<Spot> left_;
};

// Whether it is none of the windows that are drawn.
bool is_hidden_window(HouseIndex house, const LadderBoard& board) {
  if (board.house(house).layer != Layer::kWindows) return false;
  const LayerRange& windows = board.layer_of(house);
  const int of_grid = windows.count / static_cast<int>(board.grids().size());
  return (house - windows.first) % of_grid >= kDrawnWindows;
}

// Where the text has the name as a whole: "region 1" is not in "region 12".
std::size_t place_of_name(std::string_view text, std::string_view name) {
  for (std::size_t at = text.find(name); at != kNoPlace; at = text.find(name, at + 1)) {
    const std::size_t end = at + name.size();
    const bool goes_on = end < text.size() && text[end] >= '0' && text[end] <= '9';
    if (!goes_on) return at;
  }
  return kNoPlace;
}

}  // namespace

bool needs_place(HouseIndex house, const LadderBoard& board) {
  const BoardHouse& facts = board.house(house);
  if (board.has_several_grids()) return true;
  return facts.role == HouseRole::kFurther && facts.layer != Layer::kDiagonal &&
         facts.layer != Layer::kAntidiagonal;
}

std::string place_of(HouseIndex house, const BoardWords& names) {
  std::vector<Spot> spots;
  for (const CellIndex cell : names.board().house(house).cells)
    spots.push_back(names.board().spot(cell));
  const std::vector<Corners> along = Rectangles(spots).all(Growth::kRightFirst);
  const std::vector<Corners> down = Rectangles(spots).all(Growth::kDownFirst);
  std::string text;
  for (const Corners& each : down.size() < along.size() ? down : along) {
    if (!text.empty()) text += ", ";
    text += names.spot(each.first);
    if (each.last != each.first) text += "-" + names.spot(each.last);
  }
  return text;
}

std::string name_with_place(HouseIndex house, const BoardWords& names) {
  const std::string name = names.house(house);
  if (!needs_place(house, names.board())) return name;
  std::string place = place_of(house, names);
  if (is_hidden_window(house, names.board()))
    place += "; " + names.words().say(StepPhrase::kFollowsFromWindows, kDrawnWindows);
  return fmt::format("{} ({})", name, place);
}

std::string HousePlaces::told(std::string text) {
  const LadderBoard& board = names_.board();
  for (std::size_t i = 0; i < board.houses().size(); ++i) {
    const auto house = static_cast<HouseIndex>(i);
    if (!needs_place(house, board) || std::ranges::find(told_, house) != told_.end()) continue;
    const std::string name = names_.house(house);
    const std::size_t at = place_of_name(text, name);
    if (at == kNoPlace) continue;
    told_.push_back(house);
    const std::string placed = name_with_place(house, names_);
    if (text.find(placed) == kNoPlace) text.replace(at, name.size(), placed);
  }
  return text;
}

// Houses that only turn a candidate off are not named.
void HousePlaces::tell(NamedProof& proof) {
  if (proof.kind == ProofKind::kHouse) proof.house = told(std::move(proof.house));
  for (NamedBranch& branch : proof.branches) {
    for (NamedNode& node : branch) {
      if (node.on) node.house = told(std::move(node.house));
    }
  }
  for (std::string& pattern : proof.patterns) pattern = told(std::move(pattern));
  for (NamedProof& nested : proof.nested) tell(nested);
}

}  // namespace nonet::variants
