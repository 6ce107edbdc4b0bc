#include "tasks/lessons/kept_positions.h"

#include <cassert>
#include <fmt/format.h>

#include "formats/reader.h"
#include "formats/writer.h"
#include "rater/logic/steps/technique_catalog.h"

namespace nonet {

namespace {

constexpr std::string_view kNextWord = "next";
constexpr std::string_view kAloneWord = "alone";

// Takes the text up to the next tab, and the tab.
std::string_view take_field(std::string_view& line) {
  const std::size_t end = line.find('\t');
  const std::string_view field = line.substr(0, end);
  line.remove_prefix(end == std::string_view::npos ? line.size() : end + 1);
  return field;
}

KeptPosition kept_in(std::string_view line) {
  const TechniqueRow* technique = find_technique(take_field(line));
  assert(technique != nullptr);
  const std::string_view position = take_field(line);
  const std::string_view standing = take_field(line);
  if (standing == kNextWord) return {technique->id, std::string(position)};
  if (standing == kAloneWord) return {technique->id, std::string(position), Standing::kAlone};
  const TechniqueRow* easier = find_technique(standing);
  assert(easier != nullptr);
  return {technique->id, std::string(position), Standing::kShared, easier->id};
}

}  // namespace

std::vector<KeptPosition> kept_positions(TechniqueId technique) {
  std::vector<KeptPosition> kept;
  for (const std::string_view line : kept_lines()) {
    const KeptPosition one = kept_in(line);
    if (one.technique == technique) kept.push_back(one);
  }
  return kept;
}

ReadPosition read_position(std::string_view line) {
  const auto record = parse_puzzle(line);
  assert(record.ok());
  Grid grid = record->givens;
  for (const Cell cell : record->placed.filled()) grid.set(cell, record->placed.digit(cell));
  const PencilMarks marks = record->marks ? *record->marks : PencilMarks::of(grid);
  return {record->givens, Position(grid, marks)};
}

PuzzleText record_of(const LessonPosition& position) {
  PuzzleText record;
  record.givens = position.givens;
  const Grid& grid = position.scene.before.grid();
  for (const Cell cell : grid.filled()) {
    if (position.givens.empty(cell)) record.placed.set(cell, grid.digit(cell));
  }
  record.marks = position.scene.before.pencil_marks();
  return record;
}

std::string line_of(const LessonPosition& position) {
  std::string line = write_puzzle(Format::kHodoku, record_of(position));
  line.pop_back();
  return line;
}

int candidates_left(const Position& position) {
  int count = 0;
  for (const Cell cell : position.empty_cells()) count += position.candidates(cell).size();
  return count;
}

std::string kept_line_of(const KeptPosition& kept) {
  std::string_view standing = kept.standing == Standing::kNext ? kNextWord : kAloneWord;
  if (kept.easier) standing = technique_row(*kept.easier).key;
  return fmt::format("{}\t{}\t{}\n", technique_row(kept.technique).key, kept.line, standing);
}

}  // namespace nonet
