#include "study/papers/larger_grids/large_messages.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cassert>
#include <vector>

#include "solvers/message_passing/bit_matching.h"

namespace nonet::larger_grids {
namespace {

// Generalised arc consistency on houses of this many cells (solvers/message_passing), to the
// fixpoint.
template <std::size_t kSide>
bool keep_matchings(const Layout& layout, Domains& domains) {
  std::vector<message_passing::MatchingOf<kSide>> matchings(layout.houses.size());
  std::vector<bool> stale(layout.houses.size(), true);
  for (bool any = true; any;) {
    any = false;
    for (std::size_t house = 0; house < layout.houses.size(); ++house) {
      if (!stale[house]) continue;
      stale[house] = false;
      any = true;
      const std::vector<std::size_t>& cells = layout.houses[house];
      message_passing::RowsOf<kSide> rows{};
      for (std::size_t i = 0; i < kSide; ++i) {
        rows[i] = static_cast<message_passing::Columns<kSide>>(domains[cells[i]]);
      }
      if (!message_passing::keep_permutations<kSide>(rows, matchings[house])) return false;
      for (std::size_t i = 0; i < kSide; ++i) {
        if (rows[i] == domains[cells[i]]) continue;
        domains[cells[i]] = rows[i];
        for (const std::size_t other : layout.houses_of[cells[i]]) {
          if (other != house) stale[other] = true;
        }
      }
    }
  }
  return true;
}

// One message for each cell and digit from each of the three kinds of houses.
using Messages = std::array<std::vector<double>, 3>;

class SumProduct {
 public:
  SumProduct(const Layout& layout, const Domains& domains) : layout_(layout), domains_(domains) {
    for (auto& kind : messages_) kind.assign(layout.cells * layout.size, 1.0);
  }

  void iterate() {
    for (std::size_t house = 0; house < layout_.houses.size(); ++house) send(house);
  }

  [[nodiscard]] LargeGrid decision() const {
    LargeGrid grid(layout_.cells, kEmpty);
    for (std::size_t cell = 0; cell < layout_.cells; ++cell) {
      double best = -1;
      for (std::uint32_t left = domains_[cell]; left != 0; left &= left - 1) {
        const auto digit = static_cast<std::size_t>(std::countr_zero(left));
        const std::size_t at = cell * layout_.size + digit;
        const double belief = messages_[0][at] * messages_[1][at] * messages_[2][at];
        if (belief <= best) continue;
        best = belief;
        grid[cell] = static_cast<std::uint8_t>(digit);
      }
    }
    return grid;
  }

 private:
  static constexpr double kFloor = 1e-30;

  // The cell's message to its house of this kind about its open digits, normalised to 1.
  std::vector<double> heard(std::size_t cell, std::size_t kind,
                            const std::vector<std::size_t>& digits) const {
    const auto& one = messages_[(kind + 1) % 3];
    const auto& other = messages_[(kind + 2) % 3];
    std::vector<double> values;
    double total = 0;
    for (const std::size_t digit : digits) {
      const std::size_t at = cell * layout_.size + digit;
      const bool alive = (domains_[cell] >> digit & 1U) != 0;
      values.push_back(alive ? one[at] * other[at] : 0);
      total += values.back();
    }
    for (std::size_t i = 0; i < digits.size(); ++i) {
      if ((domains_[cell] >> digits[i] & 1U) != 0) {
        values[i] = std::max(total > 0 ? values[i] / total : 0, kFloor);
      }
    }
    return values;
  }

  // The permanents of all minors, from the sets of digits that the cells before and after use.
  void send(std::size_t house) {
    std::vector<std::size_t> open;
    std::uint32_t missing = 0;
    for (const std::size_t cell : layout_.houses[house]) {
      if (std::popcount(domains_[cell]) == 1) continue;
      open.push_back(cell);
      missing |= domains_[cell];
    }
    if (open.empty()) return;
    std::vector<std::size_t> digits;
    for (; missing != 0; missing &= missing - 1) {
      digits.push_back(static_cast<std::size_t>(std::countr_zero(missing)));
    }
    const std::size_t kind = house / layout_.size;
    const std::size_t k = open.size();
    assert(digits.size() == k);  // since max-product has finished
    std::vector<std::vector<double>> rows;
    rows.reserve(k);
    for (const std::size_t cell : open) rows.push_back(heard(cell, kind, digits));
    store(kind, open, digits, minors_of(rows));
  }

  // For each cell and digit, the total weight of all ways to give the other cells the other digits.
  // Sets that the cells before cannot use, which are most, are left out.
  std::vector<std::vector<double>> minors_of(const std::vector<std::vector<double>>& rows) {
    const std::size_t k = rows.size();
    const std::size_t states = std::size_t{1} << k;
    std::vector<std::uint32_t> alive;
    for (const auto& row : rows) alive.push_back(positive_in(row));
    before_.assign(states, 0);
    after_.assign(states, 0);
    before_[0] = 1;
    after_[states - 1] = 1;
    for (std::size_t set = 0; set + 1 < states; ++set) {
      if (before_[set] == 0) continue;
      const auto row = static_cast<std::size_t>(std::popcount(set));
      for_each_digit(alive[row] & ~set, [&](std::size_t d) {
        before_[set | std::size_t{1} << d] += before_[set] * rows[row][d];
      });
    }
    std::vector<std::vector<double>> minors(k, std::vector<double>(k, 0));
    for (std::size_t set = states - 1; set-- > 0;) {
      if (before_[set] == 0) continue;
      const auto row = static_cast<std::size_t>(std::popcount(set));
      for_each_digit(alive[row] & ~set, [&](std::size_t d) {
        const double rest = after_[set | std::size_t{1} << d];
        after_[set] += rest * rows[row][d];
        minors[row][d] += before_[set] * rest;
      });
    }
    return minors;
  }

  static std::uint32_t positive_in(const std::vector<double>& row) {
    std::uint32_t digits = 0;
    for (std::size_t d = 0; d < row.size(); ++d) digits |= row[d] > 0 ? 1U << d : 0U;
    return digits;
  }

  template <typename Visit>
  static void for_each_digit(std::size_t digits, Visit visit) {
    for (; digits != 0; digits &= digits - 1) {
      visit(static_cast<std::size_t>(std::countr_zero(digits)));
    }
  }

  void store(std::size_t kind, const std::vector<std::size_t>& open,
             const std::vector<std::size_t>& digits,
             const std::vector<std::vector<double>>& minors) {
    for (std::size_t i = 0; i < open.size(); ++i) {
      double total = 0;
      for (std::size_t d = 0; d < digits.size(); ++d) {
        if ((domains_[open[i]] >> digits[d] & 1U) != 0) total += minors[i][d];
      }
      if (total <= 0) continue;
      for (std::size_t d = 0; d < digits.size(); ++d) {
        messages_[kind][open[i] * layout_.size + digits[d]] = minors[i][d] / total;
      }
    }
  }

  const Layout& layout_;
  const Domains& domains_;
  Messages messages_;
  std::vector<double> before_;
  std::vector<double> after_;
};

}  // namespace

bool max_product(const Layout& layout, Domains& domains) {
  switch (layout.box) {
    case 2:
      return keep_matchings<4>(layout, domains);
    case 3:
      return keep_matchings<9>(layout, domains);
    case 4:
      return keep_matchings<16>(layout, domains);
    default:
      assert(layout.box == 5);
      return keep_matchings<25>(layout, domains);
  }
}

std::optional<LargeGrid> decided(const Domains& domains) {
  LargeGrid grid;
  for (const std::uint32_t domain : domains) {
    if (std::popcount(domain) != 1) return std::nullopt;
    grid.push_back(static_cast<std::uint8_t>(std::countr_zero(domain)));
  }
  return grid;
}

SumProductEnd sum_product(const Layout& layout, const Domains& domains, std::uint64_t iterations,
                          LargeGrid& decision, const RunControl& control) {
  for (const auto& house : layout.houses) {
    const auto open = std::ranges::count_if(
        house, [&](std::size_t cell) { return std::popcount(domains[cell]) > 1; });
    if (static_cast<std::size_t>(open) > kMostOpen) return SumProductEnd::kTooLarge;
  }
  SumProduct propagation(layout, domains);
  for (std::uint64_t i = 0; i < iterations && !control.should_stop(); ++i) {
    propagation.iterate();
    decision = propagation.decision();
    if (is_solution(layout, decision)) return SumProductEnd::kSolved;
  }
  return SumProductEnd::kNotSolved;
}

}  // namespace nonet::larger_grids
