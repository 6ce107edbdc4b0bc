// Text is set ragged right: justified lines without hyphenation would gape in narrow trims.

#include "book/page_flow.h"

#include <algorithm>
namespace nonet {
namespace {

constexpr Ink kQuiet = Ink::grey(0.35);
constexpr double kStarPitch = 2.35;  // from star to star, in radii

// Sides of pictures in text, in ems: narrower ones go below each other.
constexpr double kNarrowestPicture = 13;
constexpr double kWidestPicture = 17;

}  // namespace

std::vector<std::string> wrap(std::string_view text, const TextStyle& style, double width,
                              const Typefaces& typefaces) {
  std::vector<std::string> lines;
  std::string line;
  while (!text.empty()) {
    const std::size_t space = std::min(text.find(' '), text.size());
    const std::string_view word = text.substr(0, space);
    text.remove_prefix(std::min(space + 1, text.size()));
    if (word.empty()) continue;
    std::string longer = line.empty() ? std::string(word) : line + ' ' + std::string(word);
    if (!line.empty() && typefaces.width(style, longer) > width) {
      lines.push_back(std::move(line));
      longer = std::string(word);
    }
    line = std::move(longer);
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

PageFlow::PageFlow(Size page, double text_size, const Typefaces& typefaces)
    : area_(page), size_(text_size), typefaces_(typefaces) {
  open_page();
}

void PageFlow::open_page() {
  pages_.emplace_back();
  page().size = area_;
  y_ = 0;
}

void PageFlow::need(double height) {
  if (y_ + height > area_.height && y_ > 0) open_page();
}

void PageFlow::lines(std::string_view text, const TextStyle& style, double x, double width) {
  for (std::string& line : wrap(text, style, width, typefaces_)) {
    need(line_height());
    y_ += line_height();
    page().text({{x, y_ - line_height() * 0.28}, Anchor::kStart, style, std::move(line)});
  }
}

void PageFlow::title(std::string_view text) {
  const TextStyle style{Face::kLight, size_ * 2.4, kBlack};
  need(style.size * 4);
  if (y_ > 0) y_ += size_ * 2.5;
  for (std::string& line : wrap(text, style, area_.width, typefaces_)) {
    y_ += style.size * 1.2;
    page().text({{0, y_}, Anchor::kStart, style, std::move(line)});
  }
  y_ += size_ * 1.6;
}

void PageFlow::heading(std::string_view text) {
  need(line_height() * 4);
  if (y_ > 0) y_ += size_ * 0.7;
  lines(text, {Face::kBold, size_ * 1.1, kBlack}, 0, area_.width);
  y_ += size_ * 0.15;
}

void PageFlow::paragraph(std::string_view text) {
  lines(text, {Face::kRegular, size_, kBlack}, 0, area_.width);
  y_ += size_ * 0.6;
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
  page().text(
      {{area_.width, baseline}, Anchor::kEnd, {Face::kRegular, size_ * 0.9, kQuiet}, level.rating});
  y_ += size_ * 0.15;
  lines(level.techniques, body, 0, area_.width);
  y_ += size_ * 0.9;
}

void PageFlow::entry(std::string_view name, int number, std::string_view label) {
  const double height = size_ * 2.0;
  need(height);
  y_ += height;
  const TextStyle style{Face::kRegular, size_ * 1.08, kBlack};
  page().text({{0, y_}, Anchor::kStart, style, std::string(name)});
  page().text({{area_.width, y_}, Anchor::kEnd, style, std::string(label)});
  const double from = typefaces_.width(style, name) + size_ * 0.6;
  const double to = area_.width - typefaces_.width(style, label) - size_ * 0.6;
  // Leaders: dots at fixed places, so that those of all entries stand below each other.
  const double pitch = size_ * 0.62;
  for (double x = area_.width - pitch * static_cast<int>((area_.width - from) / pitch); x < to;
       x += pitch) {
    page().shape({circle_path({x, y_ - size_ * 0.08}, size_ * 0.055), kQuiet, {}});
  }
  page().links.push_back({{0, y_ - height * 0.7, area_.width, height}, number});
}

void PageFlow::pictures(const GuidePictures& row) {
  const double gap = size_ * 2;
  const auto count = static_cast<double>(row.size());
  const double width = (area_.width - gap * (count - 1)) / count;
  if (row.size() > 1 && width < size_ * kNarrowestPicture) {
    for (const CaptionedPicture& item : row) pictures(GuidePictures{item});
    return;
  }
  const double side = std::min({width, area_.height * 0.4, size_ * kWidestPicture});
  const TextStyle style{Face::kItalic, size_ * 0.9, kBlack};
  const double leading = line_height() * 0.9;
  std::vector<std::vector<std::string>> captions;
  std::size_t most_lines = 0;
  for (const CaptionedPicture& item : row) {
    captions.push_back(wrap(item.caption, style, width, typefaces_));
    most_lines = std::max(most_lines, captions.back().size());
  }
  const double text_height = static_cast<double>(most_lines) * leading;
  need(side + text_height + size_ * 1.5);
  y_ += size_ * 0.6;
  for (std::size_t i = 0; i < row.size(); ++i) {
    const double x = static_cast<double>(i) * (width + gap);
    draw_grid(page(), row[i].picture, {x, y_, side, side}, typefaces_);
    double baseline = y_ + side + size_ * 0.4;
    for (std::string& line : captions[i]) {
      baseline += leading;
      page().text({{x, baseline}, Anchor::kStart, style, std::move(line)});
    }
  }
  y_ += side + text_height + size_ * 1.8;
}

}  // namespace nonet
