// All 512 x 512 choices of rows and columns are counted: for each digit the rows of the choice that
// have it in its columns, and the columns that have it in its rows, whichever is less. Sixteen
// choices of columns, which differ in the first four, are counted at once, a byte each.
#include "rater/logic/patterns/rank_zero/multi_sector.h"

#include <algorithm>
#include <array>
#include <bit>
#include <unordered_set>
#include <vector>

#include "board/every_key.h"
#include "board/nine_bits.h"
#include "rater/logic/patterns/rank_zero/rank_set.h"

namespace nonet {

namespace {

// By choice of the first four columns; the others are chosen alike.
constexpr unsigned kBlockColumns = 4;
constexpr unsigned kBlock = 1U << kBlockColumns;
using Bytes = std::uint8_t __attribute__((vector_size(kBlock)));
constexpr unsigned kChoices = 1U << kSize;
constexpr unsigned kBlocks = kChoices / kBlock;
constexpr std::size_t kOpenCells = kSize;  // after the digits
// By choice of columns: a count for each digit, then one of open cells.
using Counts = std::array<std::array<Bytes, kBlocks>, kSize + 1>;

struct Sectors {
  unsigned rows = 0;
  unsigned columns = 0;
  int cells = 0;
};

constexpr unsigned block_of(unsigned columns) { return columns / kBlock; }

// By some of the first four columns: how many of them each choice has.
constexpr auto kCommonColumns = [] {
  std::array<std::array<std::uint8_t, kBlock>, kBlock> counts{};
  for (unsigned some = 0; some < kBlock; ++some) {
    for (unsigned chosen = 0; chosen < kBlock; ++chosen) {
      counts[some][chosen] = static_cast<std::uint8_t>(std::popcount(some & chosen));
    }
  }
  return counts;
}();

Bytes splat(int count) { return Bytes{} + static_cast<std::uint8_t>(count); }

// For each choice of the block how many of its columns are among these.
Bytes common_columns(unsigned columns, unsigned block) {
  return std::bit_cast<Bytes>(kCommonColumns[columns % kBlock]) +
         splat(bit_count(block_of(columns) & block));
}

class SectorCount {
 public:
  explicit SectorCount(const Position& position) : position_(position) {
    for (int row = 0; row < kSize; ++row) count_row(House::row(row), of_row_[array(row)]);
  }

  // All choices whose cells are as many as the lines of their digits; those of all rows or all
  // columns, which always are, left out.
  std::vector<Sectors> run() {
    found_.clear();
    add_rows(0, 0, {}, Counts{});
    return std::move(found_);
  }

 private:
  static std::size_t array(int index) { return static_cast<std::size_t>(index); }

  // For each choice of columns, 1 for a digit that the row has there, and its open cells.
  void count_row(House row, Counts& counts) {
    for (unsigned block = 0; block < kBlocks; ++block) {
      for (const Digit digit : all_digits()) {
        const Bytes common = common_columns(position_.places(row, digit), block);
        counts[array(digit.index())][block] = common < 1 ? common : splat(1);
      }
      counts[kOpenCells][block] = common_columns(position_.empty_in(row), block);
    }
  }

  // Choices with further rows. `with_rows`: the sums of count_row.
  void add_rows(int first, unsigned rows, const std::array<std::uint16_t, kSize>& columns_with,
                const Counts& with_rows) {
    for (int row = first; row < kSize; ++row) {
      const unsigned chosen = rows | 1U << row;
      std::array<std::uint16_t, kSize> columns = columns_with;
      for (const Digit digit : all_digits()) {
        columns[array(digit.index())] = static_cast<std::uint16_t>(
            columns[array(digit.index())] | position_.places(House::row(row), digit));
      }
      Counts sums;
      for (std::size_t i = 0; i < sums.size(); ++i) {
        for (unsigned b = 0; b < kBlocks; ++b)
          sums[i][b] = with_rows[i][b] + of_row_[array(row)][i][b];
      }
      if (chosen + 1 < kChoices) look_at_columns(chosen, columns, sums);
      add_rows(row + 1, chosen, columns, sums);
    }
  }

  void look_at_columns(unsigned rows, const std::array<std::uint16_t, kSize>& columns_with,
                       const Counts& with_rows) {
    for (unsigned block = 0; block < kBlocks; ++block) {
      Bytes lines{};
      for (std::size_t digit = 0; digit < kSize; ++digit) {
        const Bytes columns = common_columns(columns_with[digit], block);
        const Bytes& in_rows = with_rows[digit][block];
        lines += columns < in_rows ? columns : in_rows;
      }
      const Bytes& cells = with_rows[kOpenCells][block];
      note_equal(rows, block, lines, cells);
    }
  }

  void note_equal(unsigned rows, unsigned block, Bytes lines, Bytes cells) {
    const Bytes equal = (lines == cells) & (cells > 1);
    const auto words = std::bit_cast<std::array<std::uint64_t, 2>>(equal);
    if ((words[0] | words[1]) == 0) return;
    for (unsigned i = 0; i < kBlock; ++i) {
      const unsigned columns = block * kBlock + i;
      if (equal[i] != 0 && columns + 1 < kChoices) found_.push_back({rows, columns, cells[i]});
    }
  }

  const Position& position_;
  std::array<Counts, kSize> of_row_{};
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

struct CellsHash {
  std::size_t operator()(CellSet cells) const {
    constexpr std::uint64_t kGolden = 0x9e3779b97f4a7c15;  // 2^64 over the golden ratio
    const std::uint64_t mixed = (cells.low() ^ cells.high() * kGolden) * kGolden;
    return static_cast<std::size_t>(mixed ^ mixed >> 32U);
  }
};

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
  std::unordered_set<CellSet, CellsHash> seen;  // the set depends on its cells alone
  for (const Sectors& sectors : found) {
    const CellSet cells = open_cells_of(sectors, search.position);
    if (!seen.insert(cells).second) continue;
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
