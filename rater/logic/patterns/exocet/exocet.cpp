#include "rater/logic/patterns/exocet/exocet.h"

#include <algorithm>
#include <optional>

#include "rater/logic/patterns/exocet/digit_places.h"

namespace nonet {

namespace {

constexpr int kFewestDigits = 3;
constexpr int kMostDigits = 4;

// The line across `along` through the cell.
House line_across(Cell cell, HouseKind along) {
  return house_of(cell, along == HouseKind::kRow ? HouseKind::kColumn : HouseKind::kRow);
}

// A base with its three cross-lines; looks for targets.
class TargetSearch {
 public:
  TargetSearch(const Position& position, Exocet frame, std::vector<Exocet>& found)
      : position_(position), exocet_(frame), found_(found) {
    CellSet seen = frame.base;
    for (const Cell cell : frame.base) seen |= peers_of(cell);
    for (const Digit digit : frame.digits) {
      open_[digit] = places_and_values(position, digit) - seen;
    }
  }

  void run() { hit({}, 2); }

 private:
  // Three places of the digit, one in each cross-line, none of them in `avoided`.
  [[nodiscard]] std::optional<CellSet> crossing_of(Digit digit, CellSet avoided) const {
    const CellSet open = open_[digit] - avoided;
    const auto in_line = [&](std::size_t i) { return open & cell_set_of(exocet_.cross_lines[i]); };
    for (const Cell a : in_line(0)) {
      for (const Cell b : in_line(1) - peers_of(a)) {
        const CellSet left = in_line(2) - peers_of(a) - peers_of(b);
        if (!left.empty()) return CellSet{a, b, left.first()};
      }
    }
    return std::nullopt;
  }

  // Further targets until no digit crosses without one.
  void hit(CellSet targets, int left) {
    for (const Digit digit : exocet_.digits) {
      const auto crossing = crossing_of(digit, targets);
      if (!crossing) continue;
      if (left == 0) return;
      for (const Cell cell : *crossing& position_.empty_cells()) {
        hit(targets | CellSet(cell), left - 1);
      }
      return;
    }
    if (left == 0) note(targets);
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
  PerDigit<CellSet> open_;  // the places of a digit of the base which the base does not see
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

// The cells of the cross-lines and of the band: all that an exocet depends on.
CellSet cells_around(const Exocet& exocet) {
  CellSet cells;
  for (const House line : exocet.cross_lines) cells |= cell_set_of(line);
  for (const House box : boxes_of_band(exocet)) cells |= cell_set_of(box);
  return cells;
}

// All choices of the two further cross-lines.
void search_cross_lines(const Position& position, CellSet changed, Exocet frame, House box,
                        House line, std::vector<Exocet>& found) {
  const auto beside = boxes_beside(box, line.kind());
  for (const Cell first : cell_set_of(beside[0]) & cell_set_of(line)) {
    for (const Cell second : cell_set_of(beside[1]) & cell_set_of(line)) {
      frame.cross_lines[1] = line_across(first, line.kind());
      frame.cross_lines[2] = line_across(second, line.kind());
      if (!changed.intersects(cells_around(frame))) continue;
      TargetSearch(position, frame, found).run();
    }
  }
}

void search_bases(const Position& position, CellSet changed, House box, House line,
                  std::vector<Exocet>& found) {
  const CellSet three = cell_set_of(box) & cell_set_of(line);
  for (const Cell third : three) {
    Exocet frame;
    frame.base = three - CellSet(third);
    if (!position.empty_cells().contains(frame.base)) continue;
    for (const Cell cell : frame.base) frame.digits |= position.candidates(cell);
    if (frame.digits.size() < kFewestDigits || frame.digits.size() > kMostDigits) continue;
    frame.cross_lines[0] = line_across(third, line.kind());
    search_cross_lines(position, changed, frame, box, line, found);
  }
}

}  // namespace

std::vector<Exocet> exocets_in(const Position& position, CellSet changed) {
  std::vector<Exocet> found;
  for (const HouseKind kind : {HouseKind::kRow, HouseKind::kColumn}) {
    for (int number = 0; number < kSize; ++number) {
      const House line(kind, number);
      for (int b = 0; b < kSize; ++b) {
        const House box = House::box(b);
        if (cell_set_of(box).intersects(cell_set_of(line))) {
          search_bases(position, changed, box, line, found);
        }
      }
    }
  }
  return found;
}

}  // namespace nonet
