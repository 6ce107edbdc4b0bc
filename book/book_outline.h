// A book that is made or planned, in words for whoever makes it.
#pragma once

#include <string>

#include "book/book.h"

namespace nonet {

// What there is to say of the file: pages, size, gutter, spine, what to do next.
std::string closing_line(const BookSpec& spec, const BookPlan& plan, const PaperFigures& paper,
                         const std::string& file);

// What is on which pages, a line each.
std::string outline_of(const BookSpec& spec, const BookPlan& plan);

}  // namespace nonet
