#include "variants/making/six_by_six.h"

#include <algorithm>
#include <bit>
#include <numeric>
#include <span>

namespace nonet::variants {
namespace {

constexpr std::uint8_t kSix = 6;

using SixLines = std::array<std::uint8_t, kSix>;

// Blocks of `block` lines each in any order, the lines of each block in any order.
SixLines drawn_lines(QuickStream& random, std::uint8_t block) {
  SixLines lines{};
  std::iota(lines.begin(), lines.end(), std::uint8_t{0});
  SixLines blocks = lines;
  const auto count = static_cast<std::size_t>(kSix / block);
  random.shuffle(std::span<std::uint8_t>(blocks).first(count));
  SixLines result{};
  for (std::size_t i = 0; i < count; ++i) {
    const auto inside = std::span<std::uint8_t>(result).subspan(i * block, block);
    std::iota(inside.begin(), inside.end(), static_cast<std::uint8_t>(blocks[i] * block));
    random.shuffle(inside);
  }
  return result;
}

std::size_t drawn_class(QuickStream& random) {
  std::uint32_t rest = random.below(kSixBySixBoards);
  std::size_t number = 0;
  while (rest >= kSixBySixClasses[number].boards) rest -= kSixBySixClasses[number++].boards;
  return number;
}

// The cells in which two boards differ.
std::size_t difference(const CellDigits& a, const CellDigits& b) {
  std::size_t cells = 0;
  for (std::size_t i = 0; i < a.size(); ++i) cells += a[i] != b[i] ? 1U : 0U;
  return cells;
}

}  // namespace

bool SixBySix::fits(const Geometry& geometry) {
  return geometry.key() == "6x6" || geometry.key() == "6x6:3x2";
}

SixBySix::SixBySix(const Geometry& geometry)
    : solver_(geometry), turned_(geometry.box_rows() == 3) {}

SixBySix::Full SixBySix::draw(QuickStream& random) const {
  Full full{.digits = CellDigits(kSixBySixCells), .number = drawn_class(random)};
  const SixLines rows = drawn_lines(random, 2);
  const SixLines columns = drawn_lines(random, 3);
  SixLines labels{};
  std::iota(labels.begin(), labels.end(), std::uint8_t{1});
  random.shuffle(std::span<std::uint8_t>(labels));
  const std::string_view board = kSixBySixClasses[full.number].board;
  for (std::uint8_t row = 0; row < kSix; ++row) {
    for (std::uint8_t column = 0; column < kSix; ++column) {
      const auto cell =
          static_cast<std::size_t>(turned_ ? column * kSix + row : row * kSix + column);
      full.place[cell] = static_cast<std::uint8_t>(rows[row] * kSix + columns[column]);
      full.digits[cell] = labels[static_cast<std::size_t>(board[full.place[cell]] - '1')];
    }
  }
  return full;
}

CellDigits SixBySix::thin(const Full& full, std::span<const Step> steps, int fewest,
                          const RunControl& control) const {
  Known& known = known_[full.number];
  std::vector<Cells> sets;
  for (const Step& step : steps) {
    Cells cells = 0;
    for (const CellIndex cell : step) cells |= Cells{1} << full.place[cell];
    sets.push_back(cells);
  }
  for (;;) {
    CellDigits puzzle = full.digits;
    const std::vector<bool> stays = kept(known, sets, fewest);
    for (std::size_t i = 0; i < steps.size(); ++i) {
      if (stays[i]) continue;
      for (const CellIndex cell : steps[i]) puzzle[cell] = 0;
    }
    const CellDigits other = solver_.other_solution(puzzle, full.digits, control);
    if (other.empty()) return puzzle;
    const CellDigits nearest = nearest_solution(full.digits, other);
    Cells differing = 0;
    for (std::size_t i = 0; i < nearest.size(); ++i) {
      if (nearest[i] != full.digits[i]) differing |= Cells{1} << full.place[i];
    }
    learn(known, differing);
  }
}

// A step stays if it has the last cells of a set, and no step before it that stays has a cell of
// the set. Steps are taken in their order: `last` marks, by step, the sets that have a cell in it
// and none in a later one.
std::vector<bool> SixBySix::kept(Known& known, const std::vector<Cells>& steps, int fewest) {
  const std::lock_guard lock(known.mutex);
  const std::size_t words = known.having[0].size();
  const auto having = [&](Cells cells, std::size_t word) {
    std::uint64_t sets = 0;
    for (; cells != 0; cells &= cells - 1)
      sets |= known.having[static_cast<std::size_t>(std::countr_zero(cells))][word];
    return sets;
  };
  std::vector<std::uint64_t> later(words, 0);
  std::vector<std::uint64_t> last(words * steps.size());
  for (std::size_t i = steps.size(); i-- > 0;) {
    for (std::size_t word = 0; word < words; ++word) {
      const std::uint64_t mine = having(steps[i], word);
      last[i * words + word] = mine & ~later[word];
      later[word] |= mine;
    }
  }
  int left = static_cast<int>(kSixBySixCells);
  std::vector<bool> stays(steps.size());
  std::vector<std::uint64_t> open(words, ~std::uint64_t{0});  // sets without a step that stays
  for (std::size_t i = 0; i < steps.size(); ++i) {
    std::uint64_t lost = 0;
    for (std::size_t word = 0; word < words; ++word) lost |= open[word] & last[i * words + word];
    stays[i] = lost != 0 || left - std::popcount(steps[i]) < fewest;
    if (!stays[i]) left -= std::popcount(steps[i]);
    if (!stays[i]) continue;
    for (std::size_t word = 0; word < words; ++word) open[word] &= ~having(steps[i], word);
  }
  return stays;
}

void SixBySix::learn(Known& known, Cells set) {
  const std::lock_guard lock(known.mutex);
  const std::size_t word = known.count / 64;
  for (auto& having : known.having) having.resize(word + 1);
  for (Cells rest = set; rest != 0; rest &= rest - 1) {
    known.having[static_cast<std::size_t>(std::countr_zero(rest))][word] |= std::uint64_t{1}
                                                                            << (known.count % 64);
  }
  ++known.count;
}

CellDigits SixBySix::nearest_solution(const CellDigits& full, CellDigits other) const {
  for (;;) {
    CellDigits common = full;
    for (std::size_t i = 0; i < full.size(); ++i) common[i] = full[i] == other[i] ? full[i] : 0;
    CellDigits nearer;
    solver_.for_each_solution(common, [&](const CellDigits& solution) {
      const std::size_t differing = difference(solution, full);
      const bool is_nearer = differing > 0 && differing < difference(other, full);
      if (is_nearer) nearer = solution;
      return !is_nearer;
    });
    if (nearer.empty()) return other;
    other = std::move(nearer);
  }
}

}  // namespace nonet::variants
