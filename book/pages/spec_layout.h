// The request for pages that a spec makes, and the faults that show before any page is drawn.
#pragma once

#include <vector>

#include "base/result.h"
#include "book/fonts/typefaces.h"
#include "book/pages/book_plan.h"
#include "book/spec/book_spec.h"

namespace nonet {

// How the pages of a book are laid out with this gutter, in inches: the text, and the grids of each
// section, on sheets below the rules of their boards.
struct BookLayouts {
  PageLayout book;
  std::vector<PageLayout> sections;  // empty: all as the book
};
Result<BookLayouts> book_layouts(const BookSpec& spec, double gutter, const Typefaces& typefaces);
BookShape shape_of(const BookSpec& spec, const BookLayouts& layouts);

// The links of QR codes, and whether the profile has a page for the code of the book's play page.
Status check_links(const BookSpec& spec);

// Faults for which print_book refuses a book, whatever its puzzles: pages of this trim and profile
// cannot hold so many puzzles and solutions, or the ISBN is invalid.
Status check_layout(const BookSpec& spec);

// An error if the publisher's texts have a character that the typefaces cannot show.
Status check_characters(const BookSpec& spec, const Typefaces& typefaces);

}  // namespace nonet
