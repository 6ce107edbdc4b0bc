// The puzzles of a list that a filter selects, in its order, as records of another list. They come
// from records that are read, or from the store.
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
#include "tasks/lists/puzzle_filter.h"

namespace nonet {

class PuzzleSelection {
 public:
  using Write = std::function<void(std::string_view)>;
  struct Chosen {
    double place;  // in the order of the filter
    std::string record;
  };

  // `most`: the largest number of records; 0: all.
  PuzzleSelection(RecordWriter writer, PuzzleFilter filter, RunControl control, std::uint64_t most)
      : writer_(std::move(writer)),
        filter_(std::move(filter)),
        control_(std::move(control)),
        most_(most) {}

  [[nodiscard]] RecordWriter& writer() { return writer_; }
  [[nodiscard]] const RecordWriter& writer() const { return writer_; }
  [[nodiscard]] PuzzleFilter& filter() { return filter_; }
  [[nodiscard]] const PuzzleFilter& filter() const { return filter_; }

  // The record of each text; nullopt if the filter rejects it. An error if the filter needs a
  // proper puzzle and the text is not one, or if the format would silently drop a field or a
  // sukaku's candidates. Safe on any thread.
  [[nodiscard]] std::vector<Result<std::optional<Chosen>>> choose(
      std::span<const PuzzleText> texts) const;
  // The puzzle's place in the order; nullopt if the filter rejects it. Safe on any thread.
  // REQUIRES: a puzzle if filter().needs_solution().
  [[nodiscard]] std::optional<double> place_of(const Grid& givens, const Puzzle* puzzle) const;

  [[nodiscard]] std::uint64_t written() const { return written_; }
  // Writes the record, or keeps it if there is an order. Returns kStop after the last requested
  // record.
  Flow put(Chosen chosen, const Write& write);
  // Writes the kept records, in order.
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
