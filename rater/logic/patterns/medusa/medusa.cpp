#include "rater/logic/patterns/medusa/medusa.h"

#include <array>
#include <optional>
#include <vector>

#include "board/every_key.h"
#include "board/geometry.h"
#include "rater/logic/position/houses.h"

namespace nonet {

namespace {

// Candidates joined by strong links, in two colors.
using MedusaColors = std::array<CandidateSet, 2>;

class MedusaGroups {
 public:
  explicit MedusaGroups(const Search& search) : search_(search), position_(search.position) {}

  Demand run() {
    CandidateSet known;
    CellSet bivalue;  // only these join candidates of two digits
    for (const Cell cell : position_.empty_cells()) {
      if (position_.candidates(cell).size() == 2) bivalue.insert(cell);
    }
    for (const Digit digit : DigitSet::all()) {
      for (const Cell cell : position_.places(digit) & bivalue) {
        if (known.contains({cell, digit})) continue;
        const MedusaColors colors = group_of({cell, digit});
        known |= colors[0];
        known |= colors[1];
        if (offer_group(colors) == Demand::kEnough) return Demand::kEnough;
      }
    }
    return Demand::kMore;
  }

 private:
  [[nodiscard]] MedusaColors group_of(Candidate start) const {
    MedusaColors colors;
    colors[0].insert(start);
    std::vector<std::pair<Candidate, std::size_t>> open = {{start, 0}};
    while (!open.empty()) {
      const auto [from, color] = open.back();
      open.pop_back();
      const CandidateSet joined = joined_with(from);
      for (const Digit digit : all_digits()) {
        for (const Cell cell : joined[digit] - colors[1 - color][digit]) {
          colors[1 - color].insert(Candidate{cell, digit});
          open.emplace_back(Candidate{cell, digit}, 1 - color);
        }
      }
    }
    return colors;
  }

  // By strong links.
  [[nodiscard]] CandidateSet joined_with(Candidate from) const {
    CandidateSet joined;
    const DigitSet others = position_.candidates(from.cell) - DigitSet(from.digit);
    if (others.size() == 1) joined.insert({from.cell, others.first()});
    for (const House house : houses_of(from.cell)) {
      if (bit_count(position_.places(house, from.digit)) != 2) continue;
      joined[from.digit] |=
          (position_.places(from.digit) & cell_set_of(house)) - CellSet(from.cell);
    }
    return joined;
  }

  Demand offer_group(const MedusaColors& colors) {
    CandidateSet all = colors[0];
    all |= colors[1];
    if (all.digits().size() < 2) return Demand::kMore;
    const MedusaColors gone = {removed_by(colors[0]), removed_by(colors[1])};
    for (const std::size_t color : {0U, 1U}) {
      const auto emptied = contradiction_of(colors[color], gone[color]);
      if (!emptied) continue;
      Step step = step_of_colors({colors[color], colors[1 - color]}, colors[color]);
      step.technique = TechniqueId::kMedusaWrap;
      step.helpers = emptied->cells;
      step.digits |= emptied->digits;
      if (offer(step) == Demand::kEnough) return Demand::kEnough;
    }
    CandidateSet trapped;
    for (const Digit digit : DigitSet::all()) {
      trapped[digit] = (gone[0][digit] & gone[1][digit]) - all[digit];
    }
    Step step = step_of_colors(colors, trapped);
    step.technique = TechniqueId::kMedusaTrap;
    return offer(step);
  }

  // The candidates that are false if the color is true.
  [[nodiscard]] CandidateSet removed_by(const CandidateSet& color) const {
    CandidateSet removed;
    for (const Digit digit : color.digits()) {
      for (const Cell cell : color[digit]) {
        removed[digit] |= peers_of(cell) & position_.places(digit);
        removed.insert(cell, position_.candidates(cell) - DigitSet(digit));
      }
    }
    return removed;
  }

  // What a color leaves without a digit: a cell, or a house's places for one. Neither if it
  // contradicts itself.
  struct Emptied {
    CellSet cells;
    DigitSet digits;
  };

  // nullopt: the color contradicts nothing.
  [[nodiscard]] std::optional<Emptied> contradiction_of(const CandidateSet& color,
                                                        const CandidateSet& gone) const {
    CellSet left;
    for (const Digit digit : DigitSet::all()) {
      if (color[digit].intersects(gone[digit])) return Emptied{};
      left |= position_.places(digit) - gone[digit];
    }
    const CellSet without = position_.empty_cells() - left;
    if (!without.empty()) return Emptied{CellSet(without.first()), {}};
    for (const Digit digit : DigitSet::all()) {
      if (gone[digit].empty()) continue;
      for (const House house : all_houses()) {
        const CellSet places = position_.places(digit) & cell_set_of(house);
        if (!places.empty() && gone[digit].contains(places)) return Emptied{places, {digit}};
      }
    }
    return std::nullopt;
  }

  [[nodiscard]] Step step_of_colors(const MedusaColors& colors, const CandidateSet& gone) const {
    Step step;
    step.eliminations = gone;
    step.cells = colors[0].cells() | colors[1].cells();
    step.digits = colors[0].digits() | colors[1].digits();
    if (!explains(search_)) return step;
    for (const Digit digit : step.digits) {
      step.parts.push_back({colors[0][digit], DigitSet(digit)});
      step.parts.push_back({colors[1][digit], DigitSet(digit)});
    }
    return step;
  }

  Demand offer(const Step& step) const {
    return step.eliminations.empty() ? Demand::kMore : search_.sink.offer(step);
  }

  const Search& search_;
  const Position& position_;
};

}  // namespace

void find_medusa(const Search& search) { MedusaGroups(search).run(); }

}  // namespace nonet
