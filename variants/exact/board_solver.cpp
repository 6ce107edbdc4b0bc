#include "variants/exact/board_solver.h"

#include <algorithm>
#include <cassert>
#include <utility>

#include "base/processor.h"
#include "variants/exact/board_engine.h"

namespace nonet::variants {
namespace {

constexpr EngineKernel kKernels[] = {
#if defined(__x86_64__)
    {"avx512", runs_avx512, avx512_engine},
    {"avx2", runs_avx2, avx2_engine},
#endif
    {"portable", runs_portable, portable_engine},
};

EnginePointer best_engine(const Geometry& geometry) {
  return std::ranges::find_if(kKernels,
                              [](const EngineKernel& kernel) { return kernel.runs_here(); })
      ->engine_for(geometry);
}

}  // namespace

std::span<const EngineKernel> engine_kernels() { return kKernels; }

BoardSolver::BoardSolver(const Geometry& geometry) : engine_(best_engine(geometry)) {}
BoardSolver::~BoardSolver() = default;
BoardSolver::BoardSolver(BoardSolver&&) noexcept = default;
BoardSolver& BoardSolver::operator=(BoardSolver&&) noexcept = default;

BoardSolutions BoardSolver::solve(const CellDigits& givens, std::uint64_t limit,
                                  const RunControl& control) const {
  assert(limit > 0);
  return engine_->solve(givens, limit, control);
}

bool BoardSolver::for_each_solution(const CellDigits& givens,
                                    const std::function<bool(const CellDigits&)>& visit,
                                    const RunControl& control) const {
  return engine_->for_each_solution(givens, visit, control);
}

CellDigits BoardSolver::other_solution(const CellDigits& givens, const CellDigits& solution,
                                       const RunControl& control) const {
  CellDigits other;
  engine_->for_each_solution(
      givens,
      [&](const CellDigits& found) {
        if (found == solution) return true;
        other = found;
        return false;
      },
      control);
  return other;
}

CellDigits BoardSolver::fill(const CellDigits& givens, const DrawBelow& below,
                             const RunControl& control) const {
  return engine_->fill(givens, below, control);
}

std::vector<CellDigits> BoardSolver::fill_all(std::span<const DrawBelow> draws) const {
  return engine_->fill_all(draws);
}

CellDigits BoardSolver::thin(CellDigits puzzle, const CellDigits& solution,
                             std::span<const Step> steps, int fewest,
                             const RunControl& control) const {
  return engine_->thin(std::move(puzzle), solution, steps, fewest, control);
}

std::vector<CellDigits> BoardSolver::thin_for(Singles kinds, std::span<const ThinningTask> tasks,
                                              int fewest) const {
  return engine_->thin_for(kinds, tasks, fewest);
}

std::vector<BySingles> BoardSolver::solve_by(Singles kinds,
                                             std::span<const CellDigits> puzzles) const {
  return engine_->solve_by(kinds, puzzles);
}

std::vector<bool> BoardSolver::are_filled_by(Singles kinds,
                                             std::span<const CellDigits> puzzles) const {
  return engine_->are_filled_by(kinds, puzzles);
}

ClueNeed BoardSolver::need_of(const CellDigits& puzzle, CellIndex cell,
                              const RunControl& control) const {
  assert(puzzle[cell] != 0);
  return engine_->need_of(puzzle, cell, control);
}

int BoardSolver::openings_of(const CellDigits& puzzle) const {
  const BySingles found = solve_by(Singles::kHidden, {&puzzle, 1}).front();
  return found.filled ? found.fewest_open : 0;
}

}  // namespace nonet::variants
