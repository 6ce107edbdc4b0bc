// The visits of Store: long reads, one row at a time.
#include <fmt/format.h>

#include "db/database.h"
#include "db/rows.h"
#include "db/store.h"

namespace nonet {
namespace {

constexpr int kFirstUnrated = 9;  // parameter: a scale, then its version, and so on

std::string unrated_sql(const PuzzleQuery& query) {
  std::string scales;
  int parameter = kFirstUnrated;
  for (std::size_t i = 0; i < query.unrated_on.size(); ++i, parameter += 2) {
    scales += fmt::format("{}(?{}, ?{})", i > 0 ? ", " : "", parameter, parameter + 1);
  }
  return fmt::format(
      " AND (SELECT count(*) FROM ratings u WHERE u.puzzle = p.id AND u.weights = ?8"
      " AND (u.scale, u.scale_version) IN (VALUES {})) < {}",
      scales, query.unrated_on.size());
}

void bind_unrated(const PuzzleQuery& query, Statement& rows) {
  rows.bind(8, query.unrated_weights);
  int parameter = kFirstUnrated;
  for (const PuzzleQuery::ScaleVersion& unrated : query.unrated_on) {
    rows.bind(parameter++, unrated.scale);
    rows.bind(parameter++, std::int64_t{unrated.version});
  }
}

// Parameters are numbered; those that a query does not use stay unbound.
std::string puzzle_sql(const PuzzleQuery& query) {
  std::string sql = "SELECT p.id, p.canonical, p.givens, p.solution FROM puzzles p";
  if (!query.scale.empty()) {
    sql +=
        " JOIN ratings r ON r.puzzle = p.id AND r.scale = ?1 AND r.scale_version = ?2"
        " AND r.weights = ''"
        " AND r.score IS NOT NULL AND (?3 IS NULL OR r.score >= ?3)"
        " AND (?4 IS NULL OR r.score <= ?4)";
  }
  sql += " WHERE p.clues BETWEEN ?5 AND ?6";
  if (query.found_by) sql += " AND p.id IN (SELECT puzzle FROM finds WHERE run = ?7)";
  if (!query.unrated_on.empty()) sql += unrated_sql(query);
  if (query.order != PuzzleQuery::Order::kStored && !query.scale.empty()) {
    const bool rising = query.order == PuzzleQuery::Order::kScoreRising;
    sql += rising ? " ORDER BY r.score, p.id" : " ORDER BY r.score DESC, p.id";
  } else {
    sql += " ORDER BY p.id";
  }
  if (query.limit > 0) sql += fmt::format(" LIMIT {}", query.limit);
  return sql;
}

}  // namespace

template <typename Row, typename Read>
void Store::Database::visit_rows(TableId table, Statement& query, Read read,
                                 const Visitor<Row>& visit) const {
  while (query.step()) {
    const auto row = row_of(table, query, read);
    if (row && visit(*row) == Flow::kStop) return query.reset();
  }
}

Status Store::visit_puzzles(const PuzzleQuery& query, const Visitor<StoredPuzzle>& visit) const {
  return database_->guarded([&] {
    Statement rows(database_->connection, puzzle_sql(query));
    if (!query.scale.empty()) {
      rows.bind(1, query.scale).bind(2, std::int64_t{query.scale_version});
      rows.bind(3, query.min_score).bind(4, query.max_score);
    }
    rows.bind(5, std::int64_t{query.min_clues}).bind(6, std::int64_t{query.max_clues});
    if (query.found_by) rows.bind(7, static_cast<std::int64_t>(*query.found_by));
    if (!query.unrated_on.empty()) bind_unrated(query, rows);
    database_->visit_rows(TableId::kPuzzles, rows, puzzle_row, visit);
  });
}

Status Store::visit_ratings(std::string_view scale, int scale_version,
                            const Visitor<StoredRating>& visit) const {
  return database_->guarded([&] {
    Statement rows(database_->connection,
                   fmt::format("SELECT {} FROM ratings WHERE scale = ?1 "
                               "AND (?2 = 0 OR scale_version = ?2) AND weights = '' "
                               "ORDER BY puzzle, scale_version",
                               kRatingRow));
    rows.bind(1, scale).bind(2, std::int64_t{scale_version});
    database_->visit_rows(TableId::kRatings, rows, rating_row, visit);
  });
}

Status Store::visit_measurements(std::string_view solver,
                                 const Visitor<SolverRecord>& visit) const {
  return database_->guarded([&] {
    Statement rows(database_->connection,
                   "SELECT puzzle, solver, seed, verdict, solutions, hardness, unit, effort, "
                   "seconds, details FROM measurements WHERE ?1 = '' OR solver = ?1 "
                   "ORDER BY puzzle, solver, seed");
    rows.bind(1, solver);
    database_->visit_rows(TableId::kMeasurements, rows, measurement_row, visit);
  });
}

Status Store::visit_runs(const Visitor<StoredRun>& visit) const {
  return database_->guarded([&] {
    Statement rows(database_->connection,
                   "SELECT id, key, command, seed, options, version, started, finished "
                   "FROM runs ORDER BY id");
    database_->visit_rows(TableId::kRuns, rows, run_row, visit);
  });
}

Status Store::visit_finds(RunId run, const Visitor<FindRow>& visit) const {
  return database_->guarded([&] {
    Statement rows(
        database_->connection,
        "SELECT run, ordinal, puzzle, seconds FROM finds WHERE run = ? ORDER BY ordinal");
    rows.bind(1, static_cast<std::int64_t>(run));
    database_->visit_rows(TableId::kFinds, rows, find_row, visit);
  });
}

Status Store::visit_checkpoints(const Visitor<StoredCheckpoint>& visit) const {
  return database_->guarded([&] {
    Statement rows(database_->connection,
                   "SELECT name, saved FROM checkpoints ORDER BY saved, name");
    database_->visit_rows(TableId::kCheckpoints, rows, checkpoint_row, visit);
  });
}

}  // namespace nonet
