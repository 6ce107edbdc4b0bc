// The texts of lessons on patterns of several digits in many houses.
#pragma once

#include <array>

#include "rater/explain/lesson_row.h"

namespace nonet {

inline constexpr std::array kManyDigitLessons = {
    LessonRow{
        TechniqueId::kFireworkTriple, TechniqueId::kFireworkTriple,
        "From a cell a row and a column run out of its box. Three digits each have at most one "
        "place on the row outside the box, the same cell for all, and at most one on the column, "
        "again the same. The three cells hold these digits and lose all others; the rest of the "
        "box, beside the two lines, loses the three digits.",
        "Look for a row whose digits are nearly all inside one box, and follow the few that stray "
        "to a single cell. Then see whether the same digits stray to a single cell of a column "
        "through that box.",
        "A digit that is in neither end must be inside the box on the row and on the column, so "
        "where these cross. So each of the three digits takes one of three cells."},
    LessonRow{
        TechniqueId::kFireworkQuad, TechniqueId::kFireworkQuad,
        "Two fireworks of two digits each face each other: their crossings are opposite corners of "
        "a rectangle, and they share the other two corners as ends. The four cells hold the four "
        "digits and nothing else.",
        "Find a firework of two digits, then look from the opposite corner of its rectangle for "
        "two other digits that stray to the same two ends.",
        "Each of the four digits is at its crossing or at one of the ends: four digits in four "
        "cells."},
    LessonRow{
        TechniqueId::kXyzRing, TechniqueId::kXyzRing,
        "An XYZ-wing, a cell with X, Y and Z and two that it sees with X and Z, Y and Z; and a "
        "house whose places of Z all lie in two houses that also hold the Z of the three cells. "
        "Then X goes from the rest of the house that cell and first wing share, Y likewise, and Z "
        "from the rest of the two houses.",
        "Once an XYZ-wing is found, look for a row, column or box in which Z has two places, one "
        "in line with either wing.",
        "Three cells and the Z of a house need four true candidates, and the four houses hold one "
        "of their digit each: all four are used up."},
    LessonRow{
        TechniqueId::kSkLoop, TechniqueId::kSkLoop,
        "Two rows and two columns cross in four boxes. Beside each crossing a pair of cells lies "
        "on the row and a pair on the column: eight pairs in a ring, joined in turn by a line and "
        "by a box. If line and boxes share out the digits so that there are as many as open cells, "
        "each line loses its digits outside the ring, and each box, too.",
        "Look for four filled cells that make a rectangle over four boxes, with many candidates "
        "around each. Split the candidates of every pair in two: what it shares with the pair "
        "before and what with the pair after.",
        "Sixteen cells need sixteen digits, and each house of the ring holds each of its digits "
        "once. If there are sixteen in all, none can be missing from the ring."},
    LessonRow{
        TechniqueId::kMultiSectorLockedSet, TechniqueId::kMultiSectorLockedSet,
        "Take the open cells where some rows cross some columns. Let each digit belong to the rows "
        "or to the columns, and count for every row and column the digits of its kind that the "
        "cells can hold. If the counts add up to the number of cells, these digits go from the "
        "rest of their rows and columns.",
        "Look for a few digits that are given often in some rows and others that are given often "
        "in the columns between. Count the cells, then the digits line by line.",
        "No line holds a digit twice, so the cells can take at most the digits counted. They need "
        "all of them, one each, and none is left for the rest of a line."},
    LessonRow{
        TechniqueId::kRankZeroSet, TechniqueId::kRankZeroSet,
        "Truths are places that need a candidate: a cell, or a digit in a house. Links are places "
        "that take one at most. If as many links as truths hold all candidates of the truths, the "
        "links are used up, and their other candidates are false.",
        "Start from a few cells or digits with few candidates and cover them with houses and "
        "cells. Where one link is missing, look for a truth that adds nothing new to cover.",
        "Each truth puts one true candidate into the links, and the links have room for no more "
        "than that. Fish, locked sets, fireworks and loops of sets are all of this kind; here are "
        "those without a name of their own."},
    LessonRow{
        TechniqueId::kTridagon, TechniqueId::kTridagon,
        "Four boxes make a rectangle. In each of them three cells, one in every row and column of "
        "the box, have the same three digits as candidates. If an odd number of the four threes "
        "runs the other way, these twelve cells cannot be filled with the three digits alone: "
        "one of their other candidates, the guardians, is true.",
        "Look for three digits that are missing in four boxes of a rectangle and whose candidates "
        "crowd there on threes that run from corner to corner or round the corner. Then mark what "
        "else these cells can hold: the fewer guardians, the better.",
        "In neighbouring boxes the three digits follow each other in the same order if the threes "
        "run the same way, and in the opposite order if not. Once round the rectangle the order "
        "has turned an odd number of times and cannot meet itself. So some guardian is true, "
        "and a candidate that contradicts all guardians is false; a single guardian is placed."},
    LessonRow{
        TechniqueId::kJuniorExocet, TechniqueId::kJuniorExocet,
        "Two cells of a box on one line, the base, hold two of three or four digits. Three lines "
        "cross it: one through the third cell of box and line, one through each other box of the "
        "band. If beside two cells of the band, the targets, none of the digits fits into all "
        "three cross-lines, the targets hold the same two digits as the base.",
        "Look for two cells side by side with the same three or four candidates and, in the two "
        "boxes beside them, for a cell with these candidates whose neighbour across the band has "
        "none of them. Then check that each digit keeps to two lines in the rest of the "
        "cross-lines.",
        "A digit of the base is also in each cross-line, where the base does not see it. Without "
        "the targets there is room in two of them only. So both digits of the base are in the "
        "targets, which have no room for more; what fits with no way to place the two is false."},
    LessonRow{
        TechniqueId::kSeniorExocet, TechniqueId::kSeniorExocet,
        "An exocet whose targets are not both in the band of the base: at least one lies further "
        "along a cross-line.",
        "Look for a base as in a junior exocet. Where a digit fits into all three cross-lines in "
        "spite of the target in the band, see whether all such ways share one more cell.",
        "The argument is the same: the digits of the base need three places in the cross-lines, "
        "and without the targets they find two at most."},
    LessonRow{
        TechniqueId::kDoubleExocet, TechniqueId::kDoubleExocet,
        "Two junior exocets with the same cross-lines and the same three or four digits, their "
        "bases in different boxes and lines of a band. Together they say more than each alone.",
        "Once a junior exocet is found, look along its cross-lines for a second base in another "
        "box and line of the band.",
        "With four digits the bases share them out, so each of the four is true in one of the "
        "bases, and its places in the cross-lines are used up: the lines that cover them lose the "
        "digit elsewhere. Placing all of them together shows what is left."},
    LessonRow{
        TechniqueId::kOneCellExocet, TechniqueId::kOneCellExocet,
        "A cell with few candidates, and a second cell that it does not see. Whichever candidate "
        "is "
        "true in the first, a few houses have room for it only in the second. So both hold the "
        "same "
        "digit, and each loses what the other cannot be.",
        "Take a cell with two candidates, follow each through the lines that cross its band, and "
        "see whether both digits need the same cell there.",
        "A digit is in every house. If what the first cell does not see, without the second, "
        "leaves "
        "no way to serve all these houses, the second cell is needed."},
    LessonRow{
        TechniqueId::kComplexExocet, TechniqueId::kComplexExocet,
        "An exocet whose houses are not just three lines across the base: a box or a line along it "
        "takes the place of one (Franken, mutant), or a fourth house stops a digit for which the "
        "three lines have room.",
        "Where a junior or senior exocet fails because of one digit, follow it, true in the base, "
        "through houses beside the cross-lines: does it always come to a target?",
        "The argument is the same: a digit of the base has room in all these houses only if one of "
        "the targets takes it. So the targets hold the two digits of the base."},
    LessonRow{
        TechniqueId::kWeakExocet, TechniqueId::kWeakExocet,
        "Base and cross-lines of a junior exocet whose digits, each for itself, have room beside "
        "the targets. But place all digits of the base together, in the cross-lines and in the "
        "lines through the base cells: one or both targets hold a digit of the base every time.",
        "Look for an exocet that one cell of the cross-lines spoils, while the digits of the base "
        "are given often elsewhere, best each in two boxes that neither band nor stack of the base "
        "has. Then so few ways are left that the digits stand in each other's way.",
        "The base takes two of the digits; the others need their places in the same lines. Where "
        "all ways to place them together agree, they are right, since one of them is the "
        "solution's."},
};

}  // namespace nonet
