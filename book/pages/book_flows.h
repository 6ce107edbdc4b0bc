// The running text of a book as pages: contents, guide, lessons, hints, explained solutions, index.
#pragma once

#include <array>
#include <string>
#include <vector>

#include "book/fonts/typefaces.h"
#include "book/pages/book_plan.h"
#include "book/pages/help.h"
#include "book/spec/book_spec.h"

namespace nonet {

struct BookFlows {
  std::array<std::vector<Drawing>, kFlowKinds> flows;  // without lessons
  std::vector<std::vector<Drawing>> lessons;           // by section
  std::vector<std::vector<Drawing>> rules;             // by section
  TextPages sizes;
  std::vector<int> lesson_pages;    // of each lesson in its section's flow, from 0
  bool explained_in_short = false;  // an explained step needs the key to chains
  bool hints_of_singles = false;    // some hints are for puzzles that need singles only
};

// The lengths of all flows in pages of this layout. They do not depend on page numbers.
TextPages measure_flows(const BookSpec& spec, const BookHelp& help, const PageLayout& layout,
                        const Typefaces& typefaces);

// All flows, with the page numbers of the plan.
BookFlows set_flows(const BookSpec& spec, const BookHelp& help, const BookPlan& plan,
                    const Typefaces& typefaces);

}  // namespace nonet
