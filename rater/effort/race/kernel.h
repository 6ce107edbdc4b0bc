// The race of rater/effort/race.h on plain numbers: what is compiled once for each instruction set.
// Nothing of the standard library but arrays crosses this border, so that no function shared with
// the rest of the program is compiled for instructions that a processor may not have.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string_view>

#include "rater/effort/race.h"

namespace nonet::race {

// Bits 0 to 8 of places[digit][row]: the columns that are left.
struct Start {
  std::array<std::array<std::uint16_t, 9>, 9> places{};
  int empty = 0;
};

// Rows, columns and boxes are counted from 0; of a naked single the house is of no meaning.
enum class Seen : std::uint8_t { kInBox, kInRow, kInColumn, kInCell };
struct Taken {
  Seen seen = Seen::kInCell;
  std::uint8_t row = 0;
  std::uint8_t column = 0;
  std::uint8_t digit = 0;
  std::uint8_t house = 0;

  bool operator==(const Taken&) const = default;
};

// Sums over the orders, in looks; what the first order took.
struct Run {
  double hidden = 0;
  double early = 0;
  double naked = 0;
  int count = 0;
  std::array<Taken, 81> taken{};

  bool operator==(const Run&) const = default;
};

struct Question {
  Rates rates;
  int early_above = 0;
  See see = See::kBoth;
};

struct Kernel {
  std::string_view name;
  void (*run)(const Start& start, const Question& question, Run& run);

  static const Kernel kPortable;
  static const Kernel kAvx2;  // where the processor is an x86-64
};

// Those that run on this processor, the fastest first. All give the same.
std::span<const Kernel* const> kernels();

}  // namespace nonet::race
