// Puzzles and files for the tests of db/.
#pragma once

#include <catch2/catch.hpp>
#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "base/random_stream.h"
#include "board/canonical.h"
#include "db/connection.h"
#include "db/grid_packing.h"
#include "db/statement.h"
#include "db/store.h"

namespace nonet {

// A temporary folder, removed with the test.
class TemporaryFolder {
 public:
  TemporaryFolder() {
    std::string name = (std::filesystem::temp_directory_path() / "nonet_db_XXXXXX").string();
    REQUIRE(mkdtemp(name.data()) != nullptr);
    path_ = name;
  }
  ~TemporaryFolder() {
    std::error_code ignored;
    std::filesystem::remove_all(path_, ignored);
  }
  TemporaryFolder(const TemporaryFolder&) = delete;
  TemporaryFolder& operator=(const TemporaryFolder&) = delete;

  [[nodiscard]] std::string file(const std::string& name) const { return (path_ / name).string(); }

 private:
  std::filesystem::path path_;
};

// Record number `index` of an endless list: random givens of one solution, with its digits
// relabelled. The store does not check that the solution is the only one, and here it may not be.
inline PuzzleRecord sample_record(std::uint64_t index) {
  const Grid pattern = *Grid::from_line(
      "123456789456789123789123456231674895875912364694538217317265948542897631968341572");
  REQUIRE(pattern.is_solution());
  RandomStream stream(1, "sample_record", index);
  std::vector<int> digits = {1, 2, 3, 4, 5, 6, 7, 8, 9};
  stream.shuffle(std::span<int>(digits));
  Grid solution;
  Grid givens;
  for (const Cell c : CellSet::all()) {
    const Digit d(digits[static_cast<std::size_t>(pattern.digit(c).index())]);
    solution.set(c, d);
    if (stream.chance(0.3)) givens.set(c, d);
  }
  return {*Puzzle::with_proven_solution(givens, solution), canonical_form(givens)};
}

// The genotype in the file of a store.
inline std::optional<Genotype> stored_genotype(const std::string& path, PuzzleId id) {
  Connection connection(path, Access::kReadOnly);
  Statement query(connection, "SELECT genes FROM genotypes WHERE puzzle = ?");
  if (!query.bind(1, static_cast<std::int64_t>(id)).step()) return std::nullopt;
  return unpack_genotype(query.blob(0));
}

inline BoardPuzzleRow sample_board() {
  return {.id = {},
          .board = "4x4",
          .canonical = "......1..2.1..2.",
          .givens = "......1..3..1.2.",
          .solution = "4132321423411423"};
}

inline std::vector<PuzzleRecord> sample_records(std::uint64_t first, std::uint64_t count) {
  std::vector<PuzzleRecord> records;
  for (std::uint64_t i = first; i < first + count; ++i) records.push_back(sample_record(i));
  return records;
}

// The same puzzle with its digits in another order: another printed form.
inline PuzzleRecord relabelled(const PuzzleRecord& record) {
  const auto next = [](const Grid& grid) {
    Grid changed;
    for (const Cell c : grid.filled()) {
      changed.set(c, Digit::from_index((grid.digit(c).index() + 1) % kSize));
    }
    return changed;
  };
  const auto puzzle =
      Puzzle::with_proven_solution(next(record.puzzle.givens()), next(record.puzzle.solution()));
  REQUIRE(puzzle);
  return {*puzzle, record.canonical};
}

inline Rating solved_rating(std::string_view scale, int version, double score) {
  Rating rating;
  rating.scale = scale;
  rating.scale_version = version;
  rating.score = score;
  return rating;
}

inline Rating stuck_rating(std::string_view scale, int version, int cells_left) {
  Rating rating = solved_rating(scale, version, 0);
  rating.end = RatingEnd::kStuck;
  rating.cells_left = cells_left;
  return rating;
}

// The value, if success is part of the test.
template <typename T>
T got(Result<T> result) {
  if (!result.ok()) FAIL(result.error().text());
  return std::move(result).value();
}
inline void done(const Status& status) {
  if (!status.ok()) FAIL(status.error().text());
}

// Stores the records in one transaction.
inline std::vector<SavedPuzzle> save_all(Store& store, const std::vector<PuzzleRecord>& records) {
  Writer writer = got(store.write());
  std::vector<SavedPuzzle> saved = got(writer.save(records));
  done(writer.commit());
  return saved;
}

inline std::vector<StoredPuzzle> all_puzzles(const Store& store, const PuzzleQuery& query = {}) {
  std::vector<StoredPuzzle> puzzles;
  done(store.visit_puzzles(query, [&](const StoredPuzzle& puzzle) {
    puzzles.push_back(puzzle);
    return Flow::kContinue;
  }));
  return puzzles;
}

inline std::vector<std::string> findings(const Store& store) {
  return got(store.check(RunControl{}));
}

}  // namespace nonet
