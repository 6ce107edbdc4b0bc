// Steps as drawings: a panel for each step or, of a chain, for each of its cases; a sheet of all
// panels of a path; one step as a picture with its argument. The words are rater/explain's.
#pragma once

#include <cstddef>
#include <string>

#include "base/result.h"
#include "book/cairo_output.h"
#include "book/grid_picture.h"
#include "book/typefaces.h"
#include "charts/drawing.h"
#include "rater/explain/names.h"
#include "rater/explain/path_text.h"

namespace nonet {

// The grid before the step, with the pattern, what goes and what is placed; of a chain the
// assertions and links of one branch, numbered as its argument is.
GridPicture picture_of(const Grid& givens, const Scene& scene, std::size_t branch = 0,
                       CellNames names = CellNames::kRowColumn);

// All steps of a path on one white sheet, three panels in a row.
Drawing explanation_sheet(const Path& path, CellNames names, const Typefaces& typefaces);

// Step `number`, counted from 1, on white paper: its panels, then the argument line by line. An
// error where the path has no such step.
Result<Drawing> step_sheet(const Path& path, std::size_t number, CellNames names,
                           const Typefaces& typefaces);

// The file of an image: the sheet of a path or, where `step` is not 0, of that step. Opens the
// typefaces.
Result<std::string> path_image(const Path& path, std::size_t step, CellNames names,
                               const ImageOptions& options);

}  // namespace nonet
