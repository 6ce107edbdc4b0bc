#include <array>
#include <fmt/format.h>
#include <unordered_map>

#include "board/canonical.h"
#include "cli/commands.h"
#include "cli/database_path.h"
#include "cli/format_choice.h"
#include "cli/proper_puzzles.h"
#include "cli/puzzle_stream.h"
#include "db/store.h"
#include "rater/scales/catalog.h"
#include "study/statistics/collection.h"
#include "study/statistics/summary.h"
#include "study/statistics/summary_report.h"
#include "study/statistics/summary_text.h"

namespace nonet {
namespace {

// Ratings of an older version of a scale, or by other weights, do not mix with those of this one.
bool is_current(const StoredRating& rating) {
  if (!rating.weights.empty()) return false;
  const ScaleRow* scale = find_scale(rating.scale);
  return scale == nullptr || scale->version == rating.scale_version;
}

void add_rating(Collection& collection, std::size_t index, const StoredRating& rating) {
  if (is_current(rating)) collection.rate(index, rating.scale, rating.score, rating.hardest);
}

void add_measurement(Collection& collection, std::size_t index, const SolverRecord& record) {
  collection.measure(index, record.solver, record.unit, record.hardness);
}

using Indices = std::unordered_map<std::int64_t, std::size_t>;

Status collect_ratings(const Store& store, const Indices& indices, Collection& collection) {
  for (const ScaleRow& scale : scale_catalog()) {
    const Status visited =
        store.visit_ratings(scale.key, scale.version, [&](const StoredRating& rating) {
          const auto at = indices.find(static_cast<std::int64_t>(rating.puzzle));
          if (at != indices.end()) add_rating(collection, at->second, rating);
          return Flow::kContinue;
        });
    if (!visited) return visited;
  }
  return {};
}

// Everything the database holds.
Status collect_store(Session& session, const Store& store, Collection& collection) {
  Indices indices;
  const auto go_on = [&] { return session.should_stop() ? Flow::kStop : Flow::kContinue; };
  const Status puzzles = store.visit_puzzles({}, [&](const StoredPuzzle& stored) {
    indices.emplace(static_cast<std::int64_t>(stored.id), collection.add(stored.puzzle.givens()));
    return go_on();
  });
  if (!puzzles) return puzzles;
  if (const Status ratings = collect_ratings(store, indices, collection); !ratings) return ratings;
  return store.visit_measurements("", [&](const SolverRecord& record) {
    const auto at = indices.find(static_cast<std::int64_t>(record.puzzle));
    if (at != indices.end()) add_measurement(collection, at->second, record);
    return go_on();
  });
}

// What the database says of the puzzles of the input, whatever printed form it holds them in.
void collect_known(Session& session, const Store& store, Collection& collection) {
  const auto canonical_forms = [](const PuzzleChunk& chunk) {
    std::vector<Result<Grid>> forms;
    for (const auto& puzzle : proper_puzzles(chunk.puzzles)) {
      forms.push_back(puzzle ? Result<Grid>(canonical_form(puzzle->givens())) : puzzle.error());
    }
    return forms;
  };
  const auto add = [&](const PuzzleText& text, const Grid& canonical) -> Status {
    const std::size_t index = collection.add(text.givens);
    const auto id = store.find(canonical);
    if (!id) return id.error();
    if (!*id) return {};
    const auto ratings = store.ratings_of(**id);
    if (!ratings) return ratings.error();
    for (const StoredRating& rating : *ratings) add_rating(collection, index, rating);
    const auto records = store.measurements_of(**id);
    if (!records) return records.error();
    for (const SolverRecord& record : *records) add_measurement(collection, index, record);
    return {};
  };
  stream_puzzles(session, inputs_of(session, kFastWork / 4), canonical_forms,
                 [&](const PuzzleText& text, const Grid& canonical) {
                   const Status added = add(text, canonical);
                   if (added) return Flow::kContinue;
                   session.fail(added.error());
                   return Flow::kStop;
                 });
}

// The puzzles of the input, rated now on every scale.
void collect_rated(Session& session, Collection& collection) {
  const RunControl control = session.silent_control();
  RateRequest request;
  request.control = &control;
  const auto rate = [&](const PuzzleChunk& chunk) {
    std::vector<Result<std::vector<Rating>>> all;
    for (const auto& puzzle : proper_puzzles(chunk.puzzles)) {
      if (!puzzle) {
        all.emplace_back(puzzle.error());
        continue;
      }
      std::vector<Rating> ratings;
      for (const ScaleRow& scale : scale_catalog()) {
        ratings.push_back(scale.rate(*puzzle, request));
      }
      all.emplace_back(std::move(ratings));
    }
    return all;
  };
  stream_puzzles(session, inputs_of(session, kSlowWork), rate,
                 [&](const PuzzleText& text, const std::vector<Rating>& ratings) {
                   const std::size_t index = collection.add(text.givens);
                   for (const Rating& rating : ratings) {
                     collection.rate(index, rating.scale,
                                     rating.solved() ? std::optional(rating.score) : std::nullopt,
                                     rating.hardest);
                   }
                   return Flow::kContinue;
                 });
}

Status collect(Session& session, Collection& collection) {
  const bool has_input = !session.options().inputs().empty();
  if (!session.options().has("db")) {
    collect_rated(session, collection);
    return {};
  }
  const auto store = open_database(session, Access::kReadOnly);
  if (!store) return store.error();
  if (!has_input) return collect_store(session, *store, collection);
  collect_known(session, *store, collection);
  return {};
}

std::string source_of(const Session& session) {
  std::string source;
  for (const std::string& name : session.options().inputs()) {
    source += (source.empty() ? "" : ", ") + name;
  }
  if (session.options().has("db")) {
    source += (source.empty() ? "" : ", by ") + session.options().text("db");
  }
  return source.empty() ? "standard input" : source;
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

ExitCode run(Session& session) {
  const Options& options = session.options();
  Collection collection;
  if (const Status collected = collect(session, collection); !collected) {
    return session.fail(collected.error());
  }
  if (session.exit_code() == ExitCode::kDatabase || session.should_stop()) {
    return session.exit_code();
  }
  collection.settle();
  const Summary summary = summarise(collection, options.number("top"));
  const std::string format = chosen_format(options, format_choices());
  if (format == "svg") return write_figure(session, summary);
  session.write(format == "html"  ? summary_html(summary, source_of(session))
                : format == "csv" ? summary_csv(summary)
                                  : summary_text(summary));
  return session.exit_code();
}

Choices figure_choices() { return keys_of(figure_catalog()); }

constexpr std::array kOptions = {
    OptionRow{.name = "to",
              .takes = Takes::kChoice,
              .argument = "FORMAT",
              .help = "text with bars, html with all pictures, svg (one picture), csv",
              .fallback = "text",
              .choices = format_choices},
    OptionRow{.name = "figure",
              .takes = Takes::kChoice,
              .argument = "KEY",
              .help = "which picture with --to svg",
              .fallback = "correlations",
              .choices = figure_choices},
    OptionRow{.name = "top",
              .takes = Takes::kNumber,
              .argument = "N",
              .help = "how many puzzles to list that people and machines disagree on, each way",
              .fallback = "10"},
};

constexpr std::array kExamples = {
    Example{"nonet stats puzzles.txt", "rate the puzzles on every scale and show what they are"},
    Example{"nonet stats --db mine.db --to html -o mine.html",
            "all that is stored: distributions, correlations of ratings and solvers"},
    Example{"nonet stats --db mine.db --to svg --figure levels -o levels.svg", "one picture"},
    Example{"nonet stats --db mine.db puzzles.txt", "what the database says of these puzzles"},
};

}  // namespace

const CommandBody kStatsCommand = {.options = kOptions, .examples = kExamples, .run = run};

}  // namespace nonet
