// A puzzle that a command made, found or read, with everything known about it. The search, which
// turns a child into a find, and the database, which writes the parts that are present, use this
// one type.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "board/genotype.h"
#include "board/grid.h"
#include "board/puzzle_record.h"
#include "rater/orders/scale/rating.h"

namespace nonet {

struct Find : PuzzleRecord {
  std::vector<Rating> ratings = {};  // of the puzzle as it is written
  // The weights of the ratings if not the scales' own; empty: their own.
  std::string weights = {};
  Genotype genotype = {};  // empty: none

  // Of a hunt.
  std::uint64_t ordinal = 0;       // index among all finds of the hunt
  std::vector<Grid> parents = {};  // canonical forms; empty: not bred from known puzzles
  std::string operation = {};      // key of the operator
  std::string change = {};         // clues removed and added: "-r1c2=3 +r4c5=6"
};

// The puzzle, without further data.
inline Find find_of(const Puzzle& puzzle) { return {puzzle_record(puzzle)}; }

}  // namespace nonet
