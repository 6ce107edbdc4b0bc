#include "solvers/message_passing/permutation_trellis.h"

#include <algorithm>
#include <bit>
#include <cassert>
#include <cstddef>
#include <utility>

namespace nonet::message_passing {
namespace {

constexpr std::size_t kTrellisColumnSets = std::size_t{1} << kSize;
constexpr std::uint16_t kAbsent = 0xffff;

// The reachable column sets, layer by layer; layer i starts at first[i].
struct Reach {
  std::array<std::uint16_t, kTrellisColumnSets> sets;
  std::array<std::size_t, kSize + 2> first{};
  std::size_t size = 0;
};

template <typename Visit>
void for_each_step(unsigned set, unsigned columns, Visit visit) {
  for (unsigned steps = columns & ~set; steps != 0; steps &= steps - 1) visit(steps & -steps);
}

void reach_forward(std::span<const PermutationTrellis::Row> rows, Reach& reach) {
  std::array<bool, kTrellisColumnSets> seen{};
  reach.sets[reach.size++] = 0;
  for (std::size_t layer = 0; layer < rows.size(); ++layer) {
    reach.first[layer + 1] = reach.size;
    for (std::size_t i = reach.first[layer]; i < reach.first[layer + 1]; ++i) {
      const unsigned set = reach.sets[i];
      for_each_step(set, rows[layer].columns, [&](unsigned step) {
        if (!std::exchange(seen[set | step], true)) {
          reach.sets[reach.size++] = static_cast<std::uint16_t>(set | step);
        }
      });
    }
  }
  reach.first[rows.size() + 1] = reach.size;
}

}  // namespace

void PermutationTrellis::build(std::span<const Row> rows) {
  assert(rows.size() <= kSize);
  row_count_ = rows.size();
  supported_.fill(0);
  edges_.clear();
  Reach reach;
  reach_forward(rows, reach);

  // Backward: which of them can finish; then number those in layer order.
  std::array<std::uint16_t, kTrellisColumnSets> number;
  number.fill(kAbsent);
  for (std::size_t i = reach.first[row_count_]; i < reach.size; ++i) number[reach.sets[i]] = 0;
  for (std::size_t layer = row_count_; layer-- > 0;) {
    for (std::size_t i = reach.first[layer]; i < reach.first[layer + 1]; ++i) {
      const unsigned set = reach.sets[i];
      for_each_step(set, rows[layer].columns, [&](unsigned step) {
        if (number[set | step] != kAbsent) number[set] = 0;
      });
    }
  }
  state_count_ = 0;
  for (std::size_t i = 0; i < reach.size; ++i) {
    if (i == reach.first[row_count_]) first_final_ = state_count_;
    if (number[reach.sets[i]] != kAbsent) number[reach.sets[i]] = state_count_++;
  }

  for (std::size_t layer = 0; layer < row_count_; ++layer) {
    const Row& row = rows[layer];
    for (std::size_t i = reach.first[layer]; i < reach.first[layer + 1]; ++i) {
      const unsigned set = reach.sets[i];
      if (number[set] == kAbsent) continue;
      for_each_step(set, row.columns, [&](unsigned step) {
        const std::uint16_t to = number[set | step];
        if (to == kAbsent) return;
        const int rank = std::popcount(row.all_columns & (step - 1));
        edges_.push_back({number[set], to, static_cast<std::uint16_t>(row.first_weight + rank)});
        supported_[layer] = static_cast<std::uint16_t>(supported_[layer] | step);
      });
    }
  }
}

void PermutationTrellis::add_minors(std::span<const double> weights,
                                    std::span<double> minors) const {
  if (edges_.empty()) return;
  std::array<double, kTrellisColumnSets> forward;
  std::array<double, kTrellisColumnSets> backward;
  std::fill_n(forward.begin(), state_count_, 0.0);
  std::fill_n(backward.begin(), first_final_, 0.0);
  std::fill(backward.begin() + first_final_, backward.begin() + state_count_, 1.0);
  forward[0] = 1;
  for (const Edge& edge : edges_) {
    forward[edge.to] += forward[edge.from] * weights[edge.weight];
  }
  for (std::size_t i = edges_.size(); i-- > 0;) {
    const Edge& edge = edges_[i];
    const double rest = backward[edge.to];
    backward[edge.from] += rest * weights[edge.weight];
    minors[edge.weight] += rest * forward[edge.from];
  }
}

}  // namespace nonet::message_passing
