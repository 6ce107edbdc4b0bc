// The cells of a board's regions as lanes of bits: a lane for each region, in which bit i is its
// i-th cell. A cell has a bit in each of its regions, so that one operation on all lanes asks the
// same of every region: which has one cell left, which none.
//
// Included by the kernels of this folder only: compiled once for each, with its instructions.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <vector>

#include "variants/board/geometry.h"

#if defined(__AVX2__)
#include <immintrin.h>
#endif

// NOLINTBEGIN(misc-definitions-in-headers): see above

namespace nonet::variants {
namespace {

// The vector types of the lanes: each is the widest that the instruction set has and whose size
// divides that of the lanes. (A table of types, since g++ 12 makes no vector of a type that depends
// on a template parameter.)
#if defined(__AVX512BW__)
inline constexpr std::size_t kWidest = 64;
#elif defined(__AVX2__)
inline constexpr std::size_t kWidest = 32;
#else
inline constexpr std::size_t kWidest = 16;
#endif
template <typename Word, std::size_t kSize>
struct VectorOf;
#define NONET_VECTOR_OF(WORD, SIZE)                       \
  template <>                                             \
  struct VectorOf<WORD, SIZE> {                           \
    using Type = WORD __attribute__((vector_size(SIZE))); \
  }
NONET_VECTOR_OF(std::uint8_t, 16);
NONET_VECTOR_OF(std::uint8_t, 32);
NONET_VECTOR_OF(std::uint8_t, 64);
NONET_VECTOR_OF(std::uint16_t, 16);
NONET_VECTOR_OF(std::uint16_t, 32);
NONET_VECTOR_OF(std::uint16_t, 64);
NONET_VECTOR_OF(std::uint32_t, 16);
NONET_VECTOR_OF(std::uint32_t, 32);
NONET_VECTOR_OF(std::uint32_t, 64);
#undef NONET_VECTOR_OF

constexpr std::size_t widest_part(std::size_t bytes) {
  std::size_t part = kWidest;
  while (bytes % part != 0) part /= 2;
  return part;
}

template <typename Word, std::size_t kLanes>
struct Lanes {
  using Chunk = typename VectorOf<Word, widest_part(sizeof(Word) * kLanes)>::Type;
  static constexpr std::size_t kBytes = sizeof(Word) * kLanes;
  static constexpr std::size_t kChunks = kBytes / sizeof(Chunk);
  static constexpr std::size_t kBits = kBytes * 8;
  static_assert(kBytes % sizeof(Chunk) == 0);

  std::array<Chunk, kChunks> of{};

  [[nodiscard]] Word lane(std::size_t i) const {
    Word word = 0;
    std::memcpy(&word, bytes() + i * sizeof(Word), sizeof(Word));
    return word;
  }
  void set_lane(std::size_t i, Word word) {
    std::memcpy(reinterpret_cast<unsigned char*>(&of) + i * sizeof(Word), &word, sizeof(Word));
  }
  // Bits have numbers by their place in memory: those of one lane stand together.
  [[nodiscard]] bool has(std::size_t bit) const {
    return ((part(bit / 64) >> (bit % 64)) & 1) != 0;
  }
  [[nodiscard]] bool empty() const {
    Chunk any{};
    for (const Chunk& chunk : of) any |= chunk;
    return is_zero(any);
  }
  // Calls visit(bit) for each bit, in the order of their numbers, until it returns false.
  template <typename Visit>
  bool for_each(const Visit& visit) const {
    for (std::size_t i = 0; i < kChunks; ++i) {
      for (unsigned parts = parts_of(of[i]); parts != 0; parts &= parts - 1) {
        const std::size_t number =
            i * kPartsOfChunk + static_cast<std::size_t>(std::countr_zero(parts));
        for (std::uint64_t rest = part(number); rest != 0; rest &= rest - 1) {
          if (!visit(number * 64 + static_cast<std::size_t>(std::countr_zero(rest)))) return false;
        }
      }
    }
    return true;
  }

  Lanes& operator&=(const Lanes& other) {
    for (std::size_t i = 0; i < kChunks; ++i) of[i] &= other.of[i];
    return *this;
  }
  Lanes& operator|=(const Lanes& other) {
    for (std::size_t i = 0; i < kChunks; ++i) of[i] |= other.of[i];
    return *this;
  }
  Lanes& operator-=(const Lanes& other) {
    for (std::size_t i = 0; i < kChunks; ++i) of[i] &= ~other.of[i];
    return *this;
  }
  friend Lanes operator&(const Lanes& a, const Lanes& b) { return Lanes(a) &= b; }
  friend Lanes operator|(const Lanes& a, const Lanes& b) { return Lanes(a) |= b; }
  friend Lanes operator-(const Lanes& a, const Lanes& b) { return Lanes(a) -= b; }

  // The lanes with exactly two bits; the others are zero.
  [[nodiscard]] Lanes pairs() const {
    Lanes result;
    for (std::size_t i = 0; i < kChunks; ++i) {
      const Chunk rest = of[i] & (of[i] - 1);
      const auto two = (Chunk)(rest != 0) & where_at_most_one(rest);
      result.of[i] = of[i] & two;
    }
    return result;
  }
  // All ones in the lanes that have a bit.
  [[nodiscard]] Lanes touched() const {
    Lanes result;
    for (std::size_t i = 0; i < kChunks; ++i) result.of[i] = (Chunk)(of[i] != 0);
    return result;
  }

  static bool is_zero(const Chunk& chunk) { return parts_of(chunk) == 0; }
  static Chunk where_at_most_one(const Chunk& x) { return (Chunk)((x & (x - 1)) == 0); }

 private:
  static constexpr std::size_t kPartsOfChunk = sizeof(Chunk) / 8;

  // A bit for each 64 bits of the chunk that are not all zero.
  static unsigned parts_of(const Chunk& chunk) {
#if defined(__AVX512BW__)
    if constexpr (sizeof(Chunk) == 64) {
      return _mm512_test_epi64_mask((__m512i)chunk, (__m512i)chunk);
    }
#endif
#if defined(__AVX2__)
    if constexpr (sizeof(Chunk) == 32) {
      const __m256i zero = _mm256_cmpeq_epi64((__m256i)chunk, _mm256_setzero_si256());
      return 0xFU & ~static_cast<unsigned>(_mm256_movemask_pd((__m256d)zero));
    }
#endif
    unsigned parts = 0;
    const auto words = std::bit_cast<std::array<std::uint64_t, kPartsOfChunk>>(chunk);
    for (std::size_t i = 0; i < kPartsOfChunk; ++i) parts |= (words[i] != 0 ? 1U : 0U) << i;
    return parts;
  }
  [[nodiscard]] const unsigned char* bytes() const {
    return reinterpret_cast<const unsigned char*>(&of);
  }
  [[nodiscard]] std::uint64_t part(std::size_t i) const {
    std::uint64_t word = 0;
    std::memcpy(&word, bytes() + i * 8, 8);
    return word;
  }
};

// A geometry's facts as lanes. REQUIRES: it has at most kLanes regions of at most as many cells as
// a Word has bits.
template <typename Word, std::size_t kLanes>
struct LaneTables {
  using Set = Lanes<Word, kLanes>;

  explicit LaneTables(const Geometry& geometry)
      : digits(static_cast<std::size_t>(geometry.digits())),
        regions(geometry.regions().size()),
        self(static_cast<std::size_t>(geometry.cells())),
        peers(self.size()),
        home_bit(self.size(), 0),
        cell_at(Set::kBits, 0) {
    for (std::size_t i = 0; i < kLanes; ++i) {
      if (i >= regions) no_region.set_lane(i, static_cast<Word>(~Word{0}));
    }
    for (std::size_t i = 0; i < regions; ++i) add_region(geometry.regions()[i], i);
    for (std::size_t i = 0; i < self.size(); ++i) {
      const auto cell = static_cast<CellIndex>(i);
      all |= self[i];
      for (const CellIndex peer : geometry.peers(cell)) peers[i] |= self[peer];
      far.emplace_back();
      for (const CellIndex other : geometry.far_from(cell)) far[i] |= self[other];
      has_far = has_far || !geometry.far_from(cell).empty();
    }
  }

  std::size_t digits;
  std::size_t regions;
  bool has_far = false;
  std::vector<Set> self;   // by cell: its bits
  std::vector<Set> peers;  // by cell: the bits of its peers
  std::vector<Set> far;
  std::vector<std::size_t> home_bit;  // by cell: one of its bits
  std::vector<CellIndex> cell_at;     // by bit
  Set all;
  Set home;       // one bit of each cell
  Set no_region;  // all ones in the lanes that are no regions

 private:
  void add_region(const Region& region, std::size_t lane) {
    for (std::size_t i = 0; i < region.cells.size(); ++i) {
      const CellIndex cell = region.cells[i];
      Set bit;
      bit.set_lane(lane, static_cast<Word>(Word{1} << i));
      const bool is_first = self[cell].empty();
      self[cell] |= bit;
      if (is_first) home |= bit;
      bit.for_each([&](std::size_t number) {
        cell_at[number] = cell;
        if (is_first) home_bit[cell] = number;
        return true;
      });
    }
  }
};

}  // namespace
}  // namespace nonet::variants

// NOLINTEND(misc-definitions-in-headers)
