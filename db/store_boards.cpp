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
    Statement row(database_->connection,
                  "SELECT id FROM board_puzzles WHERE board = ? AND canonical = ? AND givens = ?");
    if (!row.bind(1, puzzle.board).bind(2, puzzle.canonical).bind(3, puzzle.givens).step())
      return std::nullopt;
    Statement ratings(database_->connection, kRatingOfPuzzle);
    return database_->board_rating_of(ratings, row.integer(0), scale, scale_version);
  });
}

}  // namespace nonet
