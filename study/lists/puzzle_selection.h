// Puzzles of a list as records of another: those that a filter wants, in its order. Of records that
// are read, and of puzzles that the store has.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/ordered_parallel.h"
#include "base/result.h"
#include "base/run_control.h"
#include "formats/puzzle_text.h"
#include "formats/record_writer.h"
#include "study/lists/puzzle_filter.h"

namespace nonet {

class PuzzleSelection {
 public:
  using Write = std::function<void(std::string_view)>;
  struct Chosen {
    double place;  // in the order of the filter
    std::string record;
  };

  // `most`: no more records than these; 0: all.
  PuzzleSelection(RecordWriter writer, PuzzleFilter filter, RunControl control, std::uint64_t most)
      : writer_(std::move(writer)),
        filter_(std::move(filter)),
        control_(std::move(control)),
        most_(most) {}

  [[nodiscard]] RecordWriter& writer() { return writer_; }
  [[nodiscard]] const RecordWriter& writer() const { return writer_; }
  [[nodiscard]] PuzzleFilter& filter() { return filter_; }
  [[nodiscard]] const PuzzleFilter& filter() const { return filter_; }

  // The record of each text, nothing where it is not wanted; an error where the filter needs a
  // proper puzzle and it is none, or the format would drop a sukaku's candidates or a field without
  // a word.
  // Safe on any thread.
  [[nodiscard]] std::vector<Result<std::optional<Chosen>>> choose(
      std::span<const PuzzleText> texts) const;
  // Where the order has the puzzle, nullopt where it is not wanted. Safe on any thread. REQUIRES: a
  // puzzle where filter().needs_solution().
  [[nodiscard]] std::optional<double> place_of(const Grid& givens, const Puzzle* puzzle) const;

  [[nodiscard]] std::uint64_t written() const { return written_; }
  // Writes the record, or keeps it where there is an order. Stops where no more are wanted.
  Flow put(Chosen chosen, const Write& write);
  // Writes what was kept, in order.
  void finish(const Write& write);

 private:
  [[nodiscard]] Result<std::optional<Chosen>> choose_one(const PuzzleText& text,
                                                         const Result<Puzzle>* proper) const;

  RecordWriter writer_;
  PuzzleFilter filter_;
  RunControl control_;
  std::uint64_t most_;
  std::uint64_t written_ = 0;
  std::vector<Chosen> kept_;
};

}  // namespace nonet
