// A database of puzzles and their ratings in one file, the format of `nonet --db`
// (docs/database.md). Isomorphic puzzles are stored once. Several programs may use a file at the
// same time; within a program every thread opens its own Store.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "nonet/export.h"
#include "nonet/grid.h"
#include "nonet/rate.h"
#include "nonet/result.h"
#include "nonet/run.h"

namespace nonet::v0 {

enum class StoreAccess { kReadOnly, kReadWrite };

struct StoreEntry {
  Puzzle puzzle;
  std::vector<Rating> ratings = {};  // each solved or stuck
};

// Selects puzzles and their order.
struct StoreQuery {
  enum class Order { kStored, kScoreRising, kScoreFalling };

  Order order = Order::kStored;  // the score orders need `scale`
  std::string scale = {};        // only puzzles with a score on it, by its current version
  std::optional<double> min_score = {};
  std::optional<double> max_score = {};
  int fewest_clues = 0;
  int most_clues = 81;
  std::uint64_t limit = 0;  // 0: all
};

// Every failure is an Error of kind kDatabase about the file.
class Store {
 public:
  // Creates the file if it is missing (kReadWrite); ":memory:" is a store that ends with its
  // object.
  [[nodiscard]] static NONET_API Result<Store> open(const std::string& path,
                                                    StoreAccess access = StoreAccess::kReadWrite);
  NONET_API Store(Store&&) noexcept;
  NONET_API Store& operator=(Store&&) noexcept;
  NONET_API ~Store();

  // Saves all entries or none; returns the number of new puzzles. An isomorphic puzzle that is
  // already stored keeps its form; the ratings, which are valid for every form, replace its own on
  // the same scale. Collect for about a second, then save: each call waits for the disk.
  [[nodiscard]] NONET_API Result<std::uint64_t> save(std::span<const StoreEntry> entries);
  // Whether the puzzle or an isomorphic one is stored.
  [[nodiscard]] NONET_API Result<bool> holds(const Puzzle& puzzle) const;
  // The number of puzzles, each counted once up to isomorphism.
  [[nodiscard]] NONET_API Result<std::uint64_t> size() const;
  // Each entry with all its ratings.
  [[nodiscard]] NONET_API Result<void> for_each(
      const StoreQuery& query, const std::function<Flow(const StoreEntry&)>& callback) const;
  // Adds the contents of another store of the same version; returns the number of new puzzles.
  [[nodiscard]] NONET_API Result<std::uint64_t> merge(const std::string& other_path);
  // Copies the store to a file, even while others write.
  [[nodiscard]] NONET_API Result<void> backup(const std::string& path) const;

 private:
  class Database;
  explicit Store(std::unique_ptr<Database> database);

  std::unique_ptr<Database> database_;
};

}  // namespace nonet::v0
