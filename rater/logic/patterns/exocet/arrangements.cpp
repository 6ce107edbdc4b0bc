// All ways to place the digits of the base cells. A digit is in each cross-line and in each box of
// the band, so a way to place it is up to five cells beside the base; two digits need different
// cells.
#include <utility>
#include <vector>

#include "rater/logic/patterns/exocet/digit_places.h"

namespace nonet {

namespace {

struct DigitWay {
  CellSet cells;  // those of the base included
  CellSet seen;
};

class Arrangements {
 public:
  Arrangements(CellSet bases, std::vector<House> houses, const Position& position)
      : position_(position), bases_(bases), houses_(std::move(houses)) {
    for (const Cell cell : bases) base_cells_.push_back(cell);
    for (const Digit digit : DigitSet::all()) places_[digit] = places_and_values(position, digit);
  }

  CandidateSet excluded() {
    assign(0);
    CandidateSet excluded;
    if (!met_) return excluded;
    for (const Digit digit : DigitSet::all()) {
      excluded[digit] = position_.places(digit) - allowed_[digit];
    }
    return excluded;
  }

 private:
  // Digits for the base cells from this one on.
  void assign(std::size_t at) {
    if (at == base_cells_.size()) {
      choose_ways();
      return;
    }
    const Cell cell = base_cells_[at];
    for (const Digit digit : position_.candidates(cell)) {
      if (holders_[digit].intersects(peers_of(cell))) continue;
      holders_[digit].insert(cell);
      assign(at + 1);
      holders_[digit].erase(cell);
    }
  }

  void choose_ways() {
    std::vector<Digit> digits;
    std::vector<std::vector<DigitWay>> ways;
    for (const Digit digit : DigitSet::all()) {
      if (holders_[digit].empty()) continue;
      digits.push_back(digit);
      ways.emplace_back();
      extend(digit, 0, way_of(holders_[digit]), ways.back());
      if (ways.back().empty()) return;
    }
    std::vector<DigitWay> chosen;
    combine(digits, ways, {}, chosen);
  }

  static DigitWay way_of(CellSet cells) {
    DigitWay way{.cells = cells, .seen = {}};
    for (const Cell cell : cells) way.seen |= peers_of(cell);
    return way;
  }

  // The ways of a digit that go on from this one, house by house.
  void extend(Digit digit, std::size_t at, const DigitWay& way, std::vector<DigitWay>& ways) const {
    if (at == houses_.size()) {
      ways.push_back(way);
      return;
    }
    const CellSet house = cell_set_of(houses_[at]);
    if (way.cells.intersects(house)) return extend(digit, at + 1, way, ways);
    for (const Cell cell : (places_[digit] & house) - way.seen - bases_) {
      const DigitWay next{way.cells | CellSet(cell), way.seen | peers_of(cell)};
      extend(digit, at + 1, next, ways);
    }
  }

  void combine(const std::vector<Digit>& digits, const std::vector<std::vector<DigitWay>>& ways,
               CellSet taken, std::vector<DigitWay>& chosen) {
    if (chosen.size() == digits.size()) {
      allow(digits, taken, chosen);
      return;
    }
    for (const DigitWay& way : ways[chosen.size()]) {
      if (way.cells.intersects(taken)) continue;
      chosen.push_back(way);
      combine(digits, ways, taken | way.cells, chosen);
      chosen.pop_back();
    }
  }

  // Notes the candidates that fit with the arrangement.
  void allow(const std::vector<Digit>& digits, CellSet taken, const std::vector<DigitWay>& chosen) {
    met_ = true;
    std::size_t at = 0;
    for (const Digit digit : DigitSet::all()) {
      const bool placed = at < digits.size() && digits[at] == digit;
      const CellSet free = placed ? ~(taken | chosen[at].seen) | chosen[at].cells : ~taken;
      allowed_[digit] |= free;
      if (placed) ++at;
    }
  }

  const Position& position_;
  CellSet bases_;
  std::vector<Cell> base_cells_;
  std::vector<House> houses_;
  PerDigit<CellSet> places_;
  PerDigit<CellSet> holders_;  // the base cells that have the digit in this case
  PerDigit<CellSet> allowed_;
  bool met_ = false;
};

}  // namespace

CandidateSet excluded_by(CellSet bases, std::vector<House> houses, const Position& position) {
  return Arrangements(bases, std::move(houses), position).excluded();
}

CandidateSet excluded_by(std::span<const Exocet> exocets, const Position& position) {
  CellSet bases;
  for (const Exocet& exocet : exocets) bases |= exocet.base;
  std::vector<House> houses;
  for (const House line : exocets.front().cross_lines) houses.push_back(line);
  for (const House box : boxes_of_band(exocets.front())) houses.push_back(box);
  return excluded_by(bases, std::move(houses), position);
}

}  // namespace nonet
