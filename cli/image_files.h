// Pictures of puzzles written to files: one to the output, or a series, each in a file of its own
// beside that of its solution.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/ordered_parallel.h"
#include "base/result.h"
#include "cli/file_roles.h"
#include "cli/puzzle_stream.h"
#include "cli/session.h"
#include "files/numbered_name.h"
#include "tasks/printing/record_image.h"

namespace nonet {

// How images are made, and the names of images with files of their own.
struct ImageCommand {
  ImageStyle style;
  Shown shown = Shown::kPuzzle;  // in a single image; else the solution is a file beside the puzzle
  std::optional<NumberedName> name = {};
  Typefaces typefaces;
  OwnFiles own;  // a series is named by the program
};

// Makes the picture of a puzzle of the input.
using Draw = std::function<Result<std::string>(Shown shown)>;

ExitCode write_one(Session& session, const ImageCommand& command, const Draw& draw);

// Records of the input are drawn whole, with their candidates.
StreamRequest records_of_images(const Session& session);

// The name of the solution's file; empty without --solution.
std::string solution_file(const ImageCommand& command, std::string_view which);
// Whether the puzzle's files may be written. All are checked before the first is written: a series
// is made, or refused without a trace.
Status check_names(const ImageCommand& command, std::string_view which);
// The puzzle and, with --solution, its solution in a file beside it; both or none of a puzzle that
// has no one solution.
Status write_beside(const ImageCommand& command, std::string_view which, const Draw& draw);

// The pictures of all records, as far as their files may be written.
class ImageSeries {
 public:
  ImageSeries(Session& session, const ImageCommand& command)
      : session_(session), command_(command) {}

  // Draws no further image after a file that may not be written.
  Flow add(Draw draw);
  // Draws and writes all.
  ExitCode write();

 private:
  Session& session_;
  const ImageCommand& command_;
  std::vector<Draw> pictures_;
  Status free_;
};

// --number N of an input that ends before.
Error no_such_number(std::uint64_t number, std::uint64_t puzzles);

}  // namespace nonet
