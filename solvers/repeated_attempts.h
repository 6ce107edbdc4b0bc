// How a solver that starts at random is measured: by fresh attempts, each from its own stream,
// until there are enough of them, two different solutions are found, or the budget is spent.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <string_view>

#include "base/random_stream.h"
#include "board/grid.h"
#include "solvers/report.h"

namespace nonet {

struct Attempt {
  std::optional<Grid> solution;
  std::uint64_t iterations = 0;  // done
};

struct AttemptPlan {
  std::string_view purpose;          // names the random streams
  std::uint64_t attempts = 20;       // enough for a median
  std::uint64_t longest = 0;         // iterations an attempt may take
  std::uint64_t default_budget = 0;  // iterations of all attempts, if the request sets none
};

// Makes one attempt of at most `limit` iterations.
using MakeAttempt = std::function<Attempt(RandomStream& random, std::uint64_t limit)>;

// Effort is the iterations of all attempts; hardness the median of an attempt, where an attempt
// that failed counts as longer than any other (so there is none when half of them failed).
Report repeat_attempts(const Grid& givens, const SolveRequest& request, const AttemptPlan& plan,
                       const MakeAttempt& make);

// The lower median of the iterations of the attempts; nullopt where that attempt has failed.
std::optional<std::uint64_t> median_iterations(std::span<const Attempt> attempts);

}  // namespace nonet
