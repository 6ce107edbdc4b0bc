#include "rater/logic/chains/forcing/pattern_reading.h"

#include <utility>

namespace nonet::chains {

namespace {

class PatternReader {
 public:
  PatternReader(TechniqueId technique, CandidateId removed, const ChainGrid& root,
                const Places& off)
      : technique_(technique),
        cell_(candidate_of(removed).cell),
        digit_(candidate_of(removed).digit),
        root_(root),
        off_(off) {}

  std::optional<PatternReading> read() {
    for (const HouseKind kind : {HouseKind::kRow, HouseKind::kColumn, HouseKind::kBox}) {
      const bool line = kind != HouseKind::kBox;
      if (technique_ == TechniqueId::kPointing && line) pointing(kind);
      if (technique_ == TechniqueId::kClaiming && line) claiming(kind);
      if (technique_ == TechniqueId::kXWing && line) x_wings(kind);
      if (technique_ == TechniqueId::kNakedPair) naked_pairs(house_of(cell_, kind));
      if (technique_ == TechniqueId::kHiddenPair) hidden_pairs(house_of(cell_, kind));
    }
    return std::move(best_);
  }

 private:
  static CandidateId id(Cell c, Digit d) { return id_of(c, d); }
  [[nodiscard]] CellSet places(Digit d) const { return root_.places[d]; }
  [[nodiscard]] CellSet left(Digit d) const { return places(d) - off_[d]; }
  [[nodiscard]] DigitSet left_in(Cell c) const {
    DigitSet digits;
    for (const Digit d : all_digits()) {
      if (left(d).contains(c)) digits.insert(d);
    }
    return digits;
  }

  // Whether the digit is gone from the cells; notes the candidates whose removal that took.
  bool is_gone(Digit d, CellSet cells, std::vector<CandidateId>& parents) const {
    if (left(d).intersects(cells)) return false;
    for (const Cell c : places(d) & cells) parents.push_back(id(c, d));
    return true;
  }

  [[nodiscard]] Pattern pattern_of(CellSet cells, DigitSet digits, std::vector<House> base,
                                   std::vector<House> cover) const {
    Pattern pattern;
    pattern.technique = technique_;
    pattern.cells = cells;
    pattern.digits = digits;
    pattern.base = std::move(base);
    pattern.cover = std::move(cover);
    return pattern;
  }

  void keep(PatternReading reading) {
    if (!best_ || reading.parents.size() < best_->parents.size()) best_ = std::move(reading);
  }

  // The digit's places in `base` lie in `cover`, where the removed candidate is.
  void locked(House base, House cover) {
    PatternReading reading{
        pattern_of(left(digit_) & cell_set_of(base), DigitSet(digit_), {base}, {cover}), {}};
    if (base == house_of(cell_, base.kind()) || reading.pattern.cells.empty()) return;
    if (!is_gone(digit_, cell_set_of(base) - cell_set_of(cover), reading.parents)) return;
    keep(std::move(reading));
  }
  void pointing(HouseKind kind) {
    const House line = house_of(cell_, kind);
    for (int box = 0; box < kSize; ++box) {
      const House base = House::box(box);
      if (cell_set_of(base).intersects(cell_set_of(line))) locked(base, line);
    }
  }
  void claiming(HouseKind kind) {
    const House box = house_of(cell_, HouseKind::kBox);
    for (int number = 0; number < kSize; ++number) {
      const House base(kind, number);
      if (cell_set_of(base).intersects(cell_set_of(box))) locked(base, box);
    }
  }

  void x_wings(HouseKind cover_kind) {
    const HouseKind base_kind =
        cover_kind == HouseKind::kRow ? HouseKind::kColumn : HouseKind::kRow;
    const House first_cover = house_of(cell_, cover_kind);
    for (int other = 0; other < kSize; ++other) {
      const House second_cover(cover_kind, other);
      if (second_cover == first_cover) continue;
      const CellSet cover = cell_set_of(first_cover) | cell_set_of(second_cover);
      for (int second = 1; second < kSize; ++second) {
        for (int first = 0; first < second; ++first) {
          x_wing({House(base_kind, first), House(base_kind, second)}, {first_cover, second_cover},
                 cover);
        }
      }
    }
  }
  void x_wing(std::vector<House> bases, std::vector<House> covers, CellSet cover) {
    const CellSet base = cell_set_of(bases[0]) | cell_set_of(bases[1]);
    if (base.contains(cell_)) return;
    PatternReading reading;
    if (!is_gone(digit_, base - cover, reading.parents)) return;
    const CellSet cells = left(digit_) & base;
    for (const House line : bases) {
      if (!cells.intersects(cell_set_of(line))) return;
    }
    reading.pattern = pattern_of(cells, DigitSet(digit_), std::move(bases), std::move(covers));
    keep(std::move(reading));
  }

  void naked_pairs(House house) {
    for (const Cell second : cell_set_of(house)) {
      for (const Cell first : cell_set_of(house)) {
        if (first == second) break;
        if (first == cell_ || second == cell_) continue;
        const DigitSet pair = left_in(first) | left_in(second);
        if (left_in(first).empty() || left_in(second).empty()) continue;
        if (pair.size() != 2 || !pair.contains(digit_)) continue;
        PatternReading reading{pattern_of({first, second}, pair, {house}, {}), {}};
        for (const Digit d : ~pair) is_gone(d, {first, second}, reading.parents);
        keep(std::move(reading));
      }
    }
  }

  // The removed candidate's cell is one of the pair's.
  void hidden_pairs(House house) {
    for (const Cell other : cell_set_of(house)) {
      if (other == cell_) continue;
      const CellSet pair{cell_, other};
      DigitSet confined;
      for (const Digit d : ~DigitSet(digit_)) {
        const CellSet in_house = left(d) & cell_set_of(house);
        if (!in_house.empty() && pair.contains(in_house)) confined.insert(d);
      }
      for (const Digit second : confined) {
        for (const Digit first : confined) {
          if (first == second) break;
          PatternReading reading{pattern_of(pair, {first, second}, {house}, {}), {}};
          is_gone(first, cell_set_of(house) - pair, reading.parents);
          is_gone(second, cell_set_of(house) - pair, reading.parents);
          keep(std::move(reading));
        }
      }
    }
  }

  TechniqueId technique_;
  Cell cell_;
  Digit digit_;
  const ChainGrid& root_;
  const Places& off_;
  std::optional<PatternReading> best_;
};

}  // namespace

std::optional<PatternReading> read_pattern(TechniqueId technique, CandidateId removed,
                                           const ChainGrid& root, const Places& off) {
  return PatternReader(technique, removed, root, off).read();
}

}  // namespace nonet::chains
