// The positions that the program keeps, study/lessons/positions.tsv: of every technique an example,
// and of those that random puzzles seldom have, the practice of a lesson. The table says by which
// command it was made.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "board/grid.h"
#include "formats/puzzle_text.h"
#include "rater/explain/lesson.h"
#include "rater/logic/position/position.h"

namespace nonet {

// The lines of the table as they stand there.
std::span<const std::string_view> kept_lines();

struct KeptPosition {
  TechniqueId technique;
  std::string line;  // as HoDoKu's library has it; every command reads it
  Standing standing = Standing::kNext;
  std::optional<TechniqueId> easier = {};  // of Standing::kShared
};

// Of the technique, the easiest first.
std::vector<KeptPosition> kept_positions(TechniqueId technique);

// A line read: the puzzle's givens and the position. REQUIRES: a line of the table, or of a lesson.
struct ReadPosition {
  Grid givens;
  Position position;
};
ReadPosition read_position(std::string_view line);

// The position as a record with its candidates, and as a line.
PuzzleText record_of(const LessonPosition& position);
std::string line_of(const LessonPosition& position);

// How many candidates the empty cells have: the fewer, the easier is the position to read.
int candidates_left(const Position& position);

// "key<tab>line<tab>standing", as the table has it: next, alone, or the key of the easier
// technique.
std::string kept_line_of(const KeptPosition& kept);
inline constexpr std::string_view kKeptHeader = "technique\tposition\tstanding\n";

}  // namespace nonet
