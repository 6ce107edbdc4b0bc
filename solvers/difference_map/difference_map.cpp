#include "solvers/difference_map/difference_map.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cmath>
#include <cstddef>
#include <span>

#include "board/geometry.h"
#include "board/pencil_marks.h"
#include "board/typed_array.h"
#include "solvers/difference_map/assignment.h"
#include "solvers/message_passing/bit_matching.h"

namespace nonet::difference_map {
namespace {

// The four groups of constraints: the three kinds of houses, and the cells.
constexpr std::size_t kGroups = 4;
constexpr std::size_t kCellGroup = 3;

// Iterations between two checks for a stop request.
constexpr std::uint64_t kStopInterval = 1 << 10;

using Field = std::array<std::array<Scores, kCells>, kGroups>;
// The digit index that each group gives to each open cell: all of P_A, whose points are ones and
// zeros.
using Choice = std::array<std::array<std::uint8_t, kCells>, kGroups>;

struct HouseProblem {
  std::size_t group = 0;
  std::size_t size = 0;
  std::array<std::uint8_t, kSize> open{};  // its open cells, by their number among all open cells
  // One for P_A(f_B(x)), one for P_A(x): each starts from its own last prices.
  std::array<Assignment, 2> assignments;
};
enum class Point : std::uint8_t { kReflected, kState };

class Iteration {
 public:
  Iteration(const Grid& givens, const DifferenceMapOptions& options)
      : givens_(givens), beta_(static_cast<float>(options.beta)) {
    const PencilMarks marks =
        options.mask == Mask::kCandidates ? PencilMarks::of(givens) : PencilMarks();
    PerCell<std::uint8_t> number{};
    for (const Cell c : all_cells()) {
      if (!givens.empty(c)) continue;
      number[c] = static_cast<std::uint8_t>(open_.size());
      open_.push_back(c);
      domains_.push_back(marks[c]);
    }
    for (int h = 0; h < kHouses; ++h) add_house(House(h), number);
  }

  // Every house has an assignment on its own.
  [[nodiscard]] bool possible() const { return possible_; }

  void restart(RandomStream& random) {
    for (auto& group : x_) {
      for (std::size_t i = 0; i < open_.size(); ++i) {
        group[i].fill(0);
        for (const Digit d : domains_[i]) {
          group[i][array_index(d)] = static_cast<float>(random.unit());
        }
      }
    }
  }

  void step() {
    reflect();
    divide(Point::kReflected, reflected_, divided_);
    concur();
    for (std::size_t group = 0; group < kGroups; ++group) {
      for (std::size_t i = 0; i < open_.size(); ++i) {
        x_[group][i][divided_[group][i]] += beta_;
      }
    }
  }

  // Replaces the choices of all groups by their mean.
  void alternate() {
    reflected_ = x_;
    divide(Point::kState, reflected_, divided_);
    for (std::size_t i = 0; i < open_.size(); ++i) {
      Scores mean{};
      for (const auto& group : divided_) mean[group[i]] += 0.25F;
      for (auto& group : x_) group[i] = mean;
    }
  }

  // The three kinds of houses agree on every cell.
  [[nodiscard]] bool agreed() const {
    const auto end = static_cast<std::ptrdiff_t>(open_.size());
    return std::equal(divided_[0].begin(), divided_[0].begin() + end, divided_[1].begin()) &&
           std::equal(divided_[0].begin(), divided_[0].begin() + end, divided_[2].begin());
  }

  [[nodiscard]] Grid grid() const {
    Grid grid = givens_;
    for (std::size_t i = 0; i < open_.size(); ++i) {
      grid.set(open_[i], Digit::from_index(divided_[0][i]));
    }
    return grid;
  }

  // The length of the step from `before`.
  [[nodiscard]] double distance(const Field& before) const {
    double sum = 0;
    for (std::size_t group = 0; group < kGroups; ++group) {
      for (std::size_t i = 0; i < open_.size(); ++i) {
        for (std::size_t lane = 0; lane < kSize; ++lane) {
          const double d = double{x_[group][i][lane]} - double{before[group][i][lane]};
          sum += d * d;
        }
      }
    }
    return std::sqrt(sum);
  }
  [[nodiscard]] const Field& point() const { return x_; }

 private:
  void add_house(House house, const PerCell<std::uint8_t>& number) {
    HouseProblem problem;
    problem.group = array_index(house.kind());
    DigitSet missing = DigitSet::all();
    for (const Cell c : cells_of(house)) {
      if (givens_.empty(c)) {
        problem.open[problem.size++] = number[c];
      } else {
        missing.erase(givens_.digit(c));
      }
    }
    possible_ = possible_ && has_assignment(problem, missing);
    problem.assignments.fill(Assignment(missing.bits()));
    if (problem.size > 0) houses_.push_back(problem);
  }

  [[nodiscard]] bool has_assignment(const HouseProblem& problem, DigitSet missing) const {
    if (static_cast<int>(problem.size) != missing.size()) return false;
    // The other rows take the digits that are not missing.
    message_passing::BitRows rows;
    rows.fill(static_cast<std::uint16_t>((~missing).bits()));
    for (std::size_t i = 0; i < problem.size; ++i) {
      rows[i] = static_cast<std::uint16_t>((domains_[problem.open[i]] & missing).bits());
    }
    message_passing::BitMatching matching;
    return keep_permutations(rows, matching);
  }

  // f_B, and the mean P_B it is made from.
  void reflect() {
    const float back = 1.0F / beta_;
    const float ahead = 1.0F + back;
    for (std::size_t i = 0; i < open_.size(); ++i) {
      Scores& mean = mean_[i];
      for (std::size_t lane = 0; lane < kLanes; ++lane) {
        mean[lane] =
            0.25F * ((x_[0][i][lane] + x_[1][i][lane]) + (x_[2][i][lane] + x_[3][i][lane]));
      }
      for (std::size_t group = 0; group < kGroups; ++group) {
        for (std::size_t lane = 0; lane < kLanes; ++lane) {
          reflected_[group][i][lane] = ahead * mean[lane] - back * x_[group][i][lane];
        }
      }
    }
  }

  // P_A. Overwrites the scores that the mask bars.
  void divide(Point point, Field& field, Choice& choice) {
    for (std::size_t i = 0; i < open_.size(); ++i) {
      for (const Digit d : ~domains_[i]) {
        for (auto& group : field) group[i][array_index(d)] = kBarred;
      }
    }
    std::array<const Scores*, kSize> rows{};
    std::array<std::uint8_t, kSize> columns{};
    for (HouseProblem& house : houses_) {
      for (std::size_t i = 0; i < house.size; ++i) rows[i] = &field[house.group][house.open[i]];
      house.assignments[array_index(point)].solve(std::span(rows).first(house.size), columns);
      for (std::size_t i = 0; i < house.size; ++i) choice[house.group][house.open[i]] = columns[i];
    }
    for (std::size_t i = 0; i < open_.size(); ++i) {
      choice[kCellGroup][i] = static_cast<std::uint8_t>(highest(field[kCellGroup][i]));
    }
  }

  // Takes beta * P_B(f_A(x)) from x: the mean over the groups of (beta - 1) * P_A(x) + x.
  void concur() {
    if (beta_ != 1.0F) {
      reflected_ = x_;
      divide(Point::kState, reflected_, divided_x_);
      const float share = 0.25F * (beta_ - 1.0F);
      for (std::size_t i = 0; i < open_.size(); ++i) {
        for (const auto& group : divided_x_) mean_[i][group[i]] += share;
      }
    }
    for (auto& group : x_) {
      for (std::size_t i = 0; i < open_.size(); ++i) {
        for (std::size_t lane = 0; lane < kLanes; ++lane) group[i][lane] -= mean_[i][lane];
      }
    }
  }

  Grid givens_;
  float beta_;
  bool possible_ = true;
  std::vector<Cell> open_;
  std::vector<DigitSet> domains_;
  std::vector<HouseProblem> houses_;
  Field x_{};
  Field reflected_{};
  std::array<Scores, kCells> mean_{};
  Choice divided_{};    // P_A(f_B(x))
  Choice divided_x_{};  // P_A(x), where beta is not 1
};

}  // namespace

DifferenceMapResult search(const Grid& givens, const DifferenceMapOptions& options,
                           RandomStream& random, const RunControl& control) {
  DifferenceMapResult result;
  Iteration state(givens, options);
  result.impossible = !state.possible();
  if (result.impossible) return result;
  const std::uint64_t restart_every =
      options.restart_every == 0 ? RunControl::kNoLimit : options.restart_every;
  Field before;
  for (; result.iterations < options.iterations; ++result.iterations) {
    if (result.iterations % kStopInterval == 0 && control.should_stop()) return result;
    if (result.iterations % restart_every == 0) state.restart(random);
    const bool traced = options.trace_every != 0 && result.iterations % options.trace_every == 0;
    if (traced) before = state.point();
    if (options.rule == Rule::kDifferenceMap) {
      state.step();
    } else {
      state.alternate();
    }
    if (traced) result.step_trace.push_back(state.distance(before));
    if (state.agreed()) {
      ++result.iterations;
      result.solution = state.grid();
      return result;
    }
  }
  return result;
}

}  // namespace nonet::difference_map
