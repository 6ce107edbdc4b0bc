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
  CellIndex first;
  CellIndex last;
};

class Rectangles {
 public:
  Rectangles(std::vector<CellIndex> cells, std::size_t width)
      : left_(std::move(cells)), width_(width) {
    std::ranges::sort(left_);
  }

  [[nodiscard]] std::vector<Corners> all(Growth growth) && {
    std::vector<Corners> found;
    while (!left_.empty()) {
      const Corners next = largest_from(left_.front(), growth);
      std::erase_if(left_, [&](CellIndex cell) { return contains(next, cell); });
      found.push_back(next);
    }
    return found;
  }

 private:
  [[nodiscard]] bool contains(const Corners& corners, std::size_t cell) const {
    const std::size_t column = cell % width_;
    return cell / width_ >= corners.first / width_ && cell / width_ <= corners.last / width_ &&
           column >= corners.first % width_ && column <= corners.last % width_;
  }

  // Whether all cells of the rectangle are left.
  [[nodiscard]] bool is_left(const Corners& corners) const {
    const std::size_t rows = corners.last / width_ - corners.first / width_ + 1;
    const std::size_t columns = corners.last % width_ - corners.first % width_ + 1;
    const auto inside =
        std::ranges::count_if(left_, [&](CellIndex cell) { return contains(corners, cell); });
    return static_cast<std::size_t>(inside) == rows * columns;
  }

  void grow_right(Corners& corners) const {
    while ((corners.last + 1U) % width_ != 0 &&
           is_left({corners.first, static_cast<CellIndex>(corners.last + 1)}))
      ++corners.last;
  }

  void grow_down(Corners& corners) const {
    while (corners.last + width_ < width_ * width_ &&
           is_left({corners.first, static_cast<CellIndex>(corners.last + width_)}))
      corners.last = static_cast<CellIndex>(corners.last + width_);
  }

  [[nodiscard]] Corners largest_from(CellIndex cell, Growth growth) const {
    Corners corners{cell, cell};
    if (growth == Growth::kDownFirst) grow_down(corners);
    grow_right(corners);
    grow_down(corners);
    return corners;
  }

  std::vector<CellIndex> left_;
  std::size_t width_;
};

// Whether it is none of the windows that are drawn.
bool is_hidden_window(HouseIndex house, const LadderBoard& board) {
  if (board.house(house).layer != Layer::kWindows) return false;
  const auto windows = std::ranges::find(board.layers(), Layer::kWindows, &LayerRange::layer);
  return house - windows->first >= kDrawnWindows;
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

bool needs_place(const BoardHouse& house) {
  return house.role == HouseRole::kFurther && house.layer != Layer::kDiagonal &&
         house.layer != Layer::kAntidiagonal;
}

std::string place_of(HouseIndex house, const BoardWords& names) {
  const std::vector<CellIndex>& cells = names.board().house(house).cells;
  const auto width = static_cast<std::size_t>(names.board().digits());
  const std::vector<Corners> along = Rectangles(cells, width).all(Growth::kRightFirst);
  const std::vector<Corners> down = Rectangles(cells, width).all(Growth::kDownFirst);
  std::string text;
  for (const Corners& each : down.size() < along.size() ? down : along) {
    if (!text.empty()) text += ", ";
    text += names.cell(each.first);
    if (each.last != each.first) text += "-" + names.cell(each.last);
  }
  return text;
}

std::string name_with_place(HouseIndex house, const BoardWords& names) {
  const std::string name = names.house(house);
  if (!needs_place(names.board().house(house))) return name;
  std::string place = place_of(house, names);
  if (is_hidden_window(house, names.board()))
    place += "; " + names.words().say(StepPhrase::kFollowsFromWindows, kDrawnWindows);
  return fmt::format("{} ({})", name, place);
}

std::string HousePlaces::told(std::string text) {
  const LadderBoard& board = names_.board();
  for (std::size_t i = 0; i < board.houses().size(); ++i) {
    const auto house = static_cast<HouseIndex>(i);
    if (!needs_place(board.house(house)) || std::ranges::find(told_, house) != told_.end())
      continue;
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
