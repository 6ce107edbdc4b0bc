#include "db/write_statements.h"

namespace nonet {

WriteStatements::WriteStatements(const Connection& connection)
    : insert_form(connection,
                  "INSERT INTO canonical_forms(form, puzzle) VALUES(?, ?) "
                  "ON CONFLICT(form) DO NOTHING"),
      find_form(connection, "SELECT puzzle FROM canonical_forms WHERE form = ?"),
      find_givens(connection, "SELECT givens FROM puzzles WHERE id = ?"),
      insert_puzzle(connection,
                    "INSERT INTO puzzles(id, canonical, givens, solution, clues) "
                    "VALUES(?, ?, ?, ?, ?)"),
      insert_rating(connection,
                    "INSERT INTO ratings(puzzle, scale, scale_version, weights, score, hardest, "
                    "cells_left, columns, as_printed, exact) VALUES(?, ?, ?, ?, ?, ?, ?, ?, ?, ?) "
                    "ON CONFLICT DO UPDATE SET score = excluded.score, hardest = excluded.hardest, "
                    "cells_left = excluded.cells_left, columns = excluded.columns, "
                    "as_printed = excluded.as_printed, exact = excluded.exact "
                    "WHERE excluded.as_printed >= as_printed"),
      insert_field(connection,
                   "INSERT OR IGNORE INTO fields(puzzle, kind, key, value, ordinal) "
                   "VALUES(?, ?, ?, ?, ?)"),
      insert_board_puzzle(connection,
                          "INSERT OR IGNORE INTO board_puzzles(board, canonical, givens, solution, "
                          "clues) VALUES(?, ?, ?, ?, ?)"),
      find_board_puzzle(connection,
                        "SELECT id, givens FROM board_puzzles WHERE board = ? AND canonical = ?"),
      insert_board_rating(connection,
                          "INSERT OR REPLACE INTO board_ratings(puzzle, scale, scale_version, "
                          "score, hardest, columns) VALUES(?, ?, ?, ?, ?, ?)"),
      insert_board_measurement(connection,
                               "INSERT OR REPLACE INTO board_measurements(puzzle, solver, version, "
                               "verdict, hardness, unit, seconds) VALUES(?, ?, ?, ?, ?, ?, ?)"),
      insert_measurement(connection,
                         "INSERT OR REPLACE INTO measurements(puzzle, solver, seed, verdict, "
                         "solutions, hardness, unit, effort, seconds, details) "
                         "VALUES(?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"),
      insert_checkpoint(connection,
                        "INSERT OR REPLACE INTO checkpoints(name, saved, state) VALUES(?, ?, ?)"),
      delete_checkpoint(connection, "DELETE FROM checkpoints WHERE name = ?"),
      insert_genotype(connection, "INSERT OR REPLACE INTO genotypes(puzzle, genes) VALUES(?, ?)"),
      delete_lineage(connection, "DELETE FROM lineage WHERE puzzle = ?"),
      insert_lineage(connection,
                     "INSERT INTO lineage(puzzle, ordinal, parent, operation, change) "
                     "VALUES(?, ?, ?, ?, ?)"),
      insert_run(connection,
                 "INSERT INTO runs(key, command, seed, options, version, started) "
                 "VALUES(lower(hex(randomblob(16))), ?, ?, ?, ?, ?) RETURNING id, key"),
      finish_run(connection, "UPDATE runs SET finished = ? WHERE id = ?"),
      insert_find(connection,
                  "INSERT OR REPLACE INTO finds(run, ordinal, puzzle, seconds) "
                  "VALUES(?, ?, ?, ?)"),
      insert_holder(connection,
                    "INSERT OR REPLACE INTO hunt_holders(hunt, host, pid, identity, since, seen) "
                    "VALUES(?1, ?2, ?3, ?4, ?5, ?5)"),
      renew_holder(connection,
                   "UPDATE hunt_holders SET seen = ?5 "
                   "WHERE hunt = ?1 AND host = ?2 AND pid = ?3 AND identity = ?4"),
      delete_holder(connection,
                    "DELETE FROM hunt_holders "
                    "WHERE hunt = ?1 AND host = ?2 AND pid = ?3 AND identity = ?4") {}

}  // namespace nonet
