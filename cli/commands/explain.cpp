#include <array>
#include <optional>
#include <vector>

#include "base/request_error.h"
#include "book/cairo_output.h"
#include "book/explain_pages.h"
#include "cli/commands.h"
#include "cli/format_choice.h"
#include "cli/proper_puzzles.h"
#include "cli/puzzle_clock.h"
#include "cli/puzzle_stream.h"
#include "cli/topics.h"
#include "cli/words.h"
#include "rater/explain/path_text.h"
#include "rater/scales/catalog.h"

namespace nonet {
namespace {

enum class ExplainFormat { kText, kJsonl, kHtml, kSvg };

constexpr std::array kFormats = {
    Word{"text", ExplainFormat::kText},
    Word{"jsonl", ExplainFormat::kJsonl},
    Word{"html", ExplainFormat::kHtml},
    Word{"svg", ExplainFormat::kSvg},
};

std::vector<Result<Path>> explain_chunk(const PuzzleChunk& chunk, const ScaleRow& scale,
                                        PuzzleClock& clock) {
  std::vector<Result<Path>> paths;
  for (const Result<Puzzle>& puzzle : proper_puzzles(chunk.puzzles)) {
    if (puzzle) {
      const PuzzleClock::Turn turn = clock.begin();
      RateRequest request;
      request.control = &turn.control();
      paths.emplace_back(scale.explain(*puzzle, request));
    } else {
      paths.emplace_back(puzzle.error());
    }
  }
  return paths;
}

// Calls accept(path), which returns Flow, for each puzzle of the input, in order.
template <typename Accept>
ExitCode explain_all(Session& session, Accept accept) {
  const ScaleRow& scale = *find_scale(session.options().text("scale"));
  const auto seconds = PuzzleClock::limit_of(session.options());
  if (!seconds) return session.fail(seconds.error());
  PuzzleClock clock(session, *seconds);
  return stream_puzzles(
      session, inputs_of(session),
      [&](const PuzzleChunk& chunk) { return explain_chunk(chunk, scale, clock); },
      [&](const PuzzleText&, const Path& path) { return accept(path); });
}

ExitCode write_words(Session& session, ExplainFormat format) {
  bool first = true;
  return explain_all(session, [&](const Path& path) {
    if (format == ExplainFormat::kText && !first) session.write("\n");
    first = false;
    session.write(format == ExplainFormat::kText ? path_as_text(path) : path_as_jsonl(path));
    return Flow::kContinue;
  });
}

ExitCode write_page(Session& session, const Typefaces& typefaces) {
  ExplanationPage page(typefaces);
  bool any = false;
  explain_all(session, [&](const Path& path) {
    any = true;
    session.write(page.add(path));
    return Flow::kContinue;
  });
  if (any) session.write(page.finish());
  return session.exit_code();
}

ExitCode write_sheet(Session& session, const Typefaces& typefaces) {
  std::optional<Path> only;
  explain_all(session, [&](const Path& path) {
    if (only) {
      session.fail(request_error("--to svg draws one puzzle; the input holds more"));
      return Flow::kStop;
    }
    only = path;
    return Flow::kContinue;
  });
  if (!only || session.exit_code() == ExitCode::kUsage) return session.exit_code();
  const auto svg = render_image(explanation_sheet(*only, typefaces),
                                {.format = ImageFormat::kSvg, .dots_per_inch = 300}, typefaces);
  if (!svg) return session.fail(svg.error());
  session.write(*svg);
  return session.exit_code();
}

ExitCode run(Session& session) {
  const ExplainFormat format =
      meaning_in(kFormats, chosen_format(session.options(), choices_of<kFormats>()));
  if (format == ExplainFormat::kText || format == ExplainFormat::kJsonl) {
    return write_words(session, format);
  }
  const auto typefaces = Typefaces::open();
  if (!typefaces) return session.fail(typefaces.error());
  return format == ExplainFormat::kHtml ? write_page(session, *typefaces)
                                        : write_sheet(session, *typefaces);
}

constexpr std::array kOptions = {
    OptionRow{.name = "to",
              .takes = Takes::kChoice,
              .argument = "FORMAT",
              .help = "text, JSON lines, a page with a drawn grid for each step, or a sheet of all",
              .fallback = "text",
              .choices = choices_of<kFormats>},
    OptionRow{.name = "scale",
              .takes = Takes::kChoice,
              .argument = "KEY",
              .help = "rating scale whose path is told",
              .fallback = "explainer",
              .choices = scale_choices},
    kTimeLimitOption,
};

constexpr std::array kExamples = {
    Example{"nonet explain puzzle.txt", "every step: rating, technique, cells, reason, conclusion"},
    Example{"nonet explain puzzle.txt --to html -o steps.html",
            "a page to go through with the arrow keys"},
};

}  // namespace

const CommandBody kExplainCommand = {.options = kOptions, .examples = kExamples, .run = run};

}  // namespace nonet
