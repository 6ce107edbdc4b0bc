// Columns of an exported table: what scales say of the puzzle, its solution and its number of
// clues, and what the lists said from which it came.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "db/store.h"
#include "formats/puzzle_text.h"
#include "rater/orders/catalog.h"

namespace nonet {

class StoredColumns {
 public:
  // `names` as in --columns: "er", or "explainer_er" where several scales have a column of that
  // name. Alone it is that of `preferred` if it has one (null: none preferred), else of the
  // Explainer, else of the first scale that has it. Other names are those of imported fields, and
  // so is what stands behind "imported_": "imported_er" is the rating that a list published.
  // Without names all imported fields are meant.
  StoredColumns(std::span<const std::string> names, const ScaleRow* preferred);

  // Gives the text the fields that the store has for the puzzle, and its comment.
  Status fill(const Store& store, const StoredPuzzle& puzzle, PuzzleText& text) const;

 private:
  struct Column {
    std::string name;
    const ScaleRow* scale;  // null: of none
    std::size_t of_scale;   // which of its columns
  };
  // What the store has of one puzzle.
  struct Known {
    const Puzzle& puzzle;
    std::vector<Field> imported;
    std::vector<Rating> ratings;
  };

  static std::optional<Field> value_of(const Column& column, const Known& known);

  std::vector<Column> columns_;
  bool rated_ = false;  // some are of scales
};

}  // namespace nonet
