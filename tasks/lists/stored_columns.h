// Columns of an exported table: the puzzle's ratings, its solution, its number of clues, and the
// fields of the lists from which it was imported.
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
  // `names` as in --columns: "er", or "explainer_er" if several scales have a column of that name.
  // A plain "er" is the column of `preferred` if it has one (null: none preferred), else of the
  // Explainer, else of the first scale that has it. Other names, and names after "imported_", mean
  // imported fields: "imported_er" is the rating that a list published. Without names: all imported
  // fields.
  StoredColumns(std::span<const std::string> names, const ScaleRow* preferred);

  // Gives the text the puzzle's stored fields and comment.
  Status fill(const Store& store, const StoredPuzzle& puzzle, PuzzleText& text);
  // The columns in which no puzzle has had a value so far.
  [[nodiscard]] std::vector<std::string> empty() const;

 private:
  struct Column {
    std::string name;
    const ScaleRow* scale;  // null: not a scale's column
    std::size_t of_scale;   // index among the scale's columns
    bool filled = false;
  };
  // The stored data of one puzzle.
  struct Known {
    const Puzzle& puzzle;
    std::vector<Field> imported;
    std::vector<Rating> ratings;
  };

  static std::optional<Field> value_of(const Column& column, const Known& known);

  std::vector<Column> columns_;
  bool rated_ = false;  // some columns are of scales
};

}  // namespace nonet
