// The methods of Goldberger's Table 1 and methods for comparison, run over many puzzles.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "board/grid.h"
#include "solvers/message_passing/message_passing_solvers.h"
#include "study/papers/experiment.h"

namespace nonet::goldberger {

// A method with its numbers in Table 1: per cent solved, cells revealed if it failed, milliseconds
// a puzzle; empty if the table has none. The last four are ours.
struct MethodRow {
  std::string_view label;
  std::string_view success;
  std::string_view revealed;
  std::string_view milliseconds;
  message_passing::Setting method;
};

inline constexpr std::array<MethodRow, 12> kMethods = {
    MethodRow{"MP", "70.7", "44.7", "6", message_passing::kMaxProduct},
    MethodRow{"MP+C1", "85.5", "52.0", "6", message_passing::kMaxProductC1},
    MethodRow{"MP+C2", "75.5", "45.6", "6", message_passing::kMaxProductC2},
    MethodRow{"MP+C1+C2", "85.6", "52.0", "6", message_passing::kMaxProductC1C2},
    MethodRow{"SP", "71.3", "", "2810", message_passing::kSumProduct},
    MethodRow{"SP+MP", "76.8", "", "269", message_passing::kSumProductMp},
    MethodRow{"SP+MP+C2", "80.6", "", "260", message_passing::kSumProductMpC2},
    MethodRow{"SP+MP+C1+C2", "89.5", "", "233", message_passing::kSumProductMpC1C2},
    MethodRow{"MP+C1+C2 with boxes", "", "", "", message_passing::kMaxProductC2Box},
    MethodRow{"serial SP+MP", "", "", "", message_passing::kSerialMp},
    MethodRow{"serial SP+MP+C1+C2", "", "", "", message_passing::kSerialMpC1C2},
    MethodRow{"serial SP+MP+C1+C2 with boxes", "", "", "", message_passing::kSerialMpC2Box},
};

// Indices in kMethods.
inline constexpr std::size_t kMp = 0;
inline constexpr std::size_t kMpC1C2 = 3;
inline constexpr std::size_t kSerialBoxes = 11;

struct Outcome {
  bool solved = false;
  int revealed = 0;  // by max-product alone
};

struct MethodRun {
  std::vector<Outcome> outcomes;       // one for each puzzle
  std::optional<double> milliseconds;  // a puzzle
};

// nullopt after a stop.
std::optional<MethodRun> run_method(const MethodRow& row, const std::vector<Grid>& puzzles,
                                    const ExperimentRequest& request);

}  // namespace nonet::goldberger
