// Running text set down a column, opening a new page when one is full.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "book/guide.h"
#include "book/typefaces.h"
#include "charts/drawing.h"

namespace nonet {

// Lines no wider than `width`, broken at spaces; a single longer word keeps a line of its own.
std::vector<std::string> wrap(std::string_view text, const TextStyle& style, double width,
                              const Typefaces& typefaces);

class PageFlow {
 public:
  // Pages of that size, to be placed in the content area of the book's pages.
  PageFlow(Size page, double text_size, const Typefaces& typefaces);

  void title(std::string_view text);
  void heading(std::string_view text);
  void paragraph(std::string_view text);
  // Name, stars and rating on one line, the techniques below, kept together.
  void level(const GuideLevel& level);
  // A line of a table of contents that leads to a page, and that page's number as printed.
  void entry(std::string_view name, int page, std::string_view label);
  // Pictures side by side, each with its caption below.
  void pictures(const GuidePictures& row);

  [[nodiscard]] std::vector<Drawing> take() && { return std::move(pages_); }

 private:
  [[nodiscard]] double line_height() const { return size_ * 1.42; }
  [[nodiscard]] Drawing& page() { return pages_.back(); }
  void open_page();
  void need(double height);
  void lines(std::string_view text, const TextStyle& style, double x, double width);

  Size area_;
  double size_;
  const Typefaces& typefaces_;
  std::vector<Drawing> pages_;
  double y_ = 0;
};

// Stars in a row from `left`, their middle at `left.y`; returns the width they take.
double draw_stars(Drawing& drawing, Point left, double radius, int stars);
double stars_width(double radius, int stars);

}  // namespace nonet
