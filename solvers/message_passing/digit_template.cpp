#include "solvers/message_passing/digit_template.h"

#include <array>
#include <bit>
#include <bitset>
#include <cstddef>
#include <cstdint>

namespace nonet::message_passing {
namespace {

constexpr std::size_t kColumnSets = std::size_t{1} << kSize;
constexpr unsigned kStackColumns = 0b111;

// The free columns of this band, with `used` taken: those whose box has no place yet.
constexpr unsigned open_columns(unsigned used, int band) {
  unsigned open = 0;
  for (int stack = 0; stack < kBoxSize; ++stack) {
    const unsigned columns = kStackColumns << (stack * kBoxSize);
    if (std::popcount(used & columns) == band) open |= columns & ~used;
  }
  return open;
}

constexpr auto kOpenColumns = [] {
  std::array<std::array<std::uint16_t, kColumnSets>, kBoxSize> table{};
  for (std::size_t band = 0; band < kBoxSize; ++band) {
    for (unsigned used = 0; used < kColumnSets; ++used) {
      table[band][used] = static_cast<std::uint16_t>(open_columns(used, static_cast<int>(band)));
    }
  }
  return table;
}();

// The states of one layer: at most 81 (after row 4 or 5), each once.
class Layer {
 public:
  void add(unsigned state) {
    if (seen_[state]) return;
    seen_[state] = true;
    states_[size_++] = static_cast<std::uint16_t>(state);
  }
  [[nodiscard]] bool contains(unsigned state) const { return seen_[state]; }
  void forget(unsigned state) { seen_[state] = false; }
  [[nodiscard]] const std::uint16_t* begin() const { return states_.data(); }
  [[nodiscard]] const std::uint16_t* end() const { return states_.data() + size_; }

 private:
  static constexpr std::size_t kMostStates = 81;
  std::bitset<kColumnSets> seen_;
  std::array<std::uint16_t, kMostStates> states_;
  std::size_t size_ = 0;
};

}  // namespace

bool keep_templates(BitRows& rows) {
  std::array<Layer, kSize + 1> layers;
  layers[0].add(0);
  for (std::size_t row = 0; row < kSize; ++row) {
    for (const unsigned used : layers[row]) {
      for (unsigned steps = kOpenColumns[row / kBoxSize][used] & rows[row]; steps != 0;
           steps &= steps - 1) {
        layers[row + 1].add(used | (steps & -steps));
      }
    }
  }
  if (!layers[kSize].contains(kColumnSets - 1)) return false;
  for (std::size_t row = kSize; row-- > 0;) {
    unsigned supported = 0;
    for (const unsigned used : layers[row]) {
      unsigned finishing = 0;
      for (unsigned steps = kOpenColumns[row / kBoxSize][used] & rows[row]; steps != 0;
           steps &= steps - 1) {
        const unsigned step = steps & -steps;
        if (layers[row + 1].contains(used | step)) finishing |= step;
      }
      if (finishing == 0) layers[row].forget(used);
      supported |= finishing;
    }
    rows[row] = static_cast<std::uint16_t>(supported);
  }
  return true;
}

}  // namespace nonet::message_passing
