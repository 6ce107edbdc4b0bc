// The lessons of a book as pages: those of a section one after the other, then the answers of all.
// Where the last page would be nearly empty, wider pictures fill it.
#pragma once

#include <vector>

#include "book/pages/book_plan.h"
#include "book/pages/flow_sheets.h"
#include "book/pages/help.h"
#include "book/spec/book_spec.h"

namespace nonet {

struct LessonFlows {
  std::vector<std::vector<Drawing>> sections;
  std::vector<int> answers;      // by section: the page on which they begin, from 0
  std::vector<int> first_pages;  // of each lesson in its section's flow, from 0
};

LessonFlows set_lessons(const BookSpec& spec, const BookHelp& help, const BookPlan& plan,
                        FlowSheets& sheets);

}  // namespace nonet
