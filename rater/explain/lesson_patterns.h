// Texts of lessons on singles, sets, fish, wings and unique patterns.
#pragma once

#include <array>

#include "rater/explain/lesson_row.h"

namespace nonet {

inline constexpr std::array kPatternLessons = {
    // Singles.
    LessonRow{TechniqueId::kFullHouse, TechniqueId::kFullHouse,
              "A row, column or box has one empty cell left. The digit that is missing goes there.",
              "Glance over the grid for houses that are nearly full. After every digit you write, "
              "look at its row, its column and its box again.",
              "A house holds each digit once. Eight of them are there, so the ninth has only one "
              "place to go."},
    LessonRow{
        TechniqueId::kHiddenSingleBox, TechniqueId::kHiddenSingleBox,
        "In a box a digit fits into one cell only. It goes there, whatever else the cell might "
        "seem to allow.",
        "Take a digit that is already in the grid several times. Let its rows and columns cut "
        "through a box that lacks it, and see how many empty cells of the box are left.",
        "The box must have the digit somewhere, and every other cell of the box is filled or "
        "is seen by the same digit elsewhere."},
    LessonRow{
        TechniqueId::kHiddenSingleLine, TechniqueId::kHiddenSingleLine,
        "In a row or column a digit fits into one cell only. It goes there.",
        "Choose a line with few gaps, name a digit that it lacks, and check each gap: is the "
        "digit already in that gap's box or in the line that crosses there?",
        "The line must have the digit somewhere, and every other gap of the line is closed to "
        "it."},
    LessonRow{
        TechniqueId::kNakedSingle, TechniqueId::kNakedSingle,
        "A cell can hold one digit only. Write it.",
        "Look where a crowded row, a crowded column and a crowded box meet, and count up from "
        "1 to 9: which digit does the cell not see?",
        "Eight digits stand in cells that this one sees. Only the ninth is left for it."},

    // Locked candidates.
    LessonRow{
        TechniqueId::kDirectPointing, TechniqueId::kDirectPointing,
        "In a box all places of a digit lie on one line. The digit leaves the rest of that "
        "line, and at once another house has one place left for it.",
        "Scan digit by digit without pencil marks: when a digit's places in a box line up, let "
        "that line count as taken, and look for a single in the boxes beside.",
        "Wherever the digit goes in the box, it goes on that line. The line's cells outside "
        "the box cannot have it a second time."},
    LessonRow{
        TechniqueId::kDirectClaiming, TechniqueId::kDirectClaiming,
        "In a row or column all places of a digit lie in one box. The digit leaves the rest of "
        "the box, and at once another house has one place left for it.",
        "Look at a line whose gaps for a digit all fall into one box; let the rest of that box "
        "count as closed to the digit, and look for a single.",
        "The line must have the digit, so the box gets it from the line. No other cell of the "
        "box can have it."},
    LessonRow{
        TechniqueId::kPointing, TechniqueId::kPointing,
        "In a box all candidates of a digit lie on one line. The digit goes from the cells of "
        "that line outside the box.",
        "For each digit and box look at where the pencil marks stand: two or three in a row or "
        "column, and none elsewhere in the box.",
        "The box needs the digit, and gives it to the line whichever of the cells it is. A "
        "second one on the line is not allowed."},
    LessonRow{
        TechniqueId::kClaiming, TechniqueId::kClaiming,
        "In a row or column all candidates of a digit lie in one box. The digit goes from the "
        "other cells of that box.",
        "For each digit and line look whether its pencil marks stay within one box.",
        "The line needs the digit and can take it from this box only. So the box has it on the "
        "line and nowhere else."},
    LessonRow{
        TechniqueId::kAlmostLockedPair, TechniqueId::kAlmostLockedQuad,
        "Take {n} digits, and a line that crosses a box. One cell fewer than {n} on the line "
        "beside "
        "the box holds only these digits, and one cell fewer than {n} in the box beside the line "
        "has "
        "all their other places there. The digits go from the rest of the line, and all other "
        "digits from those cells of the box.",
        "Look at a cell of two candidates, or two cells of three, on a line, and at each box that "
        "the line crosses: how many places has the box for these digits beside the line?",
        "The line's cells take all of the digits but one, so the crossing has room for one. The "
        "box needs all {n}, so its cells beside the line take the others and nothing else."},

    // Subsets.
    LessonRow{TechniqueId::kDirectHiddenPair, TechniqueId::kDirectHiddenTriplet,
              "In a house {n} digits fit into the same {n} cells only. These cells are spoken for, "
              "and at once another digit of the house has one place left.",
              "Find {n} digits whose gaps in a house are the same. Then ask for the house's other "
              "missing digits again, with those cells closed.",
              "The {n} digits need {n} cells and have no others. So no further digit can go into "
              "them."},
    LessonRow{TechniqueId::kNakedPair, TechniqueId::kNakedQuad,
              "In a house {n} cells have together {n} candidates only. Those digits go from all "
              "other cells of the house.",
              "Look for cells with few pencil marks. Take {n} of one house and count the digits in "
              "all of them; a cell need not have every one of the digits.",
              "The {n} cells take {n} digits, and only these {n} are there: they share them out "
              "among themselves and leave none for the rest of the house."},
    LessonRow{
        TechniqueId::kHiddenPair, TechniqueId::kHiddenQuad,
        "In a house {n} digits have candidates in the same {n} cells only. All other digits go "
        "from those cells.",
        "Count for each missing digit of a house the cells it can go to. Look for {n} digits "
        "that share {n} cells; digits with few places are the ones to start with.",
        "The {n} digits must go somewhere in the house and have only these {n} cells. They "
        "fill them, so nothing else fits in."},
    LessonRow{TechniqueId::kLockedPair, TechniqueId::kLockedTriple,
              "Where a box and a line cross, {n} cells have together {n} candidates only. Those "
              "digits go from the rest of the box and from the rest of the line.",
              "Look for {n} cells with the same few pencil marks side by side in a box.",
              "The {n} cells use up the {n} digits. They lie in the box and on the line alike, so "
              "both houses have them already."},

    // Fish.
    LessonRow{
        TechniqueId::kXWing, TechniqueId::kLeviathan,
        "Take {n} rows in which a digit has candidates in the same {n} columns only. The digit "
        "goes from all other cells of those columns. Rows and columns may swap roles.",
        "Follow one digit at a time. Write down for each row which columns it can go to, and "
        "look for {n} rows that need no more than {n} columns between them; then the same with "
        "columns.",
        "Each of the {n} rows needs the digit, and no two may take it from the same column. So "
        "they use up the {n} columns, and nothing is left for other rows there."},
    LessonRow{
        TechniqueId::kFinnedXWing, TechniqueId::kFinnedLeviathan,
        "A fish of {n} lines is spoiled by extra candidates, the fins, in one box. The digit "
        "still goes from those cells that the fish would clear and that see every fin.",
        "Look for {n} lines that would be a fish but for one or two candidates close together. "
        "Then check the cells of the fish's columns (or rows) in the box of the fins.",
        "If a fin is true, the cell sees it. If no fin is true, the fish is whole and clears "
        "the cell. Either way the digit is not there."},
    LessonRow{
        TechniqueId::kSashimiXWing, TechniqueId::kSashimiLeviathan,
        "A finned fish of {n} lines in which one line would have a single place of its own "
        "beside the fins. The digit goes from cells that the fish would clear and that see "
        "every fin.",
        "Look for a fish with a corner missing: beside the gap, in the same box, stand the "
        "fins. The cells to check lie in that box.",
        "If a fin is true, the cell sees it. If none is, the line has one place left, and the "
        "rest of the fish falls into place and clears the cell. Either way the digit is not "
        "there."},
    LessonRow{
        TechniqueId::kFrankenXWing, TechniqueId::kFrankenLeviathan,
        "A fish of {n} houses against {n} others, with boxes among the rows or among the "
        "columns. Where all candidates of the first {n} lie within the second {n}, the digit "
        "goes from the rest of the second.",
        "Start from a box in which a digit has places on two lines, and look for rows (or "
        "columns) that share those lines.",
        "The first {n} houses hold the digit {n} times, all of it inside the second {n}, which "
        "have room for no more. No overlap is allowed among the first."},
    LessonRow{
        TechniqueId::kFinnedFrankenXWing, TechniqueId::kFinnedFrankenLeviathan,
        "A fish of {n} houses with boxes among them, and extra candidates, the fins. The digit "
        "goes from cells that the fish would clear and that see every fin.",
        "Look for a box fish of {n} houses that a few candidates spoil, and for a cell that "
        "sees all of these.",
        "If a fin is true, the cell sees it; if none is, the fish is whole and clears it."},
    LessonRow{
        TechniqueId::kMutantXWing, TechniqueId::kMutantLeviathan,
        "A fish of {n} houses of any kind - rows, columns and boxes mixed - against {n} "
        "others. Where all candidates of the first lie within the second, the digit goes from "
        "the rest of the second.",
        "Few people look for these on purpose: mark all candidates of one digit and try to "
        "cover the cells of {n} houses that do not overlap with {n} other houses.",
        "The {n} houses that do not overlap need the digit {n} times. The {n} covering houses "
        "have room for just that, so every other cell in them stays without."},
    LessonRow{
        TechniqueId::kFinnedMutantXWing, TechniqueId::kFinnedMutantLeviathan,
        "A fish of {n} houses of any kind, and extra candidates, the fins. The digit goes from "
        "cells that the fish would clear and that see every fin.",
        "Cover the candidates of {n} houses as far as {n} others reach. What stays uncovered "
        "are the fins; ask which cell sees all of them.",
        "If a fin is true, the cell sees it; if none is, the {n} houses lie within the {n} "
        "others, and the fish clears it."},

    // Patterns of one digit.
    LessonRow{
        TechniqueId::kSkyscraper, TechniqueId::kSkyscraper,
        "Two rows have two places each for a digit, and one place of each shares a column. The "
        "digit goes from every cell that sees both of the other two places. It works for "
        "columns, too.",
        "For one digit mark the lines that have two places. Two such towers side by side on "
        "one base, with tops of unequal height, are a skyscraper.",
        "The two cells on the base cannot both be true. So at least one of the tops is, and a "
        "cell that sees both tops cannot have the digit."},
    LessonRow{
        TechniqueId::kTwoStringKite, TechniqueId::kTwoStringKite,
        "A row and a column have two places each for a digit, and one of each lies in the same "
        "box. The digit goes from the cell that sees the two far ends.",
        "For one digit mark the rows and the columns with two places, and look for a pair that "
        "meets in a box without sharing a cell.",
        "The two cells in the box are not both true. So one of the strings has the digit at "
        "its far end, and what sees both ends cannot have it."},
    LessonRow{
        TechniqueId::kTurbotFish, TechniqueId::kTurbotFish,
        "Two houses have two places each for a digit, and one place of the first sees one of "
        "the second. The digit goes from every cell that sees both remaining places.",
        "Mark the houses in which a digit has two places. Find two of them that touch, and "
        "look where their far ends meet.",
        "The places that see each other are not both true, so at least one of the far ends is. "
        "A cell that sees both ends cannot have the digit."},
    LessonRow{TechniqueId::kEmptyRectangle, TechniqueId::kEmptyRectangle,
              "In a box a digit has places on one row and one column only. A line with two places "
              "that starts on one of these lines ends where its crossing with the other loses the "
              "digit.",
              "Look for a box in which four cells, a rectangle, are free of the digit, so that the "
              "rest forms a cross or a corner. Then look for a line with two places that hits it.",
              "Follow the line with two places: if the digit is at its near end, the box must have "
              "it on the other arm, which sees the cell; if at its far end, that sees the cell."},

    // Wings.
    LessonRow{
        TechniqueId::kXyWing, TechniqueId::kXyWing,
        "A cell with the candidates X and Y sees a cell with X and Z and a cell with Y and Z. "
        "Z goes from all cells that see the last two.",
        "Collect the cells with two candidates. Take one as the pivot, and look for two wings "
        "that each share one digit with it and a third digit with each other.",
        "If the pivot is X, the first wing is Z; if it is Y, the second is Z. One of the wings "
        "is Z in either case."},
    LessonRow{
        TechniqueId::kXyzWing, TechniqueId::kXyzWing,
        "A cell with the candidates X, Y and Z sees a cell with X and Z and a cell with Y and "
        "Z. Z goes from all cells that see all three.",
        "Look for a cell with three candidates and two wings that have two of them each, one "
        "wing in its box. The cells to check are in that box, on the line of the other wing.",
        "The pivot is X, and then the first wing is Z; or Y, and then the second is Z; or Z "
        "itself. One of the three is Z in any case."},
    LessonRow{
        TechniqueId::kWWing, TechniqueId::kWWing,
        "Two cells have the same two candidates X and Y and do not see each other. A house "
        "has two places for X, and each cell sees one of them. Y goes from all cells that see "
        "both cells.",
        "Look for equal cells of two candidates far from each other, then for a house whose "
        "two places of one of the digits link them.",
        "One of the two places is X. The cell that sees it is not X and so is Y."},
    LessonRow{
        TechniqueId::kWxyzWing, TechniqueId::kStuvwxyzWing,
        "In a box and a line that crosses it, {n} cells have together {n} candidates. Each of "
        "these digits lies in the box only or on the line only, but one, Z, which lies in both. Z "
        "goes from all cells that see every Z among them.",
        "Start with cells of few candidates in a box, add cells of a line through it, and count: "
        "as many digits as cells, and only one digit on either side of the crossing.",
        "A digit that keeps to one house can stand there once. The {n} cells need {n} digits, so "
        "each "
        "of them is there, Z too."},

    // Uniqueness.
    LessonRow{
        TechniqueId::kUniqueRectangle1, TechniqueId::kUniqueRectangle1,
        "Four cells in two rows, two columns and two boxes; three of them have the same two "
        "candidates and nothing else. Both digits go from the fourth cell.",
        "Look for equal cells of two candidates that make three corners of a rectangle over "
        "two boxes.",
        "With only these two digits in all four corners one could swap them and have a second "
        "solution. The puzzle has one, so the fourth cell must be something else."},
    LessonRow{
        TechniqueId::kUniqueRectangle2, TechniqueId::kUniqueRectangle2,
        "A rectangle over two boxes whose corners all have the same two candidates; two "
        "corners that see each other have one further digit, the same in both. That digit goes "
        "from all cells that see both.",
        "Look for two equal cells of two candidates in a line, and opposite them two cells "
        "with the same pair and one digit more.",
        "If neither corner had the further digit, the pair could be swapped. So one of them "
        "has it, and what sees both does not."},
    LessonRow{
        TechniqueId::kUniqueRectangle3, TechniqueId::kUniqueRectangle3,
        "A rectangle over two boxes with further digits in two corners. Taken together these "
        "corners act as one cell with the further digits, and make a naked or hidden set with "
        "other cells of a house they share.",
        "Find the rectangle, forget the pair in the two rich corners, and see whether the "
        "further digits fit a set with the other cells of their house.",
        "One of the two corners has one of the further digits, or the pair could be swapped. "
        "So both count as one cell of the set."},
    LessonRow{
        TechniqueId::kUniqueRectangle4, TechniqueId::kUniqueRectangle4,
        "A rectangle over two boxes with further digits in two corners that see each other. In "
        "a house of both, one digit of the pair has no other place. The other digit of the "
        "pair goes from both corners.",
        "Find the rectangle, then check whether one digit of the pair is locked into the two "
        "rich corners.",
        "One of the corners has the locked digit. If the other had its partner, the pair could "
        "be swapped."},
    LessonRow{TechniqueId::kUniqueLoop1, TechniqueId::kUniqueLoop1,
              "A loop of {n} or more cells, two in every house it touches, that all have the same "
              "two candidates; one of them has more. The pair goes from that cell.",
              "Follow cells with the same pair from house to house until the way closes; one stop "
              "may have more candidates.",
              "If the loop had the pair only, its digits could be swapped all round for a second "
              "solution. The one rich cell prevents that by being something else."},
    LessonRow{
        TechniqueId::kUniqueLoop2, TechniqueId::kUniqueLoop2,
        "A loop of {n} or more cells with the same two candidates, two in every house it "
        "touches; some have one further digit, the same. It goes from all cells that see all "
        "of these.",
        "Follow a pair from house to house until the way closes, and look whether all that is "
        "beside the pair is one digit.",
        "One of the rich cells has the further digit, or the loop could be swapped all round."},
    LessonRow{
        TechniqueId::kUniqueLoop3, TechniqueId::kUniqueLoop3,
        "A loop of {n} or more cells with the same two candidates; two cells that see each "
        "other have further digits. Together they act as one cell in a set of a house they "
        "share.",
        "Find the loop, forget the pair in its two rich cells, and look for a naked or hidden "
        "set around them.",
        "One of the two has one of the further digits, or the loop could be swapped all "
        "round."},
    LessonRow{
        TechniqueId::kUniqueLoop4, TechniqueId::kUniqueLoop4,
        "A loop of {n} or more cells with the same two candidates; two cells that see each "
        "other have further digits, and in a house of both one digit of the pair has no other "
        "place. The other digit of the pair goes from both.",
        "Find the loop, then check whether one digit of the pair is locked into its two rich "
        "cells.",
        "One of the two has the locked digit. If the other had its partner, the loop could be "
        "swapped all round."},
    LessonRow{TechniqueId::kBug1, TechniqueId::kBug1,
              "All empty cells have two candidates, but for one with three. In that one the digit "
              "that stands three times in a house is true.",
              "Towards the end of a puzzle, when nearly every cell has two pencil marks, look for "
              "the one that has more.",
              "With two candidates everywhere, and each digit twice in every house, a grid has no "
              "solution or two. The third candidate is what keeps the puzzle from that."},
    LessonRow{
        TechniqueId::kBug2, TechniqueId::kBug2,
        "All empty cells would have two candidates but for some with one surplus digit, the "
        "same in all. That digit goes from all cells that see all of these.",
        "In a grid of pairs list the cells with three candidates, and find in each the digit "
        "that stands three times in its houses.",
        "One of the surplus candidates must be true: without them all the grid would have two "
        "solutions or none."},
    LessonRow{TechniqueId::kBug3, TechniqueId::kBug3,
              "All empty cells would have two candidates but for a few in one house with surplus "
              "digits. These cells act as one cell with the surplus digits in a set of the house.",
              "In a grid of pairs take the surplus digits of the cells with more, and look for a "
              "naked set with other cells of the house they share.",
              "One of the surplus candidates must be true, so the cells hold at least one of these "
              "digits between them."},
    LessonRow{
        TechniqueId::kBug4, TechniqueId::kBug4,
        "All empty cells would have two candidates but for two that see each other, and share "
        "a digit that is locked into them. Other digits that are not surplus go from both.",
        "In a grid of pairs look at two cells with more: is one of their common digits without "
        "another place in their house?",
        "One of the two has the locked digit, and one of them has a surplus digit: each is "
        "served by one of the cells."},
    LessonRow{TechniqueId::kUniqueRectangle5, TechniqueId::kUniqueRectangle5,
              "A rectangle over two boxes in which two corners across from each other, or three, "
              "have one further digit, the same. It goes from all cells that see all of these.",
              "Find the rectangle, and see whether the one further digit stands in corners that do "
              "not share a line.",
              "One of these corners has the further digit, or the pair could be swapped."},
    LessonRow{
        TechniqueId::kUniqueRectangle6, TechniqueId::kUniqueRectangle6,
        "A rectangle over two boxes with further digits in two corners across from each other. "
        "One digit of the pair has no place in the rectangle's rows and columns but the "
        "corners. That digit goes from the two rich corners.",
        "Find the rectangle, then look whether a digit of the pair makes an X-Wing of it.",
        "The digit stands in two corners across from each other. If they were the rich ones, "
        "the other two would have its partner, and so the pair could be swapped."},
    LessonRow{
        TechniqueId::kHiddenRectangle, TechniqueId::kHiddenRectangle,
        "A rectangle over two boxes with further digits in two or three corners. Take the corner "
        "across from one that has the pair alone. If in its row and in its column one digit of "
        "the pair has no place outside the rectangle, the other digit goes from it.",
        "From a cell with two candidates look at the corner across: are its row and its column "
        "without another place for one of the digits?",
        "If the corner had the other digit, both its neighbors would take the first and the "
        "cell across the other again: the pair could be swapped."},
    LessonRow{
        TechniqueId::kAvoidableRectangle1, TechniqueId::kAvoidableRectangle1,
        "Three corners of a rectangle over two boxes are solved, none of them given, with two "
        "digits crosswise. The fourth cannot complete the swap: the digit that would goes "
        "from it.",
        "Look at cells that you have filled yourself: two boxes, two rows, two columns, two "
        "digits.",
        "With the fourth corner the two digits could be swapped without touching a given, and "
        "the puzzle would have two solutions."},
    LessonRow{
        TechniqueId::kAvoidableRectangle2, TechniqueId::kAvoidableRectangle2,
        "Two corners of a rectangle over two boxes are solved, not given; the others would "
        "complete a swap but for one further digit, the same in both. It goes from all cells "
        "that see both.",
        "Look at two cells that you have filled yourself, and opposite them two cells with two "
        "candidates that share one.",
        "One of the open corners has the further digit, or the rectangle could be swapped "
        "without touching a given."},
    LessonRow{
        TechniqueId::kExtendedRectangle, TechniqueId::kExtendedRectangle,
        "Two rows of a band meet three columns in three boxes, and the six cells have three "
        "digits with few others. One of those others is true; what is false with each of them "
        "goes. Columns and rows may swap roles, and four columns with four digits do as well.",
        "Look at two rows of a band for columns in which both cells have the same few "
        "candidates, and count the digits of three such columns."
        " Others in two cells of a house may also complete a naked set there, or a digit may be "
        "locked to the two cells.",
        "With only three digits in them, both rows would have the same three there. They could "
        "be exchanged, cell by cell, and the puzzle would have two solutions."},
    LessonRow{
        TechniqueId::kBorescopersPattern, TechniqueId::kBorescopersPattern,
        "Three cells of a box lie in two rows and two columns. Two cells in the same rows, above "
        "each other in another box, and two in the same columns, side by side in a third, have the "
        "same three digits with few others. One of those others is true; what is false with each "
        "of them goes. Four cells in the box need four digits.",
        "Start from a pair of cells with the same two candidates and another pair that meets it at "
        "a right angle, and look at the box where their lines cross."
        " Others in two cells of a house may also complete a naked set there, or a digit may be "
        "locked to the two cells.",
        "Whatever way three digits fill the cells, they can be exchanged so that each row, column "
        "and box keeps its own. Nothing given would change, so there would be a second solution."},
    LessonRow{
        TechniqueId::kDeadlyPattern, TechniqueId::kDeadlyPattern,
        "Cells that are not given have three or four digits with few others, and in every row, "
        "column and box there are none or at least two of them. If the digits alone would always "
        "leave a second filling, one of the others is true; what is false with each of them goes.",
        "Where a unique or extended rectangle fails because of a corner, look whether two further "
        "cells replace that corner."
        " Others in two cells of a house may also complete a naked set there, or a digit may be "
        "locked to the two cells.",
        "A second filling with the same digits in each row, column and box would be a second "
        "solution, as no given changes."},
    LessonRow{
        TechniqueId::kReverseBug, TechniqueId::kReverseBug,
        "Two digits that are filled in, but not given, in most of their cells; with a few open "
        "cells these have each row, column and box twice or not at all. One of the other "
        "candidates of the open cells is true; what is false with each of them goes.",
        "Choose two digits with no or few givens in a region of the grid, and look at the cells "
        "that you have filled with them: do they nearly close a loop?"
        " Others in two cells of a house may also complete a naked set there, or a digit may be "
        "locked to the two cells.",
        "If the open cells held the two digits as well, the two could change places in the whole "
        "loop, and no given would notice."},
    LessonRow{
        TechniqueId::kQiusPattern, TechniqueId::kQiusPattern,
        "Two rows of a band cross two columns of a box. Two digits have their places in this box "
        "only where these cross, and two cells of the columns, side by side in another band, have "
        "the two digits with few others. If the rest of the two rows is free of givens, or the "
        "givens there stand over each other's digits, one of those others is true.",
        "Look for two rows of a band in which the same columns are empty, then for a pair of "
        "digits that is locked to these rows in a box."
        " Others in two cells of a house may also complete a naked set there, or a digit may be "
        "locked to the two cells.",
        "If the two cells held the pair, they could change places. The box could follow, and the "
        "two rows could exchange digits column by column until all fits again."},
    LessonRow{
        TechniqueId::kBugPlus, TechniqueId::kBugPlus,
        "All cells have two candidates but for a few, which have more. Without some of these, the "
        "surplus, each digit would have two places or none in every house. One surplus candidate "
        "is true; what is false with each of them goes.",
        "Late in a puzzle, count the cells with more than two candidates. In a house where a digit "
        "has three places, one of them is surplus.",
        "A grid in which every cell has two candidates and every digit two places has no or two "
        "solutions."},
    LessonRow{
        TechniqueId::kSymmetricalPlacement, TechniqueId::kSymmetricalPlacement,
        "The givens stay the same if the grid is turned or reflected in a diagonal and the digits "
        "change places in a fixed way. Then the solution does, too: a candidate goes if the one "
        "that it would become is impossible.",
        "Compare givens that lie opposite each other: does every 3 face a 7, and every 7 a 3? If "
        "so for all digits, begin with the cells that stay in place.",
        "Turned, with its digits changed, the solution fits the same givens. There is only one "
        "solution, so it is the same."},
    LessonRow{
        TechniqueId::kAntiSymmetricalPlacement, TechniqueId::kAntiSymmetricalPlacement,
        "All givens but one are symmetric: turned or reflected, with digits that change places in "
        "pairs, they stay the same. If the solution cannot be symmetric, the cell opposite the "
        "odd given does not have the digit that would complete the picture.",
        "Where the givens are symmetric but for one, count the digits that stay: on a diagonal "
        "three cells of a box need three different ones.",
        "With that digit, the turned solution would have all givens, the odd one too. There is "
        "only "
        "one solution, so it would be symmetric itself."},
};

}  // namespace nonet
