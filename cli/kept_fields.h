// What the records of a list have beside their puzzles, on its way through a command that writes
// the puzzles again: what goes in comes out, unless --columns or --to says otherwise.
#pragma once

#include "base/result.h"
#include "cli/puzzle_stream.h"
#include "formats/record_writer.h"

namespace nonet {

// Gives a table that is to be written the columns of the inputs. Where the format has no place for
// a field, it says so; and refuses where the results would take the place of the list that has it.
// Looks ahead in the input, which is that of the request.
Status keep_fields(Session& session, const StreamRequest& request, PuzzleInput& input,
                   RecordWriter& writer);

}  // namespace nonet
