// The steps of other sizes and shapes than the classic 9x9 as drawings (explain_pages.h has the
// classic ones).
#pragma once

#include <cstddef>
#include <string>

#include "base/result.h"
#include "book/drawings/board_picture.h"
#include "book/output/cairo_output.h"
#include "rater/explain/names.h"
#include "variants/board/geometry.h"
#include "variants/explain/board_scene.h"
#include "variants/explain/board_words.h"
#include "variants/ladder/board_rating.h"

namespace nonet {

// The board before the step, with the pattern, the eliminations and the placement. For a chain, the
// assertions and links of one branch, numbered as in its argument. Borrows the geometry.
BoardPicture picture_of(const variants::Geometry& geometry, const variants::CellDigits& givens,
                        const variants::BoardScene& scene, const variants::BoardWords& words,
                        std::size_t branch = 0);

// The bytes of an image file: the sheet of a path, or of its step `step`, counted from 1, with the
// argument. 0: all steps. Opens the typefaces. Errors also: a step that the path does not have.
Result<std::string> board_path_image(const variants::Geometry& geometry,
                                     const variants::BoardPath& path, std::size_t step,
                                     CellNames names, const ImageOptions& options,
                                     const variants::BoardWords& words);

}  // namespace nonet
