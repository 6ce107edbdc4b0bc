// measure() over the records of an input: rows and the faults between them, in the order of the
// list.
#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <string_view>

#include "base/ordered_parallel.h"
#include "base/result.h"
#include "formats/puzzle_input.h"
#include "study/measure/measure.h"

namespace nonet {

// What the caller is told, on its thread.
struct MeasuredListVisitor {
  std::function<Flow(const MeasuredRow&)> row;
  std::function<Flow(const Error&)> fault;  // a record that is no puzzle
  // So many rows of the chunk's puzzle are out.
  std::function<void(const PuzzleChunk&, std::size_t rows)> progress;
};

// As measure(); after a stop, by the plan's control or a visitor, nothing more is told.
Result<MeasureCount> measure_list(const MeasurePlan& plan, const MeasureStore* store,
                                  PuzzleInput& input, const MeasuredListVisitor& visitor);

// Rows as lines of a table. Seconds are the one column that differs from run to run.
enum class SecondsColumn : std::uint8_t { kShown, kHidden };
inline constexpr std::string_view kMeasureHeader =
    "puzzle\tsolver\tverdict\thardness\tunit\tseconds\n";
std::string line_of(const MeasuredRow& row, SecondsColumn seconds);

}  // namespace nonet
