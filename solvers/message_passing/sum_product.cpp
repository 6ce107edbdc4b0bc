#include "solvers/message_passing/sum_product.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <span>
#include <utility>
#include <vector>

#include "base/bits.h"
#include "board/typed_array.h"
#include "solvers/message_passing/permutation_trellis.h"

namespace nonet::message_passing {
namespace {

constexpr std::size_t kKinds = 3;  // of houses
constexpr std::size_t kCandidates = std::size_t{kCells} * kSize;

// One number for each candidate in the initial domains, cell by cell.
using Messages = std::array<double, kCandidates>;

struct Variable {
  Cell cell;
  std::uint16_t first = 0;  // its messages are first, first + 1, ..., one for each digit of `start`
  std::uint16_t start = 0;  // the domain it started with
  std::uint16_t domain = 0;  // the current domain

  [[nodiscard]] std::size_t count() const { return set_bits(start); }
};

struct Factor {
  std::size_t kind = 0;
  std::size_t size = 0;
  std::array<std::uint8_t, kSize> variables{};
  PermutationTrellis trellis;
  bool stale = true;  // a domain has shrunk since the trellis was built
};

// Whether the cell is decided and its digit has left its peers: it takes no further part.
bool settled(const PencilMarks& marks, Cell c) {
  if (marks[c].size() != 1) return false;
  for (const Cell peer : peers_of(c)) {
    if (marks[peer].intersects(marks[c])) return false;
  }
  return true;
}

class BeliefPropagation {
 public:
  BeliefPropagation(const PencilMarks& marks, const SumProductOptions& options)
      : options_(options) {
    result_.marks = marks;
    PerCell<std::uint8_t> index{};
    std::uint16_t messages = 0;
    for (const Cell c : all_cells()) {
      if (settled(marks, c)) continue;
      index[c] = static_cast<std::uint8_t>(variables_.size());
      const auto domain = static_cast<std::uint16_t>(marks[c].bits());
      variables_.push_back({c, messages, domain, domain});
      messages = static_cast<std::uint16_t>(messages + marks[c].size());
    }
    for (int h = 0; h < kHouses; ++h) {
      Factor factor;
      factor.kind = array_index(House(h).kind());
      for (const Cell c : cells_of(House(h))) {
        if (settled(marks, c)) continue;
        factor.variables[factor.size++] = index[c];
      }
      if (factor.size > 0) factors_.push_back(std::move(factor));
    }
    for (Messages& of_kind : messages_) of_kind.fill(1.0);
  }

  SumProductResult run() {
    do {
      if (!iterate()) {
        result_.contradiction = true;
        break;
      }
      ++result_.iterations;
    } while (!decide() && result_.iterations < options_.iterations);
    for (const Variable& v : variables_) result_.marks[v.cell] = DigitSet::from_bits(v.domain);
    return result_;
  }

  [[nodiscard]] Beliefs beliefs() const {
    Beliefs beliefs{};
    for (const Cell c : all_cells()) {
      auto& cell = beliefs[c];
      if (result_.marks[c].size() == 1) {
        cell[result_.marks[c].first()] = 1;
      }
    }
    for (const Variable& v : variables_) {
      auto& cell = beliefs[v.cell];
      cell.fill(0);
      double total = 0;
      std::size_t k = v.first;
      for (const Digit d : DigitSet::from_bits(v.start)) {
        const bool alive = DigitSet::from_bits(v.domain).contains(d);
        const double belief = alive ? belief_in(k) : 0;
        cell[d] = belief;
        total += belief;
        ++k;
      }
      for (double& belief : cell) belief = total > 0 ? belief / total : 0;
    }
    return beliefs;
  }

 private:
  [[nodiscard]] double belief_in(std::size_t message) const {
    return messages_[0][message] * messages_[1][message] * messages_[2][message];
  }

  // One message from every factor to each of its variables; false when a domain runs empty.
  bool iterate() {
    const bool flooding = options_.schedule == Schedule::kFlooding;
    for (Factor& factor : factors_) {
      if (factor.stale) build_trellis(factor);
      if (!flooding && !prune(factor)) return false;
      send(factor, flooding ? next_messages_ : messages_);
    }
    if (!flooding) return true;
    messages_ = next_messages_;
    return std::ranges::all_of(factors_, [&](const Factor& factor) { return prune(factor); });
  }

  void build_trellis(Factor& factor) const {
    std::array<PermutationTrellis::Row, kSize> rows;
    for (std::size_t i = 0; i < factor.size; ++i) {
      const Variable& v = variables_[factor.variables[i]];
      rows[i] = {v.domain, v.start, v.first};
    }
    factor.trellis.build(std::span(rows).first(factor.size));
    factor.stale = false;
  }

  // Removes candidates for which the factor has no permutation.
  bool prune(const Factor& factor) {
    for (std::size_t i = 0; i < factor.size; ++i) {
      Variable& v = variables_[factor.variables[i]];
      const auto left = static_cast<std::uint16_t>(v.domain & factor.trellis.supported()[i]);
      if (left == v.domain) continue;
      v.domain = left;
      if (left == 0) return false;
      for (Factor& other : factors_) other.stale = other.stale || touches(other, v);
    }
    return true;
  }
  [[nodiscard]] bool touches(const Factor& factor, const Variable& v) const {
    for (std::size_t i = 0; i < factor.size; ++i) {
      if (&variables_[factor.variables[i]] == &v) return true;
    }
    return false;
  }

  void send(const Factor& factor, std::array<Messages, kKinds>& messages) {
    for (std::size_t i = 0; i < factor.size; ++i) {
      const Variable& v = variables_[factor.variables[i]];
      hear(v, factor.kind);
      std::fill_n(minors_.begin() + v.first, v.count(), 0.0);
    }
    factor.trellis.add_minors(heard_, minors_);
    for (std::size_t i = 0; i < factor.size; ++i) {
      const Variable& v = variables_[factor.variables[i]];
      double total = 0;
      for (std::size_t k = v.first; k < v.first + v.count(); ++k) total += minors_[k];
      // If every minor is too small for a double, the last message stays.
      const double keep = total > 0 ? options_.damping : 1.0;
      const double scale = total > 0 ? (1.0 - options_.damping) / total : 0.0;
      for (std::size_t k = v.first; k < v.first + v.count(); ++k) {
        messages[factor.kind][k] = keep * messages_[factor.kind][k] + scale * minors_[k];
      }
    }
  }

  // The variable's message to a factor of the kind: the product of the other two messages.
  void hear(const Variable& v, std::size_t kind) {
    const Messages& one = messages_[(kind + 1) % kKinds];
    const Messages& other = messages_[(kind + 2) % kKinds];
    double total = 0;
    for (std::size_t k = v.first; k < v.first + v.count(); ++k) {
      heard_[k] = one[k] * other[k];
      total += heard_[k];
    }
    const double scale = total > 0 ? 1.0 / total : 0.0;
    for (std::size_t k = v.first; k < v.first + v.count(); ++k) {
      heard_[k] = std::max(heard_[k] * scale, options_.floor);
    }
  }

  // Takes the most believed digit in every cell; true where that is a solution.
  bool decide() {
    Grid grid = result_.marks.singles();
    for (const Variable& v : variables_) grid.set(v.cell, most_believed(v));
    if (!grid.is_solution()) return false;
    result_.decision = grid;
    return true;
  }
  [[nodiscard]] Digit most_believed(const Variable& v) const {
    double best = -1;
    Digit choice;
    std::size_t k = v.first;
    for (const Digit d : DigitSet::from_bits(v.start)) {
      const double belief = belief_in(k);
      ++k;
      if (DigitSet::from_bits(v.domain).contains(d) && belief > best) {
        best = belief;
        choice = d;
      }
    }
    return choice;
  }

  SumProductOptions options_;
  SumProductResult result_;
  std::vector<Variable> variables_;
  std::vector<Factor> factors_;
  std::array<Messages, kKinds> messages_;  // from the row, column and box of the cell
  std::array<Messages, kKinds> next_messages_;
  Messages heard_;   // from the variables to the factor at work
  Messages minors_;  // its answers, before normalisation
};

}  // namespace

SumProductResult run_sum_product(const PencilMarks& marks, const SumProductOptions& options) {
  return BeliefPropagation(marks, options).run();
}

SumProductResult run_sum_product(const PencilMarks& marks, const SumProductOptions& options,
                                 Beliefs& beliefs) {
  BeliefPropagation propagation(marks, options);
  SumProductResult result = propagation.run();
  beliefs = propagation.beliefs();
  return result;
}

}  // namespace nonet::message_passing
