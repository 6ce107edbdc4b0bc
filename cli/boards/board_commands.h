// What commands do on boards of other sizes and shapes.
#pragma once

#include "cli/image_files.h"
#include "cli/session.h"
#include "formats/catalog.h"
#include "variants/board/geometry.h"

namespace nonet {

ExitCode check_boards(Session& session, const variants::Geometry& geometry);
// One picture to the output, or a series of files.
ExitCode image_boards(Session& session, const ImageCommand& command,
                      const variants::Geometry& geometry);
ExitCode generate_boards(Session& session, const variants::Geometry& geometry);
// REQUIRES: the format is tsv, csv or jsonl.
ExitCode rate_boards(Session& session, const variants::Geometry& geometry, Format format);
ExitCode solve_boards(Session& session, const variants::Geometry& geometry);

}  // namespace nonet
