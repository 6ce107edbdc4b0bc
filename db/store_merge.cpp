// Store::merge: the union of two databases. Puzzles are the same if their canonical forms are, runs
// if their keys are; row numbers of the other file are translated through temporary tables. Merging
// twice changes nothing the second time, and the order of merges does not change the resulting
// puzzles, ratings, runs and finds, nor, if all files print a puzzle alike, its measurements.
#include <filesystem>
#include <fmt/format.h>

#include "base/request_error.h"
#include "db/attachment.h"
#include "db/damaged_rows.h"
#include "db/database.h"
#include "db/database_error.h"
#include "db/store.h"

namespace nonet {
namespace {

// The condition of the rows `o` of the other file's table that are not damaged.
std::string sound(TableId table) { return DamagedRows::leaves_out(table, "o"); }

// New rows continue our row numbers in their order. A file may have a puzzle twice, although we
// never write it so: the first counts.
std::string puzzles_sql() {
  return fmt::format(
      "CREATE TEMP TABLE newcomers AS "
      "  SELECT min(o.id) AS theirs, o.canonical FROM other.puzzles o "
      "  LEFT JOIN main.canonical_forms f ON f.form = o.canonical WHERE f.form IS NULL AND {} "
      "  GROUP BY o.canonical;"
      "CREATE TEMP TABLE first_free AS SELECT coalesce(max(id), 0) AS id FROM main.puzzles;"
      "INSERT INTO puzzles(id, canonical, givens, solution, clues) "
      "  SELECT (SELECT id FROM first_free) + o.id, o.canonical, o.givens, o.solution, o.clues "
      "  FROM temp.newcomers n JOIN other.puzzles o ON o.id = n.theirs ORDER BY o.id;"
      "INSERT INTO canonical_forms SELECT canonical, (SELECT id FROM first_free) + theirs "
      "  FROM newcomers ORDER BY canonical;"
      "DROP TABLE temp.newcomers; DROP TABLE temp.first_free",
      sound(TableId::kPuzzles));
}

std::string runs_sql() {
  return fmt::format(
      "INSERT INTO runs(key, command, seed, options, version, started, finished) "
      "SELECT key, command, seed, options, version, started, finished FROM other.runs o "
      "WHERE {} ORDER BY id "
      "ON CONFLICT(key) DO UPDATE SET finished = coalesce(finished, excluded.finished)",
      sound(TableId::kRuns));
}

// `same_form`: both print the puzzle alike, so that genotype and lineage refer to the same cells,
// and a solver that goes through cells in order would count the same.
std::string translations_sql() {
  return fmt::format(
      "CREATE TEMP TABLE puzzle_ids(theirs INTEGER PRIMARY KEY, ours INTEGER NOT NULL, "
      "  same_form INTEGER NOT NULL);"
      "INSERT INTO puzzle_ids SELECT o.id, p.id, o.givens = p.givens "
      "  FROM other.puzzles o JOIN main.canonical_forms f ON f.form = o.canonical "
      "  JOIN main.puzzles p ON p.id = f.puzzle WHERE {};"
      "CREATE TEMP TABLE run_ids(theirs INTEGER PRIMARY KEY, ours INTEGER NOT NULL);"
      "INSERT INTO run_ids SELECT o.id, r.id FROM other.runs o JOIN main.runs r USING(key) "
      "  WHERE {}",
      sound(TableId::kPuzzles), sound(TableId::kRuns));
}

std::string ratings_sql() {
  return fmt::format(
      "INSERT INTO ratings "
      "SELECT i.ours, scale, scale_version, weights, score, hardest, cells_left, columns, "
      "  as_printed AND same_form, exact "
      "FROM other.ratings o JOIN puzzle_ids i ON i.theirs = puzzle WHERE {} "
      "ON CONFLICT DO UPDATE SET score = excluded.score, hardest = excluded.hardest, "
      "  cells_left = excluded.cells_left, columns = excluded.columns, "
      "  as_printed = excluded.as_printed, exact = excluded.exact "
      "WHERE excluded.as_printed > as_printed",
      sound(TableId::kRatings));
}

std::string fields_sql() {
  return fmt::format(
      "INSERT OR IGNORE INTO fields "
      "SELECT i.ours, kind, key, value, ordinal "
      "FROM other.fields o JOIN puzzle_ids i ON i.theirs = puzzle "
      "WHERE (same_form OR key NOT IN ('solution', 'digits', 'eliminations', 'placements')) "
      "AND {}",
      sound(TableId::kFields));
}

std::string measurements_sql() {
  return fmt::format(
      "INSERT OR IGNORE INTO measurements "
      "SELECT i.ours, solver, seed, verdict, solutions, hardness, unit, effort, seconds, details "
      "FROM other.measurements o JOIN puzzle_ids i ON i.theirs = puzzle WHERE same_form AND {}",
      sound(TableId::kMeasurements));
}

std::string rest_sql() {
  return fmt::format(
      "INSERT OR IGNORE INTO genotypes SELECT i.ours, genes "
      "  FROM other.genotypes o JOIN puzzle_ids i ON i.theirs = puzzle WHERE same_form AND {};"
      "INSERT OR IGNORE INTO lineage SELECT c.ours, o.ordinal, p.ours, o.operation, o.change "
      "  FROM other.lineage o JOIN puzzle_ids c ON c.theirs = o.puzzle AND c.same_form "
      "  JOIN puzzle_ids p ON p.theirs = o.parent "
      "  WHERE c.ours NOT IN (SELECT puzzle FROM main.lineage) AND {};"
      "INSERT OR IGNORE INTO finds SELECT r.ours, ordinal, p.ours, seconds "
      "  FROM other.finds o JOIN run_ids r ON r.theirs = run JOIN puzzle_ids p "
      "  ON p.theirs = puzzle WHERE {};"
      "INSERT OR IGNORE INTO checkpoints SELECT name, saved, state FROM other.checkpoints o "
      "  WHERE {};"
      "DROP TABLE temp.puzzle_ids; DROP TABLE temp.run_ids",
      sound(TableId::kGenotypes), sound(TableId::kLineage), sound(TableId::kFinds),
      sound(TableId::kCheckpoints));
}

// Ratings and measurements are of the printed form.
std::string boards_sql() {
  return fmt::format(
      "INSERT OR IGNORE INTO board_puzzles(board, canonical, givens, solution, clues) "
      "SELECT board, canonical, givens, solution, clues FROM other.board_puzzles o WHERE {} "
      "ORDER BY id;"
      "INSERT OR IGNORE INTO board_ratings "
      "SELECT p.id, o.scale, o.scale_version, o.score, o.hardest, o.columns "
      "FROM other.board_ratings o JOIN other.board_puzzles t ON t.id = o.puzzle "
      "JOIN main.board_puzzles p ON p.board = t.board AND p.canonical = t.canonical "
      "AND p.givens = t.givens WHERE {};"
      "INSERT OR IGNORE INTO board_measurements "
      "SELECT p.id, o.solver, o.version, o.verdict, o.hardness, o.unit, o.seconds "
      "FROM other.board_measurements o JOIN other.board_puzzles t ON t.id = o.puzzle "
      "JOIN main.board_puzzles p ON p.board = t.board AND p.canonical = t.canonical "
      "AND p.givens = t.givens WHERE {}",
      sound(TableId::kBoardPuzzles), sound(TableId::kBoardRatings),
      sound(TableId::kBoardMeasurements));
}

std::uint64_t count(const Connection& connection, const char* sql) {
  return static_cast<std::uint64_t>(connection.number(sql));
}

MergeCounts rows_of(const Connection& connection) {
  return {count(connection, "SELECT count(*) FROM main.puzzles") +
              count(connection, "SELECT count(*) FROM main.board_puzzles"),
          count(connection, "SELECT count(*) FROM main.ratings") +
              count(connection, "SELECT count(*) FROM main.board_ratings"),
          count(connection, "SELECT count(*) FROM main.measurements") +
              count(connection, "SELECT count(*) FROM main.board_measurements"),
          count(connection, "SELECT count(*) FROM main.runs")};
}

// Adds the sound rows of "other", which is attached.
void merge_rows(Connection& connection, const RowJudging& judging, const RunControl& control) {
  const DamagedRows::Visitor tell = [&](const StoredTable&, const Statement&,
                                        const RowFault& fault) {
    if (!judging.damaged) throw DatabaseError(fault.text());
    judging.damaged(fault);
  };
  const DamagedRows damaged(connection, "other", judging.proof, control, tell);
  for (const auto sql : {puzzles_sql, runs_sql, translations_sql, ratings_sql, fields_sql,
                         measurements_sql, rest_sql, boards_sql}) {
    if (control.should_stop()) return;
    connection.run(sql().c_str());
  }
}

}  // namespace

Result<MergeCounts> Store::merge(const std::string& other_path, const RowJudging& judging,
                                 const RunControl& control) {
  std::error_code unknown;
  if (std::filesystem::equivalent(path(), other_path, unknown)) {
    return request_error("a database cannot be merged with itself", {other_path});
  }
  // Opening it checks that it is a store, and of this version.
  const auto other = Store::open(other_path, {.access = Access::kReadOnly});
  if (!other) return other.error();
  MergeCounts merged;
  const Status done = database_->until_stopped(control, [&] {
    Connection& connection = database_->connection;
    const Attachment attachment(connection, other->database_->connection.name());
    Transaction transaction(connection);
    const MergeCounts before = rows_of(connection);
    merge_rows(connection, judging, control);
    if (control.should_stop()) return;
    const MergeCounts after = rows_of(connection);
    transaction.commit();
    merged = {after.puzzles - before.puzzles, after.ratings - before.ratings,
              after.measurements - before.measurements, after.runs - before.runs};
  });
  if (!done) return done.error();
  return merged;
}

}  // namespace nonet
