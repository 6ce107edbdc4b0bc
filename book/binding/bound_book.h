// A book as files.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "base/result.h"
#include "base/run_control.h"
#include "book/pages/printed_book.h"

namespace nonet {

enum class BookFormat : std::uint8_t { kPdf, kHtml, kEpub };
// HTML for names ending in .html or .htm, EPUB for .epub, PDF for .pdf and names without an ending;
// others are refused.
Result<BookFormat> book_format(std::string_view file_name);

// The PDF's bytes; nothing after a stop. Links and outline in the screen profile only.
Result<std::optional<std::string>> book_pdf(const BookSpec& spec, const PrintedBook& book,
                                            const Typefaces& typefaces,
                                            const RunControl& control = {});

// Faults of the publisher's texts for which bind_book refuses a book, whatever its puzzles:
// characters that the typefaces lack, a title that is too long for the page.
Status check_texts(const BookSpec& spec, BookFormat format);

// A book as a file.
struct BoundBook {
  std::string bytes;
  std::string manifest;
  std::string proof;      // a PDF, with BookSpec::proof
  std::string solutions;  // the booklet's bytes, with SolutionsPlace::kSeparateFile
  std::size_t pages = 0;
  BookPlan plan;
};

// The whole way: opens the typefaces, prints the book and checks it. The error says why the book
// cannot be printed, or lists its faults. After a stop there is no book, because half a book is
// useless.
Result<std::optional<BoundBook>> bind_book(const BookSpec& spec, BookFormat format,
                                           const RunControl& control = {});

}  // namespace nonet
