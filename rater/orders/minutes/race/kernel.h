// The race of rater/orders/minutes/race/race.h on plain numbers: the part compiled once for each
// instruction set. Nothing of the standard library but arrays crosses this border, so that no
// function shared with the rest of the program is compiled for instructions that a processor may
// lack.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string_view>

#include "rater/orders/minutes/race/race.h"

namespace nonet::race {

// Bits 0 to 8 of places[digit][row]: the columns left.
struct Start {
  std::array<std::array<std::uint16_t, 9>, 9> places{};
  int empty = 0;
};

// Rows, columns and boxes count from 0; for a naked single the house is unused.
enum class Seen : std::uint8_t { kInBox, kInRow, kInColumn, kInCell };
struct Taken {
  Seen seen = Seen::kInCell;
  std::uint8_t row = 0;
  std::uint8_t column = 0;
  std::uint8_t digit = 0;
  std::uint8_t house = 0;

  bool operator==(const Taken&) const = default;
};

// Sums over the orders, in looks; and the singles taken by the first order.
struct Run {
  double hidden = 0;
  double early = 0;
  double naked = 0;
  int count = 0;
  std::array<Taken, 81> taken{};

  bool operator==(const Run&) const = default;
};

struct Conditions {
  Rates rates;
  int early_above = 0;
  See see = See::kBoth;
};

struct Kernel {
  std::string_view name;
  void (*run)(const Start& start, const Conditions& conditions, Run& run);

  static const Kernel kPortable;
  static const Kernel kAvx2;  // on x86-64 only
};

// The kernels that run on this processor, the fastest first. All give the same results.
std::span<const Kernel* const> kernels();

}  // namespace nonet::race
