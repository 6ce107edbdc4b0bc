#include "variants/ladder/patterns/loop_paths.h"

#include <algorithm>

#include "variants/ladder/ladder_facts.h"
#include "variants/ladder/patterns/told_apart.h"

namespace nonet::variants {
namespace {

// One depth-first walk.
class LoopPaths {
 public:
  LoopPaths(const BoardSearch& search, CellIndex start)
      : search_(search), pair_(search.marks.of(start)) {
    walk(start, 2, 0, nullptr);
  }

  [[nodiscard]] std::vector<CellPath> take() { return std::move(found_); }

 private:
  // `spare` cells with further digits are allowed; `extras` are those met before. By the rules of
  // Sudoku Explainer `extras` gathers the digits of all cells looked at from here, also of those
  // walked into and left again; the revised rules count those of the path.
  void walk(CellIndex cell, int spare, Bits extras, const BoardHouse* from) {
    path_.push_back(cell);
    for (const HousePlace& place : search_.board.places_of(cell)) {
      const BoardHouse& house = search_.board.house(place.house);
      if (from != nullptr && house.layer == from->layer) continue;
      for (const CellIndex next : house.cells) step_to(next, spare, extras, house);
    }
    path_.pop_back();
  }

  void step_to(CellIndex next, int spare, Bits& extras, const BoardHouse& house) {
    if (next == path_.front() && path_.size() >= 4) {
      if (is_loop()) found_.push_back(path_);
      return;
    }
    const Bits digits = search_.marks.of(next);
    if ((digits & pair_) != pair_ || std::ranges::find(path_, next) != path_.end()) return;
    const Bits met = extras | (digits & ~pair_);
    if (!search_.rules.revised_uniqueness) extras = met;
    const bool plain = digits == pair_;
    const bool one_extra = met != 0 && !is_several(met);
    if (plain || one_extra || spare > 0) walk(next, spare - (plain ? 0 : 1), met, &house);
  }

  // Numbered alternately, cells of one parity share no house, and both enter the same houses; no
  // pair tells the digits apart.
  [[nodiscard]] bool is_loop() const {
    if (std::ranges::any_of(path_,
                            [&](CellIndex cell) { return are_told_apart(search_, cell, pair_); }))
      return false;
    std::vector<HouseIndex> even;
    std::vector<HouseIndex> odd;
    for (std::size_t i = 0; i < path_.size(); ++i) {
      for (const HousePlace& place : search_.board.places_of(path_[i])) {
        (i % 2 == 0 ? even : odd).push_back(place.house);
      }
    }
    std::ranges::sort(even);
    std::ranges::sort(odd);
    return even == odd && std::ranges::adjacent_find(even) == even.end();
  }

  const BoardSearch& search_;
  Bits pair_;
  CellPath path_;
  std::vector<CellPath> found_;
};

}  // namespace

std::vector<CellPath> loops_from(const BoardSearch& search, CellIndex start) {
  return LoopPaths(search, start).take();
}

}  // namespace nonet::variants
