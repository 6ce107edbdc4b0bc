// What the store keeps, as plain values. The schema and the meaning of every column are in
// docs/database.md; the field names here are those of the columns.
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
#include "solvers/report.h"

namespace nonet {

// Row numbers. They are local to one database file: a merge gives new ones.
enum class PuzzleId : std::int64_t {};
enum class RunId : std::int64_t {};

// A puzzle to be stored; `canonical` is canonical_form(puzzle.givens()), computed by the caller
// (often on other threads), and decides which puzzles are the same.
struct PuzzleRecord {
  Puzzle puzzle;
  Grid canonical;
};

// What became of a PuzzleRecord: a new row, or the row that already held an isomorphic puzzle (it
// keeps its printed form).
struct SavedPuzzle {
  PuzzleId id{};
  bool added = false;
};

// What became of a measurement: kept, or left out since the store prints the puzzle otherwise.
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
  std::string options;  // JSON object of the options in force
  std::string version;  // of the program
  std::string started;  // UTC, ISO 8601, read from the clock by the command
};

struct StartedRun {
  RunId id{};
  std::string key;
};

struct StoredRun {
  RunId id{};
  std::string key;  // the same in every database that holds this run
  RunRecord run;
  std::optional<std::string> finished;  // nullopt: still going, or killed
};

struct StoredRatingValue {
  std::string key;
  double value = 0;
  int decimals = 0;

  bool operator==(const StoredRatingValue&) const = default;
};

// Fields that are true of one way to write a puzzle only.
inline constexpr std::array<std::string_view, 4> kFieldsAboutCells = {"solution", "digits",
                                                                      "eliminations", "placements"};

// What a list says beside a puzzle: its comment, a column of its table. The values of kJson are
// JSON themselves, such as a number.
enum class StoredFieldKind : std::uint8_t { kComment, kText, kJson };

struct StoredField {
  std::string key;  // "comment" of a comment
  std::string value;
  StoredFieldKind kind = StoredFieldKind::kText;

  bool operator==(const StoredField&) const = default;
};

// A Rating as it comes back: it owns its texts.
struct StoredRating {
  PuzzleId puzzle{};
  std::string scale;
  int scale_version = 0;
  std::string weights;          // what tells them from the scale's own; empty: its own
  std::optional<double> score;  // nullopt: stuck
  std::string hardest;
  int cells_left = 0;
  std::vector<StoredRatingValue> values;
  // Of the form that the store prints the puzzle in; else of an isomorphic one, or not known.
  bool as_printed = false;
};

// One solver's report on one puzzle. Another seed is another measurement.
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

// From which puzzles, by which operator, a puzzle was made.
struct Descent {
  std::vector<PuzzleId> parents;
  std::string operation;  // key of the operator
  std::string change;     // the clues taken and given, for people; may be empty
};

// A puzzle that a run produced: the `ordinal`-th, `seconds` after the start.
struct Find {
  RunId run{};
  std::uint64_t ordinal = 0;
  PuzzleId puzzle{};
  double seconds = 0;
};

// Where an interrupted search goes on, without the state itself.
struct StoredCheckpoint {
  std::string name;
  std::string saved;  // UTC, ISO 8601
};

// A row that says something impossible: which it is, and why.
struct RowFault {
  std::string row;  // "rating of puzzle 5 on bridi"
  std::string reason;

  [[nodiscard]] std::string text() const { return row + ": " + reason; }
};
using DamageSink = std::function<void(const RowFault&)>;

// Proves that the puzzle has no solution but its own: solvers are not known here.
using PuzzleProof = std::function<bool(const Puzzle&)>;

struct TableSize {
  std::string table;
  std::uint64_t rows = 0;
};

struct StoreInfo {
  int version = 0;                 // of the schema
  std::uint64_t bytes = 0;         // of the database file, without the log
  std::uint64_t unused_bytes = 0;  // pages of the file that hold nothing
  std::string sqlite_version;
  std::vector<TableSize> tables;
};

// How much a merge brought in.
struct MergeCounts {
  std::uint64_t puzzles = 0;
  std::uint64_t ratings = 0;
  std::uint64_t measurements = 0;
  std::uint64_t runs = 0;
};

}  // namespace nonet
