// The configuration: order, base score and level of each technique, and whether it is on by
// default. If several techniques share a finder, it runs once and the first step of each is kept
// for the later rows.
#include "rater/logic/chains/alternating/alternating.h"
#include "rater/logic/chains/tables/table_chains.h"
#include "rater/logic/patterns/almost_locked/als_moves.h"
#include "rater/logic/patterns/almost_locked/sue_de_coq.h"
#include "rater/logic/patterns/fish/hodoku_fish.h"
#include "rater/logic/patterns/last_resort/brute_force.h"
#include "rater/logic/patterns/last_resort/templates.h"
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
    HodokuRow{kLockedPair, find_locked_sets, 2, 40, kMedium, kFirst},
    HodokuRow{kLockedTriple, find_locked_sets, 3, 60, kMedium, kFirst},
    HodokuRow{kPointing, find_pointing, 0, 50, kMedium, kFirst},
    HodokuRow{kClaiming, find_claiming, 0, 50, kMedium, kFirst},
    HodokuRow{kNakedPair, find_naked_sets, 2, 60, kMedium, kFirst},
    HodokuRow{kNakedTriplet, find_naked_sets, 3, 80, kMedium, kFirst},
    HodokuRow{kHiddenPair, find_hidden_sets, 2, 70, kMedium, kFirst},
    HodokuRow{kHiddenTriplet, find_hidden_sets, 3, 100, kMedium, kFirst},
    HodokuRow{kNakedQuad, find_naked_sets, 4, 120, kHard, kFirst},
    HodokuRow{kHiddenQuad, find_hidden_sets, 4, 150, kHard, kFirst},
    HodokuRow{kXWing, find_basic_fish, 2, 140, kHard, kFirst},
    HodokuRow{kSwordfish, find_basic_fish, 3, 150, kHard, kFirst},
    HodokuRow{kJellyfish, find_basic_fish, 4, 160, kHard, kFirst},
    HodokuRow{kSquirmbag, find_basic_fish, 5, 470, kUnfair, kFirstOfKind, Tried::kByName},
    HodokuRow{kWhale, find_basic_fish, 6, 470, kUnfair, kFirstOfKind, Tried::kByName},
    HodokuRow{kLeviathan, find_basic_fish, 7, 470, kUnfair, kFirstOfKind, Tried::kByName},
    HodokuRow{kRemotePair, find_remote_pairs, 0, 110, kHard, kBest},
    HodokuRow{kBug1, find_bug_plus_one, 0, 100, kHard, kFirst},
    HodokuRow{kSkyscraper, find_skyscrapers, 0, 130, kHard, kFirst},
    HodokuRow{kTwoStringKite, find_two_string_kites, 0, 150, kHard, kFirst},
    HodokuRow{kTurbotFish, find_turbot_fish, 0, 120, kHard, kBest},
    HodokuRow{kEmptyRectangle, find_empty_rectangles, 3, 120, kHard, kFirst},
    HodokuRow{kWWing, find_w_wings, 0, 150, kHard, kFirst},
    HodokuRow{kXyWing, find_bivalue_wings, 2, 160, kHard, kFirst},
    HodokuRow{kXyzWing, find_bivalue_wings, 3, 180, kHard, kFirst},
    HodokuRow{kUniqueRectangle1, find_rectangles, 4, 100, kHard, kFirstOfKind},
    HodokuRow{kUniqueRectangle2, find_rectangles, 4, 100, kHard, kFirstOfKind},
    HodokuRow{kUniqueRectangle3, find_rectangles, 4, 100, kHard, kFirstOfKind},
    HodokuRow{kUniqueRectangle4, find_rectangles, 4, 100, kHard, kFirstOfKind},
    HodokuRow{kUniqueRectangle5, find_rectangles, 4, 100, kHard, kFirstOfKind},
    HodokuRow{kUniqueRectangle6, find_rectangles, 4, 100, kHard, kFirstOfKind},
    HodokuRow{kHiddenRectangle, find_rectangles, 4, 100, kHard, kFirstOfKind},
    HodokuRow{kAvoidableRectangle1, find_avoidable_rectangles, 4, 100, kHard, kFirstOfKind},
    HodokuRow{kAvoidableRectangle2, find_avoidable_rectangles, 4, 100, kHard, kFirstOfKind},
    HodokuRow{kFinnedXWing, find_finned_fish, 2, 130, kHard, kFirstOfKind},
    HodokuRow{kSashimiXWing, find_finned_fish, 2, 150, kHard, kFirstOfKind},
    HodokuRow{kFinnedSwordfish, find_finned_fish, 3, 200, kUnfair, kFirstOfKind},
    HodokuRow{kSashimiSwordfish, find_finned_fish, 3, 240, kUnfair, kFirstOfKind},
    HodokuRow{kFinnedJellyfish, find_finned_fish, 4, 250, kUnfair, kFirstOfKind},
    HodokuRow{kSashimiJellyfish, find_finned_fish, 4, 260, kUnfair, kFirstOfKind},
    HodokuRow{kFinnedSquirmbag, find_finned_fish, 5, 470, kUnfair, kFirstOfKind, Tried::kByName},
    HodokuRow{kSashimiSquirmbag, find_finned_fish, 5, 470, kUnfair, kFirstOfKind, Tried::kByName},
    HodokuRow{kFinnedWhale, find_finned_fish, 6, 470, kUnfair, kFirstOfKind, Tried::kByName},
    HodokuRow{kSashimiWhale, find_finned_fish, 6, 470, kUnfair, kFirstOfKind, Tried::kByName},
    HodokuRow{kFinnedLeviathan, find_finned_fish, 7, 470, kUnfair, kFirstOfKind, Tried::kByName},
    HodokuRow{kSashimiLeviathan, find_finned_fish, 7, 470, kUnfair, kFirstOfKind, Tried::kByName},
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
    HodokuRow{kFrankenXWing, find_franken_fish, 2, 300, kUnfair, kFirst},
    HodokuRow{kFrankenSwordfish, find_franken_fish, 3, 350, kUnfair, kFirst},
    HodokuRow{kFrankenJellyfish, find_franken_fish, 4, 370, kUnfair, kFirstOfKind, Tried::kByName},
    HodokuRow{kFrankenSquirmbag, find_franken_fish, 5, 470, kExtreme, kFirstOfKind, Tried::kByName},
    HodokuRow{kFrankenWhale, find_franken_fish, 6, 470, kExtreme, kFirstOfKind, Tried::kByName},
    HodokuRow{kFrankenLeviathan, find_franken_fish, 7, 470, kExtreme, kFirstOfKind, Tried::kByName},
    HodokuRow{kFinnedFrankenXWing, find_finned_franken_fish, 2, 390, kUnfair, kFirst},
    HodokuRow{kFinnedFrankenSwordfish, find_finned_franken_fish, 3, 410, kUnfair, kFirst},
    HodokuRow{kFinnedFrankenJellyfish, find_finned_franken_fish, 4, 430, kUnfair, kFirstOfKind,
              Tried::kByName},
    HodokuRow{kFinnedFrankenSquirmbag, find_finned_franken_fish, 5, 470, kExtreme, kFirstOfKind,
              Tried::kByName},
    HodokuRow{kFinnedFrankenWhale, find_finned_franken_fish, 6, 470, kExtreme, kFirstOfKind,
              Tried::kByName},
    HodokuRow{kFinnedFrankenLeviathan, find_finned_franken_fish, 7, 470, kExtreme, kFirstOfKind,
              Tried::kByName},
    HodokuRow{kMutantXWing, find_mutant_fish, 2, 450, kExtreme, kFirstOfKind, Tried::kByName},
    HodokuRow{kMutantSwordfish, find_mutant_fish, 3, 450, kExtreme, kFirstOfKind, Tried::kByName},
    HodokuRow{kMutantJellyfish, find_mutant_fish, 4, 450, kExtreme, kFirstOfKind, Tried::kByName},
    HodokuRow{kMutantSquirmbag, find_mutant_fish, 5, 470, kExtreme, kFirstOfKind, Tried::kByName},
    HodokuRow{kMutantWhale, find_mutant_fish, 6, 470, kExtreme, kFirstOfKind, Tried::kByName},
    HodokuRow{kMutantLeviathan, find_mutant_fish, 7, 470, kExtreme, kFirstOfKind, Tried::kByName},
    HodokuRow{kFinnedMutantXWing, find_finned_mutant_fish, 2, 470, kExtreme, kFirstOfKind,
              Tried::kByName},
    HodokuRow{kFinnedMutantSwordfish, find_finned_mutant_fish, 3, 470, kExtreme, kFirstOfKind,
              Tried::kByName},
    HodokuRow{kFinnedMutantJellyfish, find_finned_mutant_fish, 4, 470, kExtreme, kFirstOfKind,
              Tried::kByName},
    HodokuRow{kFinnedMutantSquirmbag, find_finned_mutant_fish, 5, 470, kExtreme, kFirstOfKind,
              Tried::kByName},
    HodokuRow{kFinnedMutantWhale, find_finned_mutant_fish, 6, 470, kExtreme, kFirstOfKind,
              Tried::kByName},
    HodokuRow{kFinnedMutantLeviathan, find_finned_mutant_fish, 7, 470, kExtreme, kFirstOfKind,
              Tried::kByName},
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
