// The text of a cover: front, spine and back.
#pragma once

#include <string>
#include <vector>

#include "base/result.h"
#include "book/cover/cover_designs.h"
#include "book/cover/cover_plan.h"
#include "book/fonts/typefaces.h"
#include "book/spec/book_spec.h"
#include "charts/drawing.h"

namespace nonet {

// What the text of a cover stands on.
struct CoverTextPlace {
  const BookSpec& spec;
  const CoverPlan& plan;
  const CoverDesign& design;
  const CoverPalette& palette;
  const Typefaces& typefaces;
};

// Series, title, subtitle and author. Refuses text that does not fit.
Status paint_front_text(Drawing& sheet, const CoverTextPlace& place);

// Title and author, running down; as large as the spine allows, only the title where both do not
// fit, nothing where the printer's smallest type does not.
void paint_spine_text(Drawing& sheet, const CoverTextPlace& place);

// The paragraphs, or the contents of the book if there are none; as large as they fit. Refuses
// paragraphs that do not fit in the smallest comfortable type.
Status paint_back_text(Drawing& sheet, const CoverTextPlace& place,
                       const std::vector<std::string>& paragraphs);

}  // namespace nonet
