// The comments and fields of lists, on their way into a store and out again.
#pragma once

#include <span>
#include <vector>

#include "board/grid.h"
#include "db/records.h"
#include "formats/puzzle_text.h"

namespace nonet {

// The comment and the fields of a record. A field "solution" that equals the puzzle's solution is
// left out, because the store has it.
std::vector<StoredField> fields_to_store(const PuzzleText& text, const Grid& solution);

// Restores the text's comment and fields. If lists differ under one key, their values are joined in
// one field with "; ".
void take_stored_fields(PuzzleText& text, std::span<const StoredField> fields);

}  // namespace nonet
