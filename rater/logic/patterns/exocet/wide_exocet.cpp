#include "rater/logic/patterns/exocet/wide_exocet.h"

#include <algorithm>
#include <array>
#include <bit>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

#include "board/geometry.h"
#include "rater/logic/patterns/exocet/digit_places.h"
#include "rater/logic/position/houses.h"

namespace nonet {

namespace {

constexpr int kMostHouses = 6;
// Of a digit; one with more is open nearly everywhere, and no two cells meet all its templates.
constexpr std::size_t kMostTemplates = 20000;

// The sets of nine cells for a digit, one in every house, that its places allow.
class Templates {
 public:
  explicit Templates(CellSet places) : places_(places) { extend({}, {}, 0); }

  // nullptr: too many.
  [[nodiscard]] const std::vector<CellSet>* list() const {
    return list_.size() > kMostTemplates ? nullptr : &list_;
  }

 private:
  void extend(CellSet cells, CellSet seen, int row) {
    if (list_.size() > kMostTemplates) return;
    if (row == kSize) {
      list_.push_back(cells);
      return;
    }
    for (const Cell cell : (places_ & cell_set_of(House::row(row))) - seen) {
      extend(cells | CellSet(cell), seen | peers_of(cell), row + 1);
    }
  }

  CellSet places_;
  std::vector<CellSet> list_;
};

class WideExocets {
 public:
  WideExocets(const Search& search, int base_cells)
      : search_(search), position_(search.position), base_cells_(base_cells) {
    for (const Digit digit : DigitSet::all()) places_[digit] = places_and_values(position_, digit);
  }

  void run() {
    for (const HouseKind kind : {HouseKind::kRow, HouseKind::kColumn}) {
      for (int number = 0; number < kSize; ++number) {
        line_ = House(kind, number);
        for (std::size_t at = 0; at < kSize; at += kBoxSize) {
          CellSet three;
          for (std::size_t i = at; i < at + kBoxSize; ++i) three.insert(cells_of(line_)[i]);
          if (try_bases(three & position_.empty_cells()) == Demand::kEnough) return;
        }
      }
    }
  }

 private:
  Demand try_bases(CellSet three) {
    for (const Cell first : three) {
      if (base_cells_ == 1 && try_base(CellSet(first)) == Demand::kEnough) return Demand::kEnough;
      three.erase(first);
      if (base_cells_ == 1) continue;
      for (const Cell second : three) {
        if (try_base({first, second}) == Demand::kEnough) return Demand::kEnough;
      }
    }
    return Demand::kMore;
  }

  Demand try_base(CellSet base) {
    base_ = base;
    digits_ = DigitSet();
    CellSet seen = base;
    for (const Cell cell : base) {
      digits_ |= position_.candidates(cell);
      seen |= peers_of(cell);
    }
    if (digits_.size() <= base_cells_ || digits_.size() > base_cells_ + 2) return Demand::kMore;
    available_ = position_.empty_cells() - seen;
    tried_.clear();
    for (const Digit digit : digits_) {
      auto& templates = templates_[digit];
      if (!templates) templates.emplace(places_[digit]);
      if (templates->list() == nullptr) return Demand::kMore;
    }
    return hit({}, base_cells_);
  }

  // A template of a base digit through a base cell that meets no target.
  [[nodiscard]] std::optional<CellSet> missed(CellSet targets) const {
    for (const Digit digit : digits_) {
      const CellSet through = base_ & position_.places(digit);
      for (const CellSet cells : *templates_[digit]->list()) {
        if (cells.intersects(through) && !cells.intersects(targets)) return cells;
      }
    }
    return std::nullopt;
  }

  Demand hit(CellSet targets, int left) {
    const auto open = missed(targets);
    if (!open) return left == 0 ? try_targets(targets) : Demand::kMore;
    if (left == 0) return Demand::kMore;
    for (const Cell cell : *open& available_) {
      if ((position_.candidates(cell) & digits_).empty()) continue;
      if (hit(targets | CellSet(cell), left - 1) == Demand::kEnough) return Demand::kEnough;
    }
    return Demand::kMore;
  }

  // Whether the targets have other digits than the base, or lack one.
  [[nodiscard]] bool differ_from_base(CellSet targets) const {
    DigitSet all;
    for (const Cell cell : targets) all |= position_.candidates(cell);
    return all != digits_;
  }

  Demand try_targets(CellSet targets) {
    if (!differ_from_base(targets) || std::ranges::find(tried_, targets) != tried_.end()) {
      return Demand::kMore;
    }
    tried_.push_back(targets);
    targets_ = targets;
    const HouseSet houses = fewest_houses();
    if (std::popcount(houses) > kMostHouses || is_plain(houses)) return Demand::kMore;
    return offer(houses);
  }

  // Whether a base digit has room in all of these houses beside the targets.
  [[nodiscard]] bool have_room(HouseSet houses) const {
    for (const Digit digit : digits_) {
      for (const Cell cell : base_& position_.places(digit)) {
        const HouseSet open = houses & ~house_set_of(cell);
        if (has_room(open, places_[digit] - targets_ - peers_of(cell) - base_)) return true;
      }
    }
    return false;
  }

  // Whether one of these cells can be chosen in each house, none of which sees another.
  [[nodiscard]] bool has_room(HouseSet houses, CellSet cells) const {
    if (houses == 0) return true;
    HouseSet fewest = 0;
    int least = kCells;
    for (HouseSet rest = houses; rest != 0; rest &= rest - 1) {
      const int count = (cells & cell_set_of(House(std::countr_zero(rest)))).size();
      if (count < least) fewest = rest & ~(rest - 1);
      least = std::min(least, count);
    }
    for (const Cell cell : cells& cell_set_of(House(std::countr_zero(fewest)))) {
      const HouseSet left = houses & ~house_set_of(cell);
      if (has_room(left, cells - peers_of(cell) - CellSet(cell))) return true;
    }
    return false;
  }

  // Boxes are left out first, then lines along the base, then lines across it.
  [[nodiscard]] HouseSet fewest_houses() const {
    HouseSet houses = (HouseSet{1} << kHouses) - 1;
    const HouseKind along = line_.kind();
    const HouseKind across = along == HouseKind::kRow ? HouseKind::kColumn : HouseKind::kRow;
    for (const HouseKind kind : {HouseKind::kBox, along, across}) {
      for (int number = 0; number < kSize; ++number) {
        const HouseSet without = houses & ~bit_of(House(kind, number));
        if (without != houses && !have_room(without)) houses = without;
      }
    }
    return houses;
  }

  // Three lines across a base of two cells: junior and senior exocets, in their own finders.
  [[nodiscard]] bool is_plain(HouseSet houses) const {
    if (base_cells_ == 1 || std::popcount(houses) > 3) return false;
    const auto is_across = [&](House house) {
      return house.kind() != HouseKind::kBox && house.kind() != line_.kind();
    };
    return std::ranges::all_of(house_list(houses), is_across);
  }

  Demand offer(HouseSet houses) {
    Step step;
    step.eliminations = excluded_by(base_, arranged_in(houses), position_);
    if (step.eliminations.empty()) return Demand::kMore;
    step.technique = base_cells_ == 1 ? TechniqueId::kOneCellExocet : TechniqueId::kComplexExocet;
    step.cells = base_;
    step.helpers = targets_;
    step.digits = digits_;
    step.bases = houses;
    step.cover = line_;
    step.size = static_cast<std::uint8_t>(digits_.size());
    if (explains(search_)) step.proof = proof_of(step);
    return search_.sink.offer(step);
  }

  // The houses, and the boxes of the band.
  [[nodiscard]] std::vector<House> arranged_in(HouseSet houses) const {
    for (const Cell cell : cell_set_of(line_)) {
      houses |= bit_of(House::box(cell.box()));
    }
    return house_list(houses);
  }

  [[nodiscard]] std::shared_ptr<const Proof> proof_of(const Step& step) const {
    Pattern pattern;
    pattern.cells = step.cells;
    pattern.digits = step.digits;
    pattern.base = house_list(step.bases);
    pattern.cover = {*step.cover};
    pattern.partners = step.helpers;
    pattern.parts = {{base_, digits_}, {targets_, digits_}};
    CellSet crossed;
    for (const House house : pattern.base) crossed |= cell_set_of(house);
    for (const Cell cell : base_) crossed -= peers_of(cell) | CellSet(cell);
    for (const Digit digit : digits_) {
      pattern.parts.push_back({(crossed & places_[digit]) - targets_, DigitSet(digit)});
    }
    return pattern_proof(step, std::move(pattern));
  }

  const Search& search_;
  const Position& position_;
  int base_cells_;
  PerDigit<CellSet> places_;  // and the cells that hold the digit
  PerDigit<std::optional<Templates>> templates_;
  House line_;  // of the base
  CellSet base_;
  DigitSet digits_;
  CellSet available_;  // for targets
  CellSet targets_;
  std::vector<CellSet> tried_;
};

}  // namespace

void find_one_cell_exocets(const Search& search) { WideExocets(search, 1).run(); }
void find_complex_exocets(const Search& search) { WideExocets(search, 2).run(); }

}  // namespace nonet
