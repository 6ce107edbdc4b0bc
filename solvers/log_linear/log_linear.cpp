#include "solvers/log_linear/log_linear.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <cstring>

#include "board/geometry.h"
#include "board/typed_array.h"

namespace nonet::log_linear {
namespace {

// One byte a digit, the last seven idle.
constexpr std::size_t kLanes = 16;
using Bytes = std::uint8_t __attribute__((vector_size(kLanes)));
__extension__ using Wide = unsigned __int128;

// Adds one to the count of a digit.
constexpr std::array<Bytes, kSize> kOneHot = {
    Bytes{1},
    Bytes{0, 1},
    Bytes{0, 0, 1},
    Bytes{0, 0, 0, 1},
    Bytes{0, 0, 0, 0, 1},
    Bytes{0, 0, 0, 0, 0, 1},
    Bytes{0, 0, 0, 0, 0, 0, 1},
    Bytes{0, 0, 0, 0, 0, 0, 0, 1},
    Bytes{0, 0, 0, 0, 0, 0, 0, 0, 1},
};

// Costs are at most 24. All bits set marks a digit that is not an action: it stays at 31 with any
// cost or'ed in.
constexpr std::size_t kCosts = 32;
constexpr std::uint8_t kNoAction = kCosts - 1;

// weights[cost above the cheapest] = exp(-cost / T) in units of 2^-59, so that nine of them add up
// within 64 bits; zero from the last cost on.
using Weights = std::array<std::uint64_t, kCosts>;

Weights weights_at(double temperature) {
  Weights weights{};
  for (std::size_t cost = 0; cost < kNoAction; ++cost) {
    weights[cost] = static_cast<std::uint64_t>(
        std::ldexp(std::exp(-static_cast<double>(cost) / temperature), 59));
  }
  return weights;
}

// A cooling period is cut into this many steps of constant temperature.
constexpr std::uint64_t kCoolingSteps = 64;
// Iterations between two checks for a stop request.
constexpr std::uint64_t kPlayerStopInterval = 1 << 16;

struct Player {
  std::uint8_t cell = 0;
  std::uint8_t digit = 0;  // index
  std::array<std::uint8_t, 3> houses{};
  Bytes barred{};  // kNoAction where the digit is not an action
};

class Game {
 public:
  Game(const Grid& givens, const PencilMarks& actions, RandomStream& random)
      : grid_(givens), random_(random) {
    for (const Cell c : all_cells()) {
      if (givens.empty(c)) {
        playable_ = playable_ && !actions[c].empty();
        if (playable_) add_player(c, actions[c]);
      } else {
        count(c, givens.digit(c));
      }
    }
    potential_ = clashing_pairs();
  }

  // Some player can move, or none needs to.
  [[nodiscard]] bool playable() const {
    return playable_ && (potential_ == 0 || !players_.empty());
  }
  [[nodiscard]] int potential() const { return potential_; }

  // Plays until `end` or a solution; returns the total number of iterations.
  std::uint64_t play(std::uint64_t iteration, std::uint64_t end, const Weights& weights,
                     PlayerOrder order) {
    const std::uint64_t count = players_.size();
    for (; iteration < end && potential_ != 0; ++iteration) {
      const std::uint64_t word = random_.bits();
      if (order == PlayerOrder::kRandom) {
        const Wide product = Wide{word} * count;
        choose(players_[static_cast<std::size_t>(product >> 64)],
               static_cast<std::uint64_t>(product), weights);
      } else {
        choose(players_[iteration % count], word, weights);
      }
    }
    return iteration;
  }

  [[nodiscard]] Grid grid() const {
    Grid grid = grid_;
    for (const Player& player : players_) {
      grid.set(Cell(player.cell), Digit::from_index(player.digit));
    }
    return grid;
  }

 private:
  void add_player(Cell c, DigitSet actions) {
    Player player;
    player.cell = static_cast<std::uint8_t>(c.index());
    for (std::size_t k = 0; k < 3; ++k) {
      player.houses[k] = static_cast<std::uint8_t>(houses_of(c)[k].index());
    }
    for (std::size_t lane = 0; lane < kLanes; ++lane) player.barred[lane] = kNoAction;
    for (const Digit d : actions) player.barred[array_index(d)] = 0;
    std::array<Digit, kSize> choices;
    std::size_t size = 0;
    for (const Digit d : actions) choices[size++] = d;
    const Digit first = random_.pick(std::span(choices).first(size));
    player.digit = static_cast<std::uint8_t>(first.index());
    players_.push_back(player);
    count(c, first);
  }
  void count(Cell c, Digit d) {
    for (const House h : houses_of(c)) {
      counts_[array_index(h)][array_index(d)]++;
    }
  }
  [[nodiscard]] int clashing_pairs() const {
    int pairs = 0;
    for (const Bytes& house : counts_) {
      for (std::size_t digit = 0; digit < kSize; ++digit) {
        pairs += house[digit] * (house[digit] - 1) / 2;
      }
    }
    return pairs;
  }

  // The player's logit response; `fraction` is uniform in 2^64 parts.
  void choose(Player& player, std::uint64_t fraction, const Weights& weights) {
    Bytes& row = counts_[player.houses[0]];
    Bytes& column = counts_[player.houses[1]];
    Bytes& box = counts_[player.houses[2]];
    const Bytes self = kOneHot[player.digit];
    const Bytes costs = (row + column + box - self - self - self) | player.barred;
    std::array<std::uint8_t, kLanes> cost;
    std::memcpy(cost.data(), &costs, sizeof costs);
    const std::uint8_t cheapest = *std::min_element(cost.begin(), cost.begin() + kSize);

    std::array<std::uint64_t, kSize> up_to;
    std::uint64_t total = 0;
    for (std::size_t digit = 0; digit < kSize; ++digit) {
      total += weights[static_cast<std::size_t>(cost[digit] - cheapest)];
      up_to[digit] = total;
    }
    const auto point = static_cast<std::uint64_t>(Wide{total} * fraction >> 64);
    std::size_t chosen = 0;
    for (std::size_t digit = 0; digit < kSize; ++digit) chosen += up_to[digit] <= point ? 1U : 0U;

    potential_ += cost[chosen] - cost[player.digit];
    player.digit = static_cast<std::uint8_t>(chosen);
    const Bytes change = kOneHot[chosen] - self;
    row += change;
    column += change;
    box += change;
  }

  Grid grid_;
  RandomStream& random_;
  std::vector<Player> players_;
  std::array<Bytes, kHouses> counts_{};  // how many cells of the house hold each digit
  int potential_ = 0;
  bool playable_ = true;
};

// The next multiple of `interval` after `iteration`; never for 0.
std::uint64_t next_multiple(std::uint64_t iteration, std::uint64_t interval) {
  if (interval == 0) return RunControl::kNoLimit;
  return (iteration / interval + 1) * interval;
}

}  // namespace

double Temperature::at(std::uint64_t iteration) const {
  if (period == 0) return start;
  const double phase = static_cast<double>(iteration % period) / static_cast<double>(period);
  return start * std::pow(end / start, phase);
}

LogLinearResult learn(const Grid& givens, const PencilMarks& actions,
                      const LogLinearOptions& options, RandomStream& random,
                      const RunControl& control) {
  LogLinearResult result;
  Game game(givens, actions, random);
  if (!game.playable()) return result;
  const Temperature& temperature = options.temperature;
  const std::uint64_t step = std::max<std::uint64_t>(temperature.period / kCoolingSteps, 1);
  const std::uint64_t cooling = temperature.period == 0 ? 0 : step;
  Weights weights = weights_at(temperature.at(0));
  while (game.potential() != 0 && result.iterations < options.iterations &&
         !control.should_stop()) {
    const std::uint64_t now = result.iterations;
    if (options.trace_every != 0 && now % options.trace_every == 0) {
      result.potential_trace.push_back(game.potential());
    }
    if (cooling != 0 && now % cooling == 0) weights = weights_at(temperature.at(now));
    const std::uint64_t end =
        std::min({options.iterations, next_multiple(now, options.trace_every),
                  next_multiple(now, cooling), next_multiple(now, kPlayerStopInterval)});
    result.iterations = game.play(now, end, weights, options.order);
  }
  result.potential = game.potential();
  result.grid = game.grid();
  if (result.potential == 0) result.solution = result.grid;
  return result;
}

}  // namespace nonet::log_linear
