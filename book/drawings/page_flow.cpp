// Text is set ragged right: justified lines without hyphenation would have wide gaps in narrow
// trims.

#include "book/drawings/page_flow.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

#include "book/drawings/matrix_code.h"
#include "book/paper/print_figures.h"

namespace nonet {
namespace {

constexpr double kOverTitle = 2.5;   // ems that a title leaves above itself
constexpr double kStarPitch = 2.35;  // from star to star, in radii

// Sides of pictures in text, in ems; narrower pictures are stacked instead.
constexpr double kNarrowestPicture = 13;
constexpr double kWidestPicture = 17;
constexpr double kLeastShare = 0.6;  // of its usual side, to which a picture shrinks to fit a page
constexpr double kPictureRounding = 0.001;  // points
constexpr double kLeastPicture = 10.6;      // ems, whatever it shrinks to
constexpr double kHighestPicture = 0.38;    // of the page
// Panels, in ems: the gap between two, and the narrowest column of words beside a picture.
constexpr double kGapOfPanels = 1.6;
constexpr double kNarrowestWords = 13;
constexpr double kPanelLeading = 1.36;  // in sizes of the words
constexpr double kUnderRow = 1.6;       // ems left below a row of them

// How many lines from this one on must share a page, so that neither the first line of a paragraph
// stands alone at the foot of a page nor the last one at the head of the next.
std::size_t kept_together(std::size_t line, std::size_t count) {
  const bool first = line == 0;
  const bool one_before_last = line + 2 == count;
  if (count == 3 && first) return 3;
  return count > 1 && (first || one_before_last) ? 2 : 1;
}

// A link has no spaces: it is broken at the end of the line.
std::vector<std::string> wrap_link(std::string_view link, const TextStyle& style, double width,
                                   const Typefaces& typefaces) {
  std::vector<std::string> lines(1);
  for (const char c : link) {
    if (typefaces.width(style, lines.back() + c) > width) lines.emplace_back();
    lines.back() += c;
  }
  return lines;
}

}  // namespace

std::string breakable(std::string_view chain) {
  std::string text;
  bool in_brackets = false;
  for (std::size_t i = 0; i < chain.size(); ++i) {
    const char c = chain[i];
    if (c == '(' || c == ')') in_brackets = c == '(';
    const bool links = c == '-' || (c == '=' && chain[i + 1] != '>');
    if (links && !in_brackets) text += kSoftBreak;
    text += c;
  }
  return text;
}

std::vector<std::string> wrap(std::string_view text, const TextStyle& style, double width,
                              const Typefaces& typefaces) {
  std::vector<std::string> lines;
  std::string line;
  std::string_view joint;  // between the line and the next word
  while (!text.empty()) {
    const std::size_t space = std::min(text.find(' '), text.size());
    const std::size_t end = std::min(text.find(kSoftBreak), space);
    const std::string_view word = text.substr(0, end);
    const std::string_view next_joint = text.substr(end, end == space ? 1 : kSoftBreak.size());
    text.remove_prefix(end + next_joint.size());
    if (!word.empty()) {
      std::string longer = line + std::string(line.empty() ? "" : joint) + std::string(word);
      if (!line.empty() && typefaces.width(style, longer) > width) {
        lines.push_back(std::move(line));
        longer = std::string(word);
      }
      line = std::move(longer);
      joint = "";
    }
    if (joint.empty() && next_joint == " ") joint = " ";
  }
  if (!line.empty()) lines.push_back(std::move(line));
  return lines;
}

double stars_width(double radius, int stars) {
  return stars <= 0 ? 0 : radius * (2 + kStarPitch * (stars - 1));
}

double draw_stars(Drawing& drawing, Point left, double radius, int stars) {
  for (int i = 0; i < stars; ++i) {
    const Point center = left + Point{radius * (1 + kStarPitch * i), 0};
    drawing.shape({star_path(center, radius), kBlack, {}});
  }
  return stars_width(radius, stars);
}

PageFlow::PageFlow(Size page, double text_size, const Typefaces& typefaces, double stretch)
    : area_(page), size_(text_size), typefaces_(typefaces), stretch_(stretch) {
  open_page();
}

void PageFlow::open_page() {
  pages_.emplace_back();
  page().size = area_;
  y_ = 0;
  panel_above_ = false;
}

void PageFlow::need(double height) {
  const double above = heading_.empty() ? 0 : heading_height();
  if (y_ + above + height > area_.height && y_ > 0) open_page();
  if (!heading_.empty()) set_heading();
}

double PageFlow::heading_height() const {
  const TextStyle style{Face::kBold, size_ * 1.1, kBlack};
  const auto count = wrap(heading_, style, area_.width, typefaces_).size();
  return static_cast<double>(count) * line_height() + size_ * 0.85;
}

void PageFlow::set_heading() {
  const std::string text = heading_;
  heading_.clear();
  if (y_ > 0) y_ += size_ * 0.7;
  lines(text, {Face::kBold, size_ * 1.1, kBlack}, 0, area_.width);
  y_ += size_ * 0.15;
}

void PageFlow::page_break() {
  if (!heading_.empty()) set_heading();
  if (y_ > 0) open_page();
}

void PageFlow::opening(std::string_view title_text, const std::vector<std::string>& paragraphs) {
  constexpr std::array kLargerType = {1.35, 1.2, 1.1};
  constexpr double kShareOverOpening = 0.3;  // of the free height
  page_break();
  const double usual = size_;
  double height = area_.height;
  const auto set = [&](PageFlow& flow) {
    flow.title(title_text);
    for (const std::string& text : paragraphs) flow.paragraph(text);
  };
  for (const double larger : kLargerType) {
    PageFlow trial(area_, usual * larger, typefaces_, stretch_);
    set(trial);
    if (trial.page_index() > 0) continue;
    size_ = usual * larger;
    height = trial.y_;
    break;
  }
  y_ = std::max(0.0, (area_.height - height) * kShareOverOpening - size_ * kOverTitle);
  set(*this);
  size_ = usual;
  page_break();
}

std::vector<Drawing> PageFlow::take() && {
  if (!heading_.empty()) set_heading();
  return std::move(pages_);
}

void PageFlow::lines(std::string_view text, const TextStyle& style, double x, double width) {
  std::vector<std::string> all = wrap(text, style, width, typefaces_);
  for (std::size_t i = 0; i < all.size(); ++i) {
    std::string& line = all[i];
    need(line_height() * static_cast<double>(kept_together(i, all.size())));
    y_ += line_height();
    page().text({{x, y_ - line_height() * 0.28}, Anchor::kStart, style, std::move(line)});
  }
}

void PageFlow::title(std::string_view text) {
  const TextStyle style{Face::kLight, size_ * 2.4, kBlack};
  need(style.size * 4);
  if (y_ > 0) y_ += size_ * kOverTitle;
  for (std::string& line : wrap(text, style, area_.width, typefaces_)) {
    y_ += style.size * 1.2;
    page().text({{0, y_}, Anchor::kStart, style, std::move(line)});
  }
  y_ += size_ * 1.6;
}

void PageFlow::heading(std::string_view text) {
  if (!heading_.empty()) set_heading();
  heading_ = text;
}

void PageFlow::item(std::string_view text) {
  const double indent = size_ * 1.2;
  lines(text, {Face::kRegular, size_, kBlack}, indent, area_.width - indent);
  y_ += size_ * 0.12;
}

void PageFlow::paragraph(std::string_view text) {
  // No line alone below its heading.
  if (!heading_.empty()) need(line_height() * 3);
  lines(text, {Face::kRegular, size_, kBlack}, 0, area_.width);
  y_ += size_ * 0.6 * stretch_;
}

void PageFlow::level(const GuideLevel& level) {
  const TextStyle body{Face::kRegular, size_, kBlack};
  const auto body_lines = wrap(level.techniques, body, area_.width, typefaces_).size();
  need((static_cast<double>(body_lines) + 1.3) * line_height());
  const TextStyle style{Face::kBold, size_ * 1.1, kBlack};
  y_ += line_height() * 1.1;
  const double baseline = y_ - line_height() * 0.2;
  page().text({{0, baseline}, Anchor::kStart, style, level.name});
  const double after = typefaces_.width(style, level.name) + size_;
  const double middle = baseline - typefaces_.cap_height(style) / 2;
  draw_stars(page(), {after, middle}, size_ * 0.4, level.stars);
  y_ += size_ * 0.15;
  lines(level.techniques, body, 0, area_.width);
  y_ += size_ * 0.9;
}

void PageFlow::entry(std::string_view name, int number, std::string_view label) {
  const double height = size_ * 2.0 * stretch_;
  need(height);
  y_ += height;
  const TextStyle style{Face::kRegular, size_ * 1.08, kBlack};
  page().text({{0, y_}, Anchor::kStart, style, std::string(name)});
  page().text({{area_.width, y_}, Anchor::kEnd, style, std::string(label)});
  const double from = typefaces_.width(style, name) + size_ * 0.6;
  const double to = area_.width - typefaces_.width(style, label) - size_ * 0.6;
  // Leaders: dots at fixed places, so that the dots of all entries are aligned.
  const double pitch = size_ * 0.62;
  for (double x = area_.width - pitch * static_cast<int>((area_.width - from) / pitch); x < to;
       x += pitch) {
    page().shape({circle_path({x, y_ - size_ * 0.08}, size_ * 0.055), kBlack, {}});
  }
  page().links.push_back({{0, y_ - height * 0.7, area_.width, height}, number});
}

void draw_in_square(Drawing& drawing, const SquarePicture& picture, const Rect& square,
                    const Typefaces& typefaces) {
  if (const auto* grid = std::get_if<GridPicture>(&picture)) {
    return draw_grid(drawing, *grid, square, typefaces);
  }
  const auto& board = std::get<BoardPicture>(picture);
  draw_board(drawing, board, board_area(*board.geometry, square), typefaces);
}

Drawing square_image(const SquarePicture& picture, double width, const Typefaces& typefaces) {
  return image_page(width, 1, "", [&](Drawing& drawing, const Rect& square) {
    draw_in_square(drawing, picture, square, typefaces);
  });
}

void PageFlow::pictures(const GuidePictures& row) {
  const double gap = size_ * 2;
  const auto count = static_cast<double>(row.size());
  const double width = (area_.width - gap * (count - 1)) / count;
  double least = 0;
  for (const CaptionedPicture& item : row) least = std::max(least, item.least);
  if (row.size() > 1 && width < std::max(size_ * kNarrowestPicture, least)) {
    for (const CaptionedPicture& item : row) pictures(GuidePictures{item});
    return;
  }
  const double highest = std::max(area_.height * kHighestPicture, size_ * kLeastPicture);
  double side =
      std::max(std::min({width, highest, size_ * kWidestPicture}), std::min(least, width));
  const TextStyle style{Face::kRegular, size_ * 0.9, kBlack};
  const double leading = line_height() * 0.9;
  std::vector<std::vector<std::string>> captions;
  std::size_t most_lines = 0;
  for (const CaptionedPicture& item : row) {
    captions.push_back(wrap(item.caption, style, width, typefaces_));
    most_lines = std::max(most_lines, captions.back().size());
  }
  const double text_height = static_cast<double>(most_lines) * leading;
  // A little smaller rather than on the next page.
  const double left = area_.height - y_ - text_height - size_ * 1.5 - kPictureRounding;
  if (left < side && left >= std::max({side * kLeastShare, size_ * kLeastPicture, least})) {
    side = left;
  }
  need(side + text_height + size_ * 1.5);
  y_ += size_ * 0.6;
  for (std::size_t i = 0; i < row.size(); ++i) {
    const double x = static_cast<double>(i) * (width + gap);
    draw_in_square(page(), row[i].picture, {x, y_, side, side}, typefaces_);
    double baseline = y_ + side + size_ * 0.4;
    for (std::string& line : captions[i]) {
      baseline += leading;
      page().text({{x, baseline}, Anchor::kStart, style, std::move(line)});
    }
  }
  y_ += side + text_height + size_ * 1.8;
}

void PageFlow::code(const GuideCode& item) {
  const MatrixCode modules = *matrix_code_of(item.link);
  const double side = code_side(modules);
  const double quiet = side / modules.side_with_quiet_zone() * kQuietModules;
  const double indent = side + size_;
  const TextStyle style{Face::kRegular, size_, kBlack};
  auto beside = wrap(item.text, style, area_.width - indent, typefaces_);
  for (std::string& line : wrap_link(item.link, style, area_.width - indent, typefaces_)) {
    beside.push_back(std::move(line));
  }
  const double text = static_cast<double>(beside.size()) * line_height();
  const double height = std::max(side, text + 2 * quiet);
  need(height);
  // The code's ink begins at the margin; its quiet zone on that side is in the margin.
  draw_code(page(), modules, {-quiet, y_, side, side});
  double baseline = y_ + (height - text) / 2 - line_height() * 0.28;
  for (std::string& line : beside) {
    baseline += line_height();
    page().text({{indent, baseline}, Anchor::kStart, style, std::move(line)});
  }
  y_ += height + size_ * 0.4;
}

void PageFlow::item(std::string_view number, std::string_view text, const Way& way) {
  const TextStyle bold{Face::kBold, size_, kBlack};
  const TextStyle body{Face::kRegular, size_, kBlack};
  const double indent = typefaces_.width(bold, "0000 ");
  const double label_width = way.label.empty() ? 0 : typefaces_.width(body, way.widest) + size_;
  const auto wrapped = wrap(text, body, area_.width - indent - label_width, typefaces_);
  need(static_cast<double>(wrapped.size()) * line_height() + size_ * 0.3);
  const double top = y_;
  bool first = true;
  for (const std::string& line : wrapped) {
    y_ += line_height();
    const double baseline = y_ - line_height() * 0.28;
    if (first) page().text({{0, baseline}, Anchor::kStart, bold, std::string(number)});
    first = false;
    page().text({{indent, baseline}, Anchor::kStart, body, line});
  }
  if (!way.label.empty()) {
    const double baseline = y_ - line_height() * 0.28;
    page().text({{area_.width, baseline}, Anchor::kEnd, body, way.label});
    page().links.push_back({{0, top, area_.width, y_ - top}, way.page});
  }
  y_ += size_ * 0.3;
}

double PageFlow::width(std::string_view text) const {
  return typefaces_.width({Face::kRegular, size_, kBlack}, text);
}

PageFlow::PanelColumns PageFlow::panel_columns(double least) const {
  const double gap = size_ * kGapOfPanels;
  const double count = std::max(1.0, std::floor((area_.width + gap) / (least + gap)));
  return {static_cast<std::size_t>(count), (area_.width - gap * (count - 1)) / count};
}

double PageFlow::filling_picture(double least) const {
  constexpr double kRowOfTwo = 0.345;  // of a page's height; words and headings take the rest
  const auto [columns, widest] = panel_columns(least);
  if (columns == 1) return least;
  const double filling = std::max({least, usual_picture(), area_.height * kRowOfTwo});
  return std::min(widest, std::max(least, std::min(filling, widest_with_words())));
}

void PageFlow::panels(const std::vector<Panel>& all, double least,
                      const std::function<void(std::size_t)>& placed) {
  const auto [columns, widest] = panel_columns(least);
  const double usual = std::min(usual_picture(), widest_with_words());
  const double width = std::min(widest, std::max(least, usual));
  // From edge to edge.
  const double pitch =
      columns > 1 ? (area_.width - width) / static_cast<double>(columns - 1) : width;
  std::size_t first = 0;
  if (leaves_title_alone(all, {0, std::min(columns, all.size())}, width)) {
    panel_beside(all.front(), width);
    if (placed) placed(0);
    first = 1;
  }
  for (; first < all.size(); first += columns) {
    const std::size_t in_row = std::min(columns, all.size() - first);
    if (columns > 1) {
      panel_row(all, {first, in_row}, {width, pitch, width});
    } else {
      const double alone = std::max(width, widest_alone(all, first, width));
      panel_row(all, {first, 1}, {alone, alone, area_.width});
    }
    if (placed) placed(first + in_row - 1);
  }
}

// The width to which the picture of a panel can grow if the next one, or after the last one another
// of its size, has no room on the same page; else 0.
double PageFlow::widest_alone(const std::vector<Panel>& all, std::size_t index,
                              double width) const {
  const auto around = [&](std::size_t panel) {
    const RowText text = row_text(all, {panel, 1}, area_.width);
    return text.head + text.foot;
  };
  const double here = around(index);
  const bool opens_page = y_ + here + width > area_.height;
  if (panel_above_ && !opens_page) return 0;
  const double top = opens_page ? 0 : y_;
  const double next = index + 1 < all.size() ? around(index + 1) : here;
  if (top + here + size_ * kUnderRow + next + 2 * width <= area_.height) return 0;
  return std::min({area_.width, widest_with_words(), area_.height - top - here});
}

// Whether the title of a section, just set, has no room below it for the first row of its panels,
// but for one panel with its words beside.
bool PageFlow::leaves_title_alone(const std::vector<Panel>& all, PanelRow row, double width) const {
  if (y_ == 0 || y_ != under_section_ || !has_room_beside(width)) return false;
  const RowText text = row_text(all, row, row.count > 1 ? width : area_.width);
  const double height = text.head + width + text.foot;
  return y_ + height > area_.height && y_ + width <= area_.height;
}

void PageFlow::section(std::string_view text, std::string_view label, int target, Rule rule) {
  const TextStyle bold{Face::kBold, size_ * 1.35, kBlack};
  if (y_ > 0 && rule == Rule::kAbove) {
    page().line({0, y_}, {area_.width, y_}, {kBlack, kSmallestLine});
    y_ += size_ * 0.4;
  }
  y_ += bold.size * 1.2;
  page().text({{0, y_}, Anchor::kStart, bold, std::string(text)});
  page().text(
      {{area_.width, y_}, Anchor::kEnd, {Face::kRegular, size_, kBlack}, std::string(label)});
  page().links.push_back({{0, y_ - bold.size, area_.width, bold.size * 1.3}, target});
  y_ += size_ * 0.6;
  under_section_ = y_;
}

PageFlow::RowText PageFlow::row_text(const std::vector<Panel>& all, PanelRow row,
                                     double width) const {
  const TextStyle bold{Face::kBold, size_, kBlack};
  const TextStyle body{Face::kRegular, size_ * kPanelText, kBlack};
  RowText text;
  std::size_t most_words = 0;
  std::size_t most_headings = 0;
  for (std::size_t i = row.first; i < row.first + row.count; ++i) {
    text.words.push_back(wrap(all[i].text, body, width, typefaces_));
    text.headings.push_back(wrap(all[i].heading, bold, width, typefaces_));
    most_words = std::max(most_words, text.words.back().size());
    most_headings = std::max(most_headings, text.headings.back().size());
  }
  text.head = static_cast<double>(most_headings) * line_height() + size_ * 0.3;
  text.foot = static_cast<double>(most_words) * body.size * kPanelLeading;
  return text;
}

void PageFlow::panel_row(const std::vector<Panel>& all, PanelRow row, PanelSize size) {
  RowText text = row_text(all, row, size.words);
  const bool fits = text.head + size.width + text.foot + size_ <= area_.height;
  if (fits) return row_above_words(all, row, size, std::move(text));
  for (std::size_t i = row.first; i < row.first + row.count; ++i) {
    if (has_room_beside(size.width)) {
      panel_beside(all[i], size.width);
    } else {
      panel_before_words(all, i, size);
    }
  }
}

void PageFlow::panel_before_words(const std::vector<Panel>& all, std::size_t index,
                                  PanelSize size) {
  RowText text = row_text(all, {index, 1}, size.words);
  text.words.front().clear();
  text.foot = 0;
  row_above_words(all, {index, 1}, size, std::move(text));
  y_ -= size_ * kUnderRow;
  paragraph(all[index].text);
}

void PageFlow::row_above_words(const std::vector<Panel>& all, PanelRow row, PanelSize size,
                               RowText text) {
  const double width = size.width;
  const TextStyle bold{Face::kBold, size_, kBlack};
  const TextStyle body{Face::kRegular, size_ * kPanelText, kBlack};
  need(text.head + width + text.foot);
  panel_above_ = true;
  for (std::size_t i = 0; i < row.count; ++i) {
    const double x = static_cast<double>(i) * size.pitch;
    std::vector<std::string>& headings = text.headings[i];
    // Headings with fewer lines than their neighbours are just above their picture.
    double baseline =
        y_ + text.head - size_ * 0.55 - static_cast<double>(headings.size()) * line_height();
    for (std::string& line : headings) {
      baseline += line_height();
      page().text({{x, baseline}, Anchor::kStart, bold, std::move(line)});
    }
    draw_in_square(page(), all[row.first + i].picture, {x, y_ + text.head, width, width},
                   typefaces_);
    baseline = y_ + text.head + width + body.size * 0.3;
    for (std::string& line : text.words[i]) {
      baseline += body.size * kPanelLeading;
      page().text({{x, baseline}, Anchor::kStart, body, std::move(line)});
    }
  }
  y_ += text.head + width + text.foot + size_ * kUnderRow;
}

bool PageFlow::has_room_beside(double picture) const {
  return area_.width - picture - size_ * kGapOfPanels >= size_ * kNarrowestWords;
}

void PageFlow::panel_beside(const Panel& panel, double width) {
  const TextStyle bold{Face::kBold, size_, kBlack};
  const TextStyle body{Face::kRegular, size_ * kPanelText, kBlack};
  const double left = width + size_ * kGapOfPanels;
  const double column = area_.width - left;
  need(width);
  draw_in_square(page(), panel.picture, {0, y_, width, width}, typefaces_);
  double baseline = y_ + size_;
  for (std::string& line : wrap(panel.heading, bold, column, typefaces_)) {
    page().text({{left, baseline}, Anchor::kStart, bold, std::move(line)});
    baseline += line_height();
  }
  baseline += size_ * 0.3;
  for (std::string& line : wrap(panel.text, body, column, typefaces_)) {
    page().text({{left, baseline}, Anchor::kStart, body, std::move(line)});
    baseline += body.size * kPanelLeading;
  }
  y_ = std::max(y_ + width, baseline) + size_ * kUnderRow;
}

void PageFlow::columns(const std::vector<std::string>& all, double widest) {
  if (all.empty()) return;
  const TextStyle style{Face::kRegular, size_, kBlack};
  const double gap = size_ * 1.8;
  const auto columns =
      static_cast<std::size_t>(std::max(1.0, std::floor((area_.width + gap) / (widest + gap))));
  const double pitch = (area_.width + gap) / static_cast<double>(columns);
  std::size_t next = 0;
  while (next < all.size()) {
    need(line_height() * 2);
    const auto room = static_cast<std::size_t>((area_.height - y_) / line_height());
    const std::size_t left = all.size() - next;
    const std::size_t rows =
        std::max<std::size_t>(1, std::min(room, (left + columns - 1) / columns));
    const std::size_t here = std::min(left, rows * columns);
    for (std::size_t i = 0; i < here; ++i) {
      const std::size_t column = i / rows;
      const double x = static_cast<double>(column) * pitch;
      const double y = y_ + (static_cast<double>(i % rows) + 0.72) * line_height();
      page().text({{x, y}, Anchor::kStart, style, all[next + i]});
    }
    next += here;
    y_ += static_cast<double>(rows) * line_height();
    if (next < all.size()) open_page();
  }
  y_ += size_ * 0.6;
}

}  // namespace nonet
