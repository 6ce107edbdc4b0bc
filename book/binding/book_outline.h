// Describes a made or planned book to its maker.
#pragma once

#include <string>

#include "book/pages/book_plan.h"
#include "book/spec/book_spec.h"

namespace nonet {

// Facts about the file: pages, size, gutter, spine, and what to do next.
std::string closing_line(const BookSpec& spec, const BookPlan& plan, const PaperFigures& paper,
                         const std::string& file);

// The contents of the pages, a line for each run of pages.
std::string outline_of(const BookSpec& spec, const BookPlan& plan);

}  // namespace nonet
