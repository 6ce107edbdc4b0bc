// Running text set down a column, opening a new page when one is full.
#pragma once

#include <functional>
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

// Size of a panel's words, in sizes of the text.
inline constexpr double kPanelText = 0.92;

class PageFlow {
 public:
  // Pages of that size, to be placed in the content area of the book's pages.
  PageFlow(Size page, double text_size, const Typefaces& typefaces);

  void title(std::string_view text);
  // On the page of what follows it.
  void heading(std::string_view text);
  void paragraph(std::string_view text);
  // A line of an argument: close to the next.
  void item(std::string_view text);
  // What follows begins a page.
  void page_break();
  // Name, stars and rating on one line, the techniques below, kept together.
  void level(const GuideLevel& level);
  // A line of a table of contents that leads to a page, and that page's number as printed.
  void entry(std::string_view name, int page, std::string_view label);
  // Pictures side by side, each with its caption below.
  void pictures(const GuidePictures& row);
  // A QR code, what it is for and its link beside it. REQUIRES: a link that a code can hold.
  void code(const GuideCode& item);
  // A numbered line, its text indented behind the number, that leads to a page. The label has as
  // much room as `widest`, so that lines break where they do with any number in it.
  struct Way {
    std::string label;
    std::string widest;
    int page = 0;
  };
  void item(std::string_view number, std::string_view text, const Way& way);
  void item(std::string_view number, std::string_view text) { item(number, text, Way{}); }
  // Pictures with headings and text, as many columns as there is room for, each row kept together;
  // the first row together with the heading that waits for it. `least` is the narrowest picture.
  struct Panel {
    std::string heading;
    GridPicture picture;
    std::string text;
  };
  // `placed`, where there is one, is told the index of each row's last panel when the row stands.
  void panels(const std::vector<Panel>& all, double least,
              const std::function<void(std::size_t)>& placed = {});
  // A heading with a page to go back to at the right, below a rule where another one came before.
  enum class Rule : bool { kNone, kAbove };
  void section(std::string_view text, std::string_view label, int page, Rule rule);
  // Short lines set down one column after the other, a column as wide as `widest`.
  void columns(const std::vector<std::string>& lines, double widest);
  [[nodiscard]] double width(std::string_view text) const;
  // Opens a page unless so much is left of this one, in points.
  void keep(double height) { need(height); }
  // Of the page that is being set, from 0.
  [[nodiscard]] int page_index() const { return static_cast<int>(pages_.size()) - 1; }
  // The share of that page's height that is set.
  [[nodiscard]] double filled() const { return y_ / area_.height; }
  // The width that pictures of panels have where nothing asks for more.
  [[nodiscard]] double usual_picture() const { return size_ * 20; }
  [[nodiscard]] double line() const { return line_height(); }

  [[nodiscard]] std::vector<Drawing> take() &&;

 private:
  [[nodiscard]] double line_height() const { return size_ * 1.42; }
  [[nodiscard]] Drawing& page() { return pages_.back(); }
  void open_page();
  // Room for a block, and for the heading that waits for it.
  void need(double height);
  [[nodiscard]] double heading_height() const;
  void set_heading();
  void lines(std::string_view text, const TextStyle& style, double x, double width);
  void panel_row(const std::vector<Panel>& all, std::size_t first, std::size_t count, double width);

  Size area_;
  double size_;
  const Typefaces& typefaces_;
  std::vector<Drawing> pages_;
  double y_ = 0;
  std::string heading_;  // that waits for what follows it; may be empty
};

// Stars in a row from `left`, their middle at `left.y`; returns the width they take.
double draw_stars(Drawing& drawing, Point left, double radius, int stars);
double stars_width(double radius, int stars);

}  // namespace nonet
