// The pages before the puzzles, except running text: title pages, dedication, copyright.
#pragma once

#include "book/fonts/typefaces.h"
#include "book/paper/page_layout.h"
#include "book/spec/book_spec.h"

namespace nonet {

// Where the title stands: a page of its own, or a line at the top of each sheet.
Rect title_room(const PageLayout& layout);

// An error if title, subtitle and author do not fit on the title page, even in the smallest legible
// type.
Status check_title(const Rect& area, const BookSpec& spec, const Typefaces& typefaces);

void draw_half_title(Drawing& page, const Rect& area, const BookSpec& spec,
                     const Typefaces& typefaces);
void draw_title(Drawing& page, const Rect& area, const BookSpec& spec, const Typefaces& typefaces);
void draw_dedication(Drawing& page, const Rect& area, const BookSpec& spec,
                     const Typefaces& typefaces);
void draw_copyright(Drawing& page, const Rect& area, const BookSpec& spec,
                    const Typefaces& typefaces);
// The line at the top of sheets without a title page: title at the left, subtitle and author at the
// right, as large as they fit.
void draw_masthead(Drawing& page, const Rect& area, const BookSpec& spec,
                   const Typefaces& typefaces);

// Boxes in the pattern of the givens, the ornament of title page and cover.
struct PatternInks {
  Ink given = Ink::grey(0.12);
  Ink empty = Ink::grey(0.88);
};
void draw_pattern(Drawing& page, const Rect& square, const Grid& givens,
                  const PatternInks& inks = {});

void draw_pattern(Drawing& page, const Rect& square, const variants::Geometry& board,
                  const variants::CellDigits& givens);

// Wrapped and centred lines; returns the baseline of the last.
double centred_lines(Drawing& page, std::string_view text, const TextStyle& style, Rect area,
                     const Typefaces& typefaces);

// The largest size, from `most` down to `least`, at which the text fits into `height` points in
// lines no wider than `width`; 0 if it does not fit even at `least`.
struct TextRoom {
  double width = 0;
  double height = 0;
  double most = 0;
  double least = 0;
};
double fitting_size(std::string_view text, Face face, const TextRoom& room,
                    const Typefaces& typefaces);

}  // namespace nonet
