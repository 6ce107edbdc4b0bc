// `image --start`: the puzzles of a list given to days, drawn a file a day or a calendar a month.
#pragma once

#include <functional>
#include <vector>

#include "cli/image_files.h"
#include "cli/session.h"
#include "tasks/printing/daily_puzzles.h"

namespace nonet {

// --start, --calendar, --date-format, --language and --manifest. `read` gives the puzzles of the
// input, all of one board.
ExitCode write_dated_images(Session& session, ImageCommand command,
                            const std::function<std::vector<DailyPuzzle>()>& read);
// The same of classic puzzles.
ExitCode write_dated_images(Session& session, ImageCommand command);

}  // namespace nonet
