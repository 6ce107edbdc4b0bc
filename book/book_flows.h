// The running text of a book as pages: contents, guide, lessons, hints, explained solutions, index.
#pragma once

#include <array>
#include <string>
#include <vector>

#include "book/book.h"
#include "book/help.h"

namespace nonet {

// The measure of running text in the middle of a page's content area.
Rect text_column(const PageLayout& layout, Side side);
// Points of running text.
double body_size(const PageLayout& layout);

// Where the pages of a flow are placed.
Rect flow_area(FlowKind flow, const PageLayout& layout, Side side);

struct BookFlows {
  std::array<std::vector<Drawing>, kFlowKinds> flows;  // without lessons
  std::vector<std::vector<Drawing>> lessons;           // by section
  TextPages sizes;
  std::vector<int> lesson_pages;  // of each lesson in its section's flow, from 0
};

// All flows, with the page numbers that the plan knows; before there is a plan, one that has a
// layout only. The numbers change nothing but themselves: pages stay where they are.
BookFlows set_flows(const BookSpec& spec, const BookHelp& help, const BookPlan& plan,
                    const Typefaces& typefaces);

}  // namespace nonet
