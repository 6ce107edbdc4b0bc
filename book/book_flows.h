// The running text of a book as pages: contents, guide, lessons, hints, explained solutions, index.
#pragma once

#include <array>
#include <string>
#include <vector>

#include "book/book.h"
#include "book/help.h"

namespace nonet {

// The column of running text, centred in a page's content area.
Rect text_column(const PageLayout& layout, Side side);
// Type size of running text, in points.
double body_size(const PageLayout& layout);

// The area in which the pages of a flow are placed.
Rect flow_area(FlowKind flow, const PageLayout& layout, Side side);

struct BookFlows {
  std::array<std::vector<Drawing>, kFlowKinds> flows;  // without lessons
  std::vector<std::vector<Drawing>> lessons;           // by section
  TextPages sizes;
  std::vector<int> lesson_pages;  // of each lesson in its section's flow, from 0
};

// All flows, with the page numbers of the plan. Before there is a plan, pass one that has only a
// layout. The numbers do not affect page breaks, so the flows keep their lengths.
BookFlows set_flows(const BookSpec& spec, const BookHelp& help, const BookPlan& plan,
                    const Typefaces& typefaces);

}  // namespace nonet
