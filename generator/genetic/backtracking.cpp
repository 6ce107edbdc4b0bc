#include "generator/genetic/backtracking.h"

#include <array>
#include <span>
#include <vector>

#include "generator/random_choice.h"

namespace nonet::genetic {
namespace {

// One level of the search: the grid so far, and the digits to try in the next cell.
struct Level {
  GrowingGrid grid;
  std::optional<Grid> witness = {};  // some solution of the grid
  std::size_t next_wish = 0;
  Cell cell = {};
  std::array<Digit, kSize> digits = {};
  std::size_t count = 0;
  std::size_t tried = 0;
};

class Search {
 public:
  Search(const Genotype& wishes, const RegenerationRules& rules, RandomStream& random)
      : wishes_(wishes), rules_(rules), random_(random) {
    levels_.reserve(kCells);
  }

  std::optional<Individual> run() {
    descend(Level{GrowingGrid(rules_)});
    for (std::uint64_t nodes = 0; nodes < rules_.node_limit && !levels_.empty();) {
      if (levels_.back().tried == levels_.back().count) {
        levels_.pop_back();
        continue;
      }
      ++nodes;
      if (try_next()) {
        return individual_of(found_->grid, genes(), rules_);
      }
    }
    return std::nullopt;
  }

 private:
  // Tries the next digit of the last level; true if that makes a puzzle.
  bool try_next() {
    Level& level = levels_.back();
    const Candidate gene{level.cell, level.digits[level.tried++]};
    Level below{level.grid, level.witness, level.next_wish};
    switch (below.grid.add(gene)) {
      case GrowingGrid::State::kDeadEnd:
        return false;
      case GrowingGrid::State::kPuzzle:
        found_.emplace(below);
        return true;
      case GrowingGrid::State::kOpen:
        break;
    }
    if (rules_.backtracking == Backtracking::kSolvability) {
      if (!below.witness || below.witness->digit(gene.cell) != gene.digit) {
        below.witness = below.grid.some_solution();
      }
      if (!below.witness) return false;
    }
    descend(below);
    return false;
  }

  // Chooses the level's cell and digits and enters it, unless it has no digits (a dead end).
  void descend(Level level) {
    for (; level.next_wish < wishes_.size(); ++level.next_wish) {
      const Candidate wish = wishes_[level.next_wish];
      const DigitSet legal = level.grid.candidates(wish.cell);
      if (!legal.contains(wish.digit)) {
        if (rules_.illegal == Illegal::kSkip) continue;
        if (rules_.illegal == Illegal::kFail) return;
      }
      ++level.next_wish;
      enter(level, wish.cell, wish.digit);
      return;
    }
    if (rules_.tail == Tail::kFail) return;
    CellSet empty;
    for (const Cell c : all_cells()) {
      if (level.grid.empty(c)) empty.insert(c);
    }
    enter(level, random_member(empty, random_), std::nullopt);
  }

  void enter(Level& level, Cell cell, std::optional<Digit> wished) {
    level.cell = cell;
    DigitSet legal = level.grid.candidates(cell);
    std::size_t shuffled_from = 0;
    if (wished && legal.contains(*wished)) {
      level.digits[level.count++] = *wished;
      legal.erase(*wished);
      shuffled_from = 1;
    }
    for (const Digit d : legal) level.digits[level.count++] = d;
    random_.shuffle(std::span(level.digits).subspan(shuffled_from, level.count - shuffled_from));
    levels_.push_back(level);
  }

  // The current digits of all levels.
  [[nodiscard]] Genotype genes() const {
    Genotype genes;
    for (const Level& level : levels_) genes.push_back({level.cell, level.digits[level.tried - 1]});
    return genes;
  }

  const Genotype& wishes_;
  const RegenerationRules& rules_;
  RandomStream& random_;
  std::vector<Level> levels_;
  std::optional<Level> found_;
};

}  // namespace

std::optional<Individual> search_back(const Genotype& wishes, const RegenerationRules& rules,
                                      RandomStream& random) {
  return Search(wishes, rules, random).run();
}

}  // namespace nonet::genetic
