// The pages before the puzzles: title pages, copyright, contents, how to play, the levels.
#pragma once

#include <vector>

#include "book/book.h"

namespace nonet {

// The measure of running text in the middle of a page's content area.
Rect text_column(const PageLayout& layout, Side side);

// Text pages, each the size of the text column, to be placed there.
std::vector<Drawing> contents_flow(const BookSpec& spec, const BookPlan& plan,
                                   const Typefaces& typefaces);
std::vector<Drawing> guide_flow(const BookSpec& spec, const PageLayout& layout,
                                const Typefaces& typefaces);
// How many pages they take, before a plan exists.
TextPages measure_text(const BookSpec& spec, const PageLayout& layout, const Typefaces& typefaces);

void draw_half_title(Drawing& page, const Rect& area, const BookSpec& spec,
                     const Typefaces& typefaces);
void draw_title(Drawing& page, const Rect& area, const BookSpec& spec, const Typefaces& typefaces);
void draw_copyright(Drawing& page, const Rect& area, const BookSpec& spec,
                    const Typefaces& typefaces);

}  // namespace nonet
