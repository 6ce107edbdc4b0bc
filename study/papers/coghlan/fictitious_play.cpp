#include "study/papers/coghlan/fictitious_play.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <limits>
#include <span>
#include <vector>

#include "board/geometry.h"

namespace nonet::coghlan {
namespace {

constexpr std::uint64_t kRoundsAtRest = 1000;

class Game {
 public:
  Game(const Grid& givens, const PencilMarks& actions, RandomStream& random)
      : grid_(givens), actions_(actions), random_(random) {
    for (const Cell c : all_cells()) {
      if (givens.empty(c)) {
        players_.push_back(c);
        std::vector<Digit> digits;
        for (const Digit d : actions[c]) digits.push_back(d);
        grid_.set(c, random_.pick(std::span(digits)));
      }
      remember(c);
    }
  }

  [[nodiscard]] std::size_t players() const { return players_.size(); }
  [[nodiscard]] const Grid& grid() const { return grid_; }

  // One player's choice; true if it changes its digit.
  bool move(std::size_t player) {
    const Cell cell = players_[player];
    std::vector<Digit> cheapest;
    double least = std::numeric_limits<double>::infinity();
    for (const Digit d : actions_[cell]) {
      const double cost = expected_cost(cell, d);
      if (cost > least + kSlack) continue;
      if (cost < least - kSlack) cheapest.clear();
      least = std::min(least, cost);
      cheapest.push_back(d);
    }
    const Digit before = grid_.digit(cell);
    const bool stays = std::ranges::find(cheapest, before) != cheapest.end();
    if (!stays) grid_.set(cell, random_.pick(std::span(cheapest)));
    remember(cell);
    return !stays;
  }

 private:
  static constexpr double kSlack = 1e-9;

  struct History {
    std::array<double, kSize> played{};
    double rounds = 0;
  };

  void remember(Cell c) {
    History& history = histories_[static_cast<std::size_t>(c.index())];
    history.played[static_cast<std::size_t>(grid_.digit(c).index())] += 1;
    history.rounds += 1;
  }

  // The expected number of equal digits in the cell's houses; a cell that shares two houses counts
  // twice.
  [[nodiscard]] double expected_cost(Cell cell, Digit digit) const {
    double cost = 0;
    for (const House h : houses_of(cell)) {
      for (const Cell c : cells_of(h)) {
        if (c == cell) continue;
        const History& history = histories_[static_cast<std::size_t>(c.index())];
        cost += history.played[static_cast<std::size_t>(digit.index())] / history.rounds;
      }
    }
    return cost;
  }

  Grid grid_;
  const PencilMarks& actions_;
  RandomStream& random_;
  std::vector<Cell> players_;
  std::array<History, kCells> histories_{};
};

}  // namespace

int potential_of(const Grid& grid) {
  int pairs = 0;
  for (int h = 0; h < kHouses; ++h) {
    std::array<int, kSize> count{};
    for (const Cell c : cells_of(House(h))) {
      if (!grid.empty(c)) pairs += count[static_cast<std::size_t>(grid.digit(c).index())]++;
    }
  }
  return pairs;
}

namespace {

// Equal digits in the cell's row, column and box; a cell that shares two houses counts twice.
int cost_of(const Grid& grid, Candidate played) {
  int cost = 0;
  for (const House h : houses_of(played.cell)) {
    for (const Cell c : cells_of(h)) {
      cost += c != played.cell && grid.value(c) == played.digit.value() ? 1 : 0;
    }
  }
  return cost;
}

}  // namespace

std::vector<Gain> gains_in(const Grid& grid, const Grid& givens, const PencilMarks& actions) {
  std::vector<Gain> gains;
  for (const Cell c : all_cells()) {
    if (!givens.empty(c)) continue;
    const Candidate held{c, grid.digit(c)};
    const int cost = cost_of(grid, held);
    Gain gain{held, cost, held, cost};
    for (const Digit d : actions[c]) {
      const int other = cost_of(grid, {c, d});
      if (other >= gain.better_cost) continue;
      gain.better = {c, d};
      gain.better_cost = other;
    }
    if (gain.better_cost < cost) gains.push_back(gain);
  }
  return gains;
}

FictitiousPlay play_fictitiously(const Grid& givens, const PencilMarks& actions,
                                 std::uint64_t iterations, RandomStream& random) {
  Game game(givens, actions, random);
  FictitiousPlay play;
  std::uint64_t still = 0;
  for (; play.iterations < iterations && !play.solved && !play.at_rest; ++play.iterations) {
    const bool moved = game.move(static_cast<std::size_t>(play.iterations % game.players()));
    still = moved ? 0 : still + 1;
    if (moved) play.solved = potential_of(game.grid()) == 0;
    play.at_rest = still >= kRoundsAtRest * game.players();
  }
  play.grid = game.grid();
  play.potential = potential_of(play.grid);
  return play;
}

}  // namespace nonet::coghlan
