#include "tasks/positions/reached_text.h"

#include <fmt/format.h>
#include <optional>
#include <string_view>
#include <utility>

#include "board/pencil_marks.h"
#include "formats/reader.h"
#include "rater/explain/names.h"
#include "solvers/exact/count.h"

namespace nonet {
namespace {

std::optional<Grid> plain_cells(std::string_view text) {
  if (text.size() != kCells) return std::nullopt;
  Grid grid;
  for (const Cell cell : all_cells()) {
    const char c = text[static_cast<std::size_t>(cell.index())];
    if (c >= '1' && c <= '9') {
      grid.set(cell, Digit(c - '0'));
    } else if (std::string_view(".0*").find(c) == std::string_view::npos) {
      return std::nullopt;
    }
  }
  return grid;
}

// Whether the record shows its givens only as single candidates (puzzle_from_marks).
bool is_marks_alone(const PuzzleText& record) {
  if (!record.marks || !record.placed.filled().empty()) return false;
  return record.givens == (record.conflict ? givens_of(*record.marks) : record.marks->singles());
}

// Two peers with the same single candidate.
std::optional<std::pair<Cell, Cell>> lone_pair_in(const PencilMarks& marks) {
  for (const Cell c : all_cells()) {
    for (const Cell peer : peers_of(c)) {
      if (c < peer && marks[c].size() == 1 && marks[c] == marks[peer]) return std::pair(c, peer);
    }
  }
  return std::nullopt;
}

CellSet bare_cells_in(const PencilMarks& marks) {
  CellSet bare;
  for (const Cell c : all_cells()) {
    if (marks[c].empty()) bare.insert(c);
  }
  return bare;
}

}  // namespace

PuzzleText beginning_of(const PuzzleText& record) {
  PuzzleText start = record;
  if (!is_marks_alone(record)) return start;
  const Grid settled = givens_of(*record.marks);
  const int lone = record.marks->singles().filled().size();
  if (2 * settled.filled().size() >= lone) start.givens = settled;
  return start;
}

Reached reached_in(const PuzzleText& record) { return {record.placed, record.marks}; }

std::optional<Hint> contradiction_in(const PuzzleText& record, const StepWords& words) {
  using enum StepPhrase;
  if (record.candidates() == nullptr) return std::nullopt;
  const PencilMarks& marks = *record.marks;
  const CellSet bare = bare_cells_in(marks);
  const bool hardly_any = 2 * bare.size() > kCells;
  if (hardly_any || count_solutions(marks, 1).count > 0) return std::nullopt;
  const auto marks_of_box = [&](Cell cell) {
    return words.say(kWrongMarks, words.name_of(House::box(cell.box())));
  };
  Hint hint{std::string(words[kWrongAllMarks]), std::string(words[kNoSolutionLeft]), ""};
  if (!bare.empty()) {
    hint.where = marks_of_box(bare.first());
    hint.what = words.say(kNoMarkLeft, words.name_of(bare.first()));
  } else if (const auto pair = lone_pair_in(marks)) {
    hint.where = marks_of_box(pair->first);
    hint.what = words.say(kBothHaveOnly, words.name_of(pair->first), words.name_of(pair->second),
                          marks[pair->first].first().value());
  }
  hint.step = fmt::format("{}\n{}\n", hint.what, words[kMarksAlone]);
  return hint;
}

Result<Reached> parse_reached(const std::string& text, const std::string& name) {
  if (const auto cells = plain_cells(text)) return Reached{*cells, {}};
  const auto have = parse_puzzle(text, name, {}, Conflicts::kTaken);
  if (!have) return have.error();
  Reached reached = reached_in(*have);
  const Grid filled = is_marks_alone(*have) ? givens_of(*have->marks) : have->givens;
  for (const Cell cell : filled.filled()) reached.placed.set(cell, filled.digit(cell));
  return reached;
}

}  // namespace nonet
