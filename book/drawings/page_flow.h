// Running text in one column, with a new page when one is full.
#pragma once

#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "book/drawings/guide_items.h"
#include "book/fonts/typefaces.h"
#include "charts/drawing.h"

namespace nonet {

// A place in a word where a line may end (a space without width); it is not printed.
inline constexpr std::string_view kSoftBreak = "\u200b";

// A chain in Eureka notation, with a soft break before each link.
std::string breakable(std::string_view chain);

// Lines no wider than `width`, broken at spaces and soft breaks; a single longer word keeps a line
// of its own.
std::vector<std::string> wrap(std::string_view text, const TextStyle& style, double width,
                              const Typefaces& typefaces);

// The widest page number, for the room that numbers need.
inline constexpr int kWidestPage = 8888;

// Size of a panel's words, relative to the text.
inline constexpr double kPanelText = 0.92;

class PageFlow {
 public:
  // Sets pages of this size, to be placed in the content area of the book's pages. `stretch` makes
  // lines and the space between them wider or narrower, 1 as usual.
  PageFlow(Size page, double text_size, const Typefaces& typefaces, double stretch = 1);

  void title(std::string_view text);
  // Kept on one page with the item that follows.
  void heading(std::string_view text);
  void paragraph(std::string_view text);
  // A line of an argument: close to the next.
  void item(std::string_view text);
  // The next item begins a page.
  void page_break();
  // A page that opens a chapter: the title and paragraphs alone, in larger type around the middle.
  void opening(std::string_view title_text, const std::vector<std::string>& paragraphs);
  // Name, stars and rating on one line, the techniques below, kept together.
  void level(const GuideLevel& level);
  // A line of a table of contents with a link to a page; `label` is the page's number as printed.
  void entry(std::string_view name, int page, std::string_view label);
  // Pictures side by side, each with its caption below.
  void pictures(const GuidePictures& row);
  // A QR code with its purpose and its link beside it. REQUIRES: the link fits into a code.
  void code(const GuideCode& item);
  // A numbered line with a link to a page, its text indented after the number. The label gets the
  // width of `widest`, so that line breaks do not depend on the number in it.
  struct Way {
    std::string label;
    std::string widest;
    int page = 0;
  };
  void item(std::string_view number, std::string_view text, const Way& way);
  void item(std::string_view number, std::string_view text) { item(number, text, Way{}); }
  // Pictures with headings and text, in as many columns as fit, each row kept together, the first
  // row also with its heading. `least` is the width of the narrowest picture. In a single column
  // words take its whole width, and a picture grows where its page has no room for a second one.
  struct Panel {
    std::string heading;
    SquarePicture picture;
    std::string text;
  };
  // `placed`, if given, is called with the index of each row's last panel once the row is set.
  void panels(const std::vector<Panel>& all, double least,
              const std::function<void(std::size_t)>& placed = {});
  // A heading with a page to go back to at the right; Rule::kAbove draws a rule above it.
  enum class Rule : bool { kNone, kAbove };
  void section(std::string_view text, std::string_view label, int page, Rule rule);
  // Short lines in columns as wide as `widest`, one column after the other.
  void columns(const std::vector<std::string>& lines, double widest);
  [[nodiscard]] double width(std::string_view text) const;
  // Opens a page unless this one has that much height left, in points.
  void keep(double height) { need(height); }
  // The index of the current page, from 0.
  [[nodiscard]] int page_index() const { return static_cast<int>(pages_.size()) - 1; }
  // The share of that page's height that is filled.
  [[nodiscard]] double filled() const { return y_ / area_.height; }
  // The width that pictures of panels have where nothing asks for more.
  [[nodiscard]] double usual_picture() const { return size_ * 20; }
  // The width of pictures that are at least so wide, stand side by side, and fill a page in two
  // rows with their words.
  [[nodiscard]] double filling_picture(double least) const;
  // The widest picture that leaves room on its page for a few words.
  [[nodiscard]] double widest_with_words() const { return area_.height * 0.8; }
  [[nodiscard]] double line() const { return line_height(); }

  [[nodiscard]] std::vector<Drawing> take() &&;

 private:
  [[nodiscard]] double line_height() const { return size_ * 1.42 * stretch_; }
  [[nodiscard]] Drawing& page() { return pages_.back(); }
  void open_page();
  // Opens a page unless this one has room for a block and for its pending heading.
  void need(double height);
  [[nodiscard]] double heading_height() const;
  void set_heading();
  void lines(std::string_view text, const TextStyle& style, double x, double width);
  struct PanelRow {
    std::size_t first;
    std::size_t count;
  };
  struct PanelSize {
    double width;  // of a picture
    double pitch;  // from picture to picture
    double words;  // the width of the words below it
  };
  struct PanelColumns {
    std::size_t count;
    double widest;  // of a picture
  };
  [[nodiscard]] PanelColumns panel_columns(double least) const;
  [[nodiscard]] double widest_alone(const std::vector<Panel>& all, std::size_t index,
                                    double width) const;
  struct RowText {
    std::vector<std::vector<std::string>> words;     // lines of each panel
    std::vector<std::vector<std::string>> headings;  // the same
    double head = 0;                                 // height of the headings
    double foot = 0;                                 // height of the words
  };
  // Words are broken at `width`.
  [[nodiscard]] RowText row_text(const std::vector<Panel>& all, PanelRow row, double width) const;
  // Side by side, or one after the other with words beside them or overleaf, as a page has room.
  void panel_row(const std::vector<Panel>& all, PanelRow row, PanelSize size);
  void row_above_words(const std::vector<Panel>& all, PanelRow row, PanelSize size, RowText text);
  void panel_before_words(const std::vector<Panel>& all, std::size_t index, PanelSize size);
  [[nodiscard]] bool leaves_title_alone(const std::vector<Panel>& all, PanelRow row,
                                        double width) const;
  // Whether words fit beside a picture of this width.
  [[nodiscard]] bool has_room_beside(double picture) const;
  void panel_beside(const Panel& panel, double width);

  Size area_;
  double size_;
  const Typefaces& typefaces_;
  double stretch_;
  std::vector<Drawing> pages_;
  double y_ = 0;
  double under_section_ = -1;  // y_ after the last title of a section
  bool panel_above_ = false;   // on this page
  std::string heading_;        // pending: set together with the next item; may be empty
};

// Stars in a row from `left`, their middle at `left.y`; returns the width they take.
double draw_stars(Drawing& drawing, Point left, double radius, int stars);
double stars_width(double radius, int stars);

}  // namespace nonet
