// All 512 x 512 choices of rows and columns are counted: for each digit the rows of the choice that
// have it in its columns, and the columns that have it in its rows, whichever is less. The counts
// of a choice come from those of the choice without its last line by one addition of vectors, a
// byte for each digit.
#include "rater/logic/patterns/rank_zero/multi_sector.h"

#include <algorithm>
#include <array>
#include <bit>
#include <vector>

#include "rater/logic/patterns/rank_zero/rank_set.h"

namespace nonet {

namespace {

using Bytes = std::uint8_t __attribute__((vector_size(16)));  // by digit; then, in one, the cells
constexpr std::size_t kOpenCells = 15;
constexpr unsigned kChoices = 1U << kSize;
using OfChoice = std::array<Bytes, kChoices>;

struct Sectors {
  unsigned rows = 0;
  unsigned columns = 0;
  int cells = 0;
};

// The first eight bytes are added by a multiplication.
int sum_of_digits(Bytes bytes) {
  const auto words = std::bit_cast<std::array<std::uint64_t, 2>>(bytes);
  return static_cast<int>(words[0] * 0x0101010101010101U >> 56) + bytes[8];
}

class SectorCount {
 public:
  explicit SectorCount(const Position& position) : position_(position) {
    for (int row = 0; row < kSize; ++row) count_row(House::row(row), with_digit_[array(row)]);
  }

  // All choices whose cells are as many as the lines of their digits; those of all rows or all
  // columns, which always are, left out.
  std::vector<Sectors> run() {
    found_.clear();
    add_rows(0, 0, {}, OfChoice{});
    return std::move(found_);
  }

 private:
  static std::size_t array(int index) { return static_cast<std::size_t>(index); }

  // For each choice of columns, the digits that the row has there, and its open cells.
  void count_row(House row, OfChoice& counts) {
    for (unsigned columns = 1; columns < kChoices; ++columns) {
      Bytes bytes{};
      for (const Digit digit : DigitSet::all()) {
        if ((position_.places(row, digit) & columns) != 0) bytes[array(digit.index())] = 1;
      }
      bytes[kOpenCells] =
          static_cast<std::uint8_t>(std::popcount(position_.empty_in(row) & columns));
      counts[columns] = bytes;
    }
  }

  // Choices with further rows. `with_rows`: the sums of count_row.
  void add_rows(int first, unsigned rows, const std::array<std::uint16_t, kSize>& columns_with,
                const OfChoice& with_rows) {
    for (int row = first; row < kSize; ++row) {
      const unsigned chosen = rows | 1U << row;
      std::array<std::uint16_t, kSize> columns = columns_with;
      for (const Digit digit : DigitSet::all()) {
        columns[array(digit.index())] = static_cast<std::uint16_t>(
            columns[array(digit.index())] | position_.places(House::row(row), digit));
      }
      OfChoice sums;
      for (unsigned c = 1; c < kChoices; ++c) sums[c] = with_rows[c] + with_digit_[array(row)][c];
      if (chosen + 1 < kChoices) look_at_columns(chosen, columns, sums);
      add_rows(row + 1, chosen, columns, sums);
    }
  }

  void look_at_columns(unsigned rows, const std::array<std::uint16_t, kSize>& columns_with,
                       const OfChoice& with_rows) {
    std::array<Bytes, kSize> of_column{};
    for (std::size_t column = 0; column < kSize; ++column) {
      for (std::size_t digit = 0; digit < kSize; ++digit) {
        of_column[column][digit] = columns_with[digit] >> column & 1U;
      }
    }
    OfChoice with_columns;
    with_columns[0] = Bytes{};
    for (unsigned c = 1; c + 1 < kChoices; ++c) {
      with_columns[c] = with_columns[c & (c - 1)] + of_column[array(std::countr_zero(c))];
      const Bytes lines = with_columns[c] < with_rows[c] ? with_columns[c] : with_rows[c];
      const int cells = with_rows[c][kOpenCells];
      if (cells > 1 && sum_of_digits(lines) == cells) found_.push_back({rows, c, cells});
    }
  }

  const Position& position_;
  std::array<OfChoice, kSize> with_digit_{};
  std::vector<Sectors> found_;
};

CellSet open_cells_of(const Sectors& sectors, const Position& position) {
  CellSet rows;
  CellSet columns;
  for (int i = 0; i < kSize; ++i) {
    if ((sectors.rows >> i & 1U) != 0) rows |= cell_set_of(House::row(i));
    if ((sectors.columns >> i & 1U) != 0) columns |= cell_set_of(House::column(i));
  }
  return rows & columns & position.empty_cells();
}

// The lines of one kind with the digit in these places, and how many other cells they clear.
struct LinesOfDigit {
  HouseSet houses = 0;
  CellSet cleared;

  LinesOfDigit(CellSet places, CellSet all_places, HouseKind kind) {
    for (const Cell cell : places) {
      const House line = house_of(cell, kind);
      houses |= bit_of(line);
      cleared |= all_places & cell_set_of(line);
    }
    cleared -= places;
  }

  // Fewer lines are better, then more cells cleared.
  [[nodiscard]] bool is_better_than(const LinesOfDigit& other) const {
    const int more = std::popcount(houses) - std::popcount(other.houses);
    return more != 0 ? more < 0 : cleared.size() > other.cleared.size();
  }
};

RankSet set_of(const Sectors& sectors, const Position& position) {
  RankSet set;
  set.truths.cells = open_cells_of(sectors, position);
  for (const Digit digit : DigitSet::all()) {
    const CellSet all = position.places(digit);
    const LinesOfDigit rows(all & set.truths.cells, all, HouseKind::kRow);
    const LinesOfDigit columns(all & set.truths.cells, all, HouseKind::kColumn);
    set.links.houses[digit] = (columns.is_better_than(rows) ? columns : rows).houses;
  }
  return set;
}

bool is_of_one_line(const Sectors& sectors) {
  return std::has_single_bit(sectors.rows) || std::has_single_bit(sectors.columns);
}

bool adds_to(const CandidateSet& known, const CandidateSet& more) {
  for (const Digit digit : DigitSet::all()) {
    if (!known[digit].contains(more[digit])) return true;
  }
  return false;
}

}  // namespace

Demand find_multi_sector_locked_sets(const Search& search) {
  std::vector<Sectors> found = SectorCount(search.position).run();
  std::ranges::stable_sort(found, {}, &Sectors::cells);
  CandidateSet known;
  for (const Sectors& sectors : found) {
    const RankSet set = set_of(sectors, search.position);
    const CandidateSet excluded = excluded_by(set, search.position);
    if (!adds_to(known, excluded)) continue;
    known |= excluded;
    if (is_of_one_line(sectors)) continue;
    const auto step = step_of(set, TechniqueId::kMultiSectorLockedSet, search);
    if (step && search.sink.offer(*step) == Demand::kEnough) return Demand::kEnough;
  }
  return Demand::kMore;
}

}  // namespace nonet
