// The parts that long runs are made of, each as a task for a list of puzzles that answers with a
// hash: for measuring their speeds, and for the signature, one hash over what all of them answer to
// a fixed list. A commit that changes the signature changes behaviour, and says so.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <span>
#include <string_view>
#include <vector>

#include "board/puzzle.h"

namespace nonet {

// FNV-1a, 64 bits, of everything a workload answers.
class AnswerHash {
 public:
  void add(std::string_view text) {
    for (const char c : text) value_ = (value_ ^ static_cast<unsigned char>(c)) * 0x100000001b3ULL;
    value_ = (value_ ^ 0xffU) * 0x100000001b3ULL;  // "ab","c" is not "a","bc"
  }
  [[nodiscard]] std::uint64_t value() const { return value_; }

 private:
  std::uint64_t value_ = 0xcbf29ce484222325ULL;
};

struct Workload {
  std::string_view key;
  // As many units of work as there are puzzles; generators make as many.
  void (*run)(const std::vector<Puzzle>&, AnswerHash&);
};

std::span<const Workload> workload_catalog();

// Minimal puzzles of all difficulties, always the same.
std::vector<Puzzle> built_in_puzzles(std::size_t count);

// The median of `rounds` runs, in the unit of `clock`, after one that only warms up. REQUIRES:
// rounds > 0.
double median_time(const Workload& workload, const std::vector<Puzzle>& puzzles,
                   std::uint64_t rounds, const std::function<double()>& clock);

// Of this build: equal where two builds behave alike.
std::uint64_t signature();

}  // namespace nonet
