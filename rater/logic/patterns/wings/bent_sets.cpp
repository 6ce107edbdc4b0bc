#include "rater/logic/patterns/wings/bent_sets.h"

#include <array>
#include <bit>
#include <vector>

#include "board/geometry.h"
#include "rater/logic/position/houses.h"
#include "rater/logic/steps/changed_cells.h"

namespace nonet {

namespace {

constexpr int kLeastBentCells = 4;
constexpr std::array kBentTechniques = {TechniqueId::kWxyzWing, TechniqueId::kVwxyzWing,
                                        TechniqueId::kUvwxyzWing, TechniqueId::kTuvwxyzWing,
                                        TechniqueId::kStuvwxyzWing};

// A choice of cells with their digits.
struct BentPart {
  CellSet cells;
  DigitSet digits;
  int size = 0;
};

// All choices of the cells, fewer than `size` and with no more digits than that, the empty one
// first.
std::vector<BentPart> parts_of(const Position& position, CellSet cells, int size) {
  std::vector<BentPart> parts = {BentPart{}};
  for (const Cell cell : cells& position.empty_cells()) {
    const std::size_t count = parts.size();
    for (std::size_t i = 0; i < count; ++i) {
      const DigitSet digits = parts[i].digits | position.candidates(cell);
      if (parts[i].size + 1 == size || digits.size() > size) continue;
      parts.push_back({parts[i].cells | CellSet(cell), digits, parts[i].size + 1});
    }
  }
  return parts;
}

class BentSearch {
 public:
  BentSearch(const Search& search, House line, House box)
      : search_(search), line_(line), box_(box) {}

  Demand run() {
    const int size = search_.size;
    const CellSet line = cell_set_of(line_);
    const CellSet box = cell_set_of(box_);
    const auto beside_box = parts_of(search_.position, line - box, size);
    const auto beside_line = parts_of(search_.position, box - line, size);
    const auto crossing = parts_of(search_.position, line & box, size);
    for (const BentPart& a : beside_box) {
      for (const BentPart& b : beside_line) {
        if ((a.digits & b.digits).size() != 1 || !fits(a, b)) continue;
        for (const BentPart& c : crossing) {
          if (a.size + b.size + c.size != search_.size) continue;
          if ((a.digits | b.digits | c.digits).size() != search_.size) continue;
          if (offer(a, b, c) == Demand::kEnough) return Demand::kEnough;
        }
      }
    }
    return Demand::kMore;
  }

 private:
  [[nodiscard]] bool fits(const BentPart& a, const BentPart& b) const {
    const int cells = a.size + b.size;
    return cells <= search_.size && cells + kBoxSize >= search_.size &&
           (a.digits | b.digits).size() <= search_.size;
  }

  Demand offer(const BentPart& a, const BentPart& b, const BentPart& c) {
    const Digit z = (a.digits & b.digits).first();
    Step step;
    step.cells = a.cells | b.cells | c.cells;
    const CellSet places = search_.position.places(z);
    step.eliminations[z] = (common_peers(step.cells & places) & places) - step.cells;
    if (step.eliminations.empty()) return Demand::kMore;
    step.technique = kBentTechniques[static_cast<std::size_t>(search_.size - kLeastBentCells)];
    step.size = static_cast<std::uint8_t>(search_.size);
    step.digits = a.digits | b.digits | c.digits;
    step.house = line_;
    step.cover = box_;
    if (explains(search_)) step.parts = {{step.cells & places, DigitSet(z)}};
    return search_.sink.offer(step);
  }

  const Search& search_;
  House line_;
  House box_;
};

}  // namespace

void find_bent_sets(const Search& search) {
  const CellFinder finder = finder_of_size(CellFinder::kBentSet, search.size - kLeastBentCells);
  find_in_changed_cells(search, finder, [](const Search& here, CellSet changed) {
    visit_crossings([&](House line, House box) {
      const bool is_new = changed.intersects(cell_set_of(line) | cell_set_of(box));
      return is_new ? BentSearch(here, line, box).run() : Demand::kMore;
    });
  });
}

}  // namespace nonet
