#include <algorithm>
#include <cmath>
#include <fmt/format.h>
#include <map>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "base/request_error.h"
#include "board/pattern.h"
#include "cli/boards/board_commands.h"
#include "cli/boards/board_stream.h"
#include "cli/database.h"
#include "cli/output_format.h"
#include "rater/orders/catalog.h"
#include "study/statistics/summary_report.h"
#include "study/statistics/summary_text.h"
#include "tasks/boards/board_measures.h"
#include "tasks/boards/stored_boards.h"
#include "variants/board/symmetry.h"
#include "variants/exact/board_solver.h"
#include "variants/ladder/board_rating.h"
#include "variants/lists/board_lines.h"
#include "variants/making/board_levels.h"
#include "variants/text/board_text.h"

namespace nonet {
namespace {

using variants::BoardRecord;
using variants::Geometry;

// What the statistics count of a puzzle.
struct BoardFacts {
  int clues = 0;
  Symmetry symmetry = Symmetry::kNone;
  std::string level;             // empty: none
  std::optional<Rating> rating;  // nullopt: the ladder does not know the board
};

struct StatisticsColumn {
  std::string_view key;
  std::string_view unit;
  HardFor hard_for;
  std::vector<double> values;
};

ColumnSummary summary_of(StatisticsColumn column) {
  std::vector<double>& values = column.values;
  std::ranges::sort(values);
  const auto beyond = [](double value) { return std::isinf(value); };
  return {.key = std::string(column.key),
          .unit = std::string(column.unit),
          .hard_for = column.hard_for,
          .measured = values.size(),
          .beyond = static_cast<std::uint64_t>(std::ranges::count_if(values, beyond)),
          .least = values.front(),
          .lower_quartile = quantile(values, 0.25),
          .median = quantile(values, 0.5),
          .upper_quartile = quantile(values, 0.75),
          .most = values.back()};
}

class BoardStatistics {
 public:
  explicit BoardStatistics(const variants::BoardLevels& levels) {
    for (const std::string_view key : levels.keys())
      levels_.counts.push_back({std::string(key), 0});
  }

  void add(const BoardFacts& facts) {
    ++puzzles_;
    ++clues_[facts.clues];
    ++symmetries_[facts.symmetry];
    const auto level = std::ranges::find(levels_.counts, facts.level, &Count::label);
    if (level != levels_.counts.end()) ++level->puzzles;
    if (!facts.rating || !facts.rating->solved()) return;
    ++hardest_[std::string(facts.rating->hardest)];
    for (const RatingValue& value : facts.rating->values)
      column(value.key, "", HardFor::kPeople).push_back(value.value);
  }

  // A puzzle that is beyond the measure is harder than all that have a number.
  void measure(const BoardMeasureRow& row, const std::optional<double>& hardness) {
    const HardFor hard_for = row.scale.empty() ? HardFor::kMachines : HardFor::kPeople;
    column(row.key, row.unit, hard_for)
        .push_back(hardness.value_or(row.low_is_hard ? -kBeyond : kBeyond));
  }

  [[nodiscard]] std::size_t puzzles() const { return puzzles_; }

  [[nodiscard]] Summary summary() const {
    Summary summary;
    summary.puzzles = puzzles_;
    Distribution clues{.key = "clues", .title = "Clues", .counts = {}};
    for (const auto& [number, puzzles] : clues_)
      clues.counts.push_back({fmt::format("{}", number), puzzles});
    Distribution symmetries{.key = "symmetry", .title = "Symmetry of the clues", .counts = {}};
    for (const auto& [symmetry, puzzles] : symmetries_)
      symmetries.counts.push_back({std::string(row_of(symmetry).key), puzzles});
    summary.distributions = {std::move(clues), std::move(symmetries), levels_};
    for (const StatisticsColumn& one : columns_) summary.columns.push_back(summary_of(one));
    if (hardest_.empty()) return summary;
    Distribution hardest{
        .key = "hardest:explainer", .title = "Hardest technique, scale explainer", .counts = {}};
    for (const auto& [technique, puzzles] : hardest_)
      hardest.counts.push_back({technique, puzzles});
    std::ranges::stable_sort(hardest.counts, std::ranges::greater(), &Count::puzzles);
    summary.distributions.push_back(std::move(hardest));
    return summary;
  }

 private:
  std::vector<double>& column(std::string_view key, std::string_view unit, HardFor hard_for) {
    const auto known = std::ranges::find(columns_, key, &StatisticsColumn::key);
    if (known != columns_.end()) return known->values;
    return columns_.emplace_back(StatisticsColumn{key, unit, hard_for, {}}).values;
  }

  std::size_t puzzles_ = 0;
  std::map<int, std::uint64_t> clues_;
  std::map<Symmetry, std::uint64_t> symmetries_;
  Distribution levels_{.key = "levels", .title = "Levels", .counts = {}};
  std::map<std::string, std::uint64_t> hardest_;
  std::vector<StatisticsColumn> columns_;  // ER, EP, ED, and what was measured
};

// Without a rating the singles tell the level.
BoardFacts facts_of(const Geometry& geometry, const variants::BoardLevels& levels,
                    const variants::CellDigits& givens, std::optional<Rating> rating) {
  return {
      .clues = variants::clue_count(givens),
      .symmetry = variants::symmetry_of(geometry, givens),
      .level = std::string(rating ? levels.key_of(*rating, givens) : levels.key_by_singles(givens)),
      .rating = std::move(rating)};
}

// The measurements of the present versions, measure by measure.
Status collect_measurements(const Store& store, const Geometry& geometry,
                            BoardStatistics& statistics) {
  const auto measures = board_measures();
  std::vector<std::vector<std::optional<double>>> measured(measures.size());
  const Status visited =
      store.visit_board_measurements(geometry.key(), [&](const BoardSolverRecord& record) {
        const auto row = std::ranges::find(measures, record.solver, &BoardMeasureRow::key);
        if (row != measures.end() && record.version == version_of(*row))
          measured[static_cast<std::size_t>(row - measures.begin())].push_back(record.hardness);
        return Flow::kContinue;
      });
  for (std::size_t i = 0; i < measures.size(); ++i) {
    for (const auto& hardness : measured[i]) statistics.measure(measures[i], hardness);
  }
  return visited;
}

// Of all puzzles of the board in the database, with the ratings and measurements that it has.
Status collect_stored(Session& session, const Geometry& geometry,
                      const variants::BoardLevels& levels, BoardStatistics& statistics) {
  const auto store = open_database(session, Access::kReadOnly);
  if (!store) return store.error();
  const ScaleRow& scale = *find_scale("explainer");
  const Store::BoardQuery query{
      .board = geometry.key(), .scale = std::string(scale.key), .scale_version = scale.version};
  std::uint64_t unrated = 0;
  const Status visited = store->visit_boards(
      query, [&](const BoardPuzzleRow& row, const std::optional<StoredBoardRating>& stored) {
        const auto givens = variants::read_position(row.givens, geometry, {});
        if (!givens) return Flow::kContinue;
        std::optional<Rating> rating;
        if (stored) rating = rating_from(*stored);
        unrated += stored ? 0 : 1;
        statistics.add(facts_of(geometry, levels, *givens, std::move(rating)));
        return session.should_stop() ? Flow::kStop : Flow::kContinue;
      });
  if (!visited) return visited;
  if (const Status measured = collect_measurements(*store, geometry, statistics); !measured)
    return measured;
  if (unrated > 0 && variants::BoardRater::of(geometry)) {
    session.console().note(fmt::format(
        "without a rating in {}: {} of {} puzzles of {}; `nonet rate --board {} FILE --db {}` adds "
        "them",
        store->path(), unrated, statistics.puzzles(), geometry.key(), geometry.key(),
        store->path()));
  }
  return {};
}

void collect_boards(Session& session, const Geometry& geometry, const variants::BoardLevels& levels,
                    BoardStatistics& statistics) {
  const auto rater = variants::BoardRater::of(geometry);
  const variants::BoardSolver solver(geometry);
  stream_boards(
      session, geometry,
      [&](const BoardRecord& record) -> Result<BoardFacts> {
        const RunControl control = session.silent_control();
        const auto solution = solution_of(record, solver, control);
        if (!solution) return solution.error();
        std::optional<Rating> rating;
        if (rater) rating = rater->rate(record.givens, {.control = &control});
        return facts_of(geometry, levels, record.givens, std::move(rating));
      },
      [&](const BoardFacts& facts) {
        statistics.add(facts);
        return Flow::kContinue;
      });
}

}  // namespace

ExitCode stats_boards(Session& session, const Geometry& geometry, const std::string& format) {
  if (format == "svg") return session.fail(request_error("--to svg is for 9x9 only"));
  if (session.options().has("db") && !session.options().inputs().empty())
    return session.fail(
        request_error("statistics of a board are of FILEs or of --db, not of both"));
  const auto levels = variants::BoardLevels::of(geometry);
  BoardStatistics statistics(levels);
  if (session.options().has("db")) {
    const Status collected = collect_stored(session, geometry, levels, statistics);
    if (!collected) return session.fail(collected.error());
  } else {
    collect_boards(session, geometry, levels, statistics);
  }
  if (session.should_stop()) return session.exit_code();
  const Summary summary = statistics.summary();
  session.write(format == "html"  ? summary_html(summary, geometry.key())
                : format == "csv" ? summary_csv(summary)
                                  : summary_text(summary));
  return session.exit_code();
}

}  // namespace nonet
