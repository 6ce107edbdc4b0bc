#include <array>
#include <fmt/format.h>

#include "base/request_error.h"
#include "book/cairo_output.h"
#include "book/grid_picture.h"
#include "cli/commands.h"
#include "cli/proper_puzzles.h"
#include "cli/puzzle_stream.h"
#include "cli/words.h"

namespace nonet {
namespace {

constexpr std::array kImageFormats = {
    Word{"svg", ImageFormat::kSvg},
    Word{"png", ImageFormat::kPng},
    Word{"eps", ImageFormat::kEps},
    Word{"pdf", ImageFormat::kPdf},
};

constexpr double kPointsPerMillimetre = kPointsPerInch / 25.4;

// --to, else the ending of the output's name, else SVG.
Result<ImageFormat> format_of(const Options& options) {
  if (options.has("to")) return meaning_in(kImageFormats, options.text("to"));
  return options.has("output") ? image_format(options.text("output")) : ImageFormat::kSvg;
}

// The puzzle of the input that --number asks for.
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

Result<GridPicture> picture_of(const PuzzleText& puzzle, const Options& options) {
  GridPicture picture;
  picture.givens = puzzle.givens;
  picture.found = puzzle.placed;
  if (options.has("solution")) {
    const auto proper = std::move(proper_puzzles({&puzzle, 1}).front());
    if (!proper) return proper.error();
    picture.found = proper->solution();
    for (const Cell cell : puzzle.givens.filled()) picture.found.clear(cell);
  }
  if (options.has("marks")) {
    Grid position = picture.givens;
    for (const Cell cell : picture.found.filled()) position.set(cell, picture.found.digit(cell));
    picture.marks = puzzle.marks.value_or(PencilMarks::of(position));
  }
  if (options.has("coordinates")) picture.coordinates = Coordinates::kNumbers;
  return picture;
}

Result<std::string> image_bytes(Session& session) {
  const Options& options = session.options();
  const auto format = format_of(options);
  if (!format) return format.error();
  const auto puzzle = chosen_puzzle(session);
  if (!puzzle) return puzzle.error();
  auto picture = picture_of(*puzzle, options);
  if (!picture) return picture.error();
  const auto typefaces = Typefaces::open();
  if (!typefaces) return typefaces.error();
  const ImageRequest request{.picture = std::move(*picture),
                             .caption = options.has("caption") ? options.text("caption") : "",
                             .width = options.real("width") * kPointsPerMillimetre};
  return render_image(grid_image(request, *typefaces),
                      {.format = *format, .dots_per_inch = options.real("dpi")}, *typefaces);
}

ExitCode run(Session& session) {
  const Options& options = session.options();
  if (options.real("width") < 10 || options.real("width") > 2000) {
    return session.fail(request_error("--width must lie between 10 and 2000 mm"));
  }
  if (options.real("dpi") < 10 || options.real("dpi") > 2400) {
    return session.fail(request_error("--dpi must lie between 10 and 2400"));
  }
  const auto bytes = image_bytes(session);
  if (!bytes) return session.fail(bytes.error());
  session.write(*bytes);
  return ExitCode::kOk;
}

constexpr std::array kOptions = {
    OptionRow{.name = "to",
              .takes = Takes::kChoice,
              .argument = "FORMAT",
              .help = "kind of image; without it the ending of --output decides",
              .choices = choices_of<kImageFormats>},
    OptionRow{.name = "number",
              .takes = Takes::kNumber,
              .argument = "N",
              .help = "which puzzle of the input",
              .fallback = "1"},
    OptionRow{.name = "solution", .help = "draw the solution's digits, lighter than the givens"},
    OptionRow{.name = "marks", .help = "draw the candidates of empty cells"},
    OptionRow{.name = "coordinates", .help = "number rows and columns"},
    OptionRow{.name = "caption",
              .takes = Takes::kText,
              .argument = "TEXT",
              .help = "a line below the grid"},
    OptionRow{.name = "width",
              .takes = Takes::kReal,
              .argument = "MM",
              .help = "width of the image in millimetres",
              .fallback = "100"},
    OptionRow{.name = "dpi",
              .takes = Takes::kReal,
              .argument = "N",
              .help = "dots per inch of a PNG",
              .fallback = "300"},
};

constexpr std::array kExamples = {
    Example{"nonet image puzzle.txt -o puzzle.svg", "a drawing for a page or a web site"},
    Example{"nonet image --number 7 --solution list.sdm -o answer.png",
            "the solution of the seventh puzzle"},
    Example{"nonet image --to eps --width 80 puzzle.txt > monday.eps",
            "vector art for a newspaper column"},
};

}  // namespace

const CommandBody kImageCommand = {.options = kOptions, .examples = kExamples, .run = run};

}  // namespace nonet
