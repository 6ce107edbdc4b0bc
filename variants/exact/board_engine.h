// The part of a BoardSolver that depends on the size of its board: an engine, chosen when the
// solver is made. All kernels are compiled from one source (board_engine_impl.h), one for each
// instruction set, and give the same answers.
#pragma once

#include <functional>
#include <memory>
#include <span>
#include <string_view>
#include <vector>

#include "variants/exact/board_solver.h"

namespace nonet::variants {

// Its functions are those of BoardSolver.
class BoardSolver::Engine {
 public:
  virtual ~Engine() = default;
  [[nodiscard]] virtual BoardSolutions solve(const CellDigits& givens, std::uint64_t limit,
                                             const RunControl& control) const = 0;
  virtual bool for_each_solution(const CellDigits& givens,
                                 const std::function<bool(const CellDigits&)>& visit,
                                 const RunControl& control) const = 0;
  [[nodiscard]] virtual CellDigits fill(const CellDigits& givens, const DrawBelow& below,
                                        const RunControl& control) const = 0;
  [[nodiscard]] virtual std::vector<CellDigits> fill_all(
      std::span<const DrawBelow> draws) const = 0;
  [[nodiscard]] virtual CellDigits thin(CellDigits puzzle, const CellDigits& solution,
                                        std::span<const Step> steps, int fewest,
                                        const RunControl& control) const = 0;
  [[nodiscard]] virtual ClueNeed need_of(CellDigits puzzle, CellIndex cell,
                                         const RunControl& control) const = 0;
  [[nodiscard]] virtual std::vector<CellDigits> thin_for(Singles kinds,
                                                         std::span<const ThinningTask> tasks,
                                                         int fewest) const = 0;
  [[nodiscard]] virtual std::vector<BySingles> solve_by(
      Singles kinds, std::span<const CellDigits> puzzles) const = 0;
  [[nodiscard]] virtual std::vector<bool> are_filled_by(
      Singles kinds, std::span<const CellDigits> puzzles) const = 0;
};

using EnginePointer = std::unique_ptr<const BoardSolver::Engine>;

// The smallest engine that holds the board, by the instructions of each kernel; those for
// instruction sets that this build lacks are only declared.
EnginePointer portable_engine(const Geometry& geometry);
EnginePointer avx2_engine(const Geometry& geometry);
EnginePointer avx512_engine(const Geometry& geometry);

struct EngineKernel {
  std::string_view key;
  bool (*runs_here)();
  EnginePointer (*engine_for)(const Geometry& geometry);
};
// All kernels of this build, the fastest first. The last one runs everywhere.
std::span<const EngineKernel> engine_kernels();

}  // namespace nonet::variants
