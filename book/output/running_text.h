// The lines of running text on a page of a PDF, by their places and sizes alone: whether a
// paragraph leaves one of its lines alone at the head or the foot of the page.
#pragma once

#include "pdf/facts.h"

namespace nonet {

// Running text has the commonest size of the page's type and goes from line to line with the
// commonest distance; a wider distance or another size ends a paragraph.
struct RunningText {
  bool first_alone = false;  // the page's first line is running text, and the next is not near it
  bool last_alone = false;   // the same of the page's last line
  // It reaches the right edge and does not end a sentence, so its paragraph goes on.
  bool last_is_full = false;
};

// Of the marks above `foot`, in points from the top of the page, where its number stands.
RunningText running_text(const PdfPageFacts& page, double foot);

}  // namespace nonet
