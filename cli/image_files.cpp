#include "cli/image_files.h"

#include <fmt/format.h>
#include <utility>

#include "base/request_error.h"

namespace nonet {

ExitCode write_one(Session& session, const ImageCommand& command, const Draw& draw) {
  const auto bytes = draw(command.shown);
  if (!bytes) return session.fail(bytes.error());
  session.write(*bytes);
  return ExitCode::kOk;
}

StreamRequest records_of_images(const Session& session) {
  StreamRequest request = inputs_of(session);
  request.sukakus = Sukakus::kAsTheyStand;
  return request;
}

std::string solution_file(const ImageCommand& command, std::string_view which) {
  return command.shown == Shown::kSolution ? command.name->of(which, "-solution") : std::string();
}

Status write_beside(const ImageCommand& command, std::string_view which, const Draw& draw) {
  const auto picture = draw(Shown::kPuzzle);
  if (!picture) return picture.error();
  const std::string file = command.name->of(which);
  if (command.shown == Shown::kPuzzle) return command.own.write(file, *picture);
  const auto solution = draw(Shown::kSolution);
  if (!solution) return solution.error();
  if (Status written = command.own.write(file, *picture); !written) return written;
  return command.own.write(solution_file(command, which), *solution);
}

Status check_names(const ImageCommand& command, std::string_view which) {
  for (const std::string& file : {command.name->of(which), solution_file(command, which)}) {
    if (file.empty()) continue;
    if (Status free = command.own.check(file); !free) return free;
  }
  return {};
}

Flow ImageSeries::add(Draw draw) {
  pictures_.push_back(std::move(draw));
  session_.show_progress({.done = pictures_.size(), .total = 0, .note = "read"});
  free_ = check_names(command_, command_.name->numbered(pictures_.size()));
  return free_ ? Flow::kContinue : Flow::kStop;
}

ExitCode ImageSeries::write() {
  if (!free_) return session_.fail(free_.error());
  std::uint64_t number = 0;
  std::uint64_t drawn = 0;
  for (const Draw& draw : pictures_) {
    if (session_.should_stop()) break;
    const Status written = write_beside(command_, command_.name->numbered(++number), draw);
    session_.show_progress({.done = number, .total = pictures_.size(), .note = {}});
    if (written) {
      ++drawn;
      continue;
    }
    session_.fail(written.error());
    // If one file cannot be written, as on a full disk, the next cannot be either.
    if (written.error().kind == ErrorKind::kFile) break;
  }
  session_.console().end_progress();
  if (drawn > 0) {
    session_.console().note(fmt::format("{} puzzle{}, from {} on", drawn, drawn == 1 ? "" : "s",
                                        command_.name->of(command_.name->numbered(1))));
  }
  return session_.exit_code();
}

Error no_such_number(std::uint64_t number, std::uint64_t puzzles) {
  return request_error(fmt::format("--number {}: the input holds {} puzzle{}", number, puzzles,
                                   puzzles == 1 ? "" : "s"));
}

}  // namespace nonet
