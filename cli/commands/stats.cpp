#include <array>
#include <fmt/format.h>
#include <fmt/ranges.h>
#include <map>
#include <optional>
#include <string_view>
#include <utility>
#include <vector>

#include "base/printable.h"
#include "base/request_error.h"
#include "board/canonical.h"
#include "cli/boards/board_commands.h"
#include "cli/boards/other_board.h"
#include "cli/commands.h"
#include "cli/database.h"
#include "cli/list_forecast.h"
#include "cli/output_format.h"
#include "cli/puzzle_stream.h"
#include "study/statistics/collection.h"
#include "study/statistics/gathering.h"
#include "study/statistics/summary.h"
#include "study/statistics/summary_report.h"
#include "study/statistics/summary_text.h"
#include "study/statistics/technique_uses.h"

namespace nonet {
namespace {

// Adds the database's ratings of the input's puzzles.
void collect_known(Session& session, const Store& store, Collection& collection) {
  stream_proper_puzzles(
      session, inputs_of(session, kFastWork / 4),
      [](const Puzzle& puzzle) { return canonical_form(puzzle.givens()); },
      [&](const PuzzleText& text, const Grid& canonical) {
        const Status known = gather_known(store, text.givens, canonical, collection);
        if (known) return Flow::kContinue;
        session.fail(known.error());
        return Flow::kStop;
      });
}

// Puzzles that a scale's search gave up on, by the scale's key.
using GivenUp = std::map<std::string_view, std::size_t>;

void note_given_up(Session& session, const GivenUp& given_up) {
  for (const auto& [scale, puzzles] : given_up) {
    session.console().note(
        fmt::format("not counted on scale {}: {} {} whose rating takes too long here; "
                    "`nonet rate --scale {} FILE` rates them",
                    scale, puzzles, puzzles == 1 ? "puzzle" : "puzzles", scale));
  }
}

// Adds the input's puzzles, rated now on every scale.
void collect_rated(Session& session, Collection& collection, std::optional<TechniqueUses>& uses) {
  const RunControl control = session.silent_control();
  const PathSteps steps = uses ? PathSteps::kTold : PathSteps::kLeftOut;
  StreamRequest request = inputs_of(session, kSlowWork);
  const ListAhead ahead{.refuses_sukakus = "stats"};
  auto forecast = forecast_of_inputs(
      session, request, ahead,
      [&](const PuzzleText&, const Puzzle& puzzle, const RunControl& while_probing) {
        paths_on_all(puzzle, steps, while_probing);
      });
  if (forecast) request.forecast = &*forecast;
  struct Rated {
    std::vector<Path> paths;
    WorkCost cost;
  };
  GivenUp given_up;
  stream_proper_puzzles(
      session, request,
      [&](const Puzzle& puzzle) {
        const WorkClock clock;
        Rated rated{paths_on_all(puzzle, steps, control), {}};
        if (forecast) rated.cost = clock.cost(ahead, puzzle);
        return rated;
      },
      [&](const PuzzleText& text, const Rated& rated) {
        for (const auto scale : gather_rated(text.givens, rated.paths, collection)) {
          ++given_up[scale];
        }
        if (uses) uses->add(rated.paths);
        if (forecast) forecast->note(rated.cost.work, rated.cost.seconds);
        return Flow::kContinue;
      });
  if (!session.should_stop()) note_given_up(session, given_up);
}

Status collect(Session& session, Collection& collection, std::optional<TechniqueUses>& uses) {
  const bool has_input = !session.options().inputs().empty();
  if (!session.options().has("db")) {
    collect_rated(session, collection, uses);
    return {};
  }
  const auto store = open_database(session, Access::kReadOnly);
  if (!store) return store.error();
  if (!has_input) return gather_all(*store, session.silent_control(), collection);
  collect_known(session, *store, collection);
  return {};
}

// With a database nothing is rated: notes the number of puzzles without a value.
void note_unrated(Session& session, const Collection& collection) {
  const std::size_t unrated = collection.without_values();
  if (!session.options().has("db") || unrated == 0) return;
  const std::string& file = session.options().text("db");
  const bool reads = !session.options().inputs().empty();
  session.console().note(
      fmt::format("without any rating in {}: {} of {} puzzles; `nonet rate {} --db {}` adds them",
                  file, unrated, collection.size(), reads ? "FILE" : "--unrated", file));
}

std::string source_of(const Session& session) {
  auto source = fmt::format("{}", fmt::join(session.options().inputs(), ", "));
  if (session.options().has("db")) {
    source += (source.empty() ? "" : ", by ") + session.options().text("db");
  }
  return source.empty() ? "standard input" : printable(source);
}

ExitCode write_figure(Session& session, const Summary& summary) {
  const FigureRow* figure = find_figure(session.options().text("figure"));
  const auto picture = figure->draw(summary);
  if (!picture) {
    return session.fail(
        {.kind = ErrorKind::kInput,
         .reason = fmt::format("nothing to draw: figure '{}' needs {}", figure->key, figure->needs),
         .place = {}});
  }
  session.write(*picture);
  return session.exit_code();
}

Choices format_choices() { return {"text", "html", "svg", "csv"}; }

ExitCode run_stats(Session& session) {
  const Options& options = session.options();
  const auto board =
      other_board(session, {"board", "to", "figure", "top", "threads", "strict", "db"});
  if (!board) return session.fail(board.error());
  if (*board) return stats_boards(session, **board, chosen_format(options, format_choices()));
  Collection collection;
  std::optional<TechniqueUses> uses;
  if (options.has("steps")) {
    if (options.has("db"))
      return session.fail(request_error("--steps walks the puzzles of files, not of --db"));
    uses.emplace();
  }
  if (const Status collected = collect(session, collection, uses); !collected) {
    return session.fail(collected.error());
  }
  if (session.exit_code() == ExitCode::kDatabase || session.should_stop()) {
    return session.exit_code();
  }
  collection.settle();
  note_unrated(session, collection);
  const Summary summary = summarise(collection, options.number("top"));
  const std::string format = chosen_format(options, format_choices());
  if (format == "svg") return write_figure(session, summary);
  if (uses && format == "html") {
    return session.fail(request_error("--steps needs --to text or csv"));
  }
  session.write(format == "html"  ? summary_html(summary, source_of(session))
                : format == "csv" ? summary_csv(summary)
                                  : summary_text(summary));
  if (uses) session.write(format == "csv" ? uses->csv() : uses->text());
  return session.exit_code();
}

Choices figure_choices() { return keys_of(figure_catalog()); }

constexpr std::array kStatsOptions = {
    option::choice("--to FORMAT",
                   "text with bars, html with all pictures, svg (one picture), csv [text]",
                   format_choices),
    option::choice("--figure KEY", "the picture for --to svg [correlations]", figure_choices),
    option::flag("--steps", "how often the paths of each scale take each technique (text, csv)"),
    option::number(
        "--top N",
        "number of puzzles to list on which rating scales and solvers disagree, each way [10]"),
    kBoardOption,
};

constexpr std::array kStatsExamples = {
    Example{"nonet stats puzzles.txt", "rate the puzzles on every scale and show statistics"},
    Example{"nonet stats --db mine.db --to html -o mine.html",
            "all that is stored: distributions, correlations of ratings and solvers"},
    Example{"nonet stats --db mine.db --to svg --figure levels -o levels.svg", "one picture"},
    Example{"nonet stats --db mine.db puzzles.txt",
            "statistics of these puzzles from the database"},
    Example{"nonet stats --board 6x6+x small.txt", "boards of another size"},
    Example{"nonet stats --board 6x6+x --db mine.db", "all of this board that are stored"},
};

}  // namespace

const CommandBody kStatsCommand = {
    .options = kStatsOptions, .examples = kStatsExamples, .run = run_stats};

}  // namespace nonet
