#include "study/papers/larger_grids/large_iterations.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <cmath>
#include <span>
#include <vector>

#include "solvers/difference_map/assignment.h"

namespace nonet::larger_grids {
namespace {

constexpr std::uint64_t kStopInterval = 256;

// The empty cells of a house, and the assignment of its missing digits to them
// (solvers/difference_map).
template <std::size_t kSide>
struct OpenHouse {
  std::size_t kind = 0;
  std::vector<std::size_t> cells;
  difference_map::AssignmentOf<double, kSide> assignment;
};

template <std::size_t kSide>
std::vector<OpenHouse<kSide>> open_houses(const Layout& layout, const LargeGrid& givens) {
  std::vector<OpenHouse<kSide>> open;
  for (std::size_t house = 0; house < layout.houses.size(); ++house) {
    OpenHouse<kSide> one{house / layout.size, {}, {}};
    unsigned missing = (1U << kSide) - 1;
    for (const std::size_t cell : layout.houses[house]) {
      if (givens[cell] == kEmpty) {
        one.cells.push_back(cell);
      } else {
        missing &= ~(1U << givens[cell]);
      }
    }
    one.assignment = difference_map::AssignmentOf<double, kSide>(missing);
    if (!one.cells.empty()) open.push_back(std::move(one));
  }
  return open;
}

template <std::size_t kSide>
class DifferenceMap {
 public:
  DifferenceMap(const Layout& layout, const LargeGrid& givens)
      : layout_(layout), givens_(givens), houses_(open_houses<kSide>(layout, givens)) {
    for (auto& group : x_) group.assign(layout.cells * layout.size, 0);
    for (std::size_t cell = 0; cell < layout.cells; ++cell) {
      if (givens[cell] == kEmpty) open_.push_back(cell);
    }
    for (auto& group : chosen_) group.assign(layout.cells, 0);
  }

  void restart(RandomStream& random) {
    for (auto& group : x_) {
      for (double& value : group) value = random.unit();
    }
  }

  // x += P_A(2 P_B(x) - x) - P_B(x)
  void step() {
    for (OpenHouse<kSide>& house : houses_) divide(house);
    divide_cells();
    for (const std::size_t cell : open_) {
      for (std::size_t digit = 0; digit < layout_.size; ++digit) {
        const std::size_t at = cell * layout_.size + digit;
        const double mean = mean_of(at);
        for (auto& group : x_) group[at] -= mean;
      }
      for (std::size_t group = 0; group < 4; ++group) {
        x_[group][cell * layout_.size + chosen_[group][cell]] += 1;
      }
    }
  }

  [[nodiscard]] std::optional<LargeGrid> agreed() const {
    LargeGrid grid = givens_;
    for (const std::size_t cell : open_) {
      if (chosen_[0][cell] != chosen_[1][cell] || chosen_[0][cell] != chosen_[2][cell]) {
        return std::nullopt;
      }
      grid[cell] = static_cast<std::uint8_t>(chosen_[0][cell]);
    }
    return grid;
  }

 private:
  [[nodiscard]] double mean_of(std::size_t at) const {
    return 0.25 * (x_[0][at] + x_[1][at] + x_[2][at] + x_[3][at]);
  }
  [[nodiscard]] double reflected(std::size_t group, std::size_t at) const {
    return 2 * mean_of(at) - x_[group][at];
  }

  void divide(OpenHouse<kSide>& house) {
    using Row = typename difference_map::AssignmentOf<double, kSide>::Row;
    const std::size_t open = house.cells.size();
    std::array<Row, kSide> scores{};
    std::array<const Row*, kSide> rows{};
    for (std::size_t row = 0; row < open; ++row) {
      for (std::size_t digit = 0; digit < kSide; ++digit) {
        scores[row][digit] = reflected(house.kind, house.cells[row] * kSide + digit);
      }
      rows[row] = &scores[row];
    }
    std::array<std::uint8_t, kSide> digits{};
    house.assignment.solve(std::span(rows).first(open), digits);
    for (std::size_t row = 0; row < open; ++row)
      chosen_[house.kind][house.cells[row]] = digits[row];
  }

  void divide_cells() {
    for (const std::size_t cell : open_) {
      std::size_t best = 0;
      for (std::size_t digit = 1; digit < layout_.size; ++digit) {
        const std::size_t first = cell * layout_.size;
        if (reflected(3, first + digit) > reflected(3, first + best)) best = digit;
      }
      chosen_[3][cell] = best;
    }
  }

  const Layout& layout_;
  const LargeGrid& givens_;
  std::vector<OpenHouse<kSide>> houses_;
  std::vector<std::size_t> open_;
  std::array<std::vector<double>, 4> x_;            // rows, columns, boxes, cells
  std::array<std::vector<std::size_t>, 4> chosen_;  // P_A of the last step
};

class LargeGame {
 public:
  LargeGame(const Layout& layout, const LargeGrid& givens, const Domains& domains,
            double temperature, RandomStream& random)
      : layout_(layout), random_(random), grid_(givens) {
    for (std::size_t cost = 0; cost <= 3 * layout.size; ++cost) {
      weights_.push_back(std::exp(-static_cast<double>(cost) / temperature));
    }
    counts_.assign(layout.houses.size() * layout.size, 0);
    for (std::size_t cell = 0; cell < layout.cells; ++cell) {
      if (givens[cell] == kEmpty) {
        Player& player = players_.emplace_back(Player{cell, {}});
        for (std::uint8_t digit = 0; digit < layout.size; ++digit) {
          if ((domains[cell] >> digit & 1U) != 0) player.digits.push_back(digit);
        }
        grid_[cell] = random.pick(std::span<std::uint8_t>(player.digits));
      }
      add(cell, 1);
    }
    for (const int count : counts_) potential_ += count * (count - 1) / 2;
  }

  [[nodiscard]] int potential() const { return potential_; }
  [[nodiscard]] const LargeGrid& grid() const { return grid_; }

  // One player chooses by the logit response.
  void move() {
    const auto& [cell, digits] =
        players_[random_.below(static_cast<std::uint32_t>(players_.size()))];
    const int before = cost(cell, grid_[cell]) - 3;
    add(cell, -1);
    double total = 0;
    std::array<double, 32> up_to{};
    for (std::size_t i = 0; i < digits.size(); ++i) {
      total += weights_[static_cast<std::size_t>(cost(cell, digits[i]))];
      up_to[i] = total;
    }
    const double point = random_.unit() * total;
    std::size_t chosen = 0;
    while (up_to[chosen] <= point) ++chosen;
    grid_[cell] = digits[chosen];
    potential_ += cost(cell, grid_[cell]) - before;
    add(cell, 1);
  }

 private:
  // An empty cell with its actions.
  struct Player {
    std::size_t cell;
    std::vector<std::uint8_t> digits;
  };

  [[nodiscard]] int cost(std::size_t cell, std::size_t digit) const {
    int sum = 0;
    for (const std::size_t house : layout_.houses_of[cell]) {
      sum += counts_[house * layout_.size + digit];
    }
    return sum;
  }
  void add(std::size_t cell, int by) {
    for (const std::size_t house : layout_.houses_of[cell]) {
      counts_[house * layout_.size + grid_[cell]] += by;
    }
  }

  const Layout& layout_;
  RandomStream& random_;
  LargeGrid grid_;
  std::vector<Player> players_;
  std::vector<double> weights_;  // by cost
  std::vector<int> counts_;      // the cells of each house with each digit
  int potential_ = 0;            // clashing pairs
};

template <std::size_t kSide>
Iterated iterated(DifferenceMap<kSide> map, std::uint64_t iterations, RandomStream& random,
                  const RunControl& control) {
  Iterated result;
  const std::uint64_t restart_every = std::max<std::uint64_t>(1, iterations / 4);
  for (; result.iterations < iterations && !control.should_stop(); ++result.iterations) {
    if (result.iterations % restart_every == 0) map.restart(random);
    map.step();
    if (auto grid = map.agreed()) {
      result.solution = std::move(grid);
      break;
    }
  }
  return result;
}

}  // namespace

Iterated map_differences(const Layout& layout, const LargeGrid& givens, std::uint64_t iterations,
                         RandomStream& random, const RunControl& control) {
  switch (layout.box) {
    case 2:
      return iterated(DifferenceMap<4>(layout, givens), iterations, random, control);
    case 3:
      return iterated(DifferenceMap<9>(layout, givens), iterations, random, control);
    case 4:
      return iterated(DifferenceMap<16>(layout, givens), iterations, random, control);
    default:
      assert(layout.box == 5);
      return iterated(DifferenceMap<25>(layout, givens), iterations, random, control);
  }
}

Iterated learn_log_linear(const Layout& layout, const LargeGrid& givens, const Domains& domains,
                          const Learning& learning, RandomStream& random,
                          const RunControl& control) {
  LargeGame game(layout, givens, domains, learning.temperature, random);
  Iterated result;
  for (; result.iterations < learning.iterations && game.potential() != 0; ++result.iterations) {
    if (result.iterations % kStopInterval == 0 && control.should_stop()) break;
    game.move();
  }
  if (game.potential() == 0) result.solution = game.grid();
  return result;
}

}  // namespace nonet::larger_grids
