#include <array>
#include <fmt/format.h>
#include <optional>
#include <string>
#include <utility>

#include "base/parse_number.h"
#include "base/request_error.h"
#include "cli/boards/board_commands.h"
#include "cli/boards/other_board.h"
#include "cli/commands.h"
#include "cli/image_days.h"
#include "cli/image_files.h"
#include "cli/language.h"
#include "cli/puzzle_stream.h"
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

// "1080x1080".
Result<Size> image_size(std::string_view text) {
  constexpr std::uint64_t kLeast = 64;
  constexpr std::uint64_t kMost = 8192;
  const std::size_t middle = text.find('x');
  const auto side_in = [](std::string_view digits) {
    return parse_number<std::uint64_t>(digits).value_or(0);
  };
  const std::uint64_t width = side_in(text.substr(0, middle));
  const std::uint64_t height =
      middle == std::string_view::npos ? 0 : side_in(text.substr(middle + 1));
  const auto fits = [](std::uint64_t side) { return side >= kLeast && side <= kMost; };
  if (!fits(width) || !fits(height)) {
    return request_error(fmt::format(
        "--size \"{}\": two numbers of {} to {} are expected, as 1080x1080", text, kLeast, kMost));
  }
  return Size{static_cast<double>(width), static_cast<double>(height)};
}

constexpr double kCalendarWidth = 420;  // millimetres: A3

// The caption, the size and all other options of each image.
Result<ImageStyle> image_style_of(const Options& options, ImageFormat format) {
  const bool calendar = options.has("calendar");
  ImageStyle style{
      .file = {format, options.real("dpi")},
      .width = calendar && !options.given("width") ? kCalendarWidth : options.real("width"),
      .caption = options.find_text("caption").value_or(""),
      .brand = options.find_text("brand").value_or(""),
      .marks = options.has("marks"),
      .coordinates = options.has("coordinates")};
  if (!options.has("size")) return style;
  const auto size = image_size(options.text("size"));
  if (!size) return size.error();
  style.size = *size;
  return style;
}

// Options that do not go together, and values out of range.
Status check_image_options(const Options& options) {
  const bool calendar = options.has("calendar");
  if (options.real("width") < 10 || options.real("width") > 2000) {
    return request_error("--width must lie between 10 and 2000 mm");
  }
  if (options.real("dpi") < 10 || options.real("dpi") > 2400) {
    return request_error("--dpi must lie between 10 and 2400");
  }
  if (calendar && !options.has("start")) {
    return request_error("--calendar needs the first day: --start 2026-05-01");
  }
  if (calendar && (options.has("marks") || options.has("coordinates"))) {
    return request_error("the small grids of --calendar have no --marks and no --coordinates");
  }
  if (options.has("brand") && !options.has("size") && !calendar) {
    return request_error("--brand is for images of a given --size and for --calendar");
  }
  return {};
}

Result<ImageCommand> image_command_of(const Session& session) {
  const Options& options = session.options();
  if (Status status = check_image_options(options); !status) return std::move(status).error();
  const auto format = image_format_of(options);
  if (!format) return format.error();
  auto style = image_style_of(options, *format);
  if (!style) return style.error();
  auto typefaces = Typefaces::open();
  if (!typefaces) return typefaces.error();
  ImageCommand command{
      .style = *std::move(style), .typefaces = *std::move(typefaces), .own = own_files_of(session)};
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

ExitCode image_of_puzzles(Session& session, ImageCommand command) {
  if (!command.name) {
    const auto puzzle = chosen_puzzle(session);
    if (!puzzle) return session.fail(puzzle.error());
    return write_one(session, command, drawing_of(command, *puzzle));
  }
  if (session.options().has("start")) return write_dated_images(session, std::move(command));
  ImageSeries series(session, command);
  read_records(session, records_of_images(session),
               [&](const PuzzleText& puzzle) { return series.add(drawing_of(command, puzzle)); });
  return series.write();
}

ExitCode run_image(Session& session) {
  const auto board =
      other_board(session, {"board", "to", "number", "solution", "marks", "coordinates", "caption",
                            "width", "dpi", "size", "brand", "start", "calendar", "date-format",
                            "language", "manifest"});
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
    option::flag("--calendar",
                 "with --start, a sheet for each month instead, as a calendar with the puzzle of "
                 "each day; %d in --output is the month"),
    option::text(
        "--date-format FORMAT",
        "how {date} or the heading of a calendar is written: %Y, %y, %m, %d, %e (no zero), "
        "%B (month), %A (weekday); default: %Y-%m-%d, of a heading %B %Y"),
    kLanguageOption,
    option::output_file("--manifest FILE", "with --start, a JSON line for each day"),
    option::text("--size WxH",
                 "the whole image in dots (of SVG, EPS and PDF in points), such as 1080x1080 for a "
                 "social page: the caption above the grid"),
    option::text("--brand TEXT",
                 "with --size, a line below the grid; with --calendar, beside the heading"),
    option::real("--width MM", "width of the image in millimetres, of a calendar 420 [100]"),
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
    Example{"nonet image year.sdm --start 2026-01-01 --calendar --solution -o '%d.pdf'",
            "a calendar sheet for each month: 2026-01.pdf, 2026-01-solution.pdf, ..."},
    Example{"nonet image puzzle.txt --size 1080x1080 --brand example.org -o p.png",
            "a square for a social page"},
    Example{"nonet image --to eps --width 80 puzzle.txt > monday.eps",
            "vector art for a newspaper column"},
};

}  // namespace

const CommandBody kImageCommand = {
    .options = kImageOptions, .examples = kImageExamples, .run = run_image};

}  // namespace nonet
