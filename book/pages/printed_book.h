// A book as drawings: the plan of its pages, then each page.
#pragma once

#include <vector>

#include "base/result.h"
#include "base/run_control.h"
#include "book/fonts/typefaces.h"
#include "book/pages/book_plan.h"
#include "book/spec/book_spec.h"
#include "charts/drawing.h"

namespace nonet {

struct PrintedBook {
  BookPlan plan;
  std::vector<Drawing> pages;
};

// Lays out and draws every page; after a stop, only the first ones. Refuses impossible layouts and
// sections without puzzles.
Result<PrintedBook> print_book(const BookSpec& spec, const Typefaces& typefaces,
                               const RunControl& control = {});

// The booklet of SolutionsPlace::kSeparateFile.
Result<PrintedBook> print_solutions(const BookSpec& spec, const Typefaces& typefaces);

}  // namespace nonet
