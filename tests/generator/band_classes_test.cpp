// The share of each class of bands among all full grids, counted as Felgenhauer and Jarvis counted
// the grids (2005), against the share among random ones. The number of grids comes out on the way.
#include <algorithm>
#include <array>
#include <bit>
#include <catch2/catch.hpp>
#include <cmath>
#include <map>
#include <numeric>
#include <vector>

#include "board/geometry.h"
#include "generator/full_grid.h"

namespace nonet {
namespace {

using Set = unsigned;                // of the nine digits
using Columns = std::array<Set, 3>;  // the digits in each column of three cells, as sets
using Renaming = std::array<unsigned, kSize>;

constexpr Columns kInOrder = {0007, 0070, 0700};

Set renamed(Set set, const Renaming& name) {
  Set result = 0;
  for (; set != 0; set &= set - 1) {
    result |= 1U << name[static_cast<std::size_t>(std::countr_zero(set))];
  }
  return result;
}
Columns renamed(const Columns& columns, const Renaming& name) {
  return {renamed(columns[0], name), renamed(columns[1], name), renamed(columns[2], name)};
}
// The renaming that brings these columns in order.
Renaming ordering(const Columns& columns) {
  Renaming name{};
  unsigned next = 0;
  for (Set set : columns) {
    for (; set != 0; set &= set - 1) name[static_cast<std::size_t>(std::countr_zero(set))] = next++;
  }
  return name;
}

// A class of bands: the contents of a band's columns, up to the names of the digits and the order
// of columns and stacks. All bands of a class can be completed to a grid in the same number of
// ways.
class BandClasses {
 public:
  BandClasses() {
    for (Set a = 0; a < 512; ++a) {
      for (Set b = 0; b < 512; ++b) {
        const Columns columns = {a, b, 511U & ~(a | b)};
        if (std::popcount(a) != 3 || std::popcount(b) != 3 || (a & b) != 0) continue;
        Columns sorted = columns;
        std::ranges::sort(sorted);
        if (sorted == columns) {
          number_[a][b] = static_cast<std::uint16_t>(all_.size());
          all_.push_back(columns);
        } else {
          number_[a][b] = number_[sorted[0]][sorted[1]];
        }
      }
    }
    parent_.resize(all_.size() * all_.size());
    std::iota(parent_.begin(), parent_.end(), std::size_t{0});
    join_alike();
  }

  // By the columns of the three boxes.
  [[nodiscard]] std::size_t of(const std::array<Columns, 3>& boxes) const {
    const Renaming name = ordering(boxes[0]);
    return of(number(renamed(boxes[1], name)), number(renamed(boxes[2], name)));
  }
  [[nodiscard]] std::size_t number(const Columns& columns) const {
    return number_[columns[0]][columns[1]];
  }
  [[nodiscard]] const std::vector<Columns>& all_columns() const { return all_; }
  // The class with the first box in order, and the i-th and k-th choices for the other two boxes.
  [[nodiscard]] std::size_t of(std::size_t i, std::size_t k) const {
    return parent_[i * all_.size() + k];
  }

 private:
  [[nodiscard]] std::size_t pair(const Columns& second, const Columns& third) const {
    return number(second) * all_.size() + number(third);
  }
  [[nodiscard]] std::size_t root(std::size_t i) const {
    while (parent_[i] != i) i = parent_[i];
    return i;
  }
  void join(std::size_t a, std::size_t b) {
    a = root(a);
    b = root(b);
    parent_[std::max(a, b)] = std::min(a, b);
  }
  void join_alike() {
    // These generate all renamings that keep the first box's columns, except for the renaming
    // itself.
    constexpr std::array<Renaming, 4> kRenamings = {{{1, 0, 2, 3, 4, 5, 6, 7, 8},
                                                     {1, 2, 0, 3, 4, 5, 6, 7, 8},
                                                     {3, 4, 5, 0, 1, 2, 6, 7, 8},
                                                     {3, 4, 5, 6, 7, 8, 0, 1, 2}}};
    for (const Columns& second : all_) {
      for (const Columns& third : all_) {
        const std::size_t here = pair(second, third);
        join(here, pair(third, second));
        for (const Renaming& name : kRenamings) {
          join(here, pair(renamed(second, name), renamed(third, name)));
        }
        const Renaming name = ordering(second);
        join(here, pair(renamed(kInOrder, name), renamed(third, name)));
      }
    }
    for (std::size_t i = 0; i < parent_.size(); ++i) parent_[i] = root(i);
  }

  std::vector<Columns> all_;                                  // 280
  std::array<std::array<std::uint16_t, 512>, 512> number_{};  // of the first two columns
  std::vector<std::size_t> parent_;                           // of the pairs of columns
};

// The rows, as sets, of a box that has these columns, for each of their orders.
std::vector<std::array<Set, 3>> rows_of(const Columns& columns) {
  std::vector<std::array<Set, 3>> result = {{}};
  for (const Set column : columns) {
    std::array<Set, 3> digits{};
    std::size_t count = 0;
    for (Set set = column; set != 0; set &= set - 1) digits.at(count++) = set & (0U - set);
    std::vector<std::array<Set, 3>> longer;
    do {
      for (auto rows : result) {
        for (std::size_t i = 0; i < 3; ++i) rows.at(i) |= digits.at(i);
        longer.push_back(rows);
      }
    } while (std::next_permutation(digits.begin(), digits.end()));
    result = std::move(longer);
  }
  return result;
}

// In how many ways three boxes with these columns make a band.
std::uint64_t bands_with(const std::array<Columns, 3>& boxes) {
  std::map<std::array<Set, 3>, std::uint64_t> third;
  for (const auto& rows : rows_of(boxes[2])) ++third[rows];
  std::uint64_t count = 0;
  for (const auto& first : rows_of(boxes[0])) {
    for (const auto& second : rows_of(boxes[1])) {
      std::array<Set, 3> rest{};
      bool apart = true;
      for (std::size_t i = 0; i < 3; ++i) {
        apart = apart && (first.at(i) & second.at(i)) == 0;
        rest.at(i) = 511U & ~(first.at(i) | second.at(i));
      }
      const auto found = apart ? third.find(rest) : third.end();
      if (found != third.end()) count += found->second;
    }
  }
  return count;
}

// Columns of the box below, and of the one below that, for columns above.
std::vector<std::array<Columns, 2>> columns_below(const Columns& above) {
  std::vector<std::array<Columns, 2>> result;
  for (Set a = 0; a < 512; ++a) {
    for (Set b = 0; b < 512; ++b) {
      const Columns middle = {a, b, 511U & ~(a | b)};
      if (std::popcount(a) != 3 || std::popcount(b) != 3 || (a & b) != 0) continue;
      Columns bottom{};
      bool apart = true;
      for (std::size_t i = 0; i < 3; ++i) {
        apart = apart && (middle.at(i) & above.at(i)) == 0;
        bottom.at(i) = 511U & ~(middle.at(i) | above.at(i));
      }
      if (apart) result.push_back({middle, bottom});
    }
  }
  return result;
}

struct ClassCount {
  std::array<Columns, 3> example;
  std::uint64_t pairs = 0;  // of columns, the first box in order
  std::uint64_t bands = 0;  // with the columns of the example
  std::uint64_t ways = 0;   // to complete each of them
};

// The numbers of columns and of those below them, once renamed.
std::vector<std::array<std::size_t, 2>> numbers(const BandClasses& classes,
                                                const std::vector<std::array<Columns, 2>>& columns,
                                                const std::array<Renaming, 2>& names) {
  std::vector<std::array<std::size_t, 2>> result;
  for (const auto& [middle, bottom] : columns) {
    result.push_back(
        {classes.number(renamed(middle, names[0])), classes.number(renamed(bottom, names[1]))});
  }
  return result;
}

std::map<std::size_t, ClassCount> count_classes(const BandClasses& classes) {
  std::map<std::size_t, ClassCount> counts;
  const auto& all = classes.all_columns();
  for (std::size_t i = 0; i < all.size(); ++i) {
    for (std::size_t k = 0; k < all.size(); ++k) {
      ClassCount& count = counts[classes.of(i, k)];
      if (count.pairs++ == 0) count.example = {kInOrder, all[i], all[k]};
    }
  }
  std::vector<std::uint64_t> bands(all.size() * all.size());
  for (auto& [key, count] : counts) bands[key] = count.bands = bands_with(count.example);
  for (auto& [key, count] : counts) {
    if (count.bands == 0) continue;
    const auto below2 = columns_below(count.example[1]);
    const auto below3 = columns_below(count.example[2]);
    for (const auto& first : columns_below(count.example[0])) {
      const std::array<Renaming, 2> names = {ordering(first[0]), ordering(first[1])};
      const auto second = numbers(classes, below2, names);
      const auto third = numbers(classes, below3, names);
      for (const auto& i : second) {
        for (const auto& k : third) {
          count.ways += bands[classes.of(i[0], k[0])] * bands[classes.of(i[1], k[1])];
        }
      }
    }
  }
  return counts;
}

std::array<Columns, 3> columns_of(const Grid& grid, int chute) {
  const bool is_band = chute < 3;
  std::array<Columns, 3> boxes{};
  for (int place = 0; place < kSize; ++place) {
    Set& column =
        boxes.at(static_cast<std::size_t>(place / 3)).at(static_cast<std::size_t>(place % 3));
    for (int line = chute % 3 * 3; line < chute % 3 * 3 + 3; ++line) {
      const Cell cell = is_band ? Cell(line, place) : Cell(place, line);
      column |= 1U << static_cast<unsigned>(grid.digit(cell).index());
    }
  }
  return boxes;
}

TEST_CASE("Bands and stacks of random full grids have the class frequencies of all grids",
          "[generator]") {
  const BandClasses classes;
  const auto counts = count_classes(classes);
  std::uint64_t total = 0;
  int classes_with_bands = 0;
  for (const auto& [key, count] : counts) {
    total += count.pairs * count.bands * count.ways;
    classes_with_bands += count.bands > 0 ? 1 : 0;
  }
  CHECK(classes_with_bands == 44);
  // 6,670,903,752,021,072,936,960 grids: 280 x 6^3 columns in the first box alone.
  constexpr std::uint64_t kGridsByNames = 18'383'222'420'692'992;  // divided by 9!
  REQUIRE(total == kGridsByNames * 6);

  const FullGrids grids;
  constexpr int kGrids = 100'000;
  std::array<std::map<std::size_t, double>, 6> seen;
  for (std::uint64_t i = 0; i < kGrids; ++i) {
    QuickStream random(4, "full-grid-test", i);
    const Grid grid = grids.random(random);
    for (int chute = 0; chute < 6; ++chute) {
      ++seen.at(static_cast<std::size_t>(chute))[classes.of(columns_of(grid, chute))];
    }
  }
  for (auto& of_chute : seen) {
    double chi_squared = 0;
    double freedom = -1;
    for (const auto& [key, count] : counts) {
      const double expected = kGrids * static_cast<double>(count.pairs * count.bands * count.ways) /
                              static_cast<double>(total);
      if (expected < 5) continue;
      const double difference = of_chute[key] - expected;
      chi_squared += difference * difference / expected;
      ++freedom;
    }
    INFO(chi_squared << " with " << freedom << " degrees of freedom");
    CHECK(freedom > 35);
    CHECK(chi_squared < freedom + 4 * std::sqrt(2 * freedom));
  }
}

}  // namespace
}  // namespace nonet
