// The parts of long runs, each as a task that takes a list of puzzles and hashes its results: for
// measuring speeds, and for the signature, one hash over the results of all tasks for a fixed list.
// A commit that changes the signature changes behaviour and must say so.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "base/run_control.h"
#include "board/puzzle.h"

namespace nonet {

// FNV-1a, 64 bits, of all results of a workload.
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
  // Does one unit of work per puzzle; generators make as many puzzles. Ends early at a stop.
  void (*run)(const std::vector<Puzzle>&, AnswerHash&, const RunControl&);
};

std::span<const Workload> workload_catalog();

// Minimal puzzles of all difficulties, always the same; fewer after a stop.
std::vector<Puzzle> built_in_puzzles(std::size_t count, const RunControl& control = {});

// How to time, and the callback that reports progress.
struct TimedRuns {
  std::uint64_t rounds = 5;       // timed rounds, whose median counts; one more warms up first
  std::function<double()> clock;  // in the unit of the result
  // Called before each round, including the warm-up round.
  std::function<void(std::uint64_t round)> before_round = [](std::uint64_t) {};
};

// The median of several runs; nullopt after a stop. REQUIRES: timed.rounds > 0.
std::optional<double> median_time(const Workload& workload, const std::vector<Puzzle>& puzzles,
                                  const TimedRuns& timed, const RunControl& control = {});

// The signature of this build: equal for builds that behave alike. nullopt after a stop.
std::optional<std::uint64_t> signature(const RunControl& control = {});

}  // namespace nonet
