#include "rater/logic/patterns/wings/bent_sets.h"

#include <algorithm>
#include <array>
#include <span>

#include "base/bits.h"
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
  bool is_new = false;  // has a changed cell
};

// All choices of the cells of a part of a house.
class BentParts {
 public:
  // Fewer than `size` and with no more digits than that, the empty choice first.
  void load(const Position& position, CellSet cells, int size, CellSet changed) {
    parts_[0] = {};
    count_ = 1;
    for (const Cell cell : cells& position.empty_cells()) {
      const bool is_new = changed.contains(cell);
      for (std::size_t i = 0, end = count_; i < end; ++i) {
        const BentPart& part = parts_[i];
        const DigitSet digits = part.digits | position.candidates(cell);
        if (part.size + 1 == size || digits.size() > size) continue;
        parts_[count_++] = {part.cells | CellSet(cell), digits, part.size + 1,
                            part.is_new || is_new};
      }
    }
  }

  [[nodiscard]] std::span<const BentPart> all() const { return {parts_.data(), count_}; }
  [[nodiscard]] bool any_new() const { return std::ranges::any_of(all(), &BentPart::is_new); }

 private:
  static constexpr std::size_t kMostCells = 6;
  std::array<BentPart, 1U << kMostCells> parts_;
  std::size_t count_ = 0;
};

class BentSearch {
 public:
  BentSearch(const Search& search, CellSet changed) : search_(search), changed_(changed) {}

  Demand run(House line, House box) {
    line_ = line;
    box_ = box;
    const CellSet in_line = cell_set_of(line);
    const CellSet in_box = cell_set_of(box);
    if (!changed_.intersects(in_line | in_box)) return Demand::kMore;
    beside_box_.load(search_.position, in_line - in_box, search_.size, changed_);
    beside_line_.load(search_.position, in_box - in_line, search_.size, changed_);
    crossing_.load(search_.position, in_line & in_box, search_.size, changed_);
    const bool crossing_new = crossing_.any_new();
    for (const BentPart& a : beside_box_.all()) {
      for (const BentPart& b : beside_line_.all()) {
        const unsigned shared = (a.digits & b.digits).bits();
        if (shared == 0 || !at_most_one_bit(shared) || !fits(a, b)) continue;
        const bool is_new = a.is_new || b.is_new;
        if (!is_new && !crossing_new) continue;
        for (const BentPart& c : crossing_.all()) {
          if (a.size + b.size + c.size != search_.size) continue;
          if (!is_new && !c.is_new) continue;
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
  CellSet changed_;
  House line_;
  House box_;
  BentParts beside_box_;
  BentParts beside_line_;
  BentParts crossing_;
};

}  // namespace

void find_bent_sets(const Search& search) {
  const CellFinder finder = finder_of_size(CellFinder::kBentSet, search.size - kLeastBentCells);
  find_in_changed_cells(search, finder, [](const Search& here, CellSet changed) {
    BentSearch bent(here, changed);
    visit_crossings([&](House line, House box) { return bent.run(line, box); });
  });
}

}  // namespace nonet
