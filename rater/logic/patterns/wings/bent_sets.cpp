#include "rater/logic/patterns/wings/bent_sets.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <iterator>
#include <optional>
#include <span>
#include <vector>

#include "base/bits.h"
#include "board/geometry.h"
#include "board/typed_array.h"
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
  static constexpr std::size_t kMost = 64;  // of six cells
  using Marks = std::array<std::int16_t, kMost>;

  // Fewer than `size` and with no more digits than that, the empty choice first.
  void load(const Position& position, CellSet cells, int size, CellSet changed) {
    count_ = 0;
    add({});
    for (const Cell cell : cells& position.empty_cells()) {
      const bool is_new = changed.contains(cell);
      for (std::size_t i = 0, end = count_; i < end; ++i) {
        const BentPart& part = parts_[i];
        const DigitSet digits = part.digits | position.candidates(cell);
        if (part.size + 1 == size || digits.size() > size) continue;
        add({part.cells | CellSet(cell), digits, part.size + 1, part.is_new || is_new});
      }
    }
  }

  // Marks the choices, by place, that have one digit in common with `part`, a choice of the other
  // house, and reach `size` cells together with it and cells of the crossing. Unless `new_is_had`,
  // only choices with a changed cell. Compilers turn the loop into vectors.
  void mark_partners(const BentPart& part, int size, bool new_is_had, Marks& marks) const {
    const auto digits = static_cast<std::int16_t>(part.digits.bits());
    const auto most = static_cast<std::int16_t>(size - part.size);
    const auto fewest = static_cast<std::int16_t>(most - kBoxSize);
    const auto had = static_cast<std::int16_t>(new_is_had ? 1 : 0);
    for (std::size_t i = 0; i < count_; ++i) {
      const auto shared = static_cast<std::int16_t>(digits_[i] & digits);
      const auto rest = static_cast<std::int16_t>(shared & (shared - 1));
      const int one = int{shared != 0} & int{rest == 0};
      const int fits = int{sizes_[i] <= most} & int{sizes_[i] >= fewest};
      const int fresh = int{(new_[i] | had) != 0};
      marks[i] = static_cast<std::int16_t>(one & fits & fresh);
    }
  }

  [[nodiscard]] std::span<const BentPart> all() const { return {parts_.data(), count_}; }
  [[nodiscard]] bool any_new() const { return std::ranges::any_of(all(), &BentPart::is_new); }
  [[nodiscard]] DigitSet digits() const {
    DigitSet digits;
    for (const BentPart& part : all()) digits |= part.digits;
    return digits;
  }

 private:
  void add(const BentPart& part) {
    digits_[count_] = static_cast<std::int16_t>(part.digits.bits());
    sizes_[count_] = static_cast<std::int16_t>(part.size);
    new_[count_] = static_cast<std::int16_t>(part.is_new ? 1 : 0);
    parts_[count_++] = part;
  }

  std::array<BentPart, kMost> parts_;
  std::size_t count_ = 0;
  Marks digits_{};  // of the parts, and so on
  Marks sizes_{};
  Marks new_{};
};

struct BentHouses {
  House one;
  House other;
};

// Offers the set of which one cell is z, if a cell sees all its places.
Demand offer_bent(const Search& search, const BentPart& set, Digit z, const BentHouses& houses) {
  Step step;
  step.cells = set.cells;
  const CellSet places = search.position.places(z);
  step.eliminations[z] = (common_peers(step.cells & places) & places) - step.cells;
  if (step.eliminations.empty()) return Demand::kMore;
  step.technique = kBentTechniques[static_cast<std::size_t>(search.size - kLeastBentCells)];
  step.size = static_cast<std::uint8_t>(search.size);
  step.digits = set.digits;
  step.house = houses.one;
  step.cover = houses.other;
  if (explains(search)) step.parts = {{step.cells & places, DigitSet(z)}};
  return search.sink.offer(step);
}

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
    const bool others_new = crossing_new || beside_line_.any_new();
    const DigitSet in_box_part = beside_line_.digits();
    for (const BentPart& a : beside_box_.all()) {
      if (!(a.is_new || others_new) || !a.digits.intersects(in_box_part)) continue;
      beside_line_.mark_partners(a, search_.size, a.is_new || crossing_new, marks_);
      for (std::size_t i = 0; i < beside_line_.all().size(); ++i) {
        if (marks_[i] == 0) continue;
        if (add_crossing(a, beside_line_.all()[i]) == Demand::kEnough) return Demand::kEnough;
      }
    }
    return Demand::kMore;
  }

 private:
  Demand add_crossing(const BentPart& a, const BentPart& b) {
    const DigitSet digits = a.digits | b.digits;
    if (digits.size() > search_.size) return Demand::kMore;
    for (const BentPart& c : crossing_.all()) {
      if (a.size + b.size + c.size != search_.size) continue;
      if (!a.is_new && !b.is_new && !c.is_new) continue;
      if ((digits | c.digits).size() != search_.size) continue;
      if (offer(a, b, c) == Demand::kEnough) return Demand::kEnough;
    }
    return Demand::kMore;
  }

  Demand offer(const BentPart& a, const BentPart& b, const BentPart& c) {
    const BentPart all{a.cells | b.cells | c.cells, a.digits | b.digits | c.digits, search_.size};
    return offer_bent(search_, all, (a.digits & b.digits).first(), {line_, box_});
  }

  const Search& search_;
  CellSet changed_;
  House line_;
  House box_;
  BentParts beside_box_;
  BentParts beside_line_;
  BentParts crossing_;
  BentParts::Marks marks_{};
};

// The choices of cells of each line that have one digit more than cells, made when first asked for.
class AlmostLockedLines {
 public:
  // Of at most so many cells.
  AlmostLockedLines(const Position& position, int most) : position_(position), most_(most) {}

  const std::vector<BentPart>& of(House line) {
    std::optional<std::vector<BentPart>>& sets = sets_[line];
    if (!sets) sets = sets_in(line);
    return *sets;
  }

 private:
  [[nodiscard]] std::vector<BentPart> sets_in(House line) {
    parts_.assign(1, BentPart{});
    for (const Cell cell : cell_set_of(line) & position_.empty_cells()) {
      const DigitSet candidates = position_.candidates(cell);
      if (candidates.size() > most_ + 1) continue;
      for (std::size_t i = 0, end = parts_.size(); i < end; ++i) {
        const BentPart& part = parts_[i];
        const DigitSet digits = part.digits | candidates;
        if (part.size == most_ || digits.size() > most_ + 1) continue;
        parts_.push_back({part.cells | CellSet(cell), digits, part.size + 1});
      }
    }
    std::vector<BentPart> sets;
    std::ranges::copy_if(parts_, std::back_inserter(sets),
                         [](const BentPart& part) { return part.digits.size() == part.size + 1; });
    return sets;
  }

  const Position& position_;
  int most_;
  std::vector<BentPart> parts_;
  PerHouse<std::optional<std::vector<BentPart>>> sets_;
};

// A row, a column and the cell where they cross: of the other cells, those of each line have one
// digit more than cells. (With one digit as many they would be a locked set by themselves.)
class CrossedLines {
 public:
  CrossedLines(const Search& search, CellSet changed)
      : search_(search),
        changed_(changed),
        // One cell at least is in the other line, one crosses.
        lines_(search.position, search.size - 2) {}

  Demand run() {
    for (const Cell pivot : search_.position.empty_cells()) {
      if (!changed_.intersects(peers_of(pivot) | CellSet(pivot))) continue;
      if (cross_at(pivot) == Demand::kEnough) return Demand::kEnough;
    }
    return Demand::kMore;
  }

 private:
  Demand cross_at(Cell pivot) {
    const DigitSet digits = search_.position.candidates(pivot);
    if (digits.size() < 2 || digits.size() > search_.size) return Demand::kMore;
    const BentHouses houses{House::row(pivot.row()), House::column(pivot.column())};
    for (const BentPart& a : lines_.of(houses.one)) {
      if (!is_beside(a, pivot)) continue;
      for (const BentPart& b : lines_.of(houses.other)) {
        if (a.size + b.size + 1 != search_.size || !is_beside(b, pivot)) continue;
        const DigitSet common = a.digits & b.digits;
        if (common.size() != 1 || !(a.digits | b.digits).contains(digits)) continue;
        const BentPart all{a.cells | b.cells | CellSet(pivot), a.digits | b.digits, search_.size};
        if (offer_bent(search_, all, common.first(), houses) == Demand::kEnough) {
          return Demand::kEnough;
        }
      }
    }
    return Demand::kMore;
  }

  // Without the crossing, and with a cell outside its box: others are bent sets of a line and the
  // box.
  static bool is_beside(const BentPart& part, Cell pivot) {
    return !part.cells.contains(pivot) &&
           !cell_set_of(House::box(pivot.box())).contains(part.cells);
  }

  const Search& search_;
  CellSet changed_;
  AlmostLockedLines lines_;
};

}  // namespace

void find_bent_sets(const Search& search) {
  const CellFinder finder = finder_of_size(CellFinder::kBentSet, search.size - kLeastBentCells);
  find_in_changed_cells(search, finder, [](const Search& here, CellSet changed) {
    Demand demand = Demand::kMore;
    BentSearch bent(here, changed);
    visit_crossings([&](House line, House box) {
      demand = bent.run(line, box);
      return demand;
    });
    if (demand == Demand::kMore) CrossedLines(here, changed).run();
  });
}

}  // namespace nonet
