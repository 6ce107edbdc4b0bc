// The times of single readers: records with a field `seconds` and perhaps `solver`, and the speeds
// fitted to them (rater/orders/minutes/reader.h). A page to play on writes such a table, with
// fields `hints` and `way_seen`: solutions with that help are left out.
#pragma once

#include <cstddef>
#include <map>
#include <string>
#include <vector>

#include "base/result.h"
#include "formats/puzzle_text.h"
#include "rater/orders/minutes/reader.h"

namespace nonet {

class ReaderTimes {
 public:
  // An error if the record has no time, or its puzzle does not have exactly one solution. A puzzle
  // that the scale `minutes` does not finish is skipped.
  Status add(const PuzzleText& record);

  // Solutions with help.
  [[nodiscard]] std::size_t left_out() const { return left_out_; }
  [[nodiscard]] bool empty() const { return all_.empty(); }
  // REQUIRES: !empty().
  [[nodiscard]] ReaderProfile everybody() const { return fit_reader(all_); }
  // By name; empty if no record names its solver.
  [[nodiscard]] std::map<std::string, ReaderProfile> each() const;

 private:
  std::size_t left_out_ = 0;
  std::vector<ReaderTime> all_;
  std::map<std::string, std::vector<ReaderTime>> by_solver_;
};

// "speed 1.32 (95 %: 1.10 to 1.58), ...".
std::string reader_text(const ReaderProfile& reader);

}  // namespace nonet
