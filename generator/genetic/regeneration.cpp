#include "generator/genetic/regeneration.h"

#include <array>
#include <cassert>
#include <utility>

#include "generator/genetic/backtracking.h"
#include "generator/genetic/growing_grid.h"
#include "generator/random_choice.h"

namespace nonet::genetic {
namespace {

using State = GrowingGrid::State;

// The empty cells in a random order, drawn as they are needed.
class RandomCells {
 public:
  explicit RandomCells(const GrowingGrid& grid) {
    for (const Cell c : all_cells()) {
      if (grid.empty(c)) cells_[left_++] = c;
    }
  }
  // REQUIRES: not all are drawn.
  Cell draw(RandomStream& random) {
    assert(left_ > 0);
    const std::size_t at = random.below(static_cast<std::uint32_t>(left_));
    std::swap(cells_[at], cells_[--left_]);
    return cells_[left_];
  }

 private:
  std::array<Cell, kCells> cells_{};
  std::size_t left_ = 0;
};

// One attempt without a way back.
class NaiveAttempt {
 public:
  NaiveAttempt(const RegenerationRules& rules, RandomStream& random)
      : rules_(rules), random_(random), grid_(rules) {}

  std::optional<Individual> run(const Genotype& wishes) {
    State state = State::kOpen;
    for (std::size_t i = 0; i < wishes.size() && state == State::kOpen; ++i) {
      state = grant(wishes[i]);
    }
    if (rules_.tail == Tail::kContinue) {
      RandomCells cells(grid_);
      while (state == State::kOpen) state = add_random_digit(cells.draw(random_));
    }
    if (state != State::kPuzzle) return std::nullopt;
    return individual_of(grid_, std::move(genes_), rules_);
  }

 private:
  State grant(Candidate wish) {
    if (grid_.candidates(wish.cell).contains(wish.digit)) return add(wish);
    switch (rules_.illegal) {
      case Illegal::kRandomLegal:
        return add_random_digit(wish.cell);
      case Illegal::kSkip:
        return State::kOpen;
      case Illegal::kFail:
        break;
    }
    return State::kDeadEnd;
  }

  State add_random_digit(Cell cell) {
    const DigitSet candidates = grid_.candidates(cell);
    return candidates.empty() ? State::kDeadEnd : add({cell, random_member(candidates, random_)});
  }

  State add(Candidate gene) {
    genes_.push_back(gene);
    return grid_.add(gene);
  }

  const RegenerationRules& rules_;
  RandomStream& random_;
  GrowingGrid grid_;
  Genotype genes_;
};

}  // namespace

std::optional<Individual> individual_of(const GrowingGrid& grid, Genotype genes,
                                        const RegenerationRules& rules) {
  const auto puzzle = Puzzle::with_proven_solution(grid.grid(), grid.solution());
  if (!puzzle) return std::nullopt;
  const TechniqueCounts counts = count_techniques(grid.grid(), rules.strongest);
  return Individual{*puzzle, std::move(genes), counts,
                    counts.difficulty(rules.strongest, rules.weights)};
}

std::optional<Individual> regenerate(const Genotype& wishes, const RegenerationRules& rules,
                                     RandomStream& random) {
  return rules.backtracking == Backtracking::kNone ? NaiveAttempt(rules, random).run(wishes)
                                                   : search_back(wishes, rules, random);
}

std::optional<Born> generate_individual(const RegenerationRules& rules, RandomStream& random,
                                        std::uint64_t max_attempts) {
  RegenerationRules naive = rules;
  naive.tail = Tail::kContinue;
  naive.backtracking = Backtracking::kNone;
  for (std::uint64_t attempts = 1; attempts <= max_attempts; ++attempts) {
    if (auto individual = regenerate({}, naive, random)) {
      return Born{*std::move(individual), attempts};
    }
  }
  return std::nullopt;
}

}  // namespace nonet::genetic
