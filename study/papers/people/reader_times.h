// What single readers took for puzzles: records with a field `seconds` and perhaps `solver`, and
// the speeds that follow from them (rater/orders/minutes/reader.h).
#pragma once

#include <map>
#include <string>
#include <vector>

#include "base/result.h"
#include "formats/puzzle_text.h"
#include "rater/orders/minutes/reader.h"

namespace nonet {

class ReaderTimes {
 public:
  // An error where the record has no time, or its puzzle not exactly one solution. A puzzle that
  // the scale `minutes` does not finish is passed over.
  Status add(const PuzzleText& record);

  [[nodiscard]] bool empty() const { return all_.empty(); }
  // REQUIRES: !empty().
  [[nodiscard]] ReaderProfile everybody() const { return fit_reader(all_); }
  // By name; none where no record says who solved.
  [[nodiscard]] std::map<std::string, ReaderProfile> each() const;

 private:
  std::vector<ReaderTime> all_;
  std::map<std::string, std::vector<ReaderTime>> by_solver_;
};

// "speed 1.32 (95 %: 1.10 to 1.58), ...".
std::string reader_text(const ReaderProfile& reader);

}  // namespace nonet
