// The exocet (champagne, from Allan Barker's study of "Fata Morgana", 2008; David P. Bird's JExocet
// compendium, 2013; SudokuWiki "Exocet").
//
//   base         two cells of a box on one line, with three or four digits in all
//   cross-lines  three lines across it: one through the third cell of box and line, one through
//                each of the two other boxes of the band
//   targets      two cells of the cross-lines which no base cell sees
//
//     base  base  |  .      .   .  |  .      .   .     A digit of the base is in each of the three
//      .     .    |  T1     .   .  |  .      .   .     cross-lines, too, but in none of the cells
//      .     .    |  .      .   .  |  T2     .   .     that the base sees. If beside the targets no
//               cross     cross         cross          base digit fits into all three, both true
//               line      line          line           digits of the base are in the targets.
//
// So the targets hold the same two digits as the base. In a junior exocet both targets are in the
// band, in a senior one at most one is. A double exocet is two junior ones with the same
// cross-lines, whose bases are in different boxes and lines of the band.
//
// The bases and targets are one part of what follows; the mirrors of the targets, the lines that
// cover the other places (S-cells), and pairs of digits that exclude each other are others. All of
// them are the same argument: place the digits of the base in the cross-lines and in the boxes of
// the band in every possible way. A candidate that fits with none of these ways is false.
#pragma once

#include <array>
#include <span>
#include <vector>

#include "rater/logic/steps/finder.h"

namespace nonet {

enum class ExocetKind : std::uint8_t { kJunior, kSenior };

struct Exocet {
  ExocetKind kind = ExocetKind::kJunior;
  CellSet base;  // two
  DigitSet digits;
  std::array<House, 3> cross_lines;
  CellSet targets;  // two
};

// By box and line, rows first, then by the base's third cell and the other cross-lines. Only those
// with a changed cell in a cross-line or in the band: others have not changed.
std::vector<Exocet> exocets_in(const Position& position, CellSet changed = CellSet::all());
// The same, kept in the memory until the next call with another position or other cells.
const std::vector<Exocet>& exocets_in(const Position& position, CellSet changed,
                                      WalkMemory& memory);

// The candidates that fit with no placement of the digits of the base cells in these houses.
CandidateSet excluded_by(CellSet bases, std::vector<House> houses, const Position& position);

// The candidates that fit with no placement of the base digits of these exocets. REQUIRES: they
// have the same cross-lines, in one band.
CandidateSet excluded_by(std::span<const Exocet> exocets, const Position& position);

// In the order of exocets_in; double ones by their first exocet, only where the two together say
// more than each alone. No uniqueness is assumed.
void find_junior_exocets(const Search& search);
void find_senior_exocets(const Search& search);
void find_double_exocets(const Search& search);

}  // namespace nonet
