#include <algorithm>
#include <array>
#include <cstdint>
#include <fmt/format.h>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "base/request_error.h"
#include "board/canonical.h"
#include "book/cairo_output.h"
#include "book/daily_plan.h"
#include "book/editions.h"
#include "book/grid_picture.h"
#include "cli/commands.h"
#include "cli/puzzle_stream.h"
#include "cli/words.h"
#include "study/lists/proper_puzzles.h"

namespace nonet {
namespace {

constexpr std::array kImageFormats = {
    Word{"svg", ImageFormat::kSvg},   Word{"png", ImageFormat::kPng},
    Word{"eps", ImageFormat::kEps},   Word{"pdf", ImageFormat::kPdf},
    Word{"tiff", ImageFormat::kTiff},
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

// What is drawn of a puzzle.
enum class Shown : bool { kPuzzle, kSolution };

Result<GridPicture> picture_of(const PuzzleText& puzzle, const Options& options, ImageFormat format,
                               Shown shown) {
  GridPicture picture;
  picture.givens = puzzle.givens;
  picture.found = puzzle.placed;
  if (shown == Shown::kSolution) {
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
  // What is printed with black ink alone is drawn black.
  if (format != ImageFormat::kSvg && format != ImageFormat::kPng) {
    picture.tone = DigitTone::kAllBlack;
  }
  return picture;
}

// How pictures are made, and the line below them.
struct Style {
  ImageFormat format = ImageFormat::kSvg;
  std::string caption;
};

Result<std::string> image_bytes(const PuzzleText& puzzle, const Options& options,
                                const Style& style, Shown shown, const Typefaces& typefaces) {
  auto picture = picture_of(puzzle, options, style.format, shown);
  if (!picture) return picture.error();
  const ImageRequest request{.picture = std::move(*picture),
                             .caption = style.caption,
                             .width = options.real("width") * kPointsPerMillimetre};
  if (const auto missing = typefaces.missing_character(request.caption)) {
    return request_error(fmt::format("--caption \"{}\": the typeface has no glyph for {}",
                                     request.caption, *missing));
  }
  return render_image(grid_image(request, typefaces),
                      {.format = style.format, .dots_per_inch = options.real("dpi")}, typefaces);
}

Result<std::string> one_image(Session& session, const Style& style, const Typefaces& typefaces) {
  const auto puzzle = chosen_puzzle(session);
  if (!puzzle) return puzzle.error();
  const Shown shown = session.options().has("solution") ? Shown::kSolution : Shown::kPuzzle;
  return image_bytes(*puzzle, session.options(), style, shown, typefaces);
}

// A name with one "%d" in it, or "%03d": one file for each puzzle, or for each day.
class NumberedName {
 public:
  static std::optional<NumberedName> in(const std::string& name) {
    const std::size_t start = name.find('%');
    const std::size_t end = name.find('d', start == std::string::npos ? name.size() : start);
    if (start == std::string::npos || end == std::string::npos) return std::nullopt;
    std::size_t width = 0;
    for (std::size_t i = start + 1; i < end; ++i) {
      if (name[i] < '0' || name[i] > '9') return std::nullopt;
      width = std::min<std::size_t>(width * 10 + static_cast<std::size_t>(name[i] - '0'), 20);
    }
    return NumberedName{name.substr(0, start), width, name.substr(end + 1)};
  }
  // `part` comes before the ending: "week-007-solution.eps".
  [[nodiscard]] std::string of(std::string_view which, std::string_view part) const {
    const std::size_t dot = std::min(tail_.rfind('.'), tail_.size());
    return fmt::format("{}{}{}{}{}", head_, which, tail_.substr(0, dot), part, tail_.substr(dot));
  }
  [[nodiscard]] std::string numbered(std::uint64_t number) const {
    return fmt::format("{:0{}}", number, width_);
  }

 private:
  NumberedName(std::string head, std::size_t width, std::string tail)
      : head_(std::move(head)), width_(width), tail_(std::move(tail)) {}
  std::string head_;
  std::size_t width_;
  std::string tail_;
};

constexpr std::string_view kSolutionPart = "-solution";

// The puzzle and, with --solution, its solution beside it.
Status write_beside(Session& session, const NumberedName& name, const std::string& which,
                    const PuzzleText& puzzle, const Style& style, const Typefaces& typefaces) {
  const Options& options = session.options();
  const auto write = [&](Shown shown, std::string_view part) -> Status {
    const auto bytes = image_bytes(puzzle, options, style, shown, typefaces);
    if (!bytes) return bytes.error();
    return Output::write_file(name.of(which, part), *bytes);
  };
  const Status drawn = write(Shown::kPuzzle, "");
  if (!drawn || !options.has("solution")) return drawn;
  return write(Shown::kSolution, kSolutionPart);
}

ExitCode run_batch(Session& session, const NumberedName& name, const Style& style,
                   const Typefaces& typefaces) {
  // No file has the name as it stands.
  session.output() = Output(session.stop_token());
  PuzzleInput input = open_input(session, inputs_of(session));
  std::uint64_t number = 0;
  for (PuzzleChunk chunk = input.next_chunk(1); !chunk.empty(); chunk = input.next_chunk(1)) {
    if (session.should_stop()) break;
    for (const auto& misfit : chunk.misfits) session.fail(misfit.error);
    for (const PuzzleText& puzzle : chunk.puzzles) {
      const Status written =
          write_beside(session, name, name.numbered(++number), puzzle, style, typefaces);
      if (!written) session.fail(written.error());
    }
  }
  session.console().note(fmt::format("{} puzzle{}, from {} on", number, number == 1 ? "" : "s",
                                     name.of(name.numbered(1), "")));
  return session.exit_code();
}

// A day's puzzle, ready to be drawn.
struct DailyPuzzle {
  PuzzleText text;
  LeveledPuzzle leveled;
  [[nodiscard]] std::string_view level() const {
    return leveled.level != nullptr ? leveled.level->key : "unrated";
  }
};

std::vector<DailyPuzzle> daily_puzzles(Session& session) {
  std::vector<DailyPuzzle> all;
  PuzzleInput input = open_input(session, inputs_of(session));
  for (PuzzleChunk chunk = input.next_chunk(1); !chunk.empty(); chunk = input.next_chunk(1)) {
    if (session.should_stop()) break;
    for (const auto& misfit : chunk.misfits) session.fail(misfit.error);
    for (const PuzzleText& text : chunk.puzzles) {
      const auto proper = std::move(proper_puzzles({&text, 1}).front());
      if (!proper) {
        session.fail(proper.error());
      } else {
        all.push_back({text, leveled(*proper)});
      }
    }
  }
  return all;
}

// The caption with {date}, {weekday}, {level} and {minutes} put in.
std::string caption_of(std::string caption, const PlannedDay& day, const DailyPuzzle& puzzle) {
  const std::array<std::pair<std::string_view, std::string>, 4> places{
      {{"{date}", day.date},
       {"{weekday}", day.weekday},
       {"{level}", puzzle.leveled.level != nullptr ? std::string(puzzle.leveled.level->name) : ""},
       {"{minutes}", target_text(puzzle.leveled.puzzle)}}};
  for (const auto& [place, text] : places) {
    for (std::size_t at = 0; (at = caption.find(place, at)) != std::string::npos;) {
      caption.replace(at, place.size(), text);
      at += text.size();
    }
  }
  return caption;
}

// What the paper's system is told of a day.
std::string manifest_line(const PlannedDay& day, const DailyPuzzle& puzzle, const Style& style,
                          const std::string& file, const std::string& solution_file) {
  const BookPuzzle& printed = puzzle.leveled.puzzle;
  nlohmann::ordered_json line;
  line["schema"] = 1;
  line["date"] = day.date;
  line["weekday"] = day.weekday;
  line["level"] = puzzle.level();
  line["target"] = target_text(printed);
  line["rating"] = printed.rating;
  line["clues"] = printed.givens.clue_count();
  line["caption"] = style.caption;
  line["file"] = file;
  if (!solution_file.empty()) line["solution_file"] = solution_file;
  line["puzzle"] = printed.givens.line();
  line["solution"] = printed.solution.line();
  line["canonical"] = canonical_form(printed.givens).line();
  return line.dump(-1, ' ', false, nlohmann::json::error_handler_t::replace) + '\n';
}

// --start: a file for each day, and a manifest of them.
ExitCode run_days(Session& session, const NumberedName& name, const Style& style,
                  const Typefaces& typefaces) {
  session.output() = Output(session.stop_token());
  const Options& options = session.options();
  const std::vector<DailyPuzzle> puzzles = daily_puzzles(session);
  std::vector<double> efforts;
  for (const DailyPuzzle& each : puzzles) efforts.push_back(each.leveled.puzzle.effort);
  const auto plan = plan_days(options.text("start"), efforts);
  if (!plan) return session.fail(plan.error());
  std::string manifest;
  for (const PlannedDay& day : *plan) {
    if (session.should_stop()) return session.exit_code();
    const DailyPuzzle& puzzle = puzzles[day.puzzle];
    const std::string which = fmt::format("{}_{}_{}", day.date, day.weekday, puzzle.level());
    const Style dated{style.format, caption_of(style.caption, day, puzzle)};
    const Status written = write_beside(session, name, which, puzzle.text, dated, typefaces);
    if (!written) return session.fail(written.error());
    manifest += manifest_line(day, puzzle, dated, name.of(which, ""),
                              options.has("solution") ? name.of(which, kSolutionPart) : "");
  }
  if (options.has("manifest")) {
    const Status written = Output::write_file(options.text("manifest"), manifest);
    if (!written) return session.fail(written.error());
  }
  if (!plan->empty()) {
    session.console().note(fmt::format("{} day{}, {} to {}", plan->size(),
                                       plan->size() == 1 ? "" : "s", plan->front().date,
                                       plan->back().date));
  }
  return session.exit_code();
}

ExitCode run(Session& session) {
  const Options& options = session.options();
  if (options.real("width") < 10 || options.real("width") > 2000) {
    return session.fail(request_error("--width must lie between 10 and 2000 mm"));
  }
  if (options.real("dpi") < 10 || options.real("dpi") > 2400) {
    return session.fail(request_error("--dpi must lie between 10 and 2400"));
  }
  const auto format = format_of(options);
  if (!format) return session.fail(format.error());
  const auto typefaces = Typefaces::open();
  if (!typefaces) return session.fail(typefaces.error());
  const auto numbered =
      options.has("output") ? NumberedName::in(options.text("output")) : std::nullopt;
  const Style style{.format = *format,
                    .caption = options.has("caption") ? options.text("caption") : ""};
  if (options.has("start")) {
    if (numbered) return run_days(session, *numbered, style, *typefaces);
    return session.fail(
        request_error("--start makes a file for each day: -o needs a name such as '%d.eps'"));
  }
  if (numbered) return run_batch(session, *numbered, style, *typefaces);
  const auto bytes = one_image(session, style, *typefaces);
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
    OptionRow{.name = "solution",
              .help = "draw the solution's digits, lighter than the givens; of a batch, in files "
                      "of their own beside the puzzles"},
    OptionRow{.name = "marks", .help = "draw the candidates of empty cells"},
    OptionRow{.name = "coordinates", .help = "number rows and columns"},
    OptionRow{.name = "caption",
              .takes = Takes::kText,
              .argument = "TEXT",
              .help =
                  "a line below the grid; with --start {date}, {weekday}, {level} and {minutes} "
                  "are put in"},
    OptionRow{.name = "start",
              .takes = Takes::kText,
              .argument = "DATE",
              .help = "a puzzle a day from this day on (2026-05-04), Mondays the easiest, Sundays "
                      "the hardest; %d in --output is date, weekday and level"},
    OptionRow{.name = "manifest",
              .takes = Takes::kOutputFile,
              .argument = "FILE",
              .help = "with --start, a JSON line for each day"},
    OptionRow{.name = "width",
              .takes = Takes::kReal,
              .argument = "MM",
              .help = "width of the image in millimetres",
              .fallback = "100"},
    OptionRow{.name = "dpi",
              .takes = Takes::kReal,
              .argument = "N",
              .help = "dots per inch of a PNG or TIFF",
              .fallback = "300"},
};

constexpr std::array kExamples = {
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

const CommandBody kImageCommand = {.options = kOptions, .examples = kExamples, .run = run};

}  // namespace nonet
