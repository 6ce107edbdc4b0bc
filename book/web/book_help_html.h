// The help of a book as parts of its HTML page: lessons, hints in three rungs that open one by one,
// explained solutions.
#pragma once

#include <string>

#include "book/fonts/typefaces.h"
#include "book/pages/help.h"
#include "book/spec/book_spec.h"

namespace nonet {

// Each part has an id for links: "lessons", "hints", "explained"; the help for puzzle N of the
// latter two "hN" and "eN". A part that the spec does not request is empty.
struct BookHelpHtml {
  std::string lessons;
  std::string hints;
  std::string explained;
};
BookHelpHtml book_help_html(const BookSpec& spec, const BookHelp& help, const Typefaces& typefaces);

}  // namespace nonet
