// The configuration: order, base score and level of each technique, and whether it is on by
// default. If several techniques share a finder, it runs once and the first step of each is kept
// for the later rows.
#include "rater/logic/chains/alternating/alternating.h"
#include "rater/logic/chains/tables/table_chains.h"
#include "rater/logic/patterns/almost_locked/als_moves.h"
#include "rater/logic/patterns/almost_locked/sue_de_coq.h"
#include "rater/logic/patterns/blossoms/death_blossoms.h"
#include "rater/logic/patterns/fish/hodoku_fish.h"
#include "rater/logic/patterns/last_resort/brute_force.h"
#include "rater/logic/patterns/last_resort/templates.h"
#include "rater/logic/patterns/locked/hodoku_locked.h"
#include "rater/logic/patterns/single_digit/colors.h"
#include "rater/logic/patterns/single_digit/single_digit.h"
#include "rater/logic/patterns/subsets/hodoku_subsets.h"
#include "rater/logic/patterns/uniqueness/hodoku_bug.h"
#include "rater/logic/patterns/uniqueness/hodoku_rectangles.h"
#include "rater/logic/patterns/wings/hodoku_wings.h"
#include "rater/orders/hodoku/hodoku.h"

namespace nonet {

namespace {

using enum TechniqueId;
using enum HodokuLevel;
using enum HodokuChoice;

constexpr std::array kHodokuRows = {
    HodokuRow{kLockedPair, hodoku::find_locked_subsets, 2, 40, kMedium, kFirst},
    HodokuRow{kLockedTriple, hodoku::find_locked_subsets, 3, 60, kMedium, kFirst},
    HodokuRow{kPointing, hodoku::find_pointing, 0, 50, kMedium, kFirst},
    HodokuRow{kClaiming, hodoku::find_claiming, 0, 50, kMedium, kFirst},
    HodokuRow{kNakedPair, hodoku::find_naked_subsets, 2, 60, kMedium, kFirst},
    HodokuRow{kNakedTriplet, hodoku::find_naked_subsets, 3, 80, kMedium, kFirst},
    HodokuRow{kHiddenPair, hodoku::find_hidden_subsets, 2, 70, kMedium, kFirst},
    HodokuRow{kHiddenTriplet, hodoku::find_hidden_subsets, 3, 100, kMedium, kFirst},
    HodokuRow{kNakedQuad, hodoku::find_naked_subsets, 4, 120, kHard, kFirst},
    HodokuRow{kHiddenQuad, hodoku::find_hidden_subsets, 4, 150, kHard, kFirst},
    HodokuRow{kXWing, hodoku::find_basic_fish, 2, 140, kHard, kFirst},
    HodokuRow{kSwordfish, hodoku::find_basic_fish, 3, 150, kHard, kFirst},
    HodokuRow{kJellyfish, hodoku::find_basic_fish, 4, 160, kHard, kFirst},
    HodokuRow{kSquirmbag, hodoku::find_basic_fish, 5, 470, kUnfair, kFirstOfKind, Tried::kByName},
    HodokuRow{kWhale, hodoku::find_basic_fish, 6, 470, kUnfair, kFirstOfKind, Tried::kByName},
    HodokuRow{kLeviathan, hodoku::find_basic_fish, 7, 470, kUnfair, kFirstOfKind, Tried::kByName},
    HodokuRow{kRemotePair, find_remote_pairs, 0, 110, kHard, kBest},
    HodokuRow{kBug1, hodoku::find_bug, 0, 100, kHard, kFirst},
    HodokuRow{kSkyscraper, find_skyscrapers, 0, 130, kHard, kFirst},
    HodokuRow{kTwoStringKite, find_two_string_kites, 0, 150, kHard, kFirst},
    HodokuRow{kTurbotFish, find_turbot_fish, 0, 120, kHard, kBest},
    HodokuRow{kEmptyRectangle, find_empty_rectangles, 3, 120, kHard, kFirst},
    HodokuRow{kWWing, hodoku::find_w_wings, 0, 150, kHard, kFirst},
    HodokuRow{kXyWing, hodoku::find_wings, 2, 160, kHard, kFirst},
    HodokuRow{kXyzWing, hodoku::find_wings, 3, 180, kHard, kFirst},
    HodokuRow{kUniqueRectangle1, hodoku::find_rectangles, 4, 100, kHard, kFirstOfKind},
    HodokuRow{kUniqueRectangle2, hodoku::find_rectangles, 4, 100, kHard, kFirstOfKind},
    HodokuRow{kUniqueRectangle3, hodoku::find_rectangles, 4, 100, kHard, kFirstOfKind},
    HodokuRow{kUniqueRectangle4, hodoku::find_rectangles, 4, 100, kHard, kFirstOfKind},
    HodokuRow{kUniqueRectangle5, hodoku::find_rectangles, 4, 100, kHard, kFirstOfKind},
    HodokuRow{kUniqueRectangle6, hodoku::find_rectangles, 4, 100, kHard, kFirstOfKind},
    HodokuRow{kHiddenRectangle, hodoku::find_rectangles, 4, 100, kHard, kFirstOfKind},
    HodokuRow{kAvoidableRectangle1, hodoku::find_avoidable_rectangles, 4, 100, kHard, kFirstOfKind},
    HodokuRow{kAvoidableRectangle2, hodoku::find_avoidable_rectangles, 4, 100, kHard, kFirstOfKind},
    HodokuRow{kFinnedXWing, hodoku::find_finned_fish, 2, 130, kHard, kFirstOfKind},
    HodokuRow{kSashimiXWing, hodoku::find_finned_fish, 2, 150, kHard, kFirstOfKind},
    HodokuRow{kFinnedSwordfish, hodoku::find_finned_fish, 3, 200, kUnfair, kFirstOfKind},
    HodokuRow{kSashimiSwordfish, hodoku::find_finned_fish, 3, 240, kUnfair, kFirstOfKind},
    HodokuRow{kFinnedJellyfish, hodoku::find_finned_fish, 4, 250, kUnfair, kFirstOfKind},
    HodokuRow{kSashimiJellyfish, hodoku::find_finned_fish, 4, 260, kUnfair, kFirstOfKind},
    HodokuRow{kFinnedSquirmbag, hodoku::find_finned_fish, 5, 470, kUnfair, kFirstOfKind,
              Tried::kByName},
    HodokuRow{kSashimiSquirmbag, hodoku::find_finned_fish, 5, 470, kUnfair, kFirstOfKind,
              Tried::kByName},
    HodokuRow{kFinnedWhale, hodoku::find_finned_fish, 6, 470, kUnfair, kFirstOfKind,
              Tried::kByName},
    HodokuRow{kSashimiWhale, hodoku::find_finned_fish, 6, 470, kUnfair, kFirstOfKind,
              Tried::kByName},
    HodokuRow{kFinnedLeviathan, hodoku::find_finned_fish, 7, 470, kUnfair, kFirstOfKind,
              Tried::kByName},
    HodokuRow{kSashimiLeviathan, hodoku::find_finned_fish, 7, 470, kUnfair, kFirstOfKind,
              Tried::kByName},
    HodokuRow{kSueDeCoq, find_sue_de_coq, 0, 250, kUnfair, kFirst},
    HodokuRow{kSimpleColorsTrap, find_simple_colors, 0, 150, kHard, kFirst},
    HodokuRow{kMultiColors1, find_multi_colors, 0, 200, kHard, kFirst},
    HodokuRow{kXChain, find_x_chains, 0, 260, kUnfair, kBest},
    HodokuRow{kXyChain, find_xy_chains, 0, 260, kUnfair, kBest},
    HodokuRow{kAic, find_nice_loops, 0, 280, kUnfair, kBest},
    HodokuRow{kGroupedAic, find_grouped_nice_loops, 0, 300, kUnfair, kBest},
    HodokuRow{kAlsXz, find_als_xz, 0, 300, kUnfair, kFirst},
    HodokuRow{kAlsXyWing, find_als_xy_wings, 0, 320, kUnfair, kFirst},
    HodokuRow{kAlsChain, find_als_chains, 0, 340, kUnfair, kBest},
    HodokuRow{kDeathBlossom, find_death_blossoms, 0, 360, kUnfair, kFirst, Tried::kByName},
    HodokuRow{kFrankenXWing, hodoku::find_franken_fish, 2, 300, kUnfair, kFirst},
    HodokuRow{kFrankenSwordfish, hodoku::find_franken_fish, 3, 350, kUnfair, kFirst},
    HodokuRow{kFrankenJellyfish, hodoku::find_franken_fish, 4, 370, kUnfair, kFirstOfKind,
              Tried::kByName},
    HodokuRow{kFrankenSquirmbag, hodoku::find_franken_fish, 5, 470, kExtreme, kFirstOfKind,
              Tried::kByName},
    HodokuRow{kFrankenWhale, hodoku::find_franken_fish, 6, 470, kExtreme, kFirstOfKind,
              Tried::kByName},
    HodokuRow{kFrankenLeviathan, hodoku::find_franken_fish, 7, 470, kExtreme, kFirstOfKind,
              Tried::kByName},
    HodokuRow{kFinnedFrankenXWing, hodoku::find_finned_franken_fish, 2, 390, kUnfair, kFirst},
    HodokuRow{kFinnedFrankenSwordfish, hodoku::find_finned_franken_fish, 3, 410, kUnfair, kFirst},
    HodokuRow{kFinnedFrankenJellyfish, hodoku::find_finned_franken_fish, 4, 430, kUnfair,
              kFirstOfKind, Tried::kByName},
    HodokuRow{kFinnedFrankenSquirmbag, hodoku::find_finned_franken_fish, 5, 470, kExtreme,
              kFirstOfKind, Tried::kByName},
    HodokuRow{kFinnedFrankenWhale, hodoku::find_finned_franken_fish, 6, 470, kExtreme, kFirstOfKind,
              Tried::kByName},
    HodokuRow{kFinnedFrankenLeviathan, hodoku::find_finned_franken_fish, 7, 470, kExtreme,
              kFirstOfKind, Tried::kByName},
    HodokuRow{kMutantXWing, hodoku::find_mutant_fish, 2, 450, kExtreme, kFirstOfKind,
              Tried::kByName},
    HodokuRow{kMutantSwordfish, hodoku::find_mutant_fish, 3, 450, kExtreme, kFirstOfKind,
              Tried::kByName},
    HodokuRow{kMutantJellyfish, hodoku::find_mutant_fish, 4, 450, kExtreme, kFirstOfKind,
              Tried::kByName},
    HodokuRow{kMutantSquirmbag, hodoku::find_mutant_fish, 5, 470, kExtreme, kFirstOfKind,
              Tried::kByName},
    HodokuRow{kMutantWhale, hodoku::find_mutant_fish, 6, 470, kExtreme, kFirstOfKind,
              Tried::kByName},
    HodokuRow{kMutantLeviathan, hodoku::find_mutant_fish, 7, 470, kExtreme, kFirstOfKind,
              Tried::kByName},
    HodokuRow{kFinnedMutantXWing, hodoku::find_finned_mutant_fish, 2, 470, kExtreme, kFirstOfKind,
              Tried::kByName},
    HodokuRow{kFinnedMutantSwordfish, hodoku::find_finned_mutant_fish, 3, 470, kExtreme,
              kFirstOfKind, Tried::kByName},
    HodokuRow{kFinnedMutantJellyfish, hodoku::find_finned_mutant_fish, 4, 470, kExtreme,
              kFirstOfKind, Tried::kByName},
    HodokuRow{kFinnedMutantSquirmbag, hodoku::find_finned_mutant_fish, 5, 470, kExtreme,
              kFirstOfKind, Tried::kByName},
    HodokuRow{kFinnedMutantWhale, hodoku::find_finned_mutant_fish, 6, 470, kExtreme, kFirstOfKind,
              Tried::kByName},
    HodokuRow{kFinnedMutantLeviathan, hodoku::find_finned_mutant_fish, 7, 470, kExtreme,
              kFirstOfKind, Tried::kByName},
    HodokuRow{kAlsDiscontinuousNiceLoop, find_als_nice_loops, 0, 300, kUnfair, kFirstOfKind,
              Tried::kByName},
    HodokuRow{kAlsContinuousNiceLoop, find_als_nice_loops, 0, 300, kUnfair, kFirstOfKind,
              Tried::kByName},
    HodokuRow{kAlsAic, find_als_nice_loops, 0, 300, kUnfair, kFirstOfKind, Tried::kByName},
    HodokuRow{kKrakenFish1, find_kraken_fish, 4, 500, kExtreme, kFirstOfKind, Tried::kByName},
    HodokuRow{kKrakenFish2, find_kraken_fish, 4, 500, kExtreme, kFirstOfKind, Tried::kByName},
    HodokuRow{kForcingChainVerity, find_table_chains, 0, 500, kExtreme, kBestChain},
    HodokuRow{kForcingNetVerity, find_table_nets, 0, 700, kExtreme, kBestChain},
    HodokuRow{kTemplateSet, find_templates, 0, 10000, kExtreme, kFirstOfKind, Tried::kByName},
    HodokuRow{kTemplateDelete, find_templates, 0, 10000, kExtreme, kFirstOfKind, Tried::kByName},
    HodokuRow{kBruteForce, find_brute_force, 0, 10000, kExtreme, kFirst, Tried::kLast},
};

}  // namespace

std::span<const HodokuRow> hodoku_rows() { return kHodokuRows; }

}  // namespace nonet
