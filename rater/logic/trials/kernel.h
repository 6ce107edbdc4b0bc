// The entry points of the trials, for the kernel that this processor can run. All kernels are
// compiled from one source (kernel_impl.h), one for each instruction set, and give the same
// answers: nothing here depends on the width of a vector.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "base/run_control.h"
#include "base/work_budget.h"
#include "board/pencil_marks.h"
#include "board/puzzle.h"

namespace nonet::trials {

enum class LevelEnd : std::uint8_t { kSolved, kStuck, kStopped };

struct LevelResult {
  LevelEnd end = LevelEnd::kStuck;
  int level = 0;       // the least that solves; otherwise the last that was tried
  int cells_left = 0;  // cells without a value after the last closure
};

// An excluded candidate: by a chain with these right-links in their order (candidates as cell * 9 +
// digit, greater numbers are groups), or by a trial that makes the inner exclusions, in their
// order, and then reaches a contradiction by singles.
struct Exclusion {
  std::uint16_t target = 0;
  std::vector<std::uint16_t> right_links = {};
  std::vector<Exclusion> inner = {};
};
using Exclusions = std::vector<Exclusion>;

struct Request {
  const Puzzle& puzzle;
  int most = 0;                         // the greatest level to try
  const RunControl* control = nullptr;  // checked between trials; borrowed
  Exclusions* exclusions = nullptr;     // receives the exclusions by chains; borrowed
  WorkBudget* budget = nullptr;         // borrowed; nullptr: no limit
};

// A partly solved board, and the depth of trials on it.
struct TrialBoard {
  const PencilMarks& left;  // its candidates; a cell with a value has only that
  const Grid& solution;
  int depth = 0;
  const RunControl* control = nullptr;  // checked between trials; borrowed
  WorkBudget* budget = nullptr;         // borrowed; nullptr: no limit
};

// Candidates that need not have a solution, to be closed by T&E(BRT, depth).
struct Closing {
  const PencilMarks& marks;
  int depth = 0;
  // Candidates known to survive, which are not tried; nullptr: none are known. Closure is monotone:
  // a candidate that survives with these marks survives with more.
  const PencilMarks* staying = nullptr;  // borrowed
  const RunControl* control = nullptr;   // checked between trials; borrowed
};
struct Left {
  std::optional<PencilMarks> marks;  // nullopt: a contradiction, or stopped
  bool stopped = false;
};

// A board on which chains are looked for.
struct ChainBoard {
  const PencilMarks& left;              // its candidates; of a cell with a value that alone
  const PencilMarks& targets;           // the candidates that chains may exclude
  int length = 1;                       // of a chain, at most
  const RunControl* control = nullptr;  // checked between boards; borrowed
  WorkBudget* budget = nullptr;         // borrowed; nullptr: no limit
};

struct Refuted {
  int length = 0;  // of the braids
  Exclusions exclusions;
  bool stopped = false;
};

// The greatest depth that is tried: no known puzzle needs more than 3.
inline constexpr int kMostDepth = 4;
// The greatest length that is tried: no chain has more right-links than cells.
inline constexpr int kMostLength = 81;

struct Kernel {
  std::string_view key;
  bool (*runs_here)();
  // The least n for which T&E(BRT, n) solves the puzzle.
  LevelResult (*depth)(const Request& request);
  // The number of candidates that the first round of trials of T&E(BRT, n), n being request.most,
  // removes from the closure by T&E(BRT, n - 1): the fewer, the nearer the puzzle is to a greater
  // depth. nullopt: stopped. REQUIRES: request.most > 0.
  std::optional<int> (*refuted_at_once)(const Request& request);
  Left (*close)(const Closing& closing);
  // The least length for which chains of a kind solve the puzzle, the shortest always first.
  LevelResult (*braids)(const Request& request);
  LevelResult (*whips)(const Request& request);
  LevelResult (*g_braids)(const Request& request);
  LevelResult (*g_whips)(const Request& request);
  // The least x for which T&E(braids up to length x, 1), or 2, solves the puzzle.
  LevelResult (*bxb)(const Request& request);
  LevelResult (*bxbb)(const Request& request);
  // The exclusions by a first round of T&E(braids up to a length, depth), each trial on the board
  // as it is, with the least length that excludes anything; depth 0: the exclusions by braids.
  // Empty: no length excludes anything. REQUIRES: BRT changes nothing on the board.
  Refuted (*refuted_by_shortest)(const TrialBoard& start);
  // Which targets a chain of the kind excludes from the board as it stands, in their order, each
  // with its chain. Fewer after a stop. REQUIRES: BRT has nothing left on the board.
  Exclusions (*excluded_by_braids)(const ChainBoard& start);
  Exclusions (*excluded_by_whips)(const ChainBoard& start);
  Exclusions (*excluded_by_g_braids)(const ChainBoard& start);
  Exclusions (*excluded_by_g_whips)(const ChainBoard& start);

  // Each in its own file; kernels for instruction sets that this build lacks are only declared.
  static const Kernel kAvx512;
  static const Kernel kAvx2;
  static const Kernel kPortable;
};

// All kernels of this build, the fastest first. The last one runs everywhere.
std::span<const Kernel* const> kernels();
// The fastest one that this processor can run.
const Kernel& best_kernel();

}  // namespace nonet::trials
