// The path of puzzles as one page to follow in a browser or on paper: a bar of ratings to jump by,
// runs of singles folded, each argument branch by branch, and a board that draws the branch or line
// in view. The file needs nothing else; the board is drawn from data by the script inside, so that
// a long path stays small, and each step is drawn once more when the page is printed.
#pragma once

#include <span>
#include <string>

#include "rater/explain/names.h"
#include "rater/explain/path_text.h"

namespace nonet {

std::string explanation_page(std::span<const Path> paths, CellNames names);

}  // namespace nonet
