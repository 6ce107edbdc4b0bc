#include "generator/atlas/six_by_six.h"

#include <algorithm>
#include <bit>
#include <map>
#include <numeric>
#include <span>

namespace nonet::six {
namespace {

constexpr unsigned kAllDigits = (1U << kSize) - 1;
constexpr std::int64_t kRelabellings = 720;

constexpr std::size_t at(int cell) { return static_cast<std::size_t>(cell); }
constexpr int row_of(int cell) { return cell / kSize; }
constexpr int column_of(int cell) { return cell % kSize; }
constexpr int box_of(int cell) { return cell / 12 * 2 + cell % kSize / 3; }

// The digits used in each house.
class Houses {
 public:
  [[nodiscard]] unsigned left(int cell) const {
    return kAllDigits &
           ~(rows_[at(row_of(cell))] | columns_[at(column_of(cell))] | boxes_[at(box_of(cell))]);
  }
  void flip(int cell, int digit) {
    const auto bit = static_cast<std::uint8_t>(1U << static_cast<unsigned>(digit));
    rows_[at(row_of(cell))] ^= bit;
    columns_[at(column_of(cell))] ^= bit;
    boxes_[at(box_of(cell))] ^= bit;
  }

 private:
  std::array<std::uint8_t, kSize> rows_{};
  std::array<std::uint8_t, kSize> columns_{};
  std::array<std::uint8_t, kSize> boxes_{};
};

bool fill_by_chance(int cell, Grid& grid, Houses& houses, RandomStream& random) {
  if (cell == kCells) return true;
  std::array<int, kSize> digits{};
  std::iota(digits.begin(), digits.end(), 0);
  random.shuffle(std::span<int>(digits));
  for (const int digit : digits) {
    if ((houses.left(cell) >> static_cast<unsigned>(digit) & 1) == 0) continue;
    grid[at(cell)] = static_cast<std::uint8_t>(digit);
    houses.flip(cell, digit);
    if (fill_by_chance(cell + 1, grid, houses, random)) return true;
    houses.flip(cell, digit);
  }
  return false;
}

using Order = std::array<int, kSize>;  // of rows or columns

// Blocks of lines in any order, the lines of each block in any order.
std::vector<Order> orders(int block) {
  std::vector<Order> all;
  Order order{};
  std::iota(order.begin(), order.end(), 0);
  do {
    bool keeps_blocks = true;
    for (int i = 0; i < kSize; ++i)
      keeps_blocks &= order[at(i)] / block == order[at(i / block * block)] / block;
    if (keeps_blocks) all.push_back(order);
  } while (std::ranges::next_permutation(order).found);
  return all;
}

struct Canonical {
  Grid grid;           // the least of all that are the same but for symmetry
  int symmetries = 0;  // that give it
};

// The grid with its rows and columns in this order, and digits numbered as they come.
Grid moved(const Grid& grid, const Order& rows, const Order& columns) {
  Grid result{};
  std::array<int, kSize> label{};
  label.fill(-1);
  int next = 0;
  for (int cell = 0; cell < kCells; ++cell) {
    const auto digit = grid[at(rows[at(row_of(cell))] * kSize + columns[at(column_of(cell))])];
    if (label[digit] < 0) label[digit] = next++;
    result[at(cell)] = static_cast<std::uint8_t>(label[digit]);
  }
  return result;
}

Canonical canonical(const Grid& grid) {
  static const std::vector<Order> kRowOrders = orders(2);
  static const std::vector<Order> kColumnOrders = orders(3);
  Canonical best{.grid = grid, .symmetries = 0};
  for (const Order& rows : kRowOrders) {
    for (const Order& columns : kColumnOrders) {
      const Grid other = moved(grid, rows, columns);
      if (best.symmetries > 0 && best.grid < other) continue;
      best.symmetries = best.symmetries > 0 && other == best.grid ? best.symmetries + 1 : 1;
      best.grid = other;
    }
  }
  return best;
}

// Lists the unavoidable sets of one size after the other: other grids that differ in so many cells,
// and in no smaller set.
class UnavoidableSearch {
 public:
  explicit UnavoidableSearch(const Grid& grid) : grid_(grid) {}

  std::vector<Cells> sets() {
    for (size_ = 4; size_ <= kCells; ++size_) {
      found_.clear();
      search(0, 0);
      std::ranges::sort(found_);
      found_.erase(std::unique(found_.begin(), found_.end()), found_.end());
      for (const Cells set : found_) {
        sets_.push_back(set);
        ending_at_[at(static_cast<int>(std::bit_width(set)) - 1)].push_back(set);
      }
    }
    return sets_;
  }

 private:
  void search(int cell, Cells differing) {
    if (cell == kCells) {
      if (std::popcount(differing) == size_) found_.push_back(differing);
      return;
    }
    for (unsigned left = houses_.left(cell); left != 0; left &= left - 1) {
      const int digit = std::countr_zero(left);
      const bool differs = digit != grid_[at(cell)];
      const Cells now = differs ? differing | Cells{1} << static_cast<unsigned>(cell) : differing;
      if (std::popcount(now) > size_ || (differs && holds_a_set(cell, now))) continue;
      houses_.flip(cell, digit);
      search(cell + 1, now);
      houses_.flip(cell, digit);
    }
  }

  [[nodiscard]] bool holds_a_set(int last, Cells cells) const {
    return std::ranges::any_of(ending_at_[at(last)],
                               [&](Cells set) { return (set & ~cells) == 0; });
  }

  const Grid& grid_;
  Houses houses_;
  int size_ = 0;
  std::vector<Cells> found_;
  std::vector<Cells> sets_;
  std::array<std::vector<Cells>, kCells> ending_at_;  // by the last cell
};

// MMCS (K. Murakami, T. Uno, 2014), with all sets known.
class MinimalListing {
 public:
  MinimalListing(const std::vector<Cells>& sets, const std::function<void(Cells)>& visit)
      : sets_(sets), visit_(visit), words_((sets.size() + 63) / 64) {
    for (auto& having : having_) having.assign(words_, 0);
    for (std::size_t i = 0; i < sets.size(); ++i) {
      for (Cells rest = sets[i]; rest != 0; rest &= rest - 1)
        having_[at(std::countr_zero(rest))][i / 64] |= std::uint64_t{1} << i % 64;
    }
    for (std::size_t i = 0; i < levels_.size(); ++i) {
      levels_[i].open.assign(words_, 0);
      levels_[i].only.assign(i, Bits(words_));
    }
    for (std::size_t i = 0; i < sets.size(); ++i)
      levels_[0].open[i / 64] |= std::uint64_t{1} << i % 64;
  }

  void list(std::size_t chosen, Cells clues, Cells among) {
    const Choice choice = next(levels_[chosen].open, among);
    if (choice.none_open) return visit_(clues);
    const Cells branches = choice.cells;
    among &= ~branches;
    for (Cells rest = branches; rest != 0; rest &= rest - 1) {
      const Cells clue = rest & -rest;
      if (!choose(chosen, std::countr_zero(clue))) continue;
      list(chosen + 1, clues | clue, among);
      among |= clue;
    }
  }

 private:
  using Bits = std::vector<std::uint64_t>;  // of sets
  struct Level {
    Bits open;               // sets without a chosen clue
    std::vector<Bits> only;  // for each chosen clue, the sets that have no other
  };
  struct Choice {
    bool none_open = true;
    Cells cells = 0;  // of the open set with the fewest left
  };

  [[nodiscard]] Choice next(const Bits& open, Cells among) const {
    Choice best;
    for (std::size_t word = 0; word < words_; ++word) {
      for (std::uint64_t rest = open[word]; rest != 0; rest &= rest - 1) {
        const Cells cells = sets_[word * 64 + at(std::countr_zero(rest))] & among;
        if (!best.none_open && std::popcount(cells) >= std::popcount(best.cells)) continue;
        best = {.none_open = false, .cells = cells};
        if (std::popcount(cells) <= 1) return best;
      }
    }
    return best;
  }

  // Whether each chosen clue, with this one, is still needed.
  bool choose(std::size_t chosen, int clue) {
    const Level& before = levels_[chosen];
    Level& after = levels_[chosen + 1];
    const Bits& having = having_[at(clue)];
    for (std::size_t i = 0; i < chosen; ++i) {
      std::uint64_t any = 0;
      for (std::size_t word = 0; word < words_; ++word)
        any |= after.only[i][word] = before.only[i][word] & ~having[word];
      if (any == 0) return false;
    }
    for (std::size_t word = 0; word < words_; ++word) {
      after.only[chosen][word] = before.open[word] & having[word];
      after.open[word] = before.open[word] & ~having[word];
    }
    return true;
  }

  const std::vector<Cells>& sets_;
  const std::function<void(Cells)>& visit_;
  std::size_t words_;
  std::array<Bits, kCells> having_;
  std::array<Level, kCells + 1> levels_;
};

}  // namespace

std::vector<GridClass> grid_classes() {
  std::map<Grid, std::int64_t> classes;
  RandomStream random(1, "classes of six by six");
  const auto symmetries =
      static_cast<std::int64_t>(orders(2).size() * orders(3).size()) * kRelabellings;
  for (std::int64_t grids = 0; grids < kGrids;) {
    Grid grid{};
    Houses houses;
    fill_by_chance(0, grid, houses, random);
    const Canonical form = canonical(grid);
    const auto [place, is_new] = classes.try_emplace(form.grid, symmetries / form.symmetries);
    if (is_new) grids += place->second;
  }
  std::vector<GridClass> all;
  all.reserve(classes.size());
  for (const auto& [grid, grids] : classes) all.push_back({grid, grids});
  return all;
}

std::vector<Cells> unavoidable_sets(const Grid& grid) { return UnavoidableSearch(grid).sets(); }

Cells random_cells(int count, RandomStream& random) {
  Cells cells = 0;
  while (std::popcount(cells) < count) cells |= Cells{1} << random.below(kCells);
  return cells;
}

bool has_one_solution(const std::vector<Cells>& sets, Cells clues) {
  return std::ranges::all_of(sets, [&](Cells set) { return (set & clues) != 0; });
}

void for_each_minimal_puzzle(const std::vector<Cells>& sets, Cells among,
                             const std::function<void(Cells)>& visit) {
  MinimalListing(sets, visit).list(0, 0, among);
}

}  // namespace nonet::six
