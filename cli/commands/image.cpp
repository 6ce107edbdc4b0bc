#include <array>
#include <fmt/format.h>
#include <optional>
#include <string>
#include <utility>

#include "base/request_error.h"
#include "cli/commands.h"
#include "cli/file_roles.h"
#include "cli/puzzle_stream.h"
#include "files/numbered_name.h"
#include "tasks/lists/proper_puzzles.h"
#include "tasks/printing/daily_puzzles.h"
#include "tasks/printing/record_image.h"

namespace nonet {
namespace {

constexpr std::array kImageFormats = {
    Word{"svg", ImageFormat::kSvg},   Word{"png", ImageFormat::kPng},
    Word{"eps", ImageFormat::kEps},   Word{"pdf", ImageFormat::kPdf},
    Word{"tiff", ImageFormat::kTiff},
};

// How images are made, and the names of images with files of their own.
struct ImageCommand {
  ImageStyle style;
  Shown shown = Shown::kPuzzle;  // in a single image; else the solution is a file beside the puzzle
  std::optional<NumberedName> name = {};
  Typefaces typefaces;
  OwnFiles own;  // a series is named by the program
};

// --to, else the ending of the output's name, else SVG.
Result<ImageFormat> image_format_of(const Options& options) {
  if (options.has("to")) return meaning_in(kImageFormats, options.text("to"));
  return options.has("output") ? image_format(options.text("output")) : ImageFormat::kSvg;
}

Result<ImageCommand> image_command_of(const Session& session) {
  const Options& options = session.options();
  if (options.real("width") < 10 || options.real("width") > 2000) {
    return request_error("--width must lie between 10 and 2000 mm");
  }
  if (options.real("dpi") < 10 || options.real("dpi") > 2400) {
    return request_error("--dpi must lie between 10 and 2400");
  }
  const auto format = image_format_of(options);
  if (!format) return format.error();
  auto typefaces = Typefaces::open();
  if (!typefaces) return typefaces.error();
  ImageCommand command{.style = {.file = {*format, options.real("dpi")},
                                 .width = options.real("width"),
                                 .marks = options.has("marks"),
                                 .coordinates = options.has("coordinates")},
                       .typefaces = *std::move(typefaces),
                       .own = own_files_of(session)};
  if (options.has("caption")) command.style.caption = options.text("caption");
  if (options.has("solution")) command.shown = Shown::kSolution;
  if (options.has("output")) command.name = NumberedName::in(options.text("output"));
  if (options.has("start") && !command.name) {
    return request_error("--start makes a file for each day: -o needs a name such as '%d.eps'");
  }
  return command;
}

// The puzzle of the input by --number.
Result<PuzzleText> chosen_puzzle(Session& session) {
  const std::uint64_t number = session.options().number("number");
  PuzzleInput input = open_input(session, inputs_of(session));
  std::uint64_t seen = 0;
  for (PuzzleChunk chunk = input.next_chunk(1); !chunk.empty(); chunk = input.next_chunk(1)) {
    if (!chunk.misfits.empty()) return chunk.misfits.front().error;
    if (++seen == number) return std::move(chunk.puzzles.front());
  }
  return request_error(
      fmt::format("--number {}: the input holds {} puzzle{}", number, seen, seen == 1 ? "" : "s"));
}

ExitCode write_one(Session& session, const ImageCommand& command) {
  const auto puzzle = chosen_puzzle(session);
  if (!puzzle) return session.fail(puzzle.error());
  const auto bytes = record_image(*puzzle, command.style, command.shown, command.typefaces);
  if (!bytes) return session.fail(bytes.error());
  session.write(*bytes);
  return ExitCode::kOk;
}

// Empty without --solution.
std::string solution_file(const ImageCommand& command, std::string_view which) {
  return command.shown == Shown::kSolution ? command.name->of(which, "-solution") : std::string();
}

// The puzzle and, with --solution, its solution in a file beside it; both or none of a puzzle that
// has no one solution.
Status write_beside(const ImageCommand& command, std::string_view which, const PuzzleText& puzzle) {
  const auto draw = [&](Shown shown) {
    return record_image(puzzle, command.style, shown, command.typefaces);
  };
  const auto picture = draw(Shown::kPuzzle);
  if (!picture) return picture.error();
  const std::string file = command.name->of(which);
  if (command.shown == Shown::kPuzzle) return command.own.write(file, *picture);
  const auto solution = draw(Shown::kSolution);
  if (!solution) return solution.error();
  if (Status written = command.own.write(file, *picture); !written) return written;
  return command.own.write(solution_file(command, which), *solution);
}

// Records are drawn whole, with their candidates.
StreamRequest records_of(const Session& session) {
  StreamRequest request = inputs_of(session);
  request.sukakus = Sukakus::kAsTheyStand;
  return request;
}

// Whether the puzzle's files may be written. All are checked before the first is written: a series
// is made, or refused without a trace.
Status check_names(const ImageCommand& command, std::string_view which) {
  for (const std::string& file : {command.name->of(which), solution_file(command, which)}) {
    if (file.empty()) continue;
    if (Status free = command.own.check(file); !free) return free;
  }
  return {};
}

// All records, as far as their files may be written.
Result<std::vector<PuzzleText>> batch_of(Session& session, const ImageCommand& command) {
  std::vector<PuzzleText> batch;
  Status free;
  read_records(session, records_of(session), [&](const PuzzleText& puzzle) {
    batch.push_back(puzzle);
    session.show_progress({.done = batch.size(), .total = 0, .note = "read"});
    free = check_names(command, command.name->numbered(batch.size()));
    return free ? Flow::kContinue : Flow::kStop;
  });
  if (!free) return free.error();
  return batch;
}

ExitCode write_batch(Session& session, const ImageCommand& command) {
  const auto batch = batch_of(session, command);
  if (!batch) return session.fail(batch.error());
  std::uint64_t number = 0;
  std::uint64_t drawn = 0;
  for (const PuzzleText& puzzle : *batch) {
    if (session.should_stop()) break;
    const Status written = write_beside(command, command.name->numbered(++number), puzzle);
    session.show_progress({.done = number, .total = batch->size(), .note = {}});
    if (written) {
      ++drawn;
      continue;
    }
    session.fail(written.error());
    // Where one file cannot be written, as on a full disk, the next cannot either.
    if (written.error().kind == ErrorKind::kFile) break;
  }
  session.console().end_progress();
  if (drawn > 0) {
    session.console().note(fmt::format("{} puzzle{}, from {} on", drawn, drawn == 1 ? "" : "s",
                                       command.name->of(command.name->numbered(1))));
  }
  return session.exit_code();
}

std::vector<DailyPuzzle> daily_puzzles(Session& session) {
  std::vector<DailyPuzzle> puzzles;
  read_records(session, records_of(session), [&](const PuzzleText& text) {
    const auto proper = std::move(proper_puzzles({&text, 1}).front());
    if (proper) {
      puzzles.push_back({text, leveled(*proper)});
    } else {
      session.fail(proper.error());
    }
    session.show_progress({.done = puzzles.size(), .total = 0, .note = "levels"});
    return Flow::kContinue;
  });
  return puzzles;
}

Status check_days(const ImageCommand& command, const std::vector<DatedPuzzle>& plan) {
  for (const DatedPuzzle& dated : plan) {
    if (Status free = check_names(command, dated.name()); !free) return free;
  }
  return {};
}

// --start: a file for each day, and a manifest of them.
ExitCode write_days(Session& session, ImageCommand command) {
  const Options& options = session.options();
  const auto plan = dated_puzzles(options.text("start"), daily_puzzles(session));
  if (!plan) return session.fail(plan.error());
  if (const Status free = check_days(command, *plan); !free) return session.fail(free.error());
  const std::string caption = std::exchange(command.style.caption, {});
  std::string manifest;
  for (const DatedPuzzle& dated : *plan) {
    if (session.should_stop()) return session.exit_code();
    const std::string which = dated.name();
    command.style.caption = dated.caption(caption);
    const Status written = write_beside(command, which, dated.puzzle.text);
    if (!written) return session.fail(written.error());
    manifest += dated.manifest_line(command.style.caption, command.name->of(which),
                                    solution_file(command, which));
  }
  if (options.has("manifest")) {
    const Status written = Output::write_file(options.text("manifest"), manifest);
    if (!written) return session.fail(written.error());
  }
  if (!plan->empty()) {
    session.console().note(fmt::format("{} day{}, {} to {}", plan->size(),
                                       plan->size() == 1 ? "" : "s", plan->front().day.date,
                                       plan->back().day.date));
  }
  return session.exit_code();
}

ExitCode run_image(Session& session) {
  auto command = image_command_of(session);
  if (!command) return session.fail(command.error());
  if (!command->name) return write_one(session, *command);
  // No file has exactly this name.
  session.output() = Output(session.stop_token());
  return session.options().has("start") ? write_days(session, *std::move(command))
                                        : write_batch(session, *command);
}

constexpr std::array kImageOptions = {
    option::choice("--to FORMAT", "kind of image; without it the ending of --output decides",
                   choices_of<kImageFormats>),
    option::number("--number N", "number of the puzzle in the input [1]"),
    option::flag("--solution",
                 "draw the solution's digits, lighter than the givens; of a batch, in files of "
                 "their own beside the puzzles"),
    option::flag("--marks", "draw the candidates of empty cells"),
    option::flag("--coordinates", "number rows and columns"),
    option::text(
        "--caption TEXT",
        "a line below the grid; with --start {date}, {weekday}, {level} and {minutes} are put in"),
    option::text("--start DATE",
                 "a puzzle a day from this day on (2026-05-04), Mondays the easiest, Sundays the "
                 "hardest; %d in --output is date, weekday and level"),
    option::output_file("--manifest FILE", "with --start, a JSON line for each day"),
    option::real("--width MM", "width of the image in millimetres [100]"),
    option::real("--dpi N", "dots per inch of a PNG or TIFF [300]"),
};

constexpr std::array kImageExamples = {
    Example{"nonet image puzzle.txt -o puzzle.svg", "a drawing for a page or a web site"},
    Example{"nonet image --number 7 --solution list.sdm -o answer.png",
            "the solution of the seventh puzzle"},
    Example{"nonet image list.sdm --solution -o 'week-%03d.eps'",
            "all of a list: week-001.eps, week-001-solution.eps, ..."},
    Example{"nonet image year.sdm --start 2026-05-04 --solution --dpi 600 -o '%d.tif' --manifest "
            "may.jsonl",
            "a puzzle a day for a paper: 2026-05-04_mon_easy.tif, ..."},
    Example{"nonet image --to eps --width 80 puzzle.txt > monday.eps",
            "vector art for a newspaper column"},
};

}  // namespace

const CommandBody kImageCommand = {
    .options = kImageOptions, .examples = kImageExamples, .run = run_image};

}  // namespace nonet
