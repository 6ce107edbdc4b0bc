// The path of puzzles as one page to follow in a browser or on paper: a bar of ratings to jump by,
// runs of singles folded, each argument branch by branch, and a board that draws the branch or line
// in view. The file needs nothing else; the board is drawn from data by the script inside, so that
// a long path stays small, and each step is drawn once more when the page is printed. Puzzles are
// added one by one, so that a page of thousands takes no more memory than one of two.
#pragma once

#include <cstddef>
#include <optional>
#include <string>

#include "rater/explain/names.h"
#include "rater/explain/path_text.h"

namespace nonet {

class ExplanationPage {
 public:
  explicit ExplanationPage(CellNames names) : names_(names) {}

  // What the page goes on with. The first puzzle is kept back until it is known whether it is the
  // only one: then it needs no heading.
  [[nodiscard]] std::string add(Path path);
  // The rest of the page; nothing where no puzzle was added.
  [[nodiscard]] std::string end();

 private:
  CellNames names_;
  std::optional<Path> first_;  // until it is written
  std::size_t added_ = 0;
};

}  // namespace nonet
