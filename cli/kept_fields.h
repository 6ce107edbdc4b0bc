// Keeps the fields of a list's records in the output of commands that rewrite its puzzles, unless
// --columns or --to drops them.
#pragma once

#include "base/result.h"
#include "cli/puzzle_stream.h"
#include "formats/record_writer.h"

namespace nonet {

// Gives the table to be written the columns of the inputs. Warns if the format cannot hold a field,
// and refuses if the results would then replace the list that has it. Looks ahead in `input`, the
// input of `request`.
Status keep_fields(Session& session, const StreamRequest& request, PuzzleInput& input,
                   RecordWriter& writer);

}  // namespace nonet
