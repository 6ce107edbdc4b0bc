// A stratum of a dataset: puzzles of one kind, and how many of them. It is written as conditions
// and a number: "er:1.2-1.5:1000", "hodoku-level:hard,clues:22-24:500", "solutions:2:200". A range
// with a step stands for one stratum for each of its parts: "er:1.2-9.0/0.5:1000".
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "board/puzzle.h"
#include "generator/wishes.h"
#include "rater/orders/hodoku/hodoku.h"

namespace nonet {

// Boards whose number of solutions is not one. Both ends included.
struct SolutionNumbers {
  int low = 0;
  int high = 0;
};

struct Stratum {
  std::string conditions;  // as written, without the number: the stratum's name
  std::uint64_t count = 0;
  Wishes wishes = {};
  // Wished of HoDoKu in addition to `wishes`, which cannot say it.
  std::optional<HodokuLevel> hodoku_level = {};
  std::optional<SolutionNumbers> solutions = {};  // else one

  // Whether the puzzle fits what `wishes` cannot say.
  [[nodiscard]] bool takes(const Puzzle& puzzle, const RunControl& control) const;
};

// A kind of condition.
struct StratumKindRow {
  std::string_view key;
  std::string_view values;  // for people
  std::string_view says;
};

// All kinds except the scales, whose keys are kinds as well.
std::span<const StratumKindRow> stratum_kinds();

// Most solutions that a condition may ask for: they are counted.
inline constexpr int kMostSolutions = 1000;

// One stratum, or one for each part of a range with a step. The error says which part of the text
// is wrong, or why no puzzle fits.
Result<std::vector<Stratum>> parse_strata(std::string_view text);

}  // namespace nonet
