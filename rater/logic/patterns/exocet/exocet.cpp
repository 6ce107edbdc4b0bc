#include "rater/logic/patterns/exocet/exocet.h"

#include <algorithm>
#include <memory>
#include <optional>

#include "base/bits.h"
#include "rater/logic/patterns/exocet/digit_places.h"

namespace nonet {

namespace {

constexpr int kFewestDigits = 3;
constexpr int kMostDigits = 4;

// The line across `along` through the cell.
House line_across(Cell cell, HouseKind along) {
  return house_of(cell, along == HouseKind::kRow ? HouseKind::kColumn : HouseKind::kRow);
}

// By line and digit, the positions in the line where the digit can be or is.
using LineMasks = PerHouse<PerDigit<std::uint16_t>>;

LineMasks line_masks(const Position& position) {
  LineMasks masks = position.places_by_house();
  for (const Cell cell : ~position.empty_cells()) {
    const Digit digit = position.grid().digit(cell);
    for (const HouseKind kind : {HouseKind::kRow, HouseKind::kColumn}) {
      std::uint16_t& mask = masks[house_of(cell, kind)][digit];
      mask = static_cast<std::uint16_t>(mask | 1U << position_in(cell, kind));
    }
  }
  return masks;
}

// A base with its three cross-lines; looks for targets. The cross-lines go through three boxes
// side by side, so that two cells in two of them see each other only at the same position.
class TargetSearch {
 public:
  TargetSearch(const Position& position, const LineMasks& masks, Exocet frame,
               std::vector<Exocet>& found)
      : position_(position), exocet_(frame), found_(found) {
    const Cell base = frame.base.first();
    const bool columns = frame.cross_lines[0].kind() == HouseKind::kColumn;
    const auto at = static_cast<unsigned>(columns ? base.row() : base.column());
    // The base sees the cells of its line, and in the first cross-line those of its box.
    const unsigned in_line = 1U << at;
    const unsigned in_box = 0b111U << at / kBoxSize * kBoxSize;
    for (const Digit digit : frame.digits) {
      for (std::size_t i = 0; i < kLines; ++i) {
        open_[digit][i] = masks[frame.cross_lines[i]][digit] & ~(i == 0 ? in_box : in_line);
      }
    }
  }

  void run() { hit({}, {}, 2); }

 private:
  static constexpr std::size_t kLines = 3;
  using Positions = std::array<unsigned, kLines>;  // of cells, by cross-line

  // Three places of the digit, one in each cross-line, none of them avoided, none in line.
  [[nodiscard]] std::optional<CellSet> crossing_of(Digit digit, const Positions& avoided) const {
    Positions open = open_[digit];
    for (std::size_t i = 0; i < kLines; ++i) open[i] &= ~avoided[i];
    const auto& [a, b, c] = open;
    if (a == 0 || b == 0 || c == 0 || at_most_one_bit(a | b) || at_most_one_bit(a | c) ||
        at_most_one_bit(b | c) || bit_count(a | b | c) < 3) {
      return std::nullopt;
    }
    for (unsigned in_a = a; in_a != 0; in_a &= in_a - 1) {
      const unsigned first = in_a & (0U - in_a);
      for (unsigned in_b = b & ~first; in_b != 0; in_b &= in_b - 1) {
        const unsigned second = in_b & (0U - in_b);
        const unsigned left = c & ~(first | second);
        if (left != 0) return CellSet{cell_at(0, first), cell_at(1, second), cell_at(2, left)};
      }
    }
    return std::nullopt;
  }

  [[nodiscard]] Cell cell_at(std::size_t line, unsigned positions) const {
    return cells_of(exocet_.cross_lines[line])[lowest(positions)];
  }

  // Further targets until no digit crosses without one.
  void hit(CellSet targets, const Positions& avoided, int left) {
    for (const Digit digit : exocet_.digits) {
      const auto crossing = crossing_of(digit, avoided);
      if (!crossing) continue;
      if (left == 0) return;
      for (const Cell cell : *crossing& position_.empty_cells()) {
        hit(targets | CellSet(cell), avoiding(avoided, cell), left - 1);
      }
      return;
    }
    if (left == 0) note(targets);
  }

  [[nodiscard]] Positions avoiding(Positions avoided, Cell cell) const {
    for (std::size_t i = 0; i < kLines; ++i) {
      const House line = exocet_.cross_lines[i];
      if (house_of(cell, line.kind()) == line) avoided[i] |= 1U << position_in(cell, line.kind());
    }
    return avoided;
  }

  void note(CellSet targets) {
    exocet_.targets = targets;
    CellSet band;
    for (const House box : boxes_of_band(exocet_)) band |= cell_set_of(box);
    exocet_.kind = band.contains(targets) ? ExocetKind::kJunior : ExocetKind::kSenior;
    const auto is_same = [&](const Exocet& one) {
      return one.base == exocet_.base && one.cross_lines == exocet_.cross_lines &&
             one.targets == targets;
    };
    if (std::ranges::none_of(found_, is_same)) found_.push_back(exocet_);
  }

  const Position& position_;
  Exocet exocet_;
  PerDigit<Positions> open_{};  // the places of a digit of the base which the base does not see
  std::vector<Exocet>& found_;
};

// The two other boxes of the band: beside the box along the line.
std::array<House, 2> boxes_beside(House box, HouseKind along) {
  const int number = box.number();
  const int band = number / kBoxSize;
  const int stack = number % kBoxSize;
  std::array<House, 2> beside;
  for (int i = 1; i < kBoxSize; ++i) {
    const int next = along == HouseKind::kRow ? band * kBoxSize + (stack + i) % kBoxSize
                                              : (band + i) % kBoxSize * kBoxSize + stack;
    beside[static_cast<std::size_t>(i - 1)] = House::box(next);
  }
  return beside;
}

// The search of a position for exocets.
class ExocetSearch {
 public:
  ExocetSearch(const Position& position, CellSet changed, std::vector<Exocet>& found)
      : position_(position), masks_(line_masks(position)), changed_(changed), found_(found) {}

  void run() {
    for (const HouseKind kind : {HouseKind::kRow, HouseKind::kColumn}) {
      for (int number = 0; number < kSize; ++number) {
        const House line(kind, number);
        for (int b = 0; b < kSize; ++b) {
          const House box = House::box(b);
          if (cell_set_of(box).intersects(cell_set_of(line))) search_bases(box, line);
        }
      }
    }
  }

 private:
  void search_bases(House box, House line) {
    const CellSet three = cell_set_of(box) & cell_set_of(line);
    for (const Cell third : three) {
      Exocet frame;
      frame.base = three - CellSet(third);
      if (!position_.empty_cells().contains(frame.base)) continue;
      for (const Cell cell : frame.base) frame.digits |= position_.candidates(cell);
      if (frame.digits.size() < kFewestDigits || frame.digits.size() > kMostDigits) continue;
      frame.cross_lines[0] = line_across(third, line.kind());
      search_cross_lines(frame, box, line);
    }
  }

  // All choices of the two further cross-lines. An exocet depends on the cells of the cross-lines
  // and of the band.
  void search_cross_lines(Exocet frame, House box, House line) {
    const auto beside = boxes_beside(box, line.kind());
    const CellSet band = cell_set_of(box) | cell_set_of(beside[0]) | cell_set_of(beside[1]);
    const bool is_new = changed_.intersects(band | cell_set_of(frame.cross_lines[0]));
    for (const Cell first : cell_set_of(beside[0]) & cell_set_of(line)) {
      for (const Cell second : cell_set_of(beside[1]) & cell_set_of(line)) {
        frame.cross_lines[1] = line_across(first, line.kind());
        frame.cross_lines[2] = line_across(second, line.kind());
        const CellSet lines = cell_set_of(frame.cross_lines[1]) | cell_set_of(frame.cross_lines[2]);
        if (is_new || changed_.intersects(lines)) {
          TargetSearch(position_, masks_, frame, found_).run();
        }
      }
    }
  }

  const Position& position_;
  LineMasks masks_;
  CellSet changed_;
  std::vector<Exocet>& found_;
};

// The exocets of the last search: the finders of the three kinds ask one after another.
struct ExocetMemory final : FamilyMemory {
  Grid grid;
  PerDigit<CellSet> places;
  CellSet changed;
  std::vector<Exocet> found;
};

}  // namespace

std::vector<Exocet> exocets_in(const Position& position, CellSet changed) {
  std::vector<Exocet> found;
  ExocetSearch(position, changed, found).run();
  return found;
}

const std::vector<Exocet>& exocets_in(const Position& position, CellSet changed,
                                      WalkMemory& memory) {
  const bool known = memory.exocets != nullptr;
  if (!known) memory.exocets = std::make_unique<ExocetMemory>();
  auto& last = static_cast<ExocetMemory&>(*memory.exocets);
  if (known && last.changed == changed && last.places == position.all_places() &&
      last.grid == position.grid()) {
    return last.found;
  }
  last.grid = position.grid();
  last.places = position.all_places();
  last.changed = changed;
  last.found = exocets_in(position, changed);
  return last.found;
}

}  // namespace nonet
