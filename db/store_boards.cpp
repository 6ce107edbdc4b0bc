// The puzzles of other sizes and shapes in a Store.
#include <fmt/format.h>

#include "db/database.h"
#include "db/rows.h"
#include "db/store.h"

namespace nonet {
namespace {

// The columns of a rating follow those of its puzzle; without a rating they are null.
constexpr std::string_view kBoardsWithRatings =
    "SELECT p.id, p.board, p.canonical, p.givens, p.solution "
    "FROM board_puzzles p LEFT JOIN board_ratings r "
    "ON r.puzzle = p.id AND r.scale = ?2 AND r.scale_version = ?3 "
    "WHERE p.board = ?1 AND (?4 IS NULL OR r.score >= ?4) AND (?5 IS NULL OR r.score <= ?5) "
    "ORDER BY p.id";

constexpr std::string_view kRatingOfPuzzle =
    "SELECT puzzle, scale, scale_version, score, hardest, columns FROM board_ratings "
    "WHERE puzzle = ?1 AND scale = ?2 AND scale_version = ?3";

constexpr std::string_view kIdOfForm =
    "SELECT id FROM board_puzzles WHERE board = ? AND canonical = ? AND givens = ?";

constexpr std::string_view kMeasurementColumns =
    "SELECT m.puzzle, m.solver, m.version, m.verdict, m.hardness, m.unit, m.seconds "
    "FROM board_measurements m ";

// The row number of the puzzle in exactly this form; nullopt: the store has none.
std::optional<std::int64_t> id_of_form(const Connection& connection, const BoardPuzzleRow& puzzle) {
  Statement row(connection, kIdOfForm);
  if (!row.bind(1, puzzle.board).bind(2, puzzle.canonical).bind(3, puzzle.givens).step())
    return std::nullopt;
  return row.integer(0);
}

}  // namespace

std::optional<StoredBoardRating> Store::Database::board_rating_of(Statement& query,
                                                                  std::int64_t puzzle,
                                                                  std::string_view scale,
                                                                  int scale_version) const {
  query.bind(1, puzzle).bind(2, scale).bind(3, std::int64_t{scale_version});
  std::optional<StoredBoardRating> rating;
  if (query.step()) rating = row_of(TableId::kBoardRatings, query, board_rating_row);
  query.reset();
  return rating;
}

Status Store::visit_boards(const BoardQuery& query, const BoardVisitor& visit) const {
  return database_->guarded([&] {
    std::string sql(kBoardsWithRatings);
    if (query.limit > 0) sql += fmt::format(" LIMIT {}", query.limit);
    Statement rows(database_->connection, sql);
    Statement ratings(database_->connection, kRatingOfPuzzle);
    rows.bind(1, query.board).bind(2, query.scale).bind(3, std::int64_t{query.scale_version});
    rows.bind(4, query.min_score).bind(5, query.max_score);
    while (rows.step()) {
      const auto puzzle = database_->row_of(TableId::kBoardPuzzles, rows, board_puzzle_row);
      if (!puzzle) continue;
      const auto rating = database_->board_rating_of(ratings, static_cast<std::int64_t>(puzzle->id),
                                                     query.scale, query.scale_version);
      if (visit(*puzzle, rating) == Flow::kStop) return rows.reset();
    }
  });
}

Result<bool> Store::holds_board(const BoardPuzzleRow& puzzle) const {
  return database_->guarded([&] {
    Statement row(database_->connection,
                  "SELECT 1 FROM board_puzzles WHERE board = ? AND canonical = ?");
    return row.bind(1, puzzle.board).bind(2, puzzle.canonical).step();
  });
}

Result<std::optional<StoredBoardRating>> Store::board_rating(const BoardPuzzleRow& puzzle,
                                                             std::string_view scale,
                                                             int scale_version) const {
  return database_->guarded([&]() -> std::optional<StoredBoardRating> {
    const auto id = id_of_form(database_->connection, puzzle);
    if (!id) return std::nullopt;
    Statement ratings(database_->connection, kRatingOfPuzzle);
    return database_->board_rating_of(ratings, *id, scale, scale_version);
  });
}

Result<std::vector<BoardSolverRecord>> Store::board_measurements(
    const BoardPuzzleRow& puzzle) const {
  return database_->guarded([&]() -> std::vector<BoardSolverRecord> {
    const auto id = id_of_form(database_->connection, puzzle);
    if (!id) return {};
    Statement rows(database_->connection,
                   fmt::format("{} WHERE m.puzzle = ? ORDER BY m.solver", kMeasurementColumns));
    rows.bind(1, *id);
    return database_->all_rows<BoardSolverRecord>(TableId::kBoardMeasurements, rows,
                                                  board_measurement_row);
  });
}

Status Store::visit_board_measurements(std::string_view board,
                                       const Visitor<BoardSolverRecord>& visit) const {
  return database_->guarded([&] {
    Statement rows(database_->connection,
                   fmt::format("{} JOIN board_puzzles p ON p.id = m.puzzle WHERE p.board = ? "
                               "ORDER BY m.puzzle, m.solver",
                               kMeasurementColumns));
    rows.bind(1, board);
    while (rows.step()) {
      const auto record =
          database_->row_of(TableId::kBoardMeasurements, rows, board_measurement_row);
      if (record && visit(*record) == Flow::kStop) return rows.reset();
    }
  });
}

}  // namespace nonet
