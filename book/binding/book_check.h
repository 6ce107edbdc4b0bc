// The last look at the pages before a file is written.
#pragma once

#include <string>
#include <vector>

#include "base/run_control.h"
#include "book/pages/printed_book.h"

namespace nonet {

// The faults of the pages, one line each; empty: fit to print. Reads the drawn pages and does not
// trust the code that drew them: each printed grid must equal its puzzle or solution, no two
// puzzles may be equal or isomorphic, effort may not fall within a section, all ink must be inside
// the safe area, type and lines large enough, the page count even and within the profile's limits.
// After a stop, the faults found so far. REQUIRES: all pages are drawn.
std::vector<std::string> check_book(const BookSpec& spec, const PrintedBook& book,
                                    const Typefaces& typefaces, const RunControl& control = {});

}  // namespace nonet
