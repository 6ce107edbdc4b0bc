// Where running text stands on a page, and the size of its type.
#pragma once

#include "book/pages/book_plan.h"

namespace nonet {

// The column of running text, centred in a page's content area.
Rect text_column(const PageLayout& layout, Side side);
// Type size of running text, in points.
double body_size(const PageLayout& layout);

// The area in which the pages of a flow are placed.
Rect flow_area(FlowKind flow, const PageLayout& layout, Side side);

}  // namespace nonet
