// The neighbours of a list's puzzles, as records of another list.
#pragma once

#include <span>
#include <string>
#include <vector>

#include "base/result.h"
#include "base/run_control.h"
#include "board/canonical.h"
#include "formats/puzzle_input.h"
#include "formats/record_writer.h"
#include "generator/neighbourhood/neighbour_stream.h"

namespace nonet {

// A neighbour ready to be written, and its key for comparison.
struct NeighbourRecord {
  std::string record;
  Fingerprint key;
};

// The neighbours of each text, or the reason why it has none.
std::vector<Result<std::vector<NeighbourRecord>>> neighbour_records(
    std::span<const PuzzleText> texts, const NeighbourPlan& plan, const RecordWriter& writer,
    const RunControl& control);

// The next puzzle of the input as a parent, or its error.
NextParent next_parent(PuzzleInput& input);

}  // namespace nonet
