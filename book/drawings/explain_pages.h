// Steps as drawings: a panel for each step, or for each case of a chain; a sheet with all panels of
// a path; one step as a picture with its argument. The words come from rater/explain.
#pragma once

#include <cstddef>
#include <string>

#include "base/result.h"
#include "book/drawings/grid_picture.h"
#include "book/fonts/typefaces.h"
#include "book/output/cairo_output.h"
#include "charts/drawing.h"
#include "rater/explain/names.h"
#include "rater/explain/path_text.h"

namespace nonet {

// The grid before the step, with the pattern, the eliminations and the placement. For a chain, the
// assertions and links of one branch, numbered as in its argument.
GridPicture picture_of(const Grid& givens, const Scene& scene, std::size_t branch = 0,
                       CellNames names = CellNames::kRowColumn);

// All steps of a path on one white sheet, three panels in a row.
Drawing explanation_sheet(const Path& path, CellNames names, const Typefaces& typefaces,
                          const StepWords& words = kEnglishSteps);

// Step `number`, counted from 1, on white paper: its panels, then the argument line by line. An
// error if the path has no such step.
Result<Drawing> step_sheet(const Path& path, std::size_t number, CellNames names,
                           const Typefaces& typefaces, const StepWords& words = kEnglishSteps);

// The bytes of an image file: the sheet of a path, or of one step if `step` is not 0. Opens the
// typefaces.
Result<std::string> path_image(const Path& path, std::size_t step, CellNames names,
                               const ImageOptions& options, const StepWords& words = kEnglishSteps);

}  // namespace nonet
