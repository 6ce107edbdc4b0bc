#include "rater/logic/patterns/almost_locked/almost_locked_sets.h"

#include <array>
#include <memory>

#include "base/bits.h"
#include "board/every_key.h"
#include "board/geometry.h"
#include "rater/logic/position/houses.h"

namespace nonet {

namespace {

class SetCollector {
 public:
  SetCollector(const Position& position, std::vector<AlmostLockedSet>& sets)
      : position_(position), sets_(sets) {}

  void run() {
    sets_.clear();
    for (const House house : all_houses()) {
      house_ = house;
      for (std::size_t at = 0; at < kSize; ++at) {
        candidates_[at] = position_.candidates(cells_of(house)[at]).bits();
      }
      extend(position_.empty_in(house), 0, 0, 0);
    }
  }

 private:
  // By positions in the house. A set of eight cells is the largest that leaves a cell to clear.
  void extend(unsigned from, unsigned cells, unsigned digits, int size) {
    if (size == kSize - 1) return;
    for (; from != 0; from &= from - 1) {
      const std::size_t at = lowest(from);
      const unsigned next = cells | 1U << at;
      const unsigned all = digits | candidates_[at];
      if (bit_count(all) == size + 2 && !known(next)) {
        add(cells_at(house_, next), DigitSet::from_bits(all));
      }
      const unsigned left = from & (from - 1);
      if (bit_count(all) <= size + 2 + bit_count(left)) extend(left, next, all, size + 1);
    }
  }

  // Whether an earlier house contains the set: rows come first, then columns.
  [[nodiscard]] bool known(unsigned cells) const {
    switch (house_.kind()) {
      case HouseKind::kRow:
        return false;
      case HouseKind::kColumn:
        return at_most_one_bit(cells);
      case HouseKind::kBox:
        break;
    }
    for (unsigned i = 0; i < kBoxSize; ++i) {
      constexpr unsigned kRow = 0b111;
      constexpr unsigned kColumn = 0b001001001;
      if ((cells & ~(kRow << kBoxSize * i)) == 0 || (cells & ~(kColumn << i)) == 0) return true;
    }
    return false;
  }

  void add(CellSet cells, DigitSet digits) {
    AlmostLockedSet& set = sets_.emplace_back(AlmostLockedSet{cells, digits, {}, {}, {}});
    for (const Digit digit : digits) {
      set.places[digit] = cells & position_.places(digit);
      const CellSet seeing = cell_set_of(house_) | seen_beside(house_, set.places[digit]);
      set.seen[digit] = (seeing & position_.places(digit)) - cells;
      set.sees |= set.seen[digit];
    }
  }

  const Position& position_;
  House house_;
  std::array<unsigned, kSize> candidates_{};  // by position in the house
  std::vector<AlmostLockedSet>& sets_;
};

// Finds restricted commons for all later sets at once, with a row of bits for each digit and for
// each candidate: the sets that have it.
class CommonSearch {
 public:
  void link(AlsGraph& graph, const Position& position) {
    load(graph.sets, position);
    graph.links.clear();
    graph.first_link.clear();
    for (std::size_t i = 0; i < graph.sets.size(); ++i) {
      graph.first_link.push_back(graph.links.size());
      const AlmostLockedSet& set = graph.sets[i];
      std::size_t count = 0;
      for (const Digit digit : set.digits) {
        if (set.seen[digit].empty()) continue;
        digits_[count] = digit;
        const CellSet unseen = position.places(digit) - set.seen[digit];
        if (words_ == kFewWords) {
          mark_partners<kFewWords>(digit, unseen, i, count++);
        } else if (words_ == kMoreWords) {
          mark_partners<kMoreWords>(digit, unseen, i, count++);
        } else {
          mark_partners<0>(digit, unseen, i, count++);
        }
      }
      add_links(graph, i, count);
    }
    graph.first_link.push_back(graph.links.size());
  }

 private:
  using Word = std::uint64_t;
  static constexpr std::size_t kWordBits = 64;
  // Most positions have so many words in a row; loops of these lengths need no counting.
  static constexpr std::size_t kFewWords = 4;
  static constexpr std::size_t kMoreWords = 8;

  void load(const std::vector<AlmostLockedSet>& sets, const Position& position) {
    words_ = (sets.size() + kWordBits - 1) / kWordBits;
    if (words_ < kMoreWords) words_ = words_ <= kFewWords ? kFewWords : kMoreWords;
    with_digit_.assign(kSize * words_, 0);
    with_.assign(number_candidates(position) * words_, 0);
    partners_.resize(kSize * words_);
    for (std::size_t i = 0; i < sets.size(); ++i) {
      const std::size_t word = i / kWordBits;
      const Word bit = Word{1} << i % kWordBits;
      for (const Digit digit : sets[i].digits) {
        with_digit_[array_index(digit) * words_ + word] |= bit;
        for (const Cell cell : sets[i].places[digit]) with_[row_of({cell, digit}) + word] |= bit;
      }
    }
  }

  // Returns how many there are.
  std::size_t number_candidates(const Position& position) {
    std::uint16_t count = 0;
    for (const Digit digit : all_digits()) {
      for (const Cell cell : position.places(digit)) number_[{cell, digit}] = count++;
    }
    return count;
  }

  [[nodiscard]] std::size_t row_of(Candidate candidate) const {
    return number_[candidate] * words_;
  }

  // Into the row: the sets after number i that have the digit, in none of the unseen places.
  // kWords: words of a row, 0 if unknown.
  template <std::size_t kWords>
  void mark_partners(Digit digit, CellSet unseen, std::size_t i, std::size_t row) {
    const std::size_t words = kWords == 0 ? words_ : kWords;
    Word* const partners = &partners_[row * words];
    const Word* const all = &with_digit_[array_index(digit) * words];
    for (std::size_t w = 0; w < words; ++w) partners[w] = all[w];
    const std::size_t first = i / kWordBits;
    partners[first] &= ~Word{0} << i % kWordBits << 1;
    for (const Cell cell : unseen) {
      const Word* const with = &with_[row_of({cell, digit})];
      for (std::size_t w = 0; w < words; ++w) partners[w] &= ~with[w];
    }
  }

  void add_links(AlsGraph& graph, std::size_t i, std::size_t count) const {
    const CellSet own = graph.sets[i].cells;
    for (std::size_t w = i / kWordBits; w < words_; ++w) {
      Word some = 0;
      for (std::size_t k = 0; k < count; ++k) some |= partners_[k * words_ + w];
      for (; some != 0; some &= some - 1) {
        const std::size_t bit = lowest(some);
        const std::size_t j = w * kWordBits + bit;
        if (own.intersects(graph.outlines[j].cells)) continue;
        graph.links.push_back({static_cast<std::uint16_t>(i), static_cast<std::uint16_t>(j),
                               commons_at(w, bit, count)});
      }
    }
  }

  // Of more than two digits only the first and the last.
  [[nodiscard]] DigitSet commons_at(std::size_t word, std::size_t bit, std::size_t count) const {
    DigitSet commons;
    for (std::size_t k = 0; k < count; ++k) {
      if ((partners_[k * words_ + word] >> bit & 1) == 0) continue;
      if (commons.size() == 2) commons = DigitSet(commons.first());
      commons.insert(digits_[k]);
    }
    return commons;
  }

  std::size_t words_ = 0;         // of a row
  std::vector<Word> with_digit_;  // by digit
  PerCandidate<std::uint16_t> number_{};
  std::vector<Word> with_;           // by candidate
  std::array<Digit, kSize> digits_;  // of the present set
  std::vector<Word> partners_;       // by place in digits_
};

struct AlsMemory final : FamilyMemory {
  void load(const Position& position) {
    if (loaded && places == position.all_places()) return;
    loaded = true;
    linked = false;
    places = position.all_places();
    SetCollector(position, graph.sets).run();
  }
  // REQUIRES: the position is loaded.
  void link(const Position& position) {
    if (linked) return;
    linked = true;
    graph.outlines.clear();
    for (const AlmostLockedSet& set : graph.sets) {
      graph.outlines.push_back({set.cells, set.sees, set.digits});
    }
    commons.link(graph, position);
  }

  bool loaded = false;
  bool linked = false;
  PerDigit<CellSet> places;
  AlsGraph graph;
  CommonSearch commons;
  AlsWalks walks;
};

AlsMemory& loaded_memory(const Position& position, WalkMemory& memory) {
  if (memory.almost_locked_sets == nullptr) {
    memory.almost_locked_sets = std::make_unique<AlsMemory>();
  }
  auto& known = static_cast<AlsMemory&>(*memory.almost_locked_sets);
  known.load(position);
  return known;
}

}  // namespace

std::vector<AlmostLockedSet> almost_locked_sets(const Position& position) {
  std::vector<AlmostLockedSet> sets;
  SetCollector(position, sets).run();
  return sets;
}

std::vector<std::uint8_t> sets_with(const AlsGraph& graph, CellSet cells) {
  std::vector<std::uint8_t> marks;
  marks.reserve(graph.outlines.size());
  for (const AlsOutline& set : graph.outlines) marks.push_back(set.cells.intersects(cells) ? 1 : 0);
  return marks;
}

const std::vector<AlmostLockedSet>& almost_locked_sets(const Position& position,
                                                       WalkMemory& memory) {
  return loaded_memory(position, memory).graph.sets;
}

const AlsGraph& als_graph(const Position& position, WalkMemory& memory) {
  AlsMemory& known = loaded_memory(position, memory);
  known.link(position);
  return known.graph;
}

AlsWalks& als_walks(WalkMemory& memory) {
  return static_cast<AlsMemory&>(*memory.almost_locked_sets).walks;
}

}  // namespace nonet
