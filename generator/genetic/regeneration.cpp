#include "generator/genetic/regeneration.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <utility>

#include "generator/genetic/backtracking.h"
#include "generator/genetic/growing_grid.h"
#include "generator/random_choice.h"

namespace nonet::genetic {
namespace {

using State = GrowingGrid::State;

// The empty cells in a random order, drawn on demand.
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

// One attempt without backtracking.
class NaiveAttempt {
 public:
  NaiveAttempt(const Genotype& wishes, const RegenerationRules& rules, RandomStream& random)
      : wishes_(wishes), rules_(rules), random_(random), grid_(rules) {}

  std::optional<Individual> run() {
    for (std::size_t i = 0; i < wishes_.size() && state_ == State::kOpen; ++i) grant(wishes_[i]);
    if (rules_.tail == Tail::kContinue) {
      RandomCells cells(grid_);
      while (state_ == State::kOpen) add_random_orbit(cells.draw(random_));
    }
    if (state_ != State::kPuzzle) return std::nullopt;
    if (genes_.size() < static_cast<std::size_t>(rules_.fewest_clues)) add_spare_clues();
    return individual_of(grid_, std::move(genes_), rules_);
  }

 private:
  void grant(Candidate wish) {
    if (!grid_.empty(wish.cell)) return;  // filled together with an earlier cell of its orbit
    if (grid_.candidates(wish.cell).contains(wish.digit)) {
      add(wish);
    } else if (rules_.illegal == Illegal::kRandomLegal) {
      add_random_digit(wish.cell);
    } else if (rules_.illegal == Illegal::kSkip) {
      return;
    } else {
      state_ = State::kDeadEnd;
    }
    add_rest_of_orbit(wish.cell);
  }

  // Skips a filled cell.
  void add_random_orbit(Cell cell) {
    if (!grid_.empty(cell)) return;
    add_random_digit(cell);
    add_rest_of_orbit(cell);
  }

  // Wished digits where they are legal; digits of the solution once it is known.
  void add_rest_of_orbit(Cell cell) {
    if (rules_.symmetry == Symmetry::kNone) return;
    for (const Cell c : orbit_of(cell, rules_.symmetry)) {
      if (state_ == State::kDeadEnd) return;
      if (!grid_.empty(c)) continue;
      const auto wish = std::ranges::find(wishes_, c, &Candidate::cell);
      if (state_ == State::kPuzzle) {
        add({c, grid_.solution().digit(c)});
      } else if (wish != wishes_.end() && grid_.candidates(c).contains(wish->digit)) {
        add(*wish);
      } else {
        add_random_digit(c);
      }
    }
  }

  void add_spare_clues() {
    RandomCells cells(grid_);
    while (genes_.size() < static_cast<std::size_t>(rules_.fewest_clues)) {
      const Cell cell = cells.draw(random_);
      if (!grid_.empty(cell)) continue;
      add({cell, grid_.solution().digit(cell)});
      add_rest_of_orbit(cell);
    }
  }

  void add_random_digit(Cell cell) {
    const DigitSet candidates = grid_.candidates(cell);
    if (candidates.empty()) {
      state_ = State::kDeadEnd;
    } else {
      add({cell, random_member(candidates, random_)});
    }
  }

  void add(Candidate gene) {
    genes_.push_back(gene);
    state_ = grid_.add(gene);
  }

  const Genotype& wishes_;
  const RegenerationRules& rules_;
  RandomStream& random_;
  GrowingGrid grid_;
  Genotype genes_;
  State state_ = State::kOpen;
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
  return rules.backtracking == Backtracking::kNone ? NaiveAttempt(wishes, rules, random).run()
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
