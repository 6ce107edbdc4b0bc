#include "rater/chains/links/static_links.h"

namespace nonet::chains {

namespace {

// Which houses of a digit have exactly two places, by the bits that HouseTallies uses.
struct PairHouses {
  Bands rows;
  Bands boxes;
  Bands columns;  // of all bands, in every band
};

// One, two and three or more of three counters.
struct Count {
  Bands some;
  Bands many;
  Bands more;
};
Count count(Bands a, Bands b, Bands c) {
  return {a | b | c, (a & b) | (a & c) | (b & c), a & b & c};
}
Count sum(const Count& a, const Count& b, const Count& c) {
  Count total = count(a.some, b.some, c.some);
  total.more |= a.more | b.more | c.more | (a.many & (b.some | c.some)) |
                (b.many & (a.some | c.some)) | (c.many & (a.some | b.some));
  total.many |= a.many | b.many | c.many;
  return total;
}
Bands exactly_two(const Count& c) { return c.many & ~c.more; }

PairHouses pair_houses(Bands v) {
  const Count m = count(v & kMinirowFirst, (v >> 1) & kMinirowFirst, (v >> 2) & kMinirowFirst);
  const auto part = [&](int shift, std::uint32_t mask) {
    return Count{(m.some >> shift) & mask, (m.many >> shift) & mask, (m.more >> shift) & mask};
  };
  const Count band = count(v & kRowCells, (v >> 9) & kRowCells, (v >> 18) & kRowCells);
  const Count next = {next_band(band.some), next_band(band.many), next_band(band.more)};
  const Count last = {last_band(band.some), last_band(band.many), last_band(band.more)};
  return {exactly_two(sum(part(0, kRowFirst), part(3, kRowFirst), part(6, kRowFirst))),
          exactly_two(sum(part(0, kBoxFirst), part(9, kBoxFirst), part(18, kBoxFirst))),
          exactly_two(sum(band, next, last))};
}

using IdSet = std::array<std::uint64_t, (kCandidates + 63) / 64>;
bool contains(const IdSet& set, CandidateId id) { return (set[id / 64U] >> (id % 64U) & 1) != 0; }
void insert(IdSet& set, CandidateId id) { set[id / 64U] |= std::uint64_t{1} << (id % 64U); }

constexpr PerHouse<Bands> make_house_bands() {
  PerHouse<Bands> table{};
  for (const House house : all_houses()) {
    for (std::size_t spot = 0; spot < kSize; ++spot) {
      table[house] |= single_cell(cell_at(house, spot));
    }
  }
  return table;
}
const PerHouse<Bands> kHouseBands = make_house_bands();

Bands row_cells(Cell first) { return kRowCells * single_cell(first); }

}  // namespace

void StaticLinks::add_link(CandidateId a, CandidateId b, bool fresh) {
  const auto end = [&](CandidateId from, CandidateId to) {
    const Cell cell = cell_of(from);
    ends_[digit_of(from)] |= single_cell(cell);
    end_digits_[cell] = static_cast<std::uint16_t>(end_digits_[cell] | bit_of(digit_of(from)));
    linked_[from][degree_[from]++] = to;
  };
  end(a, b);
  end(b, a);
  if (fresh) fresh_.push_back({a, b});
}

void StaticLinks::load(const CandidateBoard& left, const CandidateBoard& quiet) {
  left_ = left;
  ends_ = {};
  end_digits_.fill(0);
  degree_.fill(0);
  reach_slot_.fill(0);
  reach_.clear();
  reach_.reserve(kCandidates);
  fresh_.clear();
  for (const Digit d : all_digits()) load_houses(d, left, quiet);
  load_cells(left, quiet);
}

void StaticLinks::load_houses(Digit digit, const CandidateBoard& left,
                              const CandidateBoard& quiet) {
  const Bands places = left[digit];
  const Bands gone = quiet[digit] & ~places;
  const auto link = [&](Bands house) {
    std::array<CandidateId, 2> two{};
    std::size_t n = 0;
    for_each_cell(places & house, [&](Cell cell) { two[n++] = id_of(cell, digit); });
    add_link(two[0], two[1], any(gone & house));
  };
  const PairHouses pairs = pair_houses(places);
  for_each_cell(pairs.rows, [&](Cell cell) { link(row_cells(cell)); });
  for_each_cell(pairs.boxes, [&](Cell cell) { link(fill_boxes(single_cell(cell))); });
  for (std::uint32_t rest = pairs.columns[0]; rest != 0; rest &= rest - 1) {
    const std::uint32_t column = (rest & (~rest + 1)) * kRowFirst;
    link(Bands{column, column, column, 0});
  }
}

void StaticLinks::load_cells(const CandidateBoard& left, const CandidateBoard& quiet) {
  Bands one{};
  Bands two{};
  Bands three{};
  Bands gone{};
  for (const Digit d : all_digits()) {
    three |= two & left[d];
    two |= one & left[d];
    one |= left[d];
    gone |= quiet[d] & ~left[d];
  }
  for_each_cell(two & ~three, [&](Cell cell) {
    std::array<CandidateId, 2> pair{};
    std::size_t n = 0;
    for (const Digit d : all_digits()) {
      if (has_cell(left[d], cell)) pair[n++] = id_of(cell, d);
    }
    add_link(pair[0], pair[1], has_cell(gone, cell));
  });
}

// Breadth-first; where it comes to a candidate whose own search has been made, all that is taken
// over.
const CandidateBoard& StaticLinks::off_when_on(CandidateId source) {
  if (reach_slot_[source] != 0) return reach_[reach_slot_[source] - 1U].off;
  // Its place is kept, so that no search has to be copied.
  Reach& reach = reach_.emplace_back();
  IdSet done{};  // on-candidates that need not be expanded
  std::array<CandidateId, kCandidates> queue;
  std::size_t end = 0;
  const auto turn_on = [&](CandidateId id) {
    if (contains(reach.on, id)) return;
    insert(reach.on, id);
    if (reach_slot_[id] == 0) {
      queue[end++] = id;
      return;
    }
    const Reach& known = reach_[reach_slot_[id] - 1U];
    for (const Digit d : all_digits()) reach.off[d] |= known.off[d];
    for (std::size_t w = 0; w < known.on.size(); ++w) {
      reach.on[w] |= known.on[w];
      done[w] |= known.on[w];
    }
  };
  const auto turn_off = [&](CandidateId id) {
    for (std::size_t i = 0; i < degree_[id]; ++i) turn_on(linked_[id][i]);
  };
  CandidateBoard on{};
  turn_on(source);
  for (std::size_t head = 0; head < end; ++head) {
    if (contains(done, queue[head])) continue;
    const Cell cell = cell_of(queue[head]);
    const Digit digit = digit_of(queue[head]);
    on[digit] |= single_cell(cell);
    const Bands fresh = kBandPeers[cell] & ends_[digit] & ~reach.off[digit];
    reach.off[digit] |= kBandPeers[cell];
    for_each_cell(fresh, [&](Cell c) { turn_off(id_of(c, digit)); });
    for (unsigned rest = end_digits_[cell] & ~bit_of(digit); rest != 0; rest &= rest - 1) {
      turn_off(id_of(cell, lowest_digit(rest)));
    }
  }
  // A cell's other digits.
  Bands one{};
  Bands two{};
  for (const Bands& cells : on) {
    two |= one & cells;
    one |= cells;
  }
  for (const Digit d : all_digits()) {
    reach.off[d] = (reach.off[d] | two | (one & ~on[d])) & left_[d];
  }
  reach_slot_[source] = static_cast<std::uint16_t>(reach_.size());
  return reach.off;
}

bool StaticLinks::remove_implied(CandidateBoard& left, CandidateBoard& quiet) {
  load(left, quiet);
  CandidateBoard implied{};
  for (const Link& link : fresh_) {
    const CandidateBoard from_a = off_when_on(link.a);
    const CandidateBoard& from_b = off_when_on(link.b);
    for (const Digit d : all_digits()) implied[d] |= from_a[d] & from_b[d];
  }
  Bands found{};
  for (const Digit d : all_digits()) {
    found |= implied[d];
    left[d] &= ~implied[d];
  }
  if (any(found)) return true;
  quiet = left;
  return false;
}

StaticLinks::Multiple StaticLinks::multiple(const CandidateBoard& left) {
  load(left, left);
  Multiple result;
  PerCell<std::uint16_t> digits{};
  for (const Digit d : all_digits()) {
    for_each_cell(left[d], [&](Cell cell) {
      digits[cell] = static_cast<std::uint16_t>(digits[cell] | bit_of(d));
    });
  }
  // False where nothing is in common any more.
  const auto share = [&](CandidateBoard& common, CandidateId id) {
    const CandidateBoard& off = off_when_on(id);
    Bands some{};
    for (const Digit d : all_digits()) {
      common[d] &= off[d];
      some |= common[d];
    }
    return any(some);
  };
  const auto keep = [&](const CandidateBoard& common) {
    Bands found{};
    for (const Digit d : all_digits()) {
      result.removed[d] |= common[d];
      found |= common[d];
    }
    return any(found);
  };
  for (const Cell cell : all_cells()) {
    if (!at_least_two(digits[cell]) || exactly_two(digits[cell])) continue;
    CandidateBoard common = left;
    unsigned rest = digits[cell];
    while (rest != 0 && share(common, id_of(cell, lowest_digit(rest)))) rest &= rest - 1;
    if (rest == 0 && keep(common)) result.cells |= single_cell(cell);
  }
  for (const House house : all_houses()) {
    for (const Digit d : all_digits()) {
      std::array<Cell, kSize> places{};
      std::size_t count = 0;
      for_each_cell(left[d] & kHouseBands[house], [&](Cell cell) { places[count++] = cell; });
      // The procedure comes to a house from its first place, if that cell is a source.
      const unsigned first = digits[places[0]];
      if (count < 2 || !at_least_two(first) || exactly_two(first)) continue;
      CandidateBoard common = left;
      std::size_t shared = 0;
      while (shared < count && share(common, id_of(places[shared], d))) ++shared;
      if (shared == count && keep(common)) {
        result.houses[house] = static_cast<std::uint16_t>(result.houses[house] | bit_of(d));
      }
    }
  }
  return result;
}

}  // namespace nonet::chains
