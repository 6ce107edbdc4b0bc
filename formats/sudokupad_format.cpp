#include "formats/sudokupad_format.h"

#include <array>
#include <utility>

#include "formats/document_members.h"
#include "formats/json_document.h"
#include "formats/symbols.h"

namespace nonet {
namespace {

Error not_plain(std::string_view what, const Place& place) {
  return {ErrorKind::kInput, "plain Sudoku expected, the puzzle has " + std::string(what), place};
}

// A pair [row, column] as a cell, nullopt for anything else.
std::optional<Cell> cell_at(const Json& pair) {
  if (!pair.is_array() || pair.size() != 2) return std::nullopt;
  for (const Json& number : pair) {
    if (!number.is_number_unsigned() || number.get<std::uint64_t>() >= kSize) return std::nullopt;
  }
  return Cell(pair[0].get<int>(), pair[1].get<int>());
}

// Whether each of the regions is one of the nine boxes.
bool regions_are_boxes(const Json& regions) {
  if (!says_something(regions)) return true;
  if (!regions.is_array() || regions.size() != kSize) return false;
  for (const Json& region : regions) {
    if (!region.is_array() || region.size() != kSize) return false;
    const auto first = cell_at(region[0]);
    for (const Json& pair : region) {
      const auto cell = cell_at(pair);
      if (!first || !cell || cell->box() != first->box()) return false;
    }
  }
  return true;
}

// "title: A title" names a field and its value.
void take_note(std::string_view text, PuzzleText& puzzle) {
  const std::size_t colon = text.find(':');
  if (colon == std::string_view::npos) return;
  const std::string_view value = trimmed(text.substr(colon + 1));
  for (const NamedText& name : kSudokupadTexts) {
    if (lower_case(trimmed(text.substr(0, colon))) == name.member) {
      puzzle.set_field(name.field, std::string(value));
    }
  }
}

// Takes cages that only hold notes; false if one is a real cage.
bool take_cages(const Json& cages, PuzzleText& puzzle) {
  if (!says_something(cages)) return true;
  if (!cages.is_array()) return false;
  for (const Json& cage : cages) {
    if (!cage.is_object()) return false;
    const Json& value = member(cage, "value");
    if (says_something(member(cage, "cells"))) {
      // SudokuPad draws rows, columns and the whole grid as hidden cages.
      const Json& kind = member(cage, "type");
      if (kind != "rowcol" && !says_something(member(cage, "hidden"))) return false;
      if (says_something(value) || says_something(member(cage, "sum"))) return false;
    } else if (value.is_string()) {
      take_note(value.get_ref<const std::string&>(), puzzle);
    }
  }
  return true;
}

}  // namespace

Result<PuzzleText> parse_sudokupad_object(std::string_view text, const Place& place) {
  const Result<Json> object = parse_document(text, place);
  if (!object) return object.error();
  if (const auto extra = member_beyond(*object, kSudokupadMembers)) {
    return not_plain("'" + *extra + "'", place);
  }
  if (!regions_are_boxes(member(*object, "regions"))) {
    return not_plain("regions of its own", place);
  }
  Grid givens;
  for (const Cell c : all_cells()) {
    const Json* cell = cell_in(member(*object, "cells"), c);
    if (cell == nullptr) {
      return Error{ErrorKind::kInput, "the puzzle has no 9 by 9 cells", place};
    }
    const auto digit = digit_of(cell->is_object() ? member(*cell, "value") : *cell, c, place);
    if (!digit) return digit.error();
    if (*digit) givens.set(c, **digit);
  }
  PuzzleText puzzle;
  if (auto error = take_digits(givens, {}, place, puzzle)) return std::move(*error);
  if (!take_cages(member(*object, "cages"), puzzle)) return not_plain("cages", place);
  const Json& metadata = member(*object, "metadata");
  if (metadata.is_object()) {
    take_texts(metadata, kSudokupadTexts, puzzle);
    const Json& rules = member(metadata, "rules");
    if (rules.is_string()) puzzle.comment = one_line(rules.get_ref<const std::string&>());
  }
  return puzzle;
}

}  // namespace nonet
