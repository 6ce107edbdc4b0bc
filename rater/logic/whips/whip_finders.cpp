#include "rater/logic/whips/whip_finders.h"

#include <array>
#include <cstddef>
#include <span>
#include <utility>

#include "rater/logic/patterns/last_resort/brute_force.h"
#include "rater/logic/trials/kernel.h"
#include "rater/logic/whips/chain_proof.h"

namespace nonet {

namespace {

using trials::Kernel;

// Nobody follows a longer chain, and to look for those takes long.
constexpr int kLongestFound = 12;

using ChainsOf = trials::Exclusions (*Kernel::*)(const trials::ChainBoard&);

struct ChainForm {
  TechniqueId technique;
  ChainKind kind;
  ChainsOf chains;
};

// From the simplest on.
constexpr std::array kChainForms = {
    ChainForm{TechniqueId::kWhip, ChainKind::kWhip, &Kernel::excluded_by_whips},
    ChainForm{TechniqueId::kBraid, ChainKind::kBraid, &Kernel::excluded_by_braids},
    ChainForm{TechniqueId::kGWhip, ChainKind::kWhip, &Kernel::excluded_by_g_whips},
    ChainForm{TechniqueId::kGBraid, ChainKind::kBraid, &Kernel::excluded_by_g_braids},
};

PencilMarks open_candidates(const Position& position) {
  PencilMarks open = position.pencil_marks();
  for (const Cell cell : all_cells()) {
    if (position.value(cell) != 0) open[cell] = {};
  }
  return open;
}

void take_out(const trials::Exclusions& exclusions, PencilMarks& targets) {
  for (const trials::Exclusion& exclusion : exclusions) {
    const Candidate target = target_of(exclusion);
    targets[target.cell].erase(target.digit);
  }
}

// Offers those whose proof is of the technique.
void offer_all(const Search& search, TechniqueId technique, ChainKind kind,
               const trials::Exclusions& exclusions) {
  for (const trials::Exclusion& exclusion : exclusions) {
    auto proof = proof_of(kind, search.position, exclusion);
    if (!proof || proof->technique != technique) continue;
    const Step step = exclusion_step(target_of(exclusion), std::move(proof));
    if (search.sink.offer(step) == Demand::kEnough) return;
  }
}

template <std::size_t kForm>
void find_chains(const Search& search) {
  if (has_single(search.position)) return;
  const Kernel& kernel = trials::best_kernel();
  const PencilMarks left = search.position.pencil_marks();
  PencilMarks targets = open_candidates(search.position);
  const auto chains_of = [&](const ChainForm& form, int length) {
    return (kernel.*
            form.chains)({left, targets, length, search.limits.control, search.limits.boards});
  };
  for (int length = 1; length <= kLongestFound; ++length) {
    for (const ChainForm& form : std::span(kChainForms).first(kForm)) {
      take_out(chains_of(form, length), targets);
    }
    // A simpler chain may not have been found yet.
    if (gave_up(search.limits)) return;
    const ChainForm& form = kChainForms[kForm];
    const auto found = chains_of(form, length);
    if (!found.empty()) return offer_all(search, form.technique, form.kind, found);
  }
}

// What g-braids of any length exclude.
void take_out_chains(const Search& search, const PencilMarks& left, PencilMarks& targets) {
  const auto [control, boards] = search.limits;
  const trials::ChainBoard start{left, targets, trials::kMostLength, control, boards};
  take_out(trials::best_kernel().excluded_by_g_braids(start), targets);
}

}  // namespace

void find_whips(const Search& search) { find_chains<0>(search); }
void find_braids(const Search& search) { find_chains<1>(search); }
void find_g_whips(const Search& search) { find_chains<2>(search); }
void find_g_braids(const Search& search) { find_chains<3>(search); }

void find_trials(const Search& search) {
  constexpr int kMostInside = 2;
  if (has_single(search.position)) return;
  const auto solved = solution_by_trial(search.position);
  if (!solved) return;
  const auto [control, boards] = search.limits;
  const PencilMarks left = search.position.pencil_marks();
  PencilMarks targets = open_candidates(search.position);
  take_out_chains(search, left, targets);
  for (int depth = 1; depth <= kMostInside && !gave_up(search.limits); ++depth) {
    trials::Exclusions found =
        trials::best_kernel()
            .refuted_by_shortest({left, solved->grid(), depth, control, boards})
            .exclusions;
    std::erase_if(found, [&](const trials::Exclusion& exclusion) {
      const Candidate target = target_of(exclusion);
      return !targets[target.cell].contains(target.digit);
    });
    if (found.empty()) continue;
    return offer_all(search, TechniqueId::kTrial, ChainKind::kBraid, found);
  }
}

}  // namespace nonet
