#include <algorithm>
#include <memory>
#include <utility>

#include "rater/logic/patterns/exocet/digit_places.h"
#include "rater/logic/position/houses.h"
#include "rater/logic/steps/changed_cells.h"

namespace nonet {

namespace {

// The places of the digit in the cross-lines which neither the base sees nor are targets.
CellSet s_cells_of(std::span<const Exocet> exocets, const Position& position, Digit digit) {
  CellSet cells;
  for (const House line : exocets.front().cross_lines) cells |= cell_set_of(line);
  for (const Exocet& exocet : exocets) {
    cells -= exocet.targets;
    for (const Cell base : exocet.base) cells -= peers_of(base) | CellSet(base);
  }
  return cells & places_and_values(position, digit);
}

std::shared_ptr<const Proof> exocet_proof(std::span<const Exocet> exocets, const Step& step,
                                          const Position& position) {
  Pattern pattern;
  pattern.cells = step.cells;
  pattern.digits = step.digits;
  pattern.base = house_list(step.bases);
  pattern.partners = step.helpers;
  for (const Exocet& exocet : exocets) {
    pattern.parts.push_back({exocet.base, exocet.digits});
    pattern.parts.push_back({exocet.targets, exocet.digits});
  }
  for (const Digit digit : step.digits) {
    pattern.parts.push_back({s_cells_of(exocets, position, digit), DigitSet(digit)});
  }
  return pattern_proof(step, std::move(pattern));
}

Demand offer_exocets(std::span<const Exocet> exocets, TechniqueId technique,
                     const CandidateSet& excluded, const Search& search) {
  if (excluded.empty()) return Demand::kMore;
  Step step;
  step.technique = technique;
  step.eliminations = excluded;
  for (const Exocet& exocet : exocets) {
    step.cells |= exocet.base;
    step.helpers |= exocet.targets;
    step.digits |= exocet.digits;
  }
  for (const House line : exocets.front().cross_lines) step.bases |= bit_of(line);
  step.size = static_cast<std::uint8_t>(step.digits.size());
  if (explains(search)) step.proof = exocet_proof(exocets, step, search.position);
  return search.sink.offer(step);
}

void find_of_kind(const Search& search, CellSet changed, ExocetKind kind, TechniqueId technique) {
  for (const Exocet& exocet : exocets_in(search.position, changed, search.memory)) {
    if (exocet.kind != kind) continue;
    const std::span one(&exocet, 1);
    const CandidateSet excluded = excluded_by(one, search.position);
    if (offer_exocets(one, technique, excluded, search) == Demand::kEnough) return;
  }
}

bool are_double(const Exocet& a, const Exocet& b) {
  if (a.kind != ExocetKind::kJunior || b.kind != ExocetKind::kJunior) return false;
  return std::ranges::is_permutation(a.cross_lines, b.cross_lines) &&
         std::ranges::is_permutation(boxes_of_band(a), boxes_of_band(b)) &&
         !peers_of(a.base.first()).intersects(b.base) && (a.digits | b.digits).size() <= 4;
}

// The first set without the candidates of the two others.
CandidateSet beyond(CandidateSet all, const CandidateSet& a, const CandidateSet& b) {
  all -= a;
  all -= b;
  return all;
}

// Both halves have the same cross-lines and band, so both have changed.
void find_doubles(const Search& search, CellSet changed) {
  const std::vector<Exocet>& exocets = exocets_in(search.position, changed, search.memory);
  for (std::size_t i = 0; i < exocets.size(); ++i) {
    for (std::size_t j = i + 1; j < exocets.size(); ++j) {
      if (!are_double(exocets[i], exocets[j])) continue;
      const std::array both = {exocets[i], exocets[j]};
      const CandidateSet excluded = excluded_by(both, search.position);
      const auto alone = [&](const Exocet& one) {
        return excluded_by(std::span(&one, 1), search.position);
      };
      if (beyond(excluded, alone(both[0]), alone(both[1])).empty()) continue;
      if (offer_exocets(both, TechniqueId::kDoubleExocet, excluded, search) == Demand::kEnough) {
        return;
      }
    }
  }
}

}  // namespace

void find_junior_exocets(const Search& search) {
  find_in_changed_cells(search, CellFinder::kJuniorExocet, [](const Search& here, CellSet changed) {
    find_of_kind(here, changed, ExocetKind::kJunior, TechniqueId::kJuniorExocet);
  });
}

void find_senior_exocets(const Search& search) {
  find_in_changed_cells(search, CellFinder::kSeniorExocet, [](const Search& here, CellSet changed) {
    find_of_kind(here, changed, ExocetKind::kSenior, TechniqueId::kSeniorExocet);
  });
}

void find_double_exocets(const Search& search) {
  find_in_changed_cells(search, CellFinder::kDoubleExocet, find_doubles);
}

}  // namespace nonet
