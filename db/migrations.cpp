#include "db/migrations.h"

#include <array>
#include <fmt/format.h>

#include "db/database_error.h"
#include "db/schema_check.h"

namespace nonet {
namespace {

// Row n brings a database from version n to n + 1. Released rows never change. docs/database.md
// explains the columns.
constexpr std::array kMigrations = {
    // 1: puzzles, results of scales and solvers, and the runs that produced them.
    R"sql(
CREATE TABLE puzzles(
  id INTEGER PRIMARY KEY,
  canonical BLOB NOT NULL,
  givens TEXT NOT NULL,
  solution TEXT NOT NULL,
  clues INTEGER NOT NULL
);
CREATE TABLE canonical_forms(
  form BLOB PRIMARY KEY,
  puzzle INTEGER NOT NULL
) WITHOUT ROWID;
CREATE TABLE ratings(
  puzzle INTEGER NOT NULL REFERENCES puzzles(id) ON DELETE CASCADE,
  scale TEXT NOT NULL,
  scale_version INTEGER NOT NULL,
  score REAL,
  hardest TEXT NOT NULL,
  cells_left INTEGER NOT NULL,
  columns TEXT NOT NULL,
  PRIMARY KEY(puzzle, scale, scale_version),
  CHECK((score IS NULL) = (cells_left > 0))
) WITHOUT ROWID;
CREATE TABLE measurements(
  puzzle INTEGER NOT NULL REFERENCES puzzles(id) ON DELETE CASCADE,
  solver TEXT NOT NULL,
  seed INTEGER NOT NULL,
  verdict TEXT NOT NULL,
  solutions INTEGER NOT NULL,
  hardness REAL,
  unit TEXT NOT NULL,
  effort INTEGER NOT NULL,
  seconds REAL NOT NULL,
  details TEXT NOT NULL,
  PRIMARY KEY(puzzle, solver, seed),
  CHECK(verdict IN ('none', 'unique', 'multiple', 'undecided'))
) WITHOUT ROWID;
CREATE TABLE runs(
  id INTEGER PRIMARY KEY,
  key TEXT NOT NULL UNIQUE,
  command TEXT NOT NULL,
  seed INTEGER NOT NULL,
  options TEXT NOT NULL,
  version TEXT NOT NULL,
  started TEXT NOT NULL,
  finished TEXT
);
)sql",
    // 2: data of hunts: descent, time of finds, and checkpoints.
    R"sql(
CREATE TABLE genotypes(
  puzzle INTEGER PRIMARY KEY REFERENCES puzzles(id) ON DELETE CASCADE,
  genes BLOB NOT NULL
);
CREATE TABLE lineage(
  puzzle INTEGER NOT NULL REFERENCES puzzles(id) ON DELETE CASCADE,
  ordinal INTEGER NOT NULL,
  parent INTEGER NOT NULL REFERENCES puzzles(id) ON DELETE CASCADE,
  operation TEXT NOT NULL,
  change TEXT NOT NULL,
  PRIMARY KEY(puzzle, ordinal),
  CHECK(parent <> puzzle)
) WITHOUT ROWID;
CREATE TABLE finds(
  run INTEGER NOT NULL REFERENCES runs(id) ON DELETE CASCADE,
  ordinal INTEGER NOT NULL,
  puzzle INTEGER NOT NULL REFERENCES puzzles(id) ON DELETE CASCADE,
  seconds REAL NOT NULL,
  PRIMARY KEY(run, ordinal)
) WITHOUT ROWID;
CREATE TABLE checkpoints(
  name TEXT PRIMARY KEY,
  saved TEXT NOT NULL,
  state BLOB NOT NULL
) WITHOUT ROWID;
)sql",
    // 3: weights are a part of a scale's identity. Before, a rating by other weights silently
    // replaced the scale's own: ratings by runs with --weights are made again when needed.
    R"sql(
CREATE TABLE weighted_ratings(
  puzzle INTEGER NOT NULL REFERENCES puzzles(id) ON DELETE CASCADE,
  scale TEXT NOT NULL,
  scale_version INTEGER NOT NULL,
  weights TEXT NOT NULL,
  score REAL,
  hardest TEXT NOT NULL,
  cells_left INTEGER NOT NULL,
  columns TEXT NOT NULL,
  PRIMARY KEY(puzzle, scale, scale_version, weights),
  CHECK((score IS NULL) = (cells_left > 0)),
  CHECK(score IS NULL OR abs(score) < 9e999)
) WITHOUT ROWID;
INSERT INTO weighted_ratings
  SELECT puzzle, scale, scale_version, '', score, hardest, cells_left, columns FROM ratings
  WHERE (score IS NULL OR abs(score) < 9e999) AND NOT (scale = 'bridi' AND puzzle IN (
    SELECT f.puzzle FROM finds f JOIN runs r ON r.id = f.run
    WHERE CASE WHEN json_valid(r.options) THEN json_extract(r.options, '$.weights') END
          IS NOT NULL));
DROP TABLE ratings;
ALTER TABLE weighted_ratings RENAME TO ratings;
)sql",
    // 4: the process that works at a hunt. Two of them on one hunt went unnoticed, and the last
    // checkpoint won.
    R"sql(
CREATE TABLE hunt_holders(
  hunt TEXT PRIMARY KEY,
  host TEXT NOT NULL,
  pid INTEGER NOT NULL,
  identity TEXT NOT NULL,
  since TEXT NOT NULL,
  seen TEXT NOT NULL
) WITHOUT ROWID;
)sql",
    // 5: which ratings may be reported again instead of computed, and the fields of lists. For an
    // older rating the rated form is known only if one run alone found the puzzle, and then the
    // rating is complete only for scales whose columns are all their values.
    R"sql(
ALTER TABLE ratings ADD COLUMN as_printed INTEGER NOT NULL DEFAULT 0;
ALTER TABLE ratings ADD COLUMN exact TEXT NOT NULL DEFAULT '';
UPDATE ratings SET as_printed = 1 WHERE scale <> 'minutes' AND puzzle IN (
  SELECT puzzle FROM finds GROUP BY puzzle HAVING count(*) = 1);
CREATE TABLE fields(
  puzzle INTEGER NOT NULL REFERENCES puzzles(id) ON DELETE CASCADE,
  kind TEXT NOT NULL,
  key TEXT NOT NULL,
  value TEXT NOT NULL,
  ordinal INTEGER NOT NULL,
  PRIMARY KEY(puzzle, kind, key, value),
  CHECK(kind IN ('comment', 'text', 'json'))
) WITHOUT ROWID;
)sql",
    // 6: puzzles of other sizes and shapes. They have tables of their own, so that each query of
    // the classic board stays as it is.
    R"sql(
CREATE TABLE board_puzzles(
  id INTEGER PRIMARY KEY,
  board TEXT NOT NULL,
  canonical TEXT NOT NULL,
  givens TEXT NOT NULL,
  solution TEXT NOT NULL,
  clues INTEGER NOT NULL,
  UNIQUE(board, canonical)
);
CREATE TABLE board_ratings(
  puzzle INTEGER NOT NULL REFERENCES board_puzzles(id) ON DELETE CASCADE,
  scale TEXT NOT NULL,
  scale_version INTEGER NOT NULL,
  score REAL NOT NULL,
  hardest TEXT NOT NULL,
  columns TEXT NOT NULL,
  PRIMARY KEY(puzzle, scale, scale_version),
  CHECK(abs(score) < 9e999)
) WITHOUT ROWID;
)sql",
    // 7: measurements of them. Each has the version of its measure, so that numbers of an older one
    // are measured again.
    R"sql(
CREATE TABLE board_measurements(
  puzzle INTEGER NOT NULL REFERENCES board_puzzles(id) ON DELETE CASCADE,
  solver TEXT NOT NULL,
  version INTEGER NOT NULL,
  verdict TEXT NOT NULL,
  hardness REAL,
  unit TEXT NOT NULL,
  seconds REAL NOT NULL,
  PRIMARY KEY(puzzle, solver),
  CHECK(verdict IN ('none', 'unique', 'multiple', 'undecided'))
) WITHOUT ROWID;
)sql",
};

void apply(Connection& connection, int from, int to) {
  for (int version = from; version < to; ++version) {
    connection.run(kMigrations[static_cast<std::size_t>(version)]);
  }
}

}  // namespace

int schema_version() { return static_cast<int>(kMigrations.size()); }

int checked_version(const Connection& connection) {
  const auto tables = connection.number("SELECT count(*) FROM sqlite_master");
  if (tables == 0) return 0;
  if (connection.number("PRAGMA application_id") != kApplicationId) {
    throw DatabaseError("this is a database of another program");
  }
  const auto version = static_cast<int>(connection.number("PRAGMA user_version"));
  if (version > schema_version()) {
    throw DatabaseError(fmt::format(
        "the database has version {}, written by a newer nonet; this one knows versions up to {}",
        version, schema_version()));
  }
  if (version < 1) throw DatabaseError("this is no database of nonet, or a changed one");
  Connection expected(":memory:", Access::kReadWrite);
  apply(expected, 0, version);
  check_schema(connection, expected);
  return version;
}

void migrate(Connection& connection) {
  if (checked_version(connection) == schema_version()) return;
  Transaction transaction(connection);
  // Another program may have migrated while this one waited for the lock.
  const int version = checked_version(connection);
  apply(connection, version, schema_version());
  connection.run(fmt::format("PRAGMA application_id = {}; PRAGMA user_version = {}", kApplicationId,
                             schema_version())
                     .c_str());
  transaction.commit();
}

}  // namespace nonet
