// The eight levels of difficulty that books and filters use. The table is data: code and key are
// forever (they are in databases and on command lines), names and bands may change.
#pragma once

#include <array>
#include <span>
#include <string_view>

#include "rater/orders/hodoku/hodoku.h"
#include "rater/orders/scale/rating.h"

namespace nonet {

// Explainer ratings in tenths, both ends included; the default contains no rating.
struct ErBand {
  int from = 1;
  int to = 0;
};

struct LevelRow {
  int code;  // 1 (easiest) to 8
  std::string_view key;
  std::string_view name;
  std::array<ErBand, 2> bands;  // a puzzle has the level if its ER lies in one of them
  std::string_view allows;      // techniques newly allowed, for help texts
  HodokuLevel hodoku;           // the highest level that HoDoKu may give it
  int hodoku_score;             // the highest score that HoDoKu may give it
  // The average solver's time for eight in ten of its random minimal puzzles (docs/people.md).
  struct Minutes {
    int low;
    int high;
  } minutes;
};

// From the easiest to the hardest; every ER is in exactly one band.
std::span<const LevelRow> level_catalog();
// nullptr where there is no such key.
const LevelRow* find_level(std::string_view key);

// The level of an explainer rating; nullptr if it has no score (stuck, stopped, above a limit).
const LevelRow* level_of(const Rating& explainer_rating);
// Whether HoDoKu agrees that the puzzle is no harder than the level. If not, the puzzle is
// borderline: people used to one of the scales would call the label wrong.
bool agrees(const LevelRow& level, const Rating& hodoku_rating);
// The level of an ER given in tenths; nullptr outside all bands.
const LevelRow* level_of_er(int tenths);

}  // namespace nonet
