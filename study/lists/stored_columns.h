// Columns of an exported table that the database knows: what scales say of the puzzle, its solution
// and its number of clues.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "db/store.h"
#include "formats/puzzle_text.h"
#include "rater/scales/catalog.h"

namespace nonet {

class StoredColumns {
 public:
  // `names` as in --columns: "er", or "explainer_er" where several scales have a column of that
  // name. Alone it is that of `preferred` if it has one (null: none preferred), else of the
  // Explainer, else of the first scale that has it. Other names are left to the format.
  StoredColumns(std::span<const std::string> names, const ScaleRow* preferred);

  // Gives the text the fields that the store knows; a puzzle that was not rated gets none.
  Status fill(const Store& store, const StoredPuzzle& puzzle, PuzzleText& text) const;

 private:
  struct Rated {
    std::string name;
    const ScaleRow* scale;
    std::size_t column;  // of the scale
  };

  std::vector<Rated> rated_;
  bool solution_ = false;
  bool clues_ = false;
};

}  // namespace nonet
