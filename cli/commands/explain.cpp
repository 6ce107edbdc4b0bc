#include <array>
#include <fmt/format.h>
#include <optional>
#include <vector>

#include "base/request_error.h"
#include "book/cairo_output.h"
#include "book/explain_pages.h"
#include "book/explanation_page.h"
#include "cli/cell_names.h"
#include "cli/commands.h"
#include "cli/explain_steps.h"
#include "cli/format_choice.h"
#include "cli/puzzle_clock.h"
#include "cli/puzzle_stream.h"
#include "cli/topics.h"
#include "cli/words.h"
#include "rater/explain/names.h"
#include "rater/explain/path_text.h"
#include "rater/scales/catalog.h"
#include "rater/scales/scale_path.h"
#include "study/lists/proper_puzzles.h"

namespace nonet {
namespace {

enum class ExplainFormat { kText, kJsonl, kHtml, kSvg, kPng, kPdf };

constexpr std::array kFormats = {
    Word{"text", ExplainFormat::kText}, Word{"jsonl", ExplainFormat::kJsonl},
    Word{"html", ExplainFormat::kHtml}, Word{"svg", ExplainFormat::kSvg},
    Word{"png", ExplainFormat::kPng},   Word{"pdf", ExplainFormat::kPdf},
};

std::vector<Result<Path>> explain_chunk(const PuzzleChunk& chunk, const ScaleRow& scale,
                                        PuzzleClock& clock) {
  std::vector<Result<Path>> paths;
  for (const auto& puzzle : any_puzzles(chunk.puzzles, refuses_sukakus(scale))) {
    const PuzzleClock::Turn turn = clock.begin();
    RateRequest request;
    request.control = &turn.control();
    if (puzzle) {
      paths.emplace_back(explain(scale, *puzzle, request));
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
  StreamRequest inputs = inputs_of(session);
  inputs.sukakus = takes_sukakus(scale) ? Sukakus::kAsTheyStand : Sukakus::kAccepted;
  return stream_puzzles(
      session, inputs, [&](const PuzzleChunk& chunk) { return explain_chunk(chunk, scale, clock); },
      [&](const PuzzleText&, const Path& path) { return accept(path); });
}

// The step that --step asks for; 0: all.
std::uint64_t step_of(const Options& options) {
  return options.has("step") ? options.number("step") : 0;
}

Result<std::string> words_of(const Path& path, ExplainFormat format, const Options& options) {
  const std::uint64_t step = step_of(options);
  if (step > path.steps.size()) {
    return request_error(
        fmt::format("the path has steps 1 to {}, not {}", path.steps.size(), step));
  }
  if (format == ExplainFormat::kJsonl) {
    return step == 0 ? path_as_jsonl(path) : step_as_jsonl(path, step);
  }
  return renamed(step == 0 ? path_as_text(path) : step_as_text(path, step), cell_names_of(options));
}

ExitCode write_words(Session& session, ExplainFormat format) {
  bool first = true;
  return explain_all(session, [&](const Path& path) {
    const auto words = words_of(path, format, session.options());
    if (!words) {
      session.fail(words.error());
      return Flow::kStop;
    }
    if (format == ExplainFormat::kText && !first) session.write("\n");
    first = false;
    session.write(*words);
    return Flow::kContinue;
  });
}

Result<std::string> image_of(const Path& path, ExplainFormat format, const Options& options) {
  const auto typefaces = Typefaces::open();
  if (!typefaces) return typefaces.error();
  const CellNames names = cell_names_of(options);
  const std::uint64_t step = step_of(options);
  const ImageFormat image = format == ExplainFormat::kPng   ? ImageFormat::kPng
                            : format == ExplainFormat::kPdf ? ImageFormat::kPdf
                                                            : ImageFormat::kSvg;
  const ImageOptions as{.format = image, .dots_per_inch = 200};
  if (step == 0) return render_image(explanation_sheet(path, names, *typefaces), as, *typefaces);
  const auto drawing = step_sheet(path, step, names, *typefaces);
  if (!drawing) return drawing.error();
  return render_image(*drawing, as, *typefaces);
}

ExitCode write_page(Session& session) {
  ExplanationPage page(cell_names_of(session.options()));
  explain_all(session, [&](const Path& path) {
    session.write(page.add(path));
    return Flow::kContinue;
  });
  session.write_frame(page.end());
  return session.exit_code();
}

ExitCode write_picture(Session& session, ExplainFormat format) {
  std::optional<Path> only;
  explain_all(session, [&](const Path& path) {
    if (only) {
      session.fail(request_error("a picture shows one puzzle; the input holds more"));
      return Flow::kStop;
    }
    only = path;
    return Flow::kContinue;
  });
  if (!only || session.exit_code() == ExitCode::kUsage) return session.exit_code();
  const auto bytes = image_of(*only, format, session.options());
  if (!bytes) return session.fail(bytes.error());
  session.write(*bytes);
  return session.exit_code();
}

ExitCode run(Session& session) {
  const ScaleRow& scale = *find_scale(session.options().text("scale"));
  const bool by_step = asks_for_steps(session.options());
  if (by_step || telling_of(scale) == nullptr) {
    const Status told = check_path(scale);
    if (!told) return session.fail(told.error());
  }
  if (by_step) return explain_steps(session);
  const ExplainFormat format =
      meaning_in(kFormats, chosen_format(session.options(), choices_of<kFormats>()));
  if (format == ExplainFormat::kText || format == ExplainFormat::kJsonl) {
    return write_words(session, format);
  }
  return format == ExplainFormat::kHtml ? write_page(session) : write_picture(session, format);
}

constexpr std::array kOptions = {
    option::choice("--to FORMAT",
                   "text, JSON lines with whole proofs, a page to follow, or a sheet of drawn "
                   "steps; without it the ending of --output decides",
                   choices_of<kFormats>)
        .by_default("text"),
    option::number("--step N", "only step N (not of a page)"),
    option::flag("--all-steps",
                 "every step that the position offers, the cheapest first (text, jsonl)"),
    option::choice("--technique KEY",
                   "the steps of this technique (`nonet help techniques`): in the position, or, "
                   "for a bare puzzle, where its path first comes to them",
                   technique_choices),
    option::choice("--names HOW",
                   "what cells are called: r1c1 (rc) or A1 (a1); JSON lines say r1c1",
                   choices_of<kCellNames>)
        .by_default("rc"),
    option::choice("--scale KEY", "rating scale whose path is told (`nonet help scales`)",
                   scale_choices)
        .by_default("explainer"),
    kTimeLimitOption,
};

constexpr std::array kExamples = {
    Example{"nonet explain puzzle.txt", "every step: rating, technique, cells, reason, conclusion"},
    Example{"nonet explain puzzle.txt -o steps.html", "a page to go through with the arrow keys"},
    Example{"nonet explain puzzle.txt --step 12 -o step.png", "one step as a picture"},
    Example{"nonet explain --scale w puzzle.txt",
            "the whips that solve it, as Berthier writes them"},
    Example{"nonet explain --scale hodoku --all-steps position.txt",
            "all that can be done in a position, by price"},
    Example{"nonet explain --scale hodoku --technique death-blossom puzzles.txt",
            "where each puzzle first has one"},
};

}  // namespace

const CommandBody kExplainCommand = {.options = kOptions, .examples = kExamples, .run = run};

}  // namespace nonet
