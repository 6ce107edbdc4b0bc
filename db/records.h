// The contents of the store, as plain values. docs/database.md has the schema and the meaning of
// every column; field names here are column names.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "board/cell.h"
#include "board/genotype.h"
#include "board/grid.h"
#include "board/puzzle.h"
#include "board/puzzle_record.h"
#include "solvers/report.h"

namespace nonet {

// Row numbers. They are local to one database file: a merge assigns new ones.
enum class PuzzleId : std::int64_t {};
enum class RunId : std::int64_t {};

// The result of saving a PuzzleRecord: a new row, or the row that already had an isomorphic puzzle
// (which keeps its printed form).
struct SavedPuzzle {
  PuzzleId id{};
  bool added = false;
};

// The result of saving a measurement: stored, or left out because the store prints the puzzle in
// another form.
struct SavedMeasurement {
  SavedPuzzle puzzle;
  bool kept = false;
};

struct StoredPuzzle {
  PuzzleId id{};
  Puzzle puzzle;
  Grid canonical;
};

struct RunRecord {
  std::string command;  // "generate", "measure", ...
  std::uint64_t seed = 0;
  std::string options;  // JSON object of the effective options
  std::string version;  // of the program
  std::string started;  // UTC, ISO 8601, read from the clock by the command
};

struct StartedRun {
  RunId id{};
  std::string key;
};

struct StoredRun {
  RunId id{};
  std::string key;  // the same in every database that has this run
  RunRecord run;
  std::optional<std::string> finished;  // nullopt: still running, or killed
};

struct StoredRatingValue {
  std::string key;
  double value = 0;
  int decimals = 0;

  bool operator==(const StoredRatingValue&) const = default;
};

// Fields that are valid for one printed form of a puzzle only.
inline constexpr std::array<std::string_view, 4> kFieldsAboutCells = {"solution", "digits",
                                                                      "eliminations", "placements"};

// A list's information on a puzzle: its comment, a column of its table. The values of kJson are
// JSON themselves, such as a number.
enum class StoredFieldKind : std::uint8_t { kComment, kText, kJson };

struct StoredField {
  std::string key;  // "comment" of a comment
  std::string value;
  StoredFieldKind kind = StoredFieldKind::kText;

  bool operator==(const StoredField&) const = default;
};

// A Rating read from the store: it owns its texts.
struct StoredRating {
  PuzzleId puzzle{};
  std::string scale;
  int scale_version = 0;
  std::string weights;          // the weights if not the scale's own; empty: its own
  std::optional<double> score;  // nullopt: stuck
  std::string hardest;
  int cells_left = 0;
  std::vector<StoredRatingValue> values;
  // Whether the rating is of the form that the store prints; else of an isomorphic one, or unknown.
  bool as_printed = false;
};

// A puzzle of another size or shape, as lines of its board (docs/sizes-and-shapes.md). `id` is of
// its own table.
struct BoardPuzzleRow {
  PuzzleId id{};
  std::string board;      // key of the board
  std::string canonical;  // by the board's own symmetries
  std::string givens;     // '.': empty
  std::string solution;
};

// A rating of the printed form; only of puzzles that the scale solves.
struct StoredBoardRating {
  PuzzleId puzzle{};
  std::string scale;
  int scale_version = 0;
  double score = 0;
  std::string hardest;
  std::vector<StoredRatingValue> values;
};

// A measure of a puzzle of another board, in the printed form.
struct BoardSolverRecord {
  PuzzleId puzzle{};
  std::string solver;  // key of the measure
  int version = 0;     // of the measure
  Verdict verdict = Verdict::kUndecided;
  std::optional<double> hardness = {};  // in `unit`
  std::string unit = {};
  double seconds = 0;  // processor time, measured by the command; 0: not measured
};

// One solver's report on one puzzle. Different seeds are different measurements.
struct SolverRecord {
  PuzzleId puzzle{};
  std::string solver;  // key of the catalog row
  std::uint64_t seed = 0;
  Verdict verdict = Verdict::kUndecided;
  std::uint64_t solution_count = 0;
  std::optional<double> hardness;  // in `unit`
  std::string unit;
  std::uint64_t effort = 0;
  double seconds = 0;  // processor time, measured by the command; 0: not measured
  std::vector<Measure> details;
};

// The parents of a puzzle, and the operator that made it.
struct Descent {
  std::vector<PuzzleId> parents;
  std::string operation;  // key of the operator
  std::string change;     // the clues removed and added, for people; may be empty
};

// A puzzle that a run produced: the `ordinal`-th, `seconds` after the start.
struct FindRow {
  RunId run{};
  std::uint64_t ordinal = 0;
  PuzzleId puzzle{};
  double seconds = 0;
};

// The checkpoint of an interrupted search, without the state itself.
struct StoredCheckpoint {
  std::string name;
  std::string saved;  // UTC, ISO 8601
};

// A row with impossible contents: its name, and the reason.
struct RowFault {
  std::string row;  // "rating of puzzle 5 on bridi"
  std::string reason;

  [[nodiscard]] std::string text() const { return row + ": " + reason; }
};
using DamageSink = std::function<void(const RowFault&)>;

// Proves that the puzzle's solution is its only one: db/ does not know solvers.
using PuzzleProof = std::function<bool(const Puzzle&)>;

// The puzzles of one board.
struct BoardSize {
  std::string board;
  std::uint64_t puzzles = 0;
};

struct TableSize {
  std::string table;
  std::uint64_t rows = 0;
};

struct StoreInfo {
  int version = 0;                 // of the schema
  std::uint64_t bytes = 0;         // of the database file, without the log
  std::uint64_t unused_bytes = 0;  // pages of the file without contents
  std::string sqlite_version;
  std::vector<TableSize> tables;
  std::vector<BoardSize> boards;  // other than 9x9, by key
};

// The numbers of rows added by a merge.
struct MergeCounts {
  std::uint64_t puzzles = 0;  // of all boards, like the ratings
  std::uint64_t ratings = 0;
  std::uint64_t measurements = 0;  // of all boards
  std::uint64_t runs = 0;
};

}  // namespace nonet
