#include <array>
#include <fmt/format.h>
#include <vector>

#include "base/request_error.h"
#include "book/cairo_output.h"
#include "book/explain_pages.h"
#include "cli/commands.h"
#include "cli/proper_puzzles.h"
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
                                        const RunControl& control) {
  std::vector<Result<Path>> paths;
  RateRequest request;
  request.control = &control;
  for (const Result<Puzzle>& puzzle : proper_puzzles(chunk.puzzles)) {
    if (puzzle) {
      paths.emplace_back(scale.explain(*puzzle, request));
    } else {
      paths.emplace_back(puzzle.error());
    }
  }
  return paths;
}

// Calls accept(path) for each puzzle of the input, in order.
template <typename Accept>
void explain_all(Session& session, Accept accept) {
  const ScaleRow& scale = *find_scale(session.options().text("scale"));
  const RunControl control = session.silent_control();
  stream_puzzles(
      session, inputs_of(session),
      [&](const PuzzleChunk& chunk) { return explain_chunk(chunk, scale, control); },
      [&](const PuzzleText&, const Path& path) {
        accept(path);
        return Flow::kContinue;
      });
}

void write_words(Session& session, ExplainFormat format) {
  bool first = true;
  explain_all(session, [&](const Path& path) {
    if (format == ExplainFormat::kText && !first) session.write("\n");
    first = false;
    session.write(format == ExplainFormat::kText ? path_as_text(path) : path_as_jsonl(path));
  });
}

ExitCode write_pictures(Session& session, ExplainFormat format) {
  std::vector<Path> paths;
  explain_all(session, [&](const Path& path) { paths.push_back(path); });
  if (paths.empty()) return session.exit_code();
  const auto typefaces = Typefaces::open();
  if (!typefaces) return session.fail(typefaces.error());
  if (format == ExplainFormat::kHtml) {
    session.write(explanation_page(paths, *typefaces));
    return session.exit_code();
  }
  if (paths.size() > 1) {
    return session.fail(
        request_error(fmt::format("--to svg draws one puzzle; the input holds {}", paths.size())));
  }
  const auto svg = render_image(explanation_sheet(paths.front(), *typefaces),
                                {.format = ImageFormat::kSvg, .dots_per_inch = 300}, *typefaces);
  if (!svg) return session.fail(svg.error());
  session.write(*svg);
  return session.exit_code();
}

ExitCode run(Session& session) {
  const ExplainFormat format = meaning_in(kFormats, session.options().text("to"));
  if (format == ExplainFormat::kHtml || format == ExplainFormat::kSvg) {
    return write_pictures(session, format);
  }
  write_words(session, format);
  return session.exit_code();
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
};

constexpr std::array kExamples = {
    Example{"nonet explain puzzle.txt", "every step: rating, technique, cells, reason, conclusion"},
    Example{"nonet explain puzzle.txt --to html -o steps.html",
            "a page to go through with the arrow keys"},
};

}  // namespace

const CommandBody kExplainCommand = {.options = kOptions, .examples = kExamples, .run = run};

}  // namespace nonet
