#include "solvers/message_passing/bit_matching.h"

#include <algorithm>
#include <array>
#include <catch2/catch.hpp>
#include <cstddef>
#include <optional>
#include <vector>

#include "base/random_stream.h"
#include "solvers/message_passing/digit_template.h"
#include "solvers/message_passing/permutation_trellis.h"

namespace nonet::message_passing {
namespace {

BitRows random_rows(double density, RandomStream& random) {
  BitRows rows{};
  for (std::uint16_t& row : rows) {
    for (unsigned column = 0; column < kSize; ++column) {
      if (random.chance(density)) row = static_cast<std::uint16_t>(row | 1U << column);
    }
  }
  return rows;
}

enum class Boxes { kIgnored, kOnce };

// Every permutation in turn: the definition, for comparison.
std::optional<BitRows> union_of_permutations(const BitRows& rows, Boxes boxes) {
  std::array<unsigned, kSize> columns{0, 1, 2, 3, 4, 5, 6, 7, 8};
  BitRows all{};
  bool any = false;
  do {
    bool fits = true;
    unsigned used = 0;
    for (unsigned row = 0; row < kSize && fits; ++row) {
      fits = (rows[row] >> columns[row] & 1) != 0;
      used |= 1U << (row / 3 * 3 + columns[row] / 3);
    }
    if (!fits || (boxes == Boxes::kOnce && used != 0x1ff)) continue;
    any = true;
    for (unsigned row = 0; row < kSize; ++row) {
      all[row] = static_cast<std::uint16_t>(all[row] | 1U << columns[row]);
    }
  } while (std::next_permutation(columns.begin(), columns.end()));
  return any ? std::optional(all) : std::nullopt;
}

TEST_CASE("Matching, trellis and template keep the pairs of permutations", "[solvers]") {
  RandomStream random(1, "bit_matching_test");
  BitMatching matching;
  int possible = 0;
  for (int i = 0; i < 60; ++i) {
    const BitRows rows = random_rows(0.25 + 0.01 * i, random);
    const auto expected = union_of_permutations(rows, Boxes::kIgnored);
    possible += expected ? 1 : 0;

    BitRows kept = rows;
    CHECK(keep_permutations(kept, matching) == expected.has_value());
    CHECK(kept == expected.value_or(rows));

    std::vector<PermutationTrellis::Row> layers;
    for (const std::uint16_t row : rows) layers.push_back({row, row, 0});
    PermutationTrellis trellis;
    trellis.build(layers);
    CHECK(std::ranges::equal(trellis.supported(), expected.value_or(BitRows{})));

    const auto expected_templates = union_of_permutations(rows, Boxes::kOnce);
    BitRows templates = rows;
    CHECK(keep_templates(templates) == expected_templates.has_value());
    CHECK(templates == expected_templates.value_or(rows));
  }
  CHECK(possible > 10);
  CHECK(possible < 60);
}

// A pair is kept exactly if a permutation remains when the pair is its row's only column.
template <std::size_t kSide>
void check_wide_matching(RandomStream& random) {
  RowsOf<kSide> rows{};
  for (std::size_t row = 0; row < kSide; ++row) {
    for (std::size_t column = 0; column < kSide; ++column) {
      const bool may = row == column || random.chance(1.2 / kSide);
      if (may) rows[row] = static_cast<Columns<kSide>>(rows[row] | 1U << column);
    }
  }
  RowsOf<kSide> kept = rows;
  MatchingOf<kSide> matching;
  REQUIRE(keep_permutations<kSide>(kept, matching));
  CHECK(kept != rows);
  for (std::size_t row = 0; row < kSide; ++row) {
    for (std::size_t column = 0; column < kSide; ++column) {
      if ((rows[row] >> column & 1U) == 0) continue;
      RowsOf<kSide> forced = rows;
      forced[row] = static_cast<Columns<kSide>>(1U << column);
      MatchingOf<kSide> fresh;
      CHECK(keep_permutations<kSide>(forced, fresh) == ((kept[row] >> column & 1U) != 0));
    }
  }
}

TEST_CASE("Matchings of houses of 4, 16 and 25 cells keep the pairs of permutations", "[solvers]") {
  RandomStream random(7, "wide_matching_test");
  for (int i = 0; i < 4; ++i) {
    check_wide_matching<16>(random);
    check_wide_matching<25>(random);
  }
  RowsOf<4> rows = {0b0011, 0b0011, 0b0111, 0b1111};
  MatchingOf<4> matching;
  CHECK(keep_permutations<4>(rows, matching));
  CHECK(rows == RowsOf<4>{0b0011, 0b0011, 0b0100, 0b1000});
}

// The permanent by its definition, over the rows after `row` and the columns not in `used`.
double permanent(const std::array<std::array<double, 5>, 5>& matrix, std::size_t skipped_row,
                 std::size_t row, unsigned used) {
  if (row == 5) return 1;
  if (row == skipped_row) return permanent(matrix, skipped_row, row + 1, used);
  double sum = 0;
  for (unsigned column = 0; column < 5; ++column) {
    if ((used >> column & 1) != 0) continue;
    sum += matrix[row][column] * permanent(matrix, skipped_row, row + 1, used | 1U << column);
  }
  return sum;
}

TEST_CASE("The trellis gives every minor's permanent", "[solvers]") {
  RandomStream random(2, "trellis_test");
  for (int trial = 0; trial < 20; ++trial) {
    std::array<std::array<double, 5>, 5> matrix{};
    std::vector<PermutationTrellis::Row> rows;
    std::vector<double> weights;
    for (auto& row : matrix) {
      PermutationTrellis::Row layer;
      layer.all_columns = 0b11111;
      layer.first_weight = static_cast<std::uint16_t>(weights.size());
      for (unsigned column = 0; column < 5; ++column) {
        if (random.chance(0.7)) {
          row[column] = random.unit();
          layer.columns = static_cast<std::uint16_t>(layer.columns | 1U << column);
        }
        weights.push_back(row[column]);
      }
      rows.push_back(layer);
    }
    PermutationTrellis trellis;
    trellis.build(rows);
    std::vector<double> minors(weights.size());
    trellis.add_minors(weights, minors);
    for (std::size_t row = 0; row < 5; ++row) {
      for (unsigned column = 0; column < 5; ++column) {
        const bool allowed = (rows[row].columns >> column & 1) != 0;
        const double expected = allowed ? permanent(matrix, row, 0, 1U << column) : 0;
        CHECK(minors[row * 5 + column] == Approx(expected));
      }
    }
  }
}

}  // namespace
}  // namespace nonet::message_passing
