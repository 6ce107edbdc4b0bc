#include "rater/logic/patterns/fish/finned_lines.h"

#include <array>
#include <bit>
#include <cstdint>

namespace nonet {

namespace {

constexpr unsigned third_of(unsigned number) { return 7U << (3 * number); }

// The third of a line that contains all of these places; 3 if they are in several.
constexpr std::array<std::uint8_t, 512> kThird = [] {
  std::array<std::uint8_t, 512> thirds{};
  for (unsigned places = 1; places < 512; ++places) {
    thirds[places] = 3;
    for (unsigned third = 0; third < 3; ++third) {
      if ((places & ~third_of(third)) == 0) thirds[places] = static_cast<std::uint8_t>(third);
    }
  }
  return thirds;
}();

}  // namespace

FinnedLines::FinnedLines(const LinePlaces& places, HouseKind lines, int size)
    : places_(places), rows_(lines == HouseKind::kRow), size_(size) {
  for (const unsigned mask : places_) crossing_ |= mask;
}

const std::vector<FishHouses>& FinnedLines::search() {
  found_.clear();
  add_cover(0, size_, 0);
  put_in_order(found_);
  return found_;
}

void FinnedLines::add_cover(unsigned first, int left, unsigned covers) {
  if (left == 0) return list_fish(covers);
  for (unsigned rest = crossing_ >> first << first; rest != 0; rest &= rest - 1) {
    const auto cover = static_cast<unsigned>(std::countr_zero(rest));
    add_cover(cover + 1, left - 1, covers | 1U << cover);
  }
}

void FinnedLines::list_fish(unsigned covers) {
  unsigned covered = 0;
  std::array<std::array<unsigned, 4>, 3> finned{};  // by band and third
  for (unsigned line = 0; line < kSize; ++line) {
    const unsigned left = places_[line] & ~covers;
    if (left == 0) {
      covered |= (places_[line] != 0 ? 1U : 0U) << line;
      continue;
    }
    finned[line / 3][kThird[left]] |= 1U << line;
  }
  const int whole = bit_count(covered);
  for (unsigned band = 0; band < 3; ++band) {
    for (unsigned third = 0; third < 3; ++third) {
      const unsigned some = finned[band][third];
      if (some == 0 || whole + bit_count(some) < size_) continue;
      const Pool pool{covered | some, some, third_of(band), third_of(third)};
      add_base(pool, covers, pool.lines, size_, 0);
    }
  }
}

void FinnedLines::add_base(const Pool& pool, unsigned covers, unsigned from, int left,
                           unsigned bases) {
  if (left == 0) return keep(pool, covers, bases);
  for (unsigned rest = from; rest != 0; rest &= rest - 1) {
    add_base(pool, covers, rest & (rest - 1), left - 1, bases | (rest & (0U - rest)));
  }
}

void FinnedLines::keep(const Pool& pool, unsigned covers, unsigned bases) {
  if ((bases & pool.finned) == 0) return;
  unsigned used = 0;
  for (unsigned rest = bases; rest != 0; rest &= rest - 1) {
    used |= places_[static_cast<std::size_t>(std::countr_zero(rest))];
  }
  if ((covers & ~used) != 0) return;
  for (unsigned rest = pool.band & ~bases; rest != 0; rest &= rest - 1) {
    const unsigned beside = places_[static_cast<std::size_t>(std::countr_zero(rest))];
    if ((beside & covers & pool.third) == 0) continue;
    found_.push_back(
        {HouseSet{bases} << (rows_ ? 0 : kSize), HouseSet{covers} << (rows_ ? kSize : 0)});
    return;
  }
}

}  // namespace nonet
