// Rejection sampling by stacks. A grid is a first box, the rest of the first band, the rest of the
// first stack, and four more boxes:
//
//        1 | 2 | 3      A row of box 1 holds three digits, which rows of boxes 2 and 3 cannot hold:
//       ---+---+---     the rows of box 2, as sets, can be chosen in 56 ways, and those of box 3
//       are
//        4 | 5 | 6      what is left. Any order within the rows will do. So there are 56 x 6^6 ways
//       ---+---+---     to go on from box 1 to band 1, as many to stack 1, and 56 for the rows of
//        7 | 8 | 9      boxes 5 and 6 given box 4, and of boxes 8 and 9 given box 7.
//
// What is chosen so far, a proposal, is any of 9! (56 x 6^6)^2 56^2 with equal probability, and is
// easily drawn. Now every box has its rows, as sets. Stacks 2 and 3 can be completed independently:
// again there are 56 choices for the columns of box 5, as sets, and those of box 8 are what is
// left; a choice works where each row and each column of the two boxes have one digit in common,
// and then the digits' places are known. How many choices work depends on the rows of boxes 5 and 8
// only, as sets of places of their digits in box 2: a table of 280 x 280 partitions tells. With w2
// and w3 choices that work, a proposal stands for w2 * w3 grids, and is accepted with the
// probability w2 * w3 / 64 (8 is the most); one of its grids is taken at random. So each grid is
// equally likely.
//
// Proposals are tried in a normal form, with the digits of box 1, the columns of stacks 2 and 3 and
// the rows of bands 2 and 3 in a fixed order; a grid accepted is brought into any of the orders.
//
// The number of grids (B. Felgenhauer, F. Jarvis, 2005) says that 1.3 % of the proposals are
// accepted; the test measures it. Filling cells at random with a solver's help takes longer, and
// favours grids that such filling reaches in more ways.

#include "generator/full_grid.h"

#include <algorithm>
#include <bit>
#include <optional>
#include <span>
#include <utility>

namespace nonet {
namespace {

// Nine places or digits of a box in three lines of three, 0..8.
using Nine = std::array<std::uint8_t, kSize>;

constexpr Nine kInOrder = {0, 1, 2, 3, 4, 5, 6, 7, 8};

constexpr Nine turned(const Nine& lines) {
  Nine result{};
  for (std::size_t i = 0; i < 3; ++i) {
    for (std::size_t j = 0; j < 3; ++j) result[3 * i + j] = lines[3 * j + i];
  }
  return result;
}

constexpr Nine gathered(const Nine& source, const Nine& places) {
  Nine result{};
  for (std::size_t i = 0; i < kSize; ++i) result[i] = source[places[i]];
  return result;
}

// How the lines of a box are spread over the lines of its two neighbours, as places in the box.
struct Split {
  Nine near;
  Nine far;
};

constexpr std::size_t kSplitCount = 56;
constexpr auto kSplits = [] {
  std::array<Split, kSplitCount> splits{};
  std::size_t count = 0;
  // Line i of the near box takes some of line i + 1 and the complementary number of line i + 2.
  for (unsigned choice = 0; choice < 512; ++choice) {
    const std::array<unsigned, 3> from_next = {choice & 7, choice >> 3 & 7, choice >> 6 & 7};
    const int taken = std::popcount(from_next[0]);
    if (std::popcount(from_next[1]) != taken || std::popcount(from_next[2]) != taken) continue;
    std::array<std::size_t, 3> near_size{};
    std::array<std::size_t, 3> far_size{};
    Split& split = splits[count++];
    for (std::size_t line = 0; line < 3; ++line) {
      for (std::size_t i = 0; i < 3; ++i) {
        // Of this line's places those chosen go to the line before, the others to the one after;
        // in the far box the other way round.
        const bool chosen = (from_next[line] >> i & 1) != 0;
        const std::size_t before = (line + 2) % 3;
        const std::size_t after = (line + 1) % 3;
        const std::size_t near = chosen ? before : after;
        const std::size_t far = chosen ? after : before;
        split.near[3 * near + near_size[near]++] = static_cast<std::uint8_t>(3 * line + i);
        split.far[3 * far + far_size[far]++] = static_cast<std::uint8_t>(3 * line + i);
      }
    }
  }
  return splits;
}();

constexpr std::uint32_t kLineOrders = 6 * 6;
constexpr std::array<std::array<std::uint8_t, 3>, 6> kOrders = {
    {{0, 1, 2}, {0, 2, 1}, {1, 0, 2}, {1, 2, 0}, {2, 0, 1}, {2, 1, 0}}};

// The second and the third line in one of six orders each. REQUIRES: choice < kLineOrders.
Nine reordered(const Nine& lines, std::uint32_t choice) {
  Nine result = lines;
  for (std::size_t line = 1; line < 3; ++line, choice /= 6) {
    const auto& order = kOrders[choice % 6];
    for (std::size_t i = 0; i < 3; ++i) result[3 * line + i] = lines[3 * line + order[i]];
  }
  return result;
}

constexpr unsigned bit(unsigned i) { return 1U << i; }

// Each of the lines has one element in common with each of the sets that line_of tells apart.
bool crosses(const Nine& lines, const Nine& line_of) {
  unsigned met = 0;
  for (std::size_t i = 0; i < kSize; ++i) met |= bit(line_of[lines[i]] + 3 * unsigned(i / 3));
  return met == 0x1ff;
}

// For each digit the line that holds it.
Nine lines_of_digits(const Nine& lines) {
  Nine result;
  for (std::size_t i = 0; i < kSize; ++i) result[lines[i]] = static_cast<std::uint8_t>(i / 3);
  return result;
}

// What goes with box 1 in a band: boxes 2 and 3; turned, boxes 4 and 7 of a stack.
Nine near_box(std::size_t split, std::uint32_t order, const Nine& box1) {
  return reordered(gathered(box1, kSplits[split].near), order);
}
Nine far_box(std::size_t split, std::uint32_t order, const Nine& box1) {
  return reordered(gathered(box1, kSplits[split].far), order);
}

// Of nine numbers of four bits.
constexpr unsigned number_at(std::uint64_t packed, unsigned i) {
  return static_cast<unsigned>(packed >> 4 * i & 15);
}
std::uint64_t packed(const Nine& nine) {
  std::uint64_t result = 0;
  for (std::size_t i = 0; i < kSize; ++i) result |= std::uint64_t{nine[i]} << 4 * i;
  return result;
}
Nine unpacked(std::uint64_t packed) {
  Nine result;
  for (unsigned i = 0; i < kSize; ++i) result[i] = static_cast<std::uint8_t>(number_at(packed, i));
  return result;
}
Nine inverse(const Nine& nine) {
  Nine result;
  for (std::uint8_t i = 0; i < kSize; ++i) result[nine[i]] = i;
  return result;
}

// A stack with the top box filled and the rows of the other two as sets; complete() fills all, in
// the `way`-th of the ways that FullGrids::ways counts.
struct Stack {
  Nine top;
  Nine middle;
  Nine bottom;

  void complete(std::uint32_t way) {
    const Nine columns = turned(top);
    const Nine middle_rows = lines_of_digits(middle);
    const Nine bottom_rows = lines_of_digits(bottom);
    for (const Split& split : kSplits) {
      const Nine middle_columns = gathered(columns, split.near);
      if (!crosses(middle_columns, middle_rows)) continue;
      const Nine bottom_columns = gathered(columns, split.far);
      if (!crosses(bottom_columns, bottom_rows) || way-- > 0) continue;
      for (std::size_t i = 0; i < kSize; ++i) {
        const std::uint8_t in_middle = middle_columns[i];
        const std::uint8_t in_bottom = bottom_columns[i];
        middle[3 * std::size_t{middle_rows[in_middle]} + i / 3] = in_middle;
        bottom[3 * std::size_t{bottom_rows[in_bottom]} + i / 3] = in_bottom;
      }
      return;
    }
  }
};

constexpr Nine kTurned = turned(kInOrder);

// The lines of the second and the third band, or stack, in random order.
Nine random_line_order(QuickStream& stream) {
  Nine order = kInOrder;
  stream.shuffle(std::span<std::uint8_t>(order).subspan(3, 3));
  stream.shuffle(std::span<std::uint8_t>(order).subspan(6, 3));
  return order;
}

// The grid of these boxes, brought from the normal form into a random one.
Grid in_random_order(const std::array<const Nine*, kSize>& boxes, QuickStream& stream) {
  const Nine row_of = random_line_order(stream);
  const Nine column_of = random_line_order(stream);
  Nine name = {1, 2, 3, 4, 5, 6, 7, 8, 9};
  stream.shuffle(std::span<std::uint8_t>(name));
  std::array<std::uint8_t, kCells> values;
  for (std::size_t box = 0; box < kSize; ++box) {
    for (std::size_t i = 0; i < kSize; ++i) {
      const std::size_t row = row_of[box / 3 * 3 + i / 3];
      const std::size_t column = column_of[box % 3 * 3 + i % 3];
      values[row * kSize + column] = name[(*boxes[box])[i]];
    }
  }
  return Grid::from_values(values);
}

}  // namespace

FullGrids::FullGrids() : ways_(kPartitions) {
  fill_partitions();
  fill_boxes();
}

void FullGrids::fill_partitions() {
  std::uint8_t triples = 0;
  for (unsigned set = 0; set < rank_.size(); ++set) {
    if (std::popcount(set) == 3) rank_[set] = triples++;
  }
  // A partition is known by any two of its three sets, in any order.
  std::vector<Nine> partitions;
  for (unsigned a = 0; a < rank_.size(); ++a) {
    for (unsigned b = a + 1; b < rank_.size(); ++b) {
      const unsigned c = 0x1ff & ~(a | b);
      if (std::popcount(a) != 3 || std::popcount(b) != 3 || (a & b) != 0 || c < b) continue;
      for (const auto& [first, second] :
           {std::pair{a, b}, {b, a}, {a, c}, {c, a}, {b, c}, {c, b}}) {
        partition_[rank_[first]][rank_[second]] = static_cast<std::uint16_t>(partitions.size());
      }
      Nine line_of;
      for (std::size_t i = 0; i < kSize; ++i) {
        line_of[i] = (a >> i & 1) != 0 ? 0 : (b >> i & 1) != 0 ? 1 : 2;
      }
      partitions.push_back(line_of);
    }
  }
  const auto crossing = [&](const Nine& columns) {
    std::vector<std::size_t> found;
    for (std::size_t p = 0; p < kPartitions; ++p) {
      if (crosses(columns, partitions[p])) found.push_back(p);
    }
    return found;
  };
  const Nine columns = turned(kInOrder);
  for (const Split& split : kSplits) {
    const auto bottom_rows = crossing(gathered(columns, split.far));
    for (const std::size_t middle : crossing(gathered(columns, split.near))) {
      for (const std::size_t bottom : bottom_rows) ++ways_[middle][bottom];
    }
  }
  for (std::size_t middle = 0; middle < kPartitions; ++middle) {
    most_ways_with_[middle] = std::ranges::max(ways_[middle]);
  }
  most_ways_ = std::ranges::max(most_ways_with_);
}

void FullGrids::fill_boxes() {
  for (std::size_t split = 0; split < kSplitCount; ++split) {
    for (std::uint32_t order = 0; order < kLineOrders; ++order) {
      places_in_box2_.push_back(packed(inverse(near_box(split, order, kInOrder))));
      places_in_box3_.push_back(packed(inverse(far_box(split, order, kInOrder))));
      box4_.push_back(packed(turned(near_box(split, order, kTurned))));
      box7_.push_back(packed(turned(far_box(split, order, kTurned))));
    }
  }
}

std::size_t FullGrids::partition(Packed places, const Rows& rows) const {
  const auto place_bit = [&](std::size_t i) {
    return bit(number_at(places, number_at(rows.neighbour, rows.taken[i])));
  };
  const unsigned first = place_bit(0) | place_bit(1) | place_bit(2);
  const unsigned second = place_bit(3) | place_bit(4) | place_bit(5);
  return partition_[rank_[first]][rank_[second]];
}

std::optional<std::uint32_t> FullGrids::way(Packed places, const Rows& middle, const Rows& bottom,
                                            QuickStream& stream) const {
  const std::uint32_t way = stream.below(most_ways_);
  const std::size_t middle_rows = partition(places, middle);
  if (way >= most_ways_with_[middle_rows]) return std::nullopt;
  if (way >= ways_[middle_rows][partition(places, bottom)]) return std::nullopt;
  return way;
}

Grid FullGrids::random(QuickStream& stream, std::uint64_t& proposals) const {
  Nine box4;
  Nine box7;
  Stack second;
  Stack third;
  for (;;) {
    ++proposals;
    const std::size_t across = stream.below(kSplitCount) * kLineOrders;
    const std::size_t down = stream.below(kSplitCount) * kLineOrders;
    const std::uint32_t orders = stream.below(kLineOrders * kLineOrders * kLineOrders);
    const std::uint32_t splits = stream.below(kSplitCount * kSplitCount);
    const Packed packed4 = box4_[down + orders % kLineOrders];
    const Packed packed7 = box7_[down + orders / kLineOrders % kLineOrders];
    const Packed places2 = places_in_box2_[across + orders / kLineOrders / kLineOrders];
    const Split& middle = kSplits[splits % kSplitCount];
    const Split& bottom = kSplits[splits / kSplitCount];
    const auto way2 = way(places2, {packed4, middle.near}, {packed7, bottom.near}, stream);
    if (!way2) continue;
    const Packed places3 = places_in_box3_[across + stream.below(kLineOrders)];
    const auto way3 = way(places3, {packed4, middle.far}, {packed7, bottom.far}, stream);
    if (!way3) continue;
    box4 = unpacked(packed4);
    box7 = unpacked(packed7);
    second = {inverse(unpacked(places2)), gathered(box4, middle.near), gathered(box7, bottom.near)};
    third = {inverse(unpacked(places3)), gathered(box4, middle.far), gathered(box7, bottom.far)};
    second.complete(*way2);
    third.complete(*way3);
    break;
  }
  const std::array<const Nine*, kSize> boxes = {&kInOrder, &second.top,    &third.top,
                                                &box4,     &second.middle, &third.middle,
                                                &box7,     &second.bottom, &third.bottom};
  return in_random_order(boxes, stream);
}

Grid random_full_grid(RandomStream& random) {
  QuickStream stream(random.bits());
  return FullGrids().random(stream);
}

}  // namespace nonet
