#include <array>
#include <fmt/format.h>
#include <optional>
#include <string>
#include <utility>

#include "base/request_error.h"
#include "cli/boards/board_commands.h"
#include "cli/boards/other_board.h"
#include "cli/commands.h"
#include "cli/image_files.h"
#include "cli/puzzle_stream.h"
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

Draw drawing_of(const ImageCommand& command, const PuzzleText& puzzle) {
  return [&command, puzzle](Shown shown) {
    return record_image(puzzle, command.style, shown, command.typefaces);
  };
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
  return no_such_number(number, seen);
}

// Records are drawn whole, with their candidates.
StreamRequest records_of(const Session& session) {
  StreamRequest request = inputs_of(session);
  request.sukakus = Sukakus::kAsTheyStand;
  return request;
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
    const Status written = write_beside(command, which, drawing_of(command, dated.puzzle.text));
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

ExitCode image_of_puzzles(Session& session, ImageCommand command) {
  if (!command.name) {
    const auto puzzle = chosen_puzzle(session);
    if (!puzzle) return session.fail(puzzle.error());
    return write_one(session, command, drawing_of(command, *puzzle));
  }
  if (session.options().has("start")) return write_days(session, std::move(command));
  ImageSeries series(session, command);
  read_records(session, records_of(session),
               [&](const PuzzleText& puzzle) { return series.add(drawing_of(command, puzzle)); });
  return series.write();
}

ExitCode run_image(Session& session) {
  const auto board = other_board(session, {"board", "to", "number", "solution", "marks",
                                           "coordinates", "caption", "width", "dpi"});
  if (!board) return session.fail(board.error());
  auto command = image_command_of(session);
  if (!command) return session.fail(command.error());
  // No file has exactly this name.
  if (command->name) session.output() = Output(session.stop_token());
  return *board ? image_boards(session, *command, **board)
                : image_of_puzzles(session, *std::move(command));
}

constexpr std::array kImageOptions = {
    kBoardOption,
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
    Example{"nonet image --board 16x16 --width 180 giants.txt -o giant.pdf", "a larger board"},
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
