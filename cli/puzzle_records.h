// What convert and canon share: each puzzle of the input becomes a record of the output's format.
#pragma once

#include <cstddef>
#include <functional>
#include <string>
#include <vector>

#include "base/result.h"
#include "cli/puzzle_writing.h"
#include "cli/session.h"
#include "formats/puzzle_input.h"

namespace nonet {

// The records of a chunk, one for each of its puzzles. Called by several threads at once.
using Records = std::vector<Result<std::string>>;
using RecordsOf = std::function<Records(const PuzzleChunk&, const PuzzleWriting&)>;

// Reads the session's inputs and writes header, records and footer in the format of --to.
ExitCode write_records(Session& session, std::size_t chunk_size, const RecordsOf& records_of);

}  // namespace nonet
