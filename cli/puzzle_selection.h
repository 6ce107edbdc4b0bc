// Puzzles going out as --to asks, those that the wishes chose, in the order of --sort. Of convert,
// which reads them, and of db export, which has them.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "base/ordered_parallel.h"
#include "base/result.h"
#include "cli/puzzle_writing.h"
#include "cli/session.h"
#include "formats/puzzle_text.h"
#include "study/lists/puzzle_filter.h"

namespace nonet {

class PuzzleSelection {
 public:
  // Borrows the session. `most`: no more records than these; 0: all.
  static Result<PuzzleSelection> of(Session& session, std::uint64_t most = 0);

  [[nodiscard]] const PuzzleWriting& writing() const { return writing_; }
  [[nodiscard]] PuzzleFilter& filter() { return filter_; }
  [[nodiscard]] const PuzzleFilter& filter() const { return filter_; }

  // Where --sort puts the puzzle, nullopt where it is not wanted. Safe on any thread. REQUIRES: a
  // puzzle where filter().needs_solution().
  [[nodiscard]] std::optional<double> place_of(const Grid& givens, const Puzzle* puzzle) const;

  void begin();
  // Writes the record, or keeps it where there is an order. Stops where no more are wanted.
  Flow put(double place, std::string record);
  void end();

 private:
  struct Placed {
    double place;
    std::string record;
  };

  PuzzleSelection(Session& session, PuzzleWriting writing, PuzzleFilter filter, std::uint64_t most);

  Session* session_;
  PuzzleWriting writing_;
  PuzzleFilter filter_;
  RunControl control_;
  std::uint64_t most_;
  std::uint64_t written_ = 0;
  std::vector<Placed> kept_;
};

}  // namespace nonet
