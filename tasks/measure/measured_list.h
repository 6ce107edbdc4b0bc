// measure() on the records of an input: rows, and the faults between them, in the order of the
// list.
#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <string_view>

#include "base/ordered_parallel.h"
#include "base/result.h"
#include "formats/puzzle_input.h"
#include "tasks/measure/measure.h"

namespace nonet {

// The caller's callbacks, on its thread.
struct MeasuredListVisitor {
  std::function<Flow(const MeasuredRow&)> row;
  std::function<Flow(const Error&)> fault;  // a record that is not a puzzle
  // Called after `rows` rows of the chunk's puzzle.
  std::function<void(const PuzzleChunk&, std::size_t rows)> progress;
};

// Like measure(); after a stop, by the plan's control or a visitor, there are no more callbacks.
Result<MeasureCount> measure_list(const MeasurePlan& plan, const MeasureStore* store,
                                  PuzzleInput& input, const MeasuredListVisitor& visitor);

// Rows as lines of a table. Only the column of seconds differs from run to run.
enum class SecondsColumn : std::uint8_t { kShown, kHidden };
inline constexpr std::string_view kMeasureHeader =
    "puzzle\tsolver\tverdict\thardness\tunit\tseconds\n";
std::string line_of(const MeasuredRow& row, SecondsColumn seconds);

}  // namespace nonet
