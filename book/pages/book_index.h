// The index at the end of a book: the puzzles of each board by effort, then by technique.
#pragma once

#include "book/drawings/page_flow.h"
#include "book/pages/book_plan.h"
#include "book/spec/book_spec.h"

namespace nonet {

void set_index(PageFlow& flow, const BookSpec& spec, const BookPlan& plan);

}  // namespace nonet
