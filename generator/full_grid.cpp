// Rejection sampling by stacks. A grid is a first box, the rest of the first band, the rest of the
// first stack, and four more boxes:
//
//         1 | 2 | 3      A row of box 1 holds three digits, which rows of boxes 2 and 3 cannot
//         hold:
//        ---+---+---     the rows of box 2, as sets, can be chosen in 56 ways; box 3 takes the
//        rest.
//         4 | 5 | 6      Any order within the rows is valid. So there are 56 x 6^6 ways to continue
//        ---+---+---     from box 1 to band 1, as many to stack 1, and 56 for the rows of boxes
//         7 | 8 | 9      5 and 6 given box 4, and of boxes 8 and 9 given box 7.
//
// These choices are 9! (56 x 6^6)^2 56^2 equally likely ones, and easily drawn. Now every box has
// its rows, as sets. Stacks 2 and 3 can be completed independently: again there are 56 choices for
// the columns of box 5, as sets, and box 8 takes the rest; a choice works if each row and each
// column of the two boxes have one digit in common, and then the digits' places are determined. The
// number of choices that work depends only on the rows of boxes 5 and 8, as sets of places of their
// digits in box 2: a table of 280 x 280 partitions gives it. It is 0, 1, 2, 4 or 8. So a grid is a
// set of rows and two numbers below 8, the ways in which stacks 2 and 3 are completed, and random
// numbers give a grid if that many ways exist; which is rare, 1.3 %.
//
// Ways from 2 on are the rare ones: of the 280 partitions for box 8 at most 19 go in 4 ways or more
// with one for box 5, and one in 8. For such a way the rows of box 8 are therefore drawn from these
// 19, or are that one, instead of any of 56. A partition can stand beside box 7 in at most two
// orders of its rows, so that this is one choice in 38, or in 2, each of them the rows of a grid at
// most once. All stay equally likely if pairs of ways are drawn with the weights 56, 38 and 2:
// there are 4 x 56 + 12 x 38 + 48 x 2 = 776 plans to draw from, not 64 x 56.
//
// Proposals are tried in a normal form, with the digits of box 1, the columns of stacks 2 and 3 and
// the rows of bands 2 and 3 in a fixed order; an accepted grid is put into a random order.
//
// According to the number of grids (B. Felgenhauer, F. Jarvis, 2005) 6.2 % of the proposals are
// accepted; the test measures it. Filling cells at random with a solver's help takes longer, and
// favours grids that such filling reaches in more ways.

#include "generator/full_grid.h"

#include <algorithm>
#include <bit>
#include <cassert>
#include <optional>
#include <span>
#include <stdexcept>
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

// The distribution of a box's lines over the lines of its two neighbours, as places in the box.
struct Split {
  Nine near;
  Nine far;

  [[nodiscard]] const Nine& taken(std::size_t by) const { return by == 0 ? near : far; }
};

constexpr std::uint8_t kSplitCount = 56;
constexpr std::uint8_t kNoSplit = kSplitCount;
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
        // The chosen places of this line go to the line before, the others to the line after; in
        // the far box the other way round.
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

// The second and the third line, each in one of six orders. REQUIRES: choice < kLineOrders.
Nine reordered(const Nine& lines, std::uint32_t choice) {
  Nine result = lines;
  for (std::size_t line = 1; line < 3; ++line, choice /= 6) {
    const auto& order = kOrders[choice % 6];
    for (std::size_t i = 0; i < 3; ++i) result[3 * line + i] = lines[3 * line + order[i]];
  }
  return result;
}

constexpr unsigned bit(unsigned i) { return 1U << i; }

// Whether each of the lines has one element in common with each of the sets given by line_of.
bool crosses(const Nine& lines, const Nine& line_of) {
  unsigned met = 0;
  for (std::size_t i = 0; i < kSize; ++i) met |= bit(line_of[lines[i]] + 3 * unsigned(i / 3));
  return met == 0x1ff;
}

// The line of each digit.
Nine lines_of_digits(const Nine& lines) {
  Nine result;
  for (std::size_t i = 0; i < kSize; ++i) result[lines[i]] = static_cast<std::uint8_t>(i / 3);
  return result;
}

// The boxes beside box 1 in a band: 2 and 3; transposed, boxes 4 and 7 of a stack.
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
// the `way`-th of the ways counted by FullGrids::ways.
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

constexpr std::uint8_t kMostWays = 8;
constexpr std::uint8_t kOrdersOfPartition = 2;

// The ways to complete stacks 2 and 3, and with them the rows of boxes 8 and 9.
struct Plan {
  std::array<std::uint8_t, 2> way;  // by stack
  std::uint8_t rare;   // number of partitions to choose from, those with more ways; 0: any split
  std::uint8_t stack;  // the stack of the partition
  std::uint8_t index;  // of the partition, or of the split
  std::uint8_t order;  // of the partition's sets: the first possible order, or the second
};

// The number of partitions that go with another in more ways than this; 0 if they are many.
constexpr std::uint8_t rare_partitions(std::uint8_t way) { return way < 2 ? 0 : way < 4 ? 19 : 1; }

constexpr auto kEveryPlan = [] {
  std::array<Plan, FullGrids::kPlans> plans{};
  std::size_t count = 0;
  for (std::uint8_t way2 = 0; way2 < kMostWays; ++way2) {
    for (std::uint8_t way3 = 0; way3 < kMostWays; ++way3) {
      const std::uint8_t stack = way3 > way2 ? 1 : 0;
      const std::uint8_t rare = rare_partitions(std::max(way2, way3));
      const auto choices = rare == 0 ? std::uint8_t{kSplitCount} : rare;
      for (std::uint8_t i = 0; i < choices; ++i) {
        for (int order = 0; order < (rare == 0 ? 1 : kOrdersOfPartition); ++order) {
          plans.at(count++) = {{way2, way3}, rare, stack, i, static_cast<std::uint8_t>(order)};
        }
      }
    }
  }
  if (count != plans.size()) throw std::logic_error("a plan is missing");
  return plans;
}();

// The lines of the second and the third band, or stack, in random order.
Nine random_line_order(QuickStream& stream) {
  Nine order = kInOrder;
  stream.shuffle(std::span<std::uint8_t>(order).subspan(3, 3));
  stream.shuffle(std::span<std::uint8_t>(order).subspan(6, 3));
  return order;
}

// The grid of these boxes, taken from the normal form into a random one.
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
  fill_ways();
  fill_splits();
  fill_boxes();
}

void FullGrids::fill_partitions() {
  std::uint8_t triples = 0;
  for (unsigned set = 0; set < rank_.size(); ++set) {
    if (std::popcount(set) == 3) rank_[set] = triples++;
  }
  // A partition is identified by any two of its three sets, in any order.
  std::uint16_t count = 0;
  for (unsigned a = 0; a < rank_.size(); ++a) {
    for (unsigned b = a + 1; b < rank_.size(); ++b) {
      const unsigned c = 0x1ff & ~(a | b);
      if (std::popcount(a) != 3 || std::popcount(b) != 3 || (a & b) != 0 || c < b) continue;
      for (const auto& [first, second] :
           {std::pair{a, b}, {b, a}, {a, c}, {c, a}, {b, c}, {c, b}}) {
        partition_[rank_[first]][rank_[second]] = count;
      }
      for (unsigned i = 0; i < kSize; ++i) {
        const std::uint32_t line = (a >> i & 1) != 0 ? 0 : (b >> i & 1) != 0 ? 1 : 2;
        line_of_[count] |= line << 2 * i;
      }
      ++count;
    }
  }
}

// Fills the table of ways, and for each middle the bottoms with many ways.
void FullGrids::fill_ways() {
  const auto crossing = [&](const Nine& columns) {
    std::vector<std::size_t> found;
    for (std::size_t p = 0; p < kPartitions; ++p) {
      Nine line_of;
      for (std::size_t i = 0; i < kSize; ++i) line_of[i] = line_of_[p] >> 2 * i & 3;
      if (crosses(columns, line_of)) found.push_back(p);
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
    std::size_t count = 0;
    rare_[middle].fill(kNoPartition);
    for (const std::uint8_t number : {kMostWays, std::uint8_t{kMostWays / 2}}) {
      for (std::uint16_t bottom = 0; bottom < kPartitions; ++bottom) {
        if (ways_[middle][bottom] == number) rare_[middle].at(count++) = bottom;
      }
    }
    assert(count == 0 || ways_[middle][rare_[middle][1]] < kMostWays);
  }
}

void FullGrids::fill_splits() {
  for (std::size_t stack = 0; stack < splits_with_.size(); ++stack) {
    for (auto& splits : splits_with_[stack]) splits.fill(kNoSplit);
    for (std::uint8_t i = 0; i < kSplitCount; ++i) {
      const Packed in_order = packed(kInOrder);
      auto& splits = splits_with_[stack][partition(in_order, in_order, kSplits[i].taken(stack))];
      assert(splits[1] == kNoSplit);
      splits[splits[0] == kNoSplit ? 0 : 1] = i;
    }
  }
}

void FullGrids::fill_boxes() {
  for (std::size_t split = 0; split < kSplitCount; ++split) {
    for (std::uint32_t order = 0; order < kLineOrders; ++order) {
      places_[0].push_back(packed(inverse(near_box(split, order, kInOrder))));
      places_[1].push_back(packed(inverse(far_box(split, order, kInOrder))));
      box4_.push_back(packed(turned(near_box(split, order, kTurned))));
      box7_.push_back(packed(turned(far_box(split, order, kTurned))));
    }
  }
}

std::uint16_t FullGrids::partition(Packed places, Packed left, const Nine& taken) const {
  const auto place_bit = [&](std::size_t i) {
    return bit(number_at(places, number_at(left, taken[i])));
  };
  const unsigned first = place_bit(0) | place_bit(1) | place_bit(2);
  const unsigned second = place_bit(3) | place_bit(4) | place_bit(5);
  return partition_[rank_[first]][rank_[second]];
}

// A random draw, in the normal form.
struct FullGrids::Proposal {
  const Plan* plan;
  std::array<Packed, 2> places;  // of the digits in boxes 2 and 3
  Packed box4;
  Packed box7;
  const Split* middle;  // which rows boxes 5 and 6 take from box 4
  const Split* bottom;  // boxes 8 and 9 from box 7
};

// The split of box 7 that gives box 8, or 9, the planned partition; or kNoSplit.
std::uint8_t FullGrids::rare_split(const Proposal& proposal) const {
  const Plan& plan = *proposal.plan;
  const Packed places = proposal.places[plan.stack];
  const Nine& taken = proposal.middle->taken(plan.stack);
  const auto rare = rare_[partition(places, proposal.box4, taken)][plan.index];
  if (rare == kNoPartition) return kNoSplit;
  std::uint32_t sets = 0;  // three times nine places in box 7
  for (unsigned i = 0; i < kSize; ++i) {
    const unsigned place = number_at(places, number_at(proposal.box7, i));
    sets |= bit(kSize * (line_of_[rare] >> 2 * place & 3) + i);
  }
  const auto in_box7 = partition_[rank_[sets & 0x1ff]][rank_[sets >> kSize & 0x1ff]];
  return splits_with_[plan.stack][in_box7][plan.order];
}

bool FullGrids::works(const Proposal& proposal, std::size_t stack) const {
  const Packed places = proposal.places[stack];
  const auto middle = partition(places, proposal.box4, proposal.middle->taken(stack));
  const auto bottom = partition(places, proposal.box7, proposal.bottom->taken(stack));
  return ways_[middle][bottom] > proposal.plan->way[stack];
}

bool FullGrids::complete(Proposal& proposal) const {
  const Plan& plan = *proposal.plan;
  const std::uint8_t bottom = plan.rare == 0 ? plan.index : rare_split(proposal);
  if (bottom == kNoSplit) return false;
  proposal.bottom = &kSplits[bottom];
  return works(proposal, plan.stack) && works(proposal, 1U - plan.stack);
}

Grid FullGrids::random(QuickStream& stream, std::uint64_t& proposals) const {
  constexpr std::uint32_t kTwoOrders = kLineOrders * kLineOrders;
  Proposal drawn{};
  do {
    ++proposals;
    drawn.plan = &kEveryPlan[stream.below(kPlans)];
    const std::uint32_t across = stream.below(kSplitCount * kTwoOrders);
    const std::uint32_t down = stream.below(kSplitCount * kTwoOrders);
    const auto nearer = [](std::uint32_t choice) { return choice / kLineOrders; };
    const auto farther = [](std::uint32_t choice) {
      return choice / kTwoOrders * kLineOrders + choice % kLineOrders;
    };
    drawn.places = {places_[0][nearer(across)], places_[1][farther(across)]};
    drawn.box4 = box4_[nearer(down)];
    drawn.box7 = box7_[farther(down)];
    drawn.middle = &kSplits[stream.below(kSplitCount)];
  } while (!complete(drawn));
  const Nine box4 = unpacked(drawn.box4);
  const Nine box7 = unpacked(drawn.box7);
  std::array<Stack, 2> stacks;
  for (std::size_t i = 0; i < stacks.size(); ++i) {
    stacks[i] = {inverse(unpacked(drawn.places[i])), gathered(box4, drawn.middle->taken(i)),
                 gathered(box7, drawn.bottom->taken(i))};
    stacks[i].complete(drawn.plan->way[i]);
  }
  const std::array<const Nine*, kSize> boxes = {&kInOrder, &stacks[0].top,    &stacks[1].top,
                                                &box4,     &stacks[0].middle, &stacks[1].middle,
                                                &box7,     &stacks[0].bottom, &stacks[1].bottom};
  return in_random_order(boxes, stream);
}

Grid random_full_grid(RandomStream& random) {
  QuickStream stream(random.bits());
  return FullGrids().random(stream);
}

}  // namespace nonet
