// The idea: build the least grid row by row from the top, keeping every beginning that ties for the
// least so far. All ties end in the same grid, so any of them gives the form.
//
// The number of beginnings stays small because nothing is decided before it matters. As long as
// columns of a stack are empty in all rows placed so far, they are equal: they form a group at the
// left end of their stack, and the next row sends its digits to the group's right end, the least
// digit first. The same holds for stacks that are still wholly empty. A digit gets its label (1, 2,
// ...) when it first appears, so until then it counts as greater than all labels:
//
//     target columns   0  1  2 | 3  4  5 | 6  7  8
//     row 1            .  .  . | .  .  . | .  .  1     source columns 7, 4 and 6 have their places;
//     row 2            .  .  . | .  .  2 | .  3  .     1 2 3, 5 8 and 9 are the open groups a, b, c
//     groups           a  a  a | b  b    | c
//
// Only two new digits in one group, or two stacks that look the same, make the beginnings branch.
// Of the 18 lines that a minimal puzzle can start with (rows of the grid and of its transpose) two
// or three tie, and after the fourth row one beginning is left.
//
// A row is compared as one number of nine hexadecimal digits. Complete grids, where every line
// could start in 1296 ways, start with the pairs of rows that can give the least second row.
//
// The obvious other way, the least pattern first and the labels last, branches without looking at
// digits and gives a form other than the known row-minimal one.
#include "board/canonical.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <utility>
#include <vector>

#include "base/bits.h"

namespace nonet {
namespace {

using Nibbles = std::uint64_t;  // small numbers of four bits each
using Key = Nibbles;            // a row of the form, the leftmost cell highest
using Columns = std::uint32_t;  // a set of source columns, bit c for column c

constexpr std::uint8_t kNew = 15;  // stands for a digit without label, above all labels
constexpr Key kNoKey = ~Key{0};
constexpr Columns kAllColumns = 0x1ff;
constexpr std::size_t kSides = 2;  // the grid and its transpose
constexpr Nibbles kOnes = 0x111111111;

constexpr Nibbles nibble(Nibbles nibbles, std::size_t index) { return nibbles >> 4 * index & 15U; }
constexpr Columns stack_columns(std::size_t stack) { return 7U << stack * kBoxSize; }
constexpr Columns column_bit(std::size_t column) { return 1U << column; }

constexpr std::uint8_t shift_of(std::size_t target_column) {
  return static_cast<std::uint8_t>(4 * (kSize - 1 - target_column));
}

constexpr bool two_in_a_stack(Columns c) {
  constexpr Columns kFirst = 0b001001001;
  return ((c & c >> 1U & (kFirst | kFirst << 1U)) | (c & c >> 2U & kFirst)) != 0;
}

// The filled cells of one source row.
struct Line {
  std::array<std::uint8_t, kSize> columns{};
  std::array<std::uint8_t, kSize> digits{};
  std::uint8_t count = 0;
  std::uint16_t filled = 0;  // Columns

  void clear() { count = 0, filled = 0; }
  void add(std::size_t column, std::uint8_t digit) {
    columns[count] = static_cast<std::uint8_t>(column);
    digits[count++] = digit;
    filled = static_cast<std::uint16_t>(filled | column_bit(column));
  }
};

// One way to begin the form. Arrays have 16 elements so that they are copied as one register.
struct Beginning {
  // By source column: how far left in a key its digit stands. An open column has the shift of its
  // group's right end.
  std::array<std::uint8_t, 16> shift{};
  std::array<std::uint8_t, 16> label{};  // by digit
  Nibbles rows = 0;                      // nibble r: the source row that is target row r
  Columns used = 0;                      // source rows placed, as bits
  Columns open = kAllColumns;            // source columns empty so far
  Columns free = kAllColumns;            // source columns of stacks without a place: two stacks or
                                         // more
  std::uint8_t next_label = 1;
  std::uint8_t side = 0;

  void set_row(std::size_t target, std::size_t source) {
    rows |= Nibbles{source} << 4 * target;
    used |= column_bit(source);
  }
  // The digit gets the next label.
  void name(std::size_t digit) { label[digit] = next_label++; }
  // The column takes the right end of its group; the other columns of the group move over.
  void close(std::size_t column) {
    open ^= column_bit(column);
    const std::size_t first = column / kBoxSize * kBoxSize;
    for (std::size_t c = first; c < first + kBoxSize; ++c) {
      shift[c] = static_cast<std::uint8_t>(shift[c] + 4 * (open >> c & 1U));
    }
  }
};

// A group's labels in ascending order from the left, the last one in the lowest nibble.
constexpr Key inserted(Key group, Key label) {
  if (label >= nibble(group, 0)) return group << 4U | label;
  if (label >= nibble(group, 1)) return group >> 4U << 8U | label << 4U | nibble(group, 0);
  return label << 8U | group;
}

using Groups = std::array<Key, kBoxSize>;

void sort_three(Groups& groups) {
  if (groups[0] > groups[1]) std::swap(groups[0], groups[1]);
  if (groups[1] > groups[2]) std::swap(groups[1], groups[2]);
  if (groups[0] > groups[1]) std::swap(groups[0], groups[1]);
}

// By stack, the labels of the row's cells in those columns.
Groups groups_in(Columns columns, const Beginning& way, const Line& line) {
  Groups groups{};
  for (std::size_t i = 0; i < line.count; ++i) {
    const std::size_t column = line.columns[i];
    if ((columns & column_bit(column)) == 0) continue;
    Key& group = groups[column / kBoxSize];
    group = inserted(group, way.label[line.digits[i]]);
  }
  return groups;
}

// As key_of, where several cells of the row meet in a group, or are in free stacks.
Key key_with_groups(const Beginning& way, const Line& line) {
  Key key = 0;
  for (std::size_t i = 0; i < line.count; ++i) {
    const std::size_t column = line.columns[i];
    if ((way.open & column_bit(column)) != 0) continue;
    key |= Key{way.label[line.digits[i]]} << way.shift[column];
  }
  Groups groups = groups_in(way.open & ~way.free, way, line);
  for (std::size_t stack = 0; stack < kBoxSize; ++stack) {
    if (groups[stack] == 0) continue;
    const Columns open = way.open & stack_columns(stack);
    key |= groups[stack] << way.shift[lowest(open)];
  }
  if (way.free == 0) return key;
  // The free stacks take the left end, the least first. With two of them, the third group is empty
  // and comes out first.
  groups = groups_in(way.free, way, line);
  sort_three(groups);
  if (way.free == kAllColumns) return groups[0] << 24U | groups[1] << 12U | groups[2];
  return key | groups[1] << 24U | groups[2] << 12U;
}

// The least key that the row can have after this beginning.
Key key_of(const Beginning& way, const Line& line) {
  if ((way.free & line.filled) != 0 || two_in_a_stack(way.open & line.filled)) {
    return key_with_groups(way, line);
  }
  Key key = 0;
  for (std::size_t i = 0; i < line.count; ++i) {
    key |= Key{way.label[line.digits[i]]} << way.shift[line.columns[i]];
  }
  return key;
}

// key_of a first row: only the numbers of cells in each stack count, and all digits are new.
Key first_key(const Line& line) {
  constexpr std::array<Key, 8> kCells = {0, 0xf, 0xf, 0xff, 0xf, 0xff, 0xff, 0xfff};
  Groups groups = {kCells[line.filled & 7U], kCells[line.filled >> 3U & 7U],
                   kCells[line.filled >> 6U]};
  sort_three(groups);
  return groups[0] << 24U | groups[1] << 12U | groups[2];
}

// For each nibble that is kNew, its highest bit.
constexpr Key new_digits(Key key) {
  return (key & key >> 1U & key >> 2U & key >> 3U & kOnes) << 3U;
}

// Calls visit(shift) for each nibble that is kNew, from the left.
template <typename Visit>
void for_new_digits(Key key, Visit visit) {
  for (Key marks = new_digits(key); marks != 0;) {
    const auto top = highest(marks);
    marks ^= Key{1} << top;
    visit(top - 3);
  }
}

}  // namespace

class Canonicalizer::Search {
 public:
  Grid run(const Grid& grid) {
    const CellSet filled = grid.filled();
    read(grid, filled);
    std::size_t row = 1;
    if (filled == CellSet::all()) {
      start_complete();
      row = 2;
    } else {
      start();
    }
    for (; row < kSize; ++row) {
      before_.swap(ways_);
      compare(row);
      place_choices(row);
    }
    return written();
  }

  // The transform found by the last run.
  [[nodiscard]] Transform transform() const {
    const Beginning& way = ways_.front();
    TransformParts parts;
    parts.transposed = way.side == 1;
    for (std::uint8_t row = 0; row < kSize; ++row) parts.rows[nibble(way.rows, row)] = row;
    std::uint8_t free_columns = 0;
    for (std::size_t column = 0; column < kSize; ++column) {
      if ((way.free & column_bit(column)) != 0) {
        parts.columns[column] = free_columns++;
        continue;
      }
      // The open columns of a group, all alike, go leftwards from its right end.
      const Columns before = stack_columns(column / kBoxSize) & (column_bit(column) - 1);
      const bool open = (way.open & column_bit(column)) != 0;
      const int more = open ? std::popcount(way.open & before) : 0;
      const int place = way.shift[column] / 4;
      parts.columns[column] = static_cast<std::uint8_t>(kSize - 1 - place - more);
    }
    std::uint8_t next = way.next_label;
    for (std::size_t digit = 1; digit <= kSize; ++digit) {
      const std::uint8_t label = way.label[digit];
      parts.digits[digit - 1] = static_cast<std::uint8_t>((label == kNew ? next++ : label) - 1);
    }
    return *Transform::from_parts(parts);
  }

 private:
  struct Choice {
    std::uint32_t way;
    std::uint32_t row;
  };

  void read(const Grid& grid, CellSet filled) {
    for (auto& side : lines_) {
      for (Line& line : side) line.clear();
    }
    for (const Cell c : filled) {
      const auto digit = static_cast<std::uint8_t>(grid.value(c));
      const auto row = static_cast<std::size_t>(c.row());
      const std::size_t column = static_cast<std::size_t>(c.index()) - row * kSize;
      lines_[0][row].add(column, digit);
      lines_[1][column].add(row, digit);
    }
  }

  void offer(Key& best, std::uint32_t way, std::uint32_t row, Key key) {
    if (key > best) return;
    if (key < best) {
      best = key;
      choices_.clear();
    }
    choices_.push_back({way, row});
  }

  void start() {
    Beginning nothing;
    nothing.label.fill(kNew);
    before_.assign(kSides, nothing);
    before_[1].side = 1;
    choices_.clear();
    Key best = kNoKey;
    for (std::uint32_t side = 0; side < kSides; ++side) {
      for (std::uint32_t row = 0; row < kSize; ++row) {
        if (repeats_empty_row(side, row, kAllColumns)) continue;
        offer(best, side, row, first_key(lines_[side][row]));
      }
    }
    keys_[0] = best;
    place_choices(0);
  }

  // True for an empty row after another open empty row of its band: the two orders give equal rows.
  [[nodiscard]] bool repeats_empty_row(std::size_t side, std::size_t row, unsigned open) const {
    if (lines_[side][row].count != 0) return false;
    for (std::size_t other = row / kBoxSize * kBoxSize; other < row; ++other) {
      if ((open >> other & 1U) != 0 && lines_[side][other].count == 0) return true;
    }
    return false;
  }

  // Collects the choices of a row after `before_` that give the least key.
  void compare(std::size_t row) {
    choices_.clear();
    Key best = kNoKey;
    for (std::uint32_t i = 0; i < before_.size(); ++i) {
      const Beginning& way = before_[i];
      unsigned open = ~unsigned{way.used} & kAllColumns;
      if (row % kBoxSize != 0) open &= stack_columns(nibble(way.rows, row - 1) / kBoxSize);
      for (unsigned left = open; left != 0; left &= left - 1) {
        const auto source = static_cast<std::uint32_t>(std::countr_zero(left));
        if (repeats_empty_row(way.side, source, open)) continue;
        offer(best, i, source, key_of(way, lines_[way.side][source]));
      }
    }
    keys_[row] = best;
  }

  void place_choices(std::size_t row) {
    ways_.clear();
    const Key key = keys_[row];
    for (const Choice& choice : choices_) {
      const Beginning& way = before_[choice.way];
      const Line& line = lines_[way.side][choice.row];
      const std::size_t first = ways_.size();
      if ((line.filled & way.free) != 0) {
        place_stacks(way, line);
      } else {
        place_columns(way, line);
      }
      for (std::size_t i = first; i < ways_.size(); ++i) {
        ways_[i].set_row(row, choice.row);
        if (new_digits(key) != 0) name_digits(ways_[i], line, key);
      }
    }
    Key label = before_.front().next_label;
    for_new_digits(key, [&](std::size_t shift) { keys_[row] -= (kNew - label++) << shift; });
  }

  // Gives the free stacks with digits in this row their places, in all orders that tie.
  void place_stacks(const Beginning& way, const Line& line) {
    const Groups groups = groups_in(way.free, way, line);
    std::array<std::uint8_t, kBoxSize> order{};  // the free stacks, from the left
    std::size_t count = 0;
    for (std::uint8_t stack = 0; stack < kBoxSize; ++stack) {
      if ((way.free & stack_columns(stack)) != 0) order[count++] = stack;
    }
    const auto end = order.begin() + static_cast<std::ptrdiff_t>(count);
    do {
      const bool ascending = std::is_sorted(
          order.begin(), end, [&](std::size_t a, std::size_t b) { return groups[a] < groups[b]; });
      // Two stacks without digits stay free; which of them comes first does not matter.
      const std::size_t stay_free = groups[order[1]] == 0 ? 2 : 0;
      if (!ascending || (stay_free != 0 && order[0] > order[1])) continue;
      Beginning next = way;
      for (std::size_t i = stay_free; i < count; ++i) {
        for (std::size_t c = 0; c < kBoxSize; ++c) {
          next.shift[order[i] * kBoxSize + c] = shift_of(i * kBoxSize + kBoxSize - 1);
        }
        next.free &= ~stack_columns(order[i]);
      }
      place_columns(next, line);
    } while (std::next_permutation(order.begin(), end));
  }

  // Gives the open columns with digits in this row their places, in all orders that tie.
  void place_columns(const Beginning& way, const Line& line) {
    const Columns closing = line.filled & way.open;
    if (two_in_a_stack(closing)) return place_groups(way, line, 0);
    ways_.push_back(way);
    for (Columns left = closing; left != 0; left &= left - 1) {
      ways_.back().close(lowest(left));
    }
  }

  void place_groups(const Beginning& way, const Line& line, std::size_t stack) {
    if (stack == kBoxSize) {
      ways_.push_back(way);
      return;
    }
    std::array<std::uint16_t, kBoxSize> cells;  // label and column
    cells.fill(0xffff);                         // above all
    std::size_t count = 0;
    for (std::size_t i = 0; i < line.count; ++i) {
      if ((way.open & stack_columns(stack) & column_bit(line.columns[i])) == 0) continue;
      cells[count++] = static_cast<std::uint16_t>(way.label[line.digits[i]] << 8 | line.columns[i]);
    }
    std::sort(cells.begin(), cells.end());
    const auto end = cells.begin() + static_cast<std::ptrdiff_t>(count);
    do {
      Beginning next = way;
      for (std::size_t i = count; i-- > 0;) next.close(cells[i] & 0xffU);
      place_groups(next, line, stack + 1);
      // Only the new digits, which come last, can change places.
    } while (
        std::next_permutation(cells.begin(), end) &&
        std::is_sorted(cells.begin(), end, [](unsigned a, unsigned b) { return a >> 8 < b >> 8; }));
  }

  // New digits get the next labels from left to right.
  static void name_digits(Beginning& way, const Line& line, Key key) {
    std::array<std::uint8_t, kSize> digit_at{};  // by shift / 4
    for (std::size_t i = 0; i < line.count; ++i) {
      digit_at[way.shift[line.columns[i]] / 4] = line.digits[i];
    }
    for_new_digits(key, [&](std::size_t shift) { way.name(digit_at[shift / 4]); });
  }

  // The first row of a complete grid is 123456789. Its second row starts with 456 where the three
  // digits of one of the second row's boxes come from one box of the first row, otherwise with 457:
  // two digits from one box, one from the other. The order of the first stack's columns then
  // settles all others: each takes its place when its first-row digit comes up in the second row.
  void start_complete() {
    keys_[0] = 0x123456789;
    keys_[1] = kNoKey;
    ways_.clear();
    bool any_whole = false;
    for_row_pairs([&](const RowPair& pair) { any_whole |= pair.moves_whole_boxes(); });
    for_row_pairs([&](const RowPair& pair) {
      if (pair.moves_whole_boxes() != any_whole) return;
      for (std::uint8_t stack = 0; stack < kBoxSize; ++stack) start_pair(pair, stack);
    });
  }

  struct RowPair {
    std::size_t side;
    std::size_t first;
    std::size_t second;
    std::array<std::uint8_t, kSize + 1> home;      // by digit: its column in the first row
    const std::array<std::uint8_t, kSize>& below;  // by column: the second row's digit

    [[nodiscard]] std::size_t home_stack(std::size_t column) const {
      return home[below[column]] / std::size_t{kBoxSize};
    }
    [[nodiscard]] bool moves_whole_boxes() const {
      return home_stack(0) == home_stack(1) && home_stack(0) == home_stack(2);
    }
  };

  template <typename Visit>
  void for_row_pairs(Visit visit) const {
    for (std::size_t side = 0; side < kSides; ++side) {
      for (std::size_t first = 0; first < kSize; ++first) {
        RowPair pair{side, first, first, {}, lines_[side][first].digits};
        for (std::uint8_t c = 0; c < kSize; ++c) pair.home[lines_[side][first].digits[c]] = c;
        for (std::size_t i = 1; i < kBoxSize; ++i) {
          const std::size_t band = first / kBoxSize * kBoxSize;
          const std::size_t second = band + (first - band + i) % kBoxSize;
          visit(RowPair{side, first, second, pair.home, lines_[side][second].digits});
        }
      }
    }
  }

  void start_pair(const RowPair& pair, std::uint8_t stack) {
    std::array<std::uint8_t, kBoxSize> columns = {static_cast<std::uint8_t>(stack * kBoxSize),
                                                  static_cast<std::uint8_t>(stack * kBoxSize + 1),
                                                  static_cast<std::uint8_t>(stack * kBoxSize + 2)};
    do {
      if (pair.home_stack(columns[0]) == pair.home_stack(columns[1])) start_columns(pair, columns);
    } while (std::next_permutation(columns.begin(), columns.end()));
  }

  void start_columns(const RowPair& pair, const std::array<std::uint8_t, kBoxSize>& columns) {
    std::array<std::uint8_t, kSize> order{};  // by target column
    std::array<std::size_t, kSize> target{};  // by source column
    Columns placed = 0;
    const auto place = [&](std::size_t column, std::size_t at) {
      order[at] = static_cast<std::uint8_t>(column);
      target[column] = at;
      placed |= column_bit(column);
    };
    for (std::size_t i = 0; i < kBoxSize; ++i) place(columns[i], i);
    const std::size_t middle = pair.home_stack(columns[0]);
    std::size_t next_middle = kBoxSize;
    std::size_t next_right = 2 * kBoxSize;
    Key key = 0;
    for (std::size_t at = 0; at < kSize; ++at) {
      if (at == kBoxSize && next_middle < 2 * kBoxSize) {
        place(lowest(stack_columns(middle) & ~placed), 5);
        next_middle = 2 * kBoxSize;
      }
      const std::size_t home = pair.home[pair.below[order[at]]];
      if ((placed & column_bit(home)) == 0) {
        place(home, home / kBoxSize == middle ? next_middle++ : next_right++);
      }
      key = key << 4U | (target[home] + 1);
      if (key > keys_[1] >> 4 * (kSize - 1 - at)) return;
    }
    if (key < keys_[1]) ways_.clear();
    keys_[1] = key;
    Beginning way;
    way.side = static_cast<std::uint8_t>(pair.side);
    way.open = way.free = 0;
    for (std::size_t at = 0; at < kSize; ++at) {
      way.shift[order[at]] = shift_of(at);
      way.name(lines_[pair.side][pair.first].digits[order[at]]);
    }
    way.set_row(0, pair.first);
    way.set_row(1, pair.second);
    ways_.push_back(way);
  }

  [[nodiscard]] Grid written() const {
    std::array<std::uint8_t, kCells> values;
    auto value = values.begin();
    for (const Key key : keys_) {
      for (std::size_t place = kSize; place-- > 0;) {
        *value++ = static_cast<std::uint8_t>(nibble(key, place));
      }
    }
    return Grid::from_values(values);
  }

  std::array<std::array<Line, kSize>, kSides> lines_;
  std::array<Key, kSize> keys_{};
  std::vector<Beginning> before_;  // the least ways to place all rows above the current one
  std::vector<Choice> choices_;    // the least rows after them
  std::vector<Beginning> ways_;    // the two together
};

Canonicalizer::Canonicalizer() : search_(std::make_unique<Search>()) {}
Canonicalizer::~Canonicalizer() = default;
Canonicalizer::Canonicalizer(Canonicalizer&&) noexcept = default;
Canonicalizer& Canonicalizer::operator=(Canonicalizer&&) noexcept = default;

Grid Canonicalizer::grid_of(const Grid& grid) { return search_->run(grid); }

CanonicalForm Canonicalizer::form_of(const Grid& grid) {
  const Grid form = search_->run(grid);
  return {form, search_->transform()};
}

Grid canonical_form(const Grid& grid) { return Canonicalizer().grid_of(grid); }

namespace {

// Two chains of bijective mixing steps (the finalisers of MurmurHash3 and of SplitMix64, variant
// 13) over the grid's values, sixteen to a word.
constexpr std::uint64_t mixed(std::uint64_t x, std::uint64_t first, std::uint64_t second) {
  x = (x ^ x >> 31U) * first;
  x = (x ^ x >> 29U) * second;
  return x ^ x >> 32U;
}

}  // namespace

Fingerprint fingerprint(const Grid& grid) {
  constexpr std::size_t kPerWord = 16;
  Fingerprint print{0x9e3779b97f4a7c15, 0xd1b54a32d192ed03};
  std::uint64_t word = 0;
  for (std::size_t i = 0; i < kCells; ++i) {
    word = word << 4U | grid.values()[i];
    if (i % kPerWord != kPerWord - 1 && i != kCells - 1) continue;
    print.high = mixed(print.high ^ word, 0xff51afd7ed558ccd, 0xc4ceb9fe1a85ec53);
    print.low = mixed(print.low + word, 0xbf58476d1ce4e5b9, 0x94d049bb133111eb);
    word = 0;
  }
  return print;
}

}  // namespace nonet
