// Explanations with pictures: a page of slides for the browser, one drawn grid a step, and a sheet
// of all steps as one drawing. The words are rater/explain's.
#pragma once

#include <span>
#include <string>

#include "book/grid_picture.h"
#include "book/typefaces.h"
#include "charts/drawing.h"
#include "rater/explain/path_text.h"

namespace nonet {

// The grid before the step, with the pattern, what goes, what is placed, and the chain's links.
GridPicture picture_of(const Grid& givens, const Scene& scene);

// One self-contained HTML file; left and right arrow keys move through the steps of a puzzle.
std::string explanation_page(std::span<const Path> paths, const Typefaces& typefaces);

// All steps of a path on one sheet, three in a row.
Drawing explanation_sheet(const Path& path, const Typefaces& typefaces);

}  // namespace nonet
