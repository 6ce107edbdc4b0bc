#include "rater/logic/patterns/locked/hodoku_locked.h"

#include <array>
#include <cstdint>

#include "base/bits.h"
#include "board/every_key.h"
#include "board/geometry.h"

namespace nonet::hodoku {

namespace {

Demand offer_locked(const Search& search, House base, House cover, Digit digit) {
  const CellSet inside = search.position.places(digit) & cell_set_of(base);
  const CellSet outside = (search.position.places(digit) & cell_set_of(cover)) - inside;
  if (!cell_set_of(cover).contains(inside) || outside.empty()) return Demand::kMore;
  Step step;
  step.technique = base.kind() == HouseKind::kBox ? TechniqueId::kPointing : TechniqueId::kClaiming;
  step.cells = inside;
  step.digits.insert(digit);
  step.house = base;
  step.cover = cover;
  step.eliminations[digit] = outside;
  return search.sink.offer(step);
}

// For each set of two or more places in a box or line, the part of the house that contains them
// all: rows 0, 1, 2 and columns 3, 4, 5 of a box, thirds 0, 1, 2 of a line.
inline constexpr int kSeveral = -1;
struct Parts {
  std::array<std::int16_t, 512> of_box;
  std::array<std::int16_t, 512> of_line;
};
constexpr Parts make_parts() {
  Parts parts{};
  for (unsigned places = 0; places < 512; ++places) {
    parts.of_box[places] = parts.of_line[places] = kSeveral;
    if (bit_count(places) < 2) continue;
    for (unsigned i = 0; i < 3; ++i) {
      const unsigned third = 7U << (3 * i);
      const unsigned column = 0b1001001U << i;
      const auto number = static_cast<std::int16_t>(i);
      if ((places & ~third) == 0) parts.of_box[places] = parts.of_line[places] = number;
      if ((places & ~column) == 0) parts.of_box[places] = static_cast<std::int16_t>(number + 3);
    }
  }
  return parts;
}
constexpr Parts kParts = make_parts();

constexpr House line_of_part(House box, int part) {
  const int number = box.number();
  return part < 3 ? House::row(number / 3 * 3 + part) : House::column(number % 3 * 3 + part - 3);
}
constexpr House box_of_part(House line, int part) {
  const int number = line.number();
  return House::box(line.kind() == HouseKind::kRow ? number / 3 * 3 + part : part * 3 + number / 3);
}

}  // namespace

void find_pointing(const Search& search) {
  for (int number = 0; number < kSize; ++number) {
    const House box = House::box(number);
    const auto& places = search.position.places_by_digit(box);
    for (const Digit digit : all_digits()) {
      const int part = kParts.of_box[places[digit]];
      if (part == kSeveral) continue;
      const House line = line_of_part(box, part);
      if (bit_count(search.position.places(line, digit)) == bit_count(places[digit])) continue;
      if (offer_locked(search, box, line, digit) == Demand::kEnough) return;
    }
  }
}

void find_claiming(const Search& search) {
  for (int index = 0; index < 2 * kSize; ++index) {
    const House line(index);
    const auto& places = search.position.places_by_digit(line);
    for (const Digit digit : all_digits()) {
      const int part = kParts.of_line[places[digit]];
      if (part == kSeveral) continue;
      const House box = box_of_part(line, part);
      if (bit_count(search.position.places(box, digit)) == bit_count(places[digit])) continue;
      if (offer_locked(search, line, box, digit) == Demand::kEnough) return;
    }
  }
}

}  // namespace nonet::hodoku
