// `image --start`: the puzzles of a list given to days, drawn a file a day or a calendar a month.
#pragma once

#include "cli/image_files.h"
#include "cli/session.h"

namespace nonet {

// --start, --calendar, --date-format, --language and --manifest.
ExitCode write_dated_images(Session& session, ImageCommand command);

}  // namespace nonet
