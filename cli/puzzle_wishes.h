// What a user wants of generated puzzles beyond how they are made: a level, a rating, techniques.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <vector>

#include "base/result.h"
#include "base/run_control.h"
#include "board/grid.h"
#include "cli/option.h"
#include "cli/options.h"
#include "rater/levels.h"
#include "rater/scales/catalog.h"

namespace nonet {

class PuzzleWishes {
 public:
  PuzzleWishes() = default;
  // Puzzles of this level.
  explicit PuzzleWishes(const LevelRow& level) : level_(&level) {}
  // From --level, --scale, --rating, --require and --forbid. Refuses wishes that exclude each
  // other.
  static Result<PuzzleWishes> from(const Options& options);

  // False where every puzzle will do.
  [[nodiscard]] bool any() const {
    return level_ != nullptr || rating_ || !required_.empty() || !forbidden_.empty();
  }
  [[nodiscard]] const LevelRow* level() const { return level_; }
  // Cheapest wish first; each rating stops as soon as it is above what is wanted. Also safe to call
  // from several threads at once.
  [[nodiscard]] bool met_by(const Grid& puzzle, const RunControl& control) const;

 private:
  [[nodiscard]] bool level_fits(const Grid& puzzle, const RunControl& control) const;
  [[nodiscard]] bool rating_fits(const Grid& puzzle, const RunControl& control) const;
  [[nodiscard]] bool techniques_fit(const Grid& puzzle, const RunControl& control) const;

  const LevelRow* level_ = nullptr;
  const ScaleRow* scale_ = nullptr;  // of rating_ and the techniques
  std::optional<Range> rating_;
  std::vector<std::string> required_;
  std::vector<std::string> forbidden_;
};

// --level, --scale, --rating, --require and --forbid.
std::span<const OptionRow> wish_options();

}  // namespace nonet
