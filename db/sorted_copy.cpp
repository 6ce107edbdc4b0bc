#include "db/sorted_copy.h"

#include "db/attachment.h"
#include "db/migrations.h"

namespace nonet {
namespace {

constexpr const char* kPuzzles =
    "CREATE TEMP TABLE ids(theirs INTEGER PRIMARY KEY, ours INTEGER NOT NULL);"
    "INSERT INTO ids SELECT id, row_number() OVER (ORDER BY canonical) FROM other.puzzles;"
    "INSERT INTO puzzles SELECT ours, canonical, givens, solution, clues "
    "  FROM other.puzzles JOIN ids ON theirs = id ORDER BY ours;"
    "INSERT INTO canonical_forms SELECT canonical, id FROM main.puzzles ORDER BY canonical;"
    "INSERT INTO ratings "
    "  SELECT ours, scale, scale_version, weights, score, hardest, cells_left, columns, "
    "  as_printed, exact "
    "  FROM other.ratings JOIN ids ON theirs = puzzle ORDER BY ours, scale, scale_version, weights;"
    "INSERT INTO fields SELECT ours, kind, key, value, ordinal "
    "  FROM other.fields JOIN ids ON theirs = puzzle ORDER BY ours, kind, key, value;"
    "INSERT INTO genotypes SELECT ours, genes FROM other.genotypes JOIN ids ON theirs = puzzle "
    "  ORDER BY ours;"
    "INSERT INTO lineage SELECT c.ours, ordinal, p.ours, operation, change "
    "  FROM other.lineage l JOIN ids c ON c.theirs = l.puzzle JOIN ids p ON p.theirs = l.parent "
    "  ORDER BY c.ours, ordinal";

constexpr const char* kBoards =
    "CREATE TEMP TABLE board_ids(theirs INTEGER PRIMARY KEY, ours INTEGER NOT NULL);"
    "INSERT INTO board_ids SELECT id, row_number() OVER (ORDER BY board, canonical) "
    "  FROM other.board_puzzles;"
    "INSERT INTO board_puzzles SELECT ours, board, canonical, givens, solution, clues "
    "  FROM other.board_puzzles JOIN board_ids ON theirs = id ORDER BY ours;"
    "INSERT INTO board_ratings SELECT ours, scale, scale_version, score, hardest, columns "
    "  FROM other.board_ratings JOIN board_ids ON theirs = puzzle ORDER BY ours, scale, "
    "  scale_version";

// After kBoards.
constexpr const char* kMeasurements =
    "INSERT INTO board_measurements SELECT ours, solver, version, verdict, hardness, unit, seconds "
    "  FROM other.board_measurements JOIN board_ids ON theirs = puzzle ORDER BY ours, solver;"
    "INSERT INTO measurements SELECT ours, solver, seed, verdict, solutions, hardness, unit, "
    "  effort, seconds, details "
    "  FROM other.measurements JOIN ids ON theirs = puzzle ORDER BY ours, solver, seed";

constexpr const char* kTimelessMeasurements =
    "INSERT INTO board_measurements SELECT ours, solver, version, verdict, hardness, unit, 0 "
    "  FROM other.board_measurements JOIN board_ids ON theirs = puzzle ORDER BY ours, solver;"
    "INSERT INTO measurements SELECT ours, solver, seed, verdict, solutions, hardness, unit, "
    "  effort, 0, details "
    "  FROM other.measurements JOIN ids ON theirs = puzzle ORDER BY ours, solver, seed";

constexpr const char* kRuns =
    "CREATE TEMP TABLE run_ids(theirs INTEGER PRIMARY KEY, ours INTEGER NOT NULL);"
    "INSERT INTO run_ids SELECT id, row_number() OVER (ORDER BY started, key) FROM other.runs;"
    "INSERT INTO runs SELECT ours, key, command, seed, options, version, started, finished "
    "  FROM other.runs JOIN run_ids ON theirs = id ORDER BY ours;"
    "INSERT INTO finds SELECT r.ours, ordinal, i.ours, seconds "
    "  FROM other.finds JOIN run_ids r ON r.theirs = run JOIN ids i ON i.theirs = puzzle "
    "  ORDER BY r.ours, ordinal;"
    "INSERT INTO checkpoints SELECT name, saved, state FROM other.checkpoints ORDER BY name;"
    "DROP TABLE temp.run_ids";

}  // namespace

void copy_sorted(const std::string& name, Connection& copy, SortedContent content) {
  migrate(copy);
  copy.run("PRAGMA temp_store = MEMORY");
  const Attachment attachment(copy, name);
  // One transaction sees the other file at one moment, while others write to it.
  Transaction transaction(copy);
  copy.run(kPuzzles);
  copy.run(kBoards);
  if (content == SortedContent::kEverything) {
    copy.run(kMeasurements);
    copy.run(kRuns);
  } else {
    copy.run(kTimelessMeasurements);
  }
  copy.run("DROP TABLE temp.ids; DROP TABLE temp.board_ids");
  transaction.commit();
}

}  // namespace nonet
