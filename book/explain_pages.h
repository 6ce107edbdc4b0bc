// Explanations with pictures: a page of slides for the browser, one drawn grid a step, and a sheet
// of all steps as one drawing. The words are rater/explain's.
#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "book/grid_picture.h"
#include "book/typefaces.h"
#include "charts/drawing.h"
#include "charts/page.h"
#include "rater/explain/path_text.h"

namespace nonet {

// The grid before the step, with the pattern, what goes, what is placed, and the chain's links.
GridPicture picture_of(const Grid& givens, const Scene& scene);

// One self-contained HTML file; left and right arrow keys move through the steps of a puzzle. It is
// given out puzzle by puzzle, so that many take no more memory than one. Borrows the typefaces.
class ExplanationPage {
 public:
  explicit ExplanationPage(const Typefaces& typefaces) : typefaces_(typefaces) {}

  // The next piece of the file. A page of one puzzle has another head than one of several: the
  // first comes out with the second, or at the end.
  [[nodiscard]] std::string add(const Path& path);
  // The last piece. REQUIRES: there was a puzzle.
  [[nodiscard]] std::string finish();

 private:
  void begin_page(std::string_view title);
  void put(const Path& path);
  std::string piece();

  const Typefaces& typefaces_;
  std::optional<Path> first_;  // that waits
  std::optional<HtmlPage> page_;
  std::string begun_;  // the head, until it has gone out
  std::size_t puzzles_ = 0;
};

// The whole file. REQUIRES: !paths.empty().
std::string explanation_page(std::span<const Path> paths, const Typefaces& typefaces);

// All steps of a path on one sheet, three in a row.
Drawing explanation_sheet(const Path& path, const Typefaces& typefaces);

}  // namespace nonet
