// Where could puzzles of depth 3 without a tridagon come from, and puzzles of depth 4? From a
// pattern of a few digits without a filling that trials do not refute. Random patterns are tried:
//
//   bench_patterns DIGITS TRIES SEED
//
// Each is made critical: without any of its cells it has a filling. With the digits of the pattern
// allowed in all cells beside it that can have them, which helps trials least, it is closed by
// T&E(singles, 2) and 3. Patterns of three digits that resist are searched for open cells without a
// tridagon; of those of four digits, clues with three of the four are tried, since a puzzle with
// fewer has two solutions.
#include <algorithm>
#include <cstdlib>
#include <ctime>
#include <fmt/format.h>
#include <map>
#include <span>
#include <string>
#include <vector>

#include "base/random_stream.h"
#include "bench/digit_pattern.h"
#include "board/cell_set.h"

namespace nonet::bench {
namespace {

struct Row {
  long critical = 0;
  long resist_two = 0;    // T&E(singles, 2)
  long resist_three = 0;  // T&E(singles, 3)
  long tridagons = 0;     // the pattern holds one itself
  long without = 0;       // can be open without a tridagon
};

// Each pattern is tried with clues of different digits in random cells, this often.
constexpr int kClueTries = 12;

// The most different digits that stand as clues in open cells, one of each, while the pattern
// resists T&E(singles, 2): each in the first random cell that can have it.
std::size_t most_clue_digits(std::size_t digits, const CellSet& pattern, const CellSet& open,
                             RandomStream& random) {
  std::size_t most = 0;
  for (int tries = 0; tries < kClueTries; ++tries) {
    std::vector<Cell> order;
    for (const Cell cell : open) order.push_back(cell);
    random.shuffle(std::span<Cell>(order));
    PatternBoard board(digits, pattern, open);
    std::size_t clues = 0;
    for (const Cell cell : order) {
      PatternBoard next = board;
      next.place(clues, cell);
      PatternBoard closed = next;
      if (!closed.close(2)) continue;
      board = next;
      if (++clues == digits) break;
    }
    most = std::max(most, clues);
  }
  return most;
}

class PatternCount {
 public:
  PatternCount(std::size_t digits, std::uint64_t seed)
      : digits_(digits), random_(seed, "patterns of digits") {}

  void try_one() {
    const auto pattern = random_critical_pattern(digits_, random_);
    if (!pattern) return;
    Row& row = rows_[pattern->size()];
    ++row.critical;
    const CellSet open = open_beside(digits_, *pattern);
    if (!PatternBoard(digits_, *pattern, open).close(2)) return;
    ++row.resist_two;
    if (digits_ == 3) {
      note_tridagon(row, *pattern, open);
    } else {
      if (PatternBoard(digits_, *pattern, open).close(3)) ++row.resist_three;
      ++clue_digits_[most_clue_digits(digits_, *pattern, open, random_)];
    }
  }

  void print() const {
    fmt::print("cells\tcritical\tresist 2\tresist 3\ttridagon itself\topen without tridagon\n");
    Row all;
    for (const auto& [cells, row] : rows_) {
      print(std::to_string(cells), row);
      all.critical += row.critical;
      all.resist_two += row.resist_two;
      all.resist_three += row.resist_three;
      all.tridagons += row.tridagons;
      all.without += row.without;
    }
    print("all", all);
    for (const auto& [count, patterns] : clue_digits_) {
      fmt::print("clues of {} of the digits\t{}\n", count, patterns);
    }
  }

 private:
  void note_tridagon(Row& row, const CellSet& pattern, const CellSet& open) {
    if (tridagon_among(pattern, CellSet())) {
      ++row.tridagons;
    } else if (open_without_tridagon(pattern, open)) {
      ++row.without;
    }
  }

  void print(const std::string& name, const Row& row) const {
    const auto counted = [&](bool is_counted, long count) {
      return is_counted ? std::to_string(count) : std::string("-");
    };
    fmt::print("{}\t{}\t{}\t{}\t{}\t{}\n", name, row.critical, row.resist_two,
               counted(digits_ != 3, row.resist_three), counted(digits_ == 3, row.tridagons),
               counted(digits_ == 3, row.without));
  }

  std::size_t digits_;
  RandomStream random_;
  std::map<int, Row> rows_;
  std::map<std::size_t, long> clue_digits_;
};

int run(std::span<const std::string> args) {
  const std::size_t digits = args.size() == 3 ? std::stoul(args[0]) : 0;
  if (digits < 3 || digits > kMostPatternDigits) {
    fmt::print(stderr, "usage: bench_patterns DIGITS TRIES SEED, DIGITS 3 or 4\n");
    return 2;
  }
  const long tries = std::stol(args[1]);
  PatternCount count(digits, std::stoull(args[2]));
  const auto begin = std::clock();
  for (long i = 0; i < tries; ++i) count.try_one();
  fmt::print("{} tries, seed {}, {:.0f} s\n", tries, args[2],
             static_cast<double>(std::clock() - begin) / CLOCKS_PER_SEC);
  count.print();
  return 0;
}

}  // namespace
}  // namespace nonet::bench

int main(int count, char** values) {
  const std::vector<std::string> args(values + 1, values + count);
  return nonet::bench::run(args);
}
