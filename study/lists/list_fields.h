// What lists say beside their puzzles, on its way into a store and out again.
#pragma once

#include <span>
#include <vector>

#include "board/grid.h"
#include "db/records.h"
#include "formats/puzzle_text.h"

namespace nonet {

// The comment and the fields of a record. A field "solution" that is the puzzle's own is left out:
// the store has that itself.
std::vector<StoredField> fields_to_store(const PuzzleText& text, const Grid& solution);

// Gives the text back its comment and its fields. What two lists said differently under one key
// stands in one field, "; " between.
void take_stored_fields(PuzzleText& text, std::span<const StoredField> fields);

}  // namespace nonet
