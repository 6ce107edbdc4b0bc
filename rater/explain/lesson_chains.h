// Texts of lessons on coloring, almost locked sets, chains, nets and last resorts.
#pragma once

#include <array>

#include "rater/explain/lesson_row.h"

namespace nonet {

inline constexpr std::array kChainLessons = {
    // Coloring.
    LessonRow{
        TechniqueId::kSimpleColorsTrap, TechniqueId::kSimpleColorsTrap,
        "Cells of one digit, linked by houses with two places, take two colors in turn. A cell "
        "that sees both colors loses the digit.",
        "Choose a digit with many houses of two places. Color one cell, its partner the other "
        "color, and so on; then look at the uncolored candidates.",
        "One of the two colors is true as a whole. A cell that sees both sees the true one."},
    LessonRow{
        TechniqueId::kSimpleColorsWrap, TechniqueId::kSimpleColorsWrap,
        "Cells of one digit, linked by houses with two places, take two colors in turn. If two "
        "cells of one color see each other, the digit goes from all cells of that color.",
        "Color the linked places of a digit and check each house for two cells of one color.",
        "A color is true as a whole or false as a whole. Two of it in one house cannot be "
        "true."},
    LessonRow{
        TechniqueId::kMultiColors1, TechniqueId::kMultiColors1,
        "Two groups of linked cells are colored, each in two colors of its own. If a color of "
        "the first sees a color of the second, a cell that sees both other colors loses the "
        "digit.",
        "Color all linked places of a digit, with new colors for each group, and look where "
        "two groups touch.",
        "The two colors that see each other are not both true. So at least one of the other "
        "two is, and the cell sees it."},
    LessonRow{
        TechniqueId::kMultiColors2, TechniqueId::kMultiColors2,
        "Two groups of linked cells are colored, each in two colors of its own. If a color of "
        "the first sees both colors of the second, the digit goes from all cells of that "
        "color.",
        "Color all linked places of a digit, and look for one color that touches both colors "
        "of another group.",
        "One color of the second group is true. A color that sees both is false whichever it "
        "is."},
    LessonRow{
        TechniqueId::kMedusaTrap, TechniqueId::kMedusaTrap,
        "Candidates of several digits, linked by houses with two places and by cells with two "
        "candidates, take two colors in turn. A candidate that sees both colors, or shares its "
        "cell with one and sees the other, goes.",
        "Color the linked places of a digit. In a cell with two candidates the other one takes "
        "the other color; go on from there with that digit.",
        "One of the two colors is true as a whole. A candidate that meets both meets the true "
        "one."},
    LessonRow{
        TechniqueId::kMedusaWrap, TechniqueId::kMedusaWrap,
        "Candidates of several digits, linked by houses with two places and by cells with two "
        "candidates, take two colors in turn. If a color stands twice in a cell, twice for a "
        "digit in a house, or leaves a cell nothing, all its candidates go.",
        "Color on through cells with two candidates, and check each cell and house for two of one "
        "color, and each cell beside for whether a color would empty it.",
        "A color is true as a whole or false as a whole. One that contradicts itself is not "
        "true."},

    // Guardians.
    LessonRow{
        TechniqueId::kBrokenWing, TechniqueId::kBrokenWing,
        "Five, seven or nine places of a digit form a ring: each shares a house with the next. "
        "Other places of the digit in those houses are the guardians. A cell that sees all of "
        "them loses the digit; a guardian alone is true.",
        "Follow one digit through houses with two places, and through some with one place more. "
        "If you come back after an odd number of steps, see what all the extra places see.",
        "Without guardians every second cell of the ring would have the digit, and with an odd "
        "number of cells that cannot be. So one of the guardians is true."},
    LessonRow{
        TechniqueId::kBivalueOddagon, TechniqueId::kBivalueOddagon,
        "Five, seven or nine cells with the same two candidates form a ring, each seeing the "
        "next. Their other candidates are the guardians. What is false whichever guardian is "
        "true goes.",
        "Look for a pair of digits in many cells, most of them with no other candidate, and for a "
        "ring of odd length through them."
        " Guardians in two cells of a house may also complete a naked set there, or a digit may be "
        "locked to the two cells.",
        "With these two digits only, they would alternate around the ring, and with an odd "
        "number of cells that cannot be. So one of the guardians is true."},

    // Almost locked sets.
    LessonRow{
        TechniqueId::kSueDeCoq, TechniqueId::kSueDeCoq,
        "Two or three cells where a line and a box cross hold two digits too many. Cells of "
        "the line and cells of the box take the surplus between them: each group's digits go "
        "from the rest of its house.",
        "Look for crossings with four or five candidates in two cells, five or more in three, "
        "and for cells of two candidates out of these on the line and in the box.",
        "The digits of all these cells are as many as the cells, and none can come twice. So "
        "each digit is used within its line or within its box."},
    LessonRow{
        TechniqueId::kAlsXz, TechniqueId::kAlsXz,
        "Two almost locked sets - cells of a house with one digit more than cells - have a "
        "digit X in common whose places all see each other. Another digit Z of both goes from "
        "all cells that see all its places in the two.",
        "Look for groups of cells with one candidate too many; a cell with two candidates is "
        "the smallest. Find two that meet in one digit and share another.",
        "X cannot be in both sets. The one without it has just enough digits left and must "
        "use Z."},
    LessonRow{
        TechniqueId::kAlsXyWing, TechniqueId::kAlsXyWing,
        "Three almost locked sets: the one in the middle shares with each of the others a digit "
        "whose places all see each other. A digit Z of both outer ones goes from all cells "
        "that see all its places there.",
        "Find an XY-Wing in which each of the three cells may be a group of cells with one "
        "digit too many.",
        "The middle set can do without one digit only. So it takes a linking digit from one of "
        "the outer sets, which then must use Z."},
    LessonRow{TechniqueId::kAlsChain, TechniqueId::kAlsChain,
              "Almost locked sets follow each other, each linked with the next by a digit whose "
              "places all see each other. A digit Z of the first and the last goes from all cells "
              "that see all its places there.",
              "Go on from two linked sets to a third and a fourth, with another linking digit each "
              "time, until a digit of the first comes back.",
              "If the first set does not use Z, it uses its linking digit; the next is deprived of "
              "it and uses its own link, and so on, until the last has to use Z."},
    LessonRow{TechniqueId::kDeathBlossom, TechniqueId::kDeathBlossom,
              "A cell, the stem, sees for each of its candidates an almost locked set that has it, "
              "the petals. A further digit that all petals share goes from all cells that see all "
              "its places in them.",
              "Choose a cell with two or three candidates, and look for a group with one digit too "
              "many for each of them, with one more digit in common.",
              "Whatever the stem is, it takes that digit from one petal, which then must use the "
              "shared digit."},
    LessonRow{TechniqueId::kHouseBlossom, TechniqueId::kHouseBlossom,
              "For each place of a digit in a house there is an almost locked set, a petal, that "
              "excludes it once a further digit is gone from the petal. A candidate of that digit "
              "that sees all its places in every petal goes.",
              "Choose a digit with two or three places in a house, and look for groups with one "
              "digit too many that see these places, all with one more digit in common.",
              "With the candidate true, each petal loses its digit, needs all its others, and "
              "takes a place: the digit would have none in its house."},
    LessonRow{TechniqueId::kRectangleBlossom, TechniqueId::kRectangleBlossom,
              "Four cells in two rows, two columns and two boxes must not hold two digits "
              "crosswise, so one of their other candidates is true. A candidate goes if it would "
              "lock almost locked sets, the petals, that exclude them all.",
              "List the candidates that keep a rectangle from two solutions, and look for groups "
              "with one digit too many that see them, all with one more digit in common.",
              "With the candidate true, each petal loses its digit and needs all its others. "
              "Then only the two digits are left in the rectangle, and they could change places."},
    LessonRow{TechniqueId::kAnlsBlossom, TechniqueId::kAnlsBlossom,
              "Cells of a house have digits to spare. A candidate goes if it would lock almost "
              "locked sets, the petals, that together take so many digits from these cells that "
              "fewer are left than cells.",
              "Suppose a candidate, mark the almost locked sets that it locks, strike out what "
              "they exclude, and look for a house where three cells are left two digits.",
              "Cells of a house need a digit each. With the candidate true, each petal loses its "
              "digit and needs all its others, and the cells are one digit short."},

    // Aligned exclusion.
    LessonRow{TechniqueId::kAlignedPairExclusion, TechniqueId::kAlignedTripletExclusion,
              "Write down all ways to fill {n} cells. Those that repeat a digit in a house are "
              "impossible, and those that leave a cell which sees them without candidates, too. A "
              "candidate that no way is left for goes.",
              "Look for {n} cells that are seen by several cells with two candidates.",
              "Every way in which the candidate could be true is excluded one by one."},

    // Alternating chains and loops.
    LessonRow{
        TechniqueId::kRemotePair, TechniqueId::kRemotePair,
        "Cells with the same two candidates follow each other, each seeing the next. A cell "
        "that sees two of them an odd number of steps apart loses both digits.",
        "Collect the cells with one and the same pair, and walk from one to the next.",
        "The digits alternate along the chain. Two cells an odd number of steps apart hold one "
        "each of the two digits."},
    LessonRow{
        TechniqueId::kXChain, TechniqueId::kXChain,
        "Places of one digit follow each other: between the first and the second one must be "
        "true, between the second and the third one must be false, and so on in turn. A cell "
        "that sees both ends loses the digit.",
        "Follow one digit through houses with two places, and step from one such house to the "
        "next where their cells see each other.",
        "If the first place is false, the second is true, the third false, and in the end the "
        "last is true. So one of the ends is true."},
    LessonRow{
        TechniqueId::kXyChain, TechniqueId::kXyChain,
        "Cells with two candidates follow each other, each sharing a digit with the next. If "
        "the first and the last both have Z outside the links, Z goes from all cells that see "
        "both.",
        "From a cell with two candidates assume that it is not Z, and hand the digit on from "
        "cell to cell until one must be Z.",
        "If the first cell is not Z, each cell in turn is forced, and the last is Z. So one of "
        "the ends is Z."},
    LessonRow{TechniqueId::kDiscontinuousNiceLoop, TechniqueId::kDiscontinuousNiceLoop,
              "A chain of candidates that are true and false in turn comes back to the cell it "
              "started from and contradicts the start, or confirms it.",
              "Ask of a candidate: what would be true, then what false, then what true? Stop when "
              "you are back in the cell.",
              "If an assumption leads back to its own opposite, it is false."},
    LessonRow{
        TechniqueId::kContinuousNiceLoop, TechniqueId::kContinuousNiceLoop,
        "A chain of candidates that are true and false in turn closes without a break. In every "
        "link one of the two ends is true, and other candidates that see both ends go.",
        "Where a chain comes back to its start and fits, go round it again and check every "
        "link.",
        "The loop can be true in two ways, and in both each of its links has one true end."},
    LessonRow{
        TechniqueId::kAic, TechniqueId::kAic,
        "A chain of candidates in which one of the first two is true, the second and third are "
        "not both true, and so on in turn. What sees both ends, or cannot stand beside "
        "either, goes.",
        "Alternate between links that force - two places in a house, two candidates in a cell - "
        "and links that exclude. Stop where the two ends have a common victim.",
        "If the first end is false, the last is true. One of the ends is true in any case."},
    LessonRow{
        TechniqueId::kGroupedDiscontinuousNiceLoop, TechniqueId::kGroupedDiscontinuousNiceLoop,
        "A loop of true and false in turn in which two or three places of a digit in one box "
        "and line count as one, and which contradicts or confirms its start.",
        "Follow a chain as usual; where a digit has three places in a house, see whether two "
        "of them lie in one box.",
        "A group is true if one of its cells is, and false if all are. Then an assumption that "
        "leads to its own opposite is false."},
    LessonRow{
        TechniqueId::kGroupedContinuousNiceLoop, TechniqueId::kGroupedContinuousNiceLoop,
        "A loop of true and false in turn, with groups of places among its nodes, that closes "
        "without a break. Other candidates that see both ends of a link go.",
        "Where a chain with groups comes back to its start and fits, check every link again.",
        "The loop can be true in two ways, and in both each of its links has one true end."},
    LessonRow{
        TechniqueId::kGroupedAic, TechniqueId::kGroupedAic,
        "An alternating chain in which two or three places of a digit in one box and line "
        "count as one. What sees both ends goes.",
        "Follow a chain as usual; where a digit has three places in a house, see whether two "
        "of them lie in one box.",
        "If the first end is false, the last is true, groups and all. One of the ends is true "
        "in any case."},
    LessonRow{
        TechniqueId::kAlsDiscontinuousNiceLoop, TechniqueId::kAlsDiscontinuousNiceLoop,
        "A loop of true and false in turn that also passes through almost locked sets, groups of "
        "cells with one digit too many, and that contradicts or confirms its start.",
        "Follow a chain until it takes a digit from a group of cells with one digit too many; go "
        "on "
        "with another digit of the group, which must be there now.",
        "A group that loses one digit has just enough left and must use them all. Then an "
        "assumption that leads to its own opposite is false."},
    LessonRow{
        TechniqueId::kAlsContinuousNiceLoop, TechniqueId::kAlsContinuousNiceLoop,
        "A loop of true and false in turn that also passes through almost locked sets and closes "
        "without a break. Other candidates that see both ends of a link go.",
        "Where a chain with such groups comes back to its start and fits, check every link again.",
        "The loop can be true in two ways, and in both each of its links has one true end."},
    LessonRow{
        TechniqueId::kAlsAic, TechniqueId::kAlsAic,
        "An alternating chain that also passes through almost locked sets, groups of cells with "
        "one "
        "digit too many. What sees both ends goes.",
        "Follow a chain until it takes a digit from such a group; go on with another of its "
        "digits.",
        "If the first end is false, the last is true, sets and all. One of the ends is true in any "
        "case."},
    LessonRow{
        TechniqueId::kRectangleAic, TechniqueId::kRectangleAic,
        "An alternating chain or loop that also passes through rectangles: four cells in two rows, "
        "two columns and two boxes with the same two digits and a few other candidates. What sees "
        "both ends goes.",
        "Find four such cells whose other candidates are of two digits, or two places of one. "
        "Follow a chain until it takes one kind away; go on with the other, which must be there.",
        "With the two digits alone the four cells could be filled in two ways, and the puzzle has "
        "one solution. So one of the other candidates is true, which is a strong link."},

    // Tables of implications.
    LessonRow{TechniqueId::kKrakenFish1, TechniqueId::kKrakenFish1,
              "A fish with one or two fins that see nothing in common. If no fin is true, the fish "
              "clears "
              "its cover houses; if one is, a chain from it may clear the same candidate.",
              "Find an X-Wing or Swordfish with a place too many, choose a candidate that it would "
              "clear, "
              "and follow a chain from the place that is too many.",
              "Either the fish holds or a fin is true, and the candidate is false in each case."},
    LessonRow{
        TechniqueId::kKrakenFish2, TechniqueId::kKrakenFish2,
        "A fish with one or two fins: if no fin is true, one of its places in each cover house is. "
        "A candidate that chains from these places and from the fins all refute goes.",
        "Take a fish with a fin, one of its cover houses, and follow a chain from each of its "
        "places "
        "there and from each fin, to one and the same candidate.",
        "One of the places or a fin is true, and the candidate is false in each case."},
    LessonRow{TechniqueId::kForcingChainContradiction, TechniqueId::kForcingChainContradiction,
              "One assumption leads along simple chains to two things that exclude each other. The "
              "assumption is false.",
              "List what follows from a candidate, and what follows from its opposite, until a "
              "house, a cell or a candidate is in trouble.",
              "From something true nothing impossible follows."},
    LessonRow{TechniqueId::kForcingChainVerity, TechniqueId::kForcingChainVerity,
              "Of several assumptions one must be true, and chains from each lead to the same "
              "result. The result holds.",
              "Take a cell with few candidates or a digit with few places, follow each case, and "
              "compare.",
              "One of the cases is the real one, and it says the same as all others."},
    LessonRow{
        TechniqueId::kForcingNetContradiction, TechniqueId::kForcingNetContradiction,
        "One assumption, played on with all singles that follow, ends in an impossible "
        "position. The assumption is false.",
        "Play a candidate on in pencil, and watch for a cell without candidates or a house "
        "without a place.",
        "From something true nothing impossible follows. A net may use several earlier results "
        "at once, where a chain uses one."},
    LessonRow{TechniqueId::kForcingNetVerity, TechniqueId::kForcingNetVerity,
              "Of several assumptions one must be true, and each, played on with all singles that "
              "follow, gives the same result. The result holds.",
              "Take a cell with two candidates, play on both, and compare the two positions.",
              "One of the cases is the real one, and it says the same as all others."},

    // All ways to place a digit.
    LessonRow{
        TechniqueId::kTemplateSet, TechniqueId::kTemplateSet,
        "Of all ways to place a digit nine times, those that fit the grid have one cell in "
        "common. The digit goes there.",
        "This is work for a program: there are 46,656 ways, and a list of those that are left.",
        "The solution is one of the ways that are left, and all of them use the cell."},
    LessonRow{
        TechniqueId::kTemplateDelete, TechniqueId::kTemplateDelete,
        "Of all ways to place a digit nine times none that fits the grid uses a certain cell. "
        "The digit goes from that cell.",
        "This is work for a program: there are 46,656 ways, and a list of those that are left.",
        "The solution is one of the ways that are left, and none of them uses the cell."},

    LessonRow{
        TechniqueId::kBruteForce, TechniqueId::kBruteForce,
        "When nothing else is known a digit is taken from the solution, which a search has "
        "found.",
        "There is nothing to look for: choose a cell with few candidates, try one, and take it "
        "back if it fails.",
        "The digit is right because the puzzle has one solution and this is it. It teaches "
        "nothing about the position; a scale counts it so that every puzzle has an end."},

    // Chains of one source.
    LessonRow{TechniqueId::kXCycle, TechniqueId::kXCycle,
              "Places of one digit form a loop, true and false in turn. Other candidates of the "
              "digit that see two neighbors of the loop go.",
              "Follow one digit through houses with two places until the way closes.",
              "The loop can be true in two ways, and in both every second cell has the digit. So "
              "each house the loop passes through gets it from the loop."},
    LessonRow{
        TechniqueId::kYCycle, TechniqueId::kYCycle,
        "Cells with two candidates form a loop, each sharing a digit with the next. In each "
        "link the shared digit goes from other cells that see both.",
        "Walk from one cell with two candidates to the next until you are back, with the digit "
        "you left.",
        "The loop can be true in two ways, and in both each shared digit is in one of the two "
        "cells that share it."},
    LessonRow{
        TechniqueId::kXyCycle, TechniqueId::kXyCycle,
        "Candidates of several digits form a loop, true and false in turn. Other candidates "
        "that see both ends of a link go.",
        "Alternate between two places of a digit in a house and two candidates of a cell until "
        "you are back where you started.",
        "The loop can be read both ways round, and in both readings each of its links has one "
        "true end."},
    LessonRow{
        TechniqueId::kXForcingChain, TechniqueId::kXForcingChain,
        "Assume something of one digit in one cell, and follow that digit alone. If the chain "
        "comes back to the opposite, the assumption was wrong.",
        "Follow one digit: not here, so there; there, so not yonder. Begin where houses have "
        "two places.",
        "If an assumption leads to its own opposite, it is false."},
    LessonRow{TechniqueId::kForcingChain, TechniqueId::kForcingChain,
              "Assume that a candidate is true, or that it is false, and follow one consequence "
              "after the other through cells and houses. If the chain comes back to the opposite, "
              "the assumption was wrong.",
              "Begin at cells with two candidates and at digits with two places in a house: there "
              "every step forces the next.",
              "If an assumption leads to its own opposite, it is false."},

    // Chains of several sources or with deletions made on the way.
    LessonRow{
        TechniqueId::kNishio, TechniqueId::kNishio,
        "Assume a digit in a cell, and follow this digit alone over the whole grid. If a house "
        "is left without a place for it, the assumption was wrong.",
        "Choose a digit that is about half done. Put it somewhere in your mind, strike out "
        "what it sees, place what is forced, and see whether it still fits into every house.",
        "From something true nothing impossible follows. The chain may join: a placement may "
        "need several earlier ones at once."},
    LessonRow{
        TechniqueId::kCellForcingChains, TechniqueId::kCellForcingChains,
        "Try every candidate of a cell in turn. If each leads by a chain to the same result, "
        "the result holds.",
        "Choose a cell with three or four candidates whose houses are full of pairs, and write "
        "down what follows from each.",
        "One of the candidates is the right one, and it says the same as the others."},
    LessonRow{
        TechniqueId::kRegionForcingChains, TechniqueId::kRegionForcingChains,
        "Try every place of a digit in a row, column or box in turn. If each leads by a chain "
        "to the same result, the result holds.",
        "Choose a digit with three or four places in a house, and write down what follows from "
        "each.",
        "The house has the digit in one of these places, and that one says the same as the "
        "others."},
    LessonRow{TechniqueId::kDynamicForcingChains, TechniqueId::kDynamicForcingChains,
              "Follow an assumption with all its consequences together: a later one may rest on "
              "several earlier ones. A contradiction, or the same result in every case, decides.",
              "Play a candidate on in pencil and number what follows, so that you can tell "
              "afterwards which steps were needed.",
              "From something true nothing impossible follows; and where one of several cases must "
              "hold, what all of them say is true."},
    LessonRow{
        TechniqueId::kDynamicForcingChainsPlus, TechniqueId::kDynamicForcingChainsPlus,
        "Dynamic chains that, while an assumption is followed, may also use locked candidates, "
        "pairs and X-Wings that have come up.",
        "Play a candidate on; when singles run out, look for a pair or a pointing pair in the "
        "position you have reached.",
        "The patterns hold in the position that the assumption leads to. So what they remove "
        "follows from the assumption, too."},
    LessonRow{
        TechniqueId::kNestedForcingChains, TechniqueId::kNestedForcingChains,
        "Dynamic chains that may use, on the way, the result of a forcing chain inside the "
        "position that the assumption leads to.",
        "Play a candidate on; when nothing is left, look for a chain in the position you have "
        "reached.",
        "The inner chain is a proof of its own. What it gives follows from the assumptions "
        "around it."},
    LessonRow{
        TechniqueId::kNestedMultipleForcingChains, TechniqueId::kNestedMultipleForcingChains,
        "Dynamic chains that may use, on the way, cell and region forcing chains inside the "
        "position that the assumption leads to.",
        "Hardly by hand: in the position that an assumption leads to, all cases of a cell or a "
        "house are followed.",
        "The inner argument is a proof of its own. What it gives follows from the assumptions "
        "around it."},
    LessonRow{
        TechniqueId::kNestedDynamicForcingChains, TechniqueId::kNestedDynamicForcingChains,
        "Dynamic chains that may use, on the way, whole dynamic chains inside the position "
        "that the assumption leads to.",
        "Hardly by hand: an assumption within an assumption, each played on in full.",
        "The inner argument is a proof of its own. What it gives follows from the assumptions "
        "around it."},
    LessonRow{
        TechniqueId::kNestedDynamicForcingChainsPlus, TechniqueId::kNestedDynamicForcingChainsPlus,
        "Dynamic chains that may use dynamic chains, which themselves may use forcing chains: "
        "assumptions three deep.",
        "Not by hand. The few puzzles that ask for it are the hardest known.",
        "Each inner argument is a proof of its own. What it gives follows from the assumptions "
        "around it, and so on outwards."},
    LessonRow{
        TechniqueId::kWhip, TechniqueId::kWhip,
        "A chain from a candidate that is supposed: each link is a house or cell in which, without "
        "the candidate and the links before, one possibility is left; the last has none.",
        "Suppose a candidate. It takes a place in some house: what is left there? That takes "
        "another; go on from the last one.",
        "Every link follows from those before it. The last house or cell would have nothing, so "
        "the candidate is false."},
    LessonRow{
        TechniqueId::kBraid, TechniqueId::kBraid,
        "A whip that may branch: a link may rest on any of those before it, not only on the last.",
        "Suppose a candidate and place all singles that follow from it, whichever of them opens "
        "the next.",
        "Every link follows from some before it. The last house or cell would have nothing, so the "
        "candidate is false."},
    LessonRow{
        TechniqueId::kGWhip, TechniqueId::kGWhip,
        "A whip in which a link may be a group: the places of a digit where a line crosses a box.",
        "As with a whip; where two or three places are left in line within a box, go on with what "
        "all of them take.",
        "One of the places in the group is true, and whichever it is takes what all of them see."},
    LessonRow{
        TechniqueId::kGBraid, TechniqueId::kGBraid,
        "A braid in which a link may be a group: the places of a digit where a line crosses a box.",
        "As with a braid; where two or three places are left in line within a box, go on with what "
        "all of them take.",
        "One of the places in the group is true, and whichever it is takes what all of them see."},
    LessonRow{
        TechniqueId::kTrial, TechniqueId::kTrial,
        "A candidate is supposed, and what follows by braids, or by trials of its own, ends in a "
        "contradiction.",
        "Not by hand: in the position that a supposition leads to, chains are looked for in turn.",
        "What the chains inside exclude follows from the supposition. As that ends in a "
        "contradiction, it is false."},
};

}  // namespace nonet
