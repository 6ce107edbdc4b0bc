// The positions that the program keeps, tasks/lessons/positions.tsv: an example of every technique,
// and the practice of a lesson for techniques that are rare in random puzzles. The table names the
// command that made it.
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

// The unchanged lines of the table.
std::span<const std::string_view> kept_lines();

struct KeptPosition {
  TechniqueId technique;
  std::string line;  // in the form of HoDoKu's library, which every command reads
  Standing standing = Standing::kNext;
  std::optional<TechniqueId> easier = {};  // of Standing::kShared
};

// The kept positions of the technique, the easiest first.
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

// The number of candidates in the empty cells: the fewer, the easier the position is to read.
int candidates_left(const Position& position);

// "key<tab>line<tab>standing", as in the table: next, alone, or the key of the easier technique.
std::string kept_line_of(const KeptPosition& kept);
inline constexpr std::string_view kKeptHeader = "technique\tposition\tstanding\n";

}  // namespace nonet
