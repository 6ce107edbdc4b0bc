// The neighbours of the puzzles of a list, as records of another.
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

// A neighbour ready to be written, and what it is compared by.
struct NeighbourRecord {
  std::string record;
  Fingerprint key;
};

// Of each text, or why it has none.
std::vector<Result<std::vector<NeighbourRecord>>> neighbour_records(
    std::span<const PuzzleText> texts, const NeighbourPlan& plan, const RecordWriter& writer,
    const RunControl& control);

// The next puzzle of the input as a parent, or what is wrong with it.
NextParent next_parent(PuzzleInput& input);

}  // namespace nonet
