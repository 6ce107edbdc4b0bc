// Draws from back to front: tints, lines, rings and squares, digits, arrows.

#include "book/drawings/grid_picture.h"

#include <algorithm>
#include <cmath>
#include <string_view>

#include "book/drawings/centred_symbol.h"
#include "book/paper/print_figures.h"

namespace nonet {
namespace {

struct HighlightColours {
  Highlight kind;
  Ink tint;  // of a cell
  Ink line;  // of rings, frames and arrows; the fill of filled shapes
};
// Dark lines keep a luminance under 0.45, tints between 0.8 and 0.9: legible when printed in grey.
constexpr std::array kColours{
    HighlightColours{Highlight::kPattern, Ink::rgb(0xd6e6f5), Ink::rgb(0x1f5a93)},
    HighlightColours{Highlight::kElimination, Ink::rgb(0xf6dad5), Ink::rgb(0xb3261e)},
    HighlightColours{Highlight::kPlacement, Ink::rgb(0xd0ead2), Ink::rgb(0x1b6e2c)},
    HighlightColours{Highlight::kLinkOn, Ink::rgb(0xdbe3f4), Ink::rgb(0x274b9f)},
    HighlightColours{Highlight::kLinkOff, Ink::rgb(0xf6e3c0), Ink::rgb(0x9a5b00)},
};
constexpr const HighlightColours& colours(Highlight kind) {
  return kColours[static_cast<std::size_t>(kind)];
}

constexpr Ink kHouseTint = Ink::rgb(0xdfe5eb);
constexpr Ink kFoundInk = Ink::rgb(0x24466b);
constexpr Ink kMarkInk = Ink::grey(0.25);
constexpr Ink kFadedInk = Ink::grey(0.62);
constexpr Ink kLabelInk = Ink::grey(0.35);

// Line widths as shares of the cell's side, never under the printable 0.75 pt. Box lines are
// clearly heavier, even in the smallest solution, but not clumsy in the largest puzzle.
constexpr double kThinShare = 0.017;
constexpr double kBoxShare = 0.075;
constexpr double kBoxMost = 3.2;              // points
constexpr double kPageMargin = 0.03;          // in widths of an image
constexpr double kCoordinatesPerGrid = 0.05;  // room for the numbers along the edges

class GridPainter {
 public:
  GridPainter(Drawing& drawing, const GridPicture& picture, const Rect& square,
              const Typefaces& typefaces)
      : drawing_(drawing), picture_(picture), typefaces_(typefaces), grid_(square) {
    if (picture.coordinates != Coordinates::kNone) {
      const double room = square.width * kCoordinatesPerGrid;
      grid_ = {square.x + room, square.y + room, square.width - room, square.height - room};
    }
    side_ = grid_.width / kSize;
    thin_ = thin_line(side_);
    thick_ = thick_line(side_);
  }

  void paint() {
    paint_houses();
    for (const CellHighlight& h : picture_.cells) paint_tint(h);
    paint_lines();
    for (const House house : picture_.covers) paint_cover(house);
    for (const CellHighlight& h : picture_.cells) paint_frame(h);
    for (const CandidateHighlight& h : picture_.candidates) paint_shape(h);
    paint_digits();
    for (const CandidateHighlight& h : picture_.candidates) paint_strike(h);
    for (const CandidateLink& link : picture_.links) paint_link(link);
    for (const CandidateHighlight& h : picture_.candidates) paint_number(h);
    for (const CellLabel& label : picture_.labels) paint_label(label);
    if (picture_.coordinates != Coordinates::kNone) paint_coordinates();
  }

 private:
  [[nodiscard]] Rect cell_rect(Cell c) const {
    return {grid_.x + c.column() * side_, grid_.y + c.row() * side_, side_, side_};
  }

  // Nine pencil marks, three by three, a little nearer to the middle than thirds would be.
  [[nodiscard]] Point mark_center(Candidate candidate) const {
    constexpr double kSpread = 0.295;
    const int row = candidate.digit.index() / kBoxSize;
    const int column = candidate.digit.index() % kBoxSize;
    return cell_rect(candidate.cell).center() + Point{column - 1.0, row - 1.0} * (kSpread * side_);
  }
  [[nodiscard]] double mark_radius() const { return side_ * 0.145; }

  [[nodiscard]] bool shows_digit(Cell c) const {
    return !picture_.givens.empty(c) || !picture_.found.empty(c);
  }

  void paint_houses() {
    CellSet cells;
    for (const House h : picture_.houses) cells |= cell_set_of(h);
    for (const Cell c : cells) drawing_.fill(cell_rect(c), kHouseTint);
    if (picture_.tone != DigitTone::kAnswers) return;
    for (const Cell c : picture_.givens.filled()) drawing_.fill(cell_rect(c), kGivenTint);
  }

  void paint_cover(House house) {
    const Rect first = cell_rect(cells_of(house).front());
    const Rect last = cell_rect(cells_of(house).back());
    const Rect whole{first.x, first.y, last.right() - first.x, last.bottom() - first.y};
    Stroke stroke{colours(Highlight::kLinkOff).line, std::max(kSmallestLine, side_ * 0.04)};
    stroke.dash = side_ * 0.16;
    drawing_.frame(whole.inset(stroke.width / 2), stroke);
  }

  void paint_tint(const CellHighlight& h) {
    const Rect rect = cell_rect(h.cell);
    if (h.kind != Highlight::kElimination) {
      drawing_.fill(rect, colours(h.kind).tint);
      return;
    }
    // Hatching: diagonals from the left and lower edge, every quarter of the side.
    drawing_.fill(rect, colours(h.kind).tint);
    const Stroke stroke{mixed(colours(h.kind).line, kWhite), thin_};
    for (int i = 1; i < 8; ++i) {
      const double at = i * side_ / 4;
      const double over = std::max(0.0, at - side_);
      drawing_.line({rect.x + over, rect.y + at - over}, {rect.x + at - over, rect.y + over},
                    stroke);
    }
  }

  static Ink mixed(Ink a, Ink b) {
    return {(a.red + b.red) / 2, (a.green + b.green) / 2, (a.blue + b.blue) / 2};
  }

  void paint_lines() {
    for (int i = 0; i <= kSize; ++i) {
      if (i % kBoxSize != 0) paint_line(i, {kBlack, thin_});
    }
    // Box lines over the thin ones; square ends close the corners of the outer frame.
    for (int i = 0; i <= kSize; i += kBoxSize) {
      paint_line(i, {kBlack, thick_, 0, LineEnd::kSquare});
    }
  }

  void paint_line(int number, const Stroke& stroke) {
    const double at = number * side_;
    drawing_.line({grid_.x, grid_.y + at}, {grid_.right(), grid_.y + at}, stroke);
    drawing_.line({grid_.x + at, grid_.y}, {grid_.x + at, grid_.bottom()}, stroke);
  }

  void paint_frame(const CellHighlight& h) {
    Stroke stroke{colours(h.kind).line, std::max(kSmallestLine, side_ * 0.03)};
    switch (h.kind) {
      case Highlight::kPattern:
        if (shows_digit(h.cell)) {
          drawing_.shape({circle_path(cell_rect(h.cell).center(), side_ * 0.40), {}, stroke});
        }
        return;
      case Highlight::kElimination:
        return;
      case Highlight::kPlacement:
        stroke.width = std::max(2 * kSmallestLine, side_ * 0.06);
        break;
      case Highlight::kLinkOn:
        break;
      case Highlight::kLinkOff:
        stroke.dash = side_ * 0.09;
        break;
    }
    // Inside the box lines, outside the pencil marks.
    drawing_.frame(cell_rect(h.cell).inset((thick_ + stroke.width) / 2), stroke);
  }

  void paint_shape(const CandidateHighlight& h) {
    const Point center = mark_center(h.candidate);
    const double radius = mark_radius();
    const Rect square{center.x - radius, center.y - radius, 2 * radius, 2 * radius};
    const HighlightColours& colour = colours(h.kind);
    const Stroke outline{colour.line, std::max(kSmallestLine, side_ * 0.022)};
    switch (h.kind) {
      case Highlight::kPattern:
        drawing_.shape({circle_path(center, radius), colour.tint, outline});
        return;
      case Highlight::kElimination:
        drawing_.shape({circle_path(center, radius), colour.tint, {}});
        return;
      case Highlight::kPlacement:
        drawing_.shape({rectangle_path(square), colour.line, {}});
        return;
      case Highlight::kLinkOn:
        drawing_.shape({circle_path(center, radius), colour.line, {}});
        return;
      case Highlight::kLinkOff:
        drawing_.shape({rectangle_path(square), kWhite, outline});
        return;
    }
  }

  void paint_digits() {
    for (const Cell c : all_cells()) {
      const Point center = cell_rect(c).center();
      const double size = side_ * picture_.digit_per_cell;
      if (!picture_.givens.empty(c)) {
        const bool quiet = picture_.tone == DigitTone::kAnswers;
        const Face face = quiet ? Face::kRegular : Face::kBold;
        paint_digit(picture_.givens.digit(c), center, {face, size, kBlack});
      } else if (!picture_.found.empty(c)) {
        const Ink ink = picture_.tone == DigitTone::kColoured ? kFoundInk : kBlack;
        paint_digit(picture_.found.digit(c), center, {Face::kRegular, size, ink});
      } else if (picture_.marks) {
        paint_marks(c);
      }
    }
  }

  [[nodiscard]] Ink mark_ink() const {
    if (picture_.fade_others) return kFadedInk;
    return picture_.tone == DigitTone::kColoured ? kMarkInk : kBlack;
  }

  void paint_marks(Cell c) {
    for (const Digit d : (*picture_.marks)[c]) {
      TextStyle style{Face::kRegular, side_ * picture_.mark_per_cell, mark_ink()};
      for (const CandidateHighlight& h : picture_.candidates) {
        if (h.candidate != Candidate{c, d}) continue;
        const bool filled = h.kind == Highlight::kPlacement || h.kind == Highlight::kLinkOn;
        style.face = Face::kBold;
        style.ink = filled ? kWhite : colours(h.kind).line;
      }
      paint_digit(d, mark_center({c, d}), style);
    }
  }

  void paint_digit(Digit digit, Point center, const TextStyle& style) {
    draw_centred(drawing_, digit.symbol(), center, style, typefaces_);
  }

  void paint_strike(const CandidateHighlight& h) {
    if (h.kind != Highlight::kElimination) return;
    const Point center = mark_center(h.candidate);
    const Point arm = Point{1, -1} * (mark_radius() * 0.95);
    drawing_.line(
        center - arm, center + arm,
        {colours(h.kind).line, std::max(kSmallestLine, side_ * 0.028), 0, LineEnd::kRound});
  }

  // A curve that bulges to its left, from rim to rim, with an arrow head along its end.
  void paint_link(const CandidateLink& link) {
    const Point from = mark_center(link.from);
    const Point to = mark_center(link.to);
    const Point span = to - from;
    const double length = std::hypot(span.x, span.y);
    if (length < 1e-9) return;
    const Point along = span * (1 / length);
    const Point across{along.y, -along.x};
    const double bulge = std::min(length * 0.14, side_ * 0.5);
    const double rim = std::min(mark_radius() * 1.15, length * 0.3);
    const Point lean_start = unit(along * (length / 3) + across * bulge);
    const Point lean_end = unit(along * (length / 3) - across * bulge);
    const Point start = from + lean_start * rim;
    const Point tip = to - lean_end * rim;
    const double head = side_ * 0.12;
    const Point neck = tip - lean_end * (head * 0.8);
    const bool weak = link.strength == LinkStrength::kWeak;
    const Ink ink = colours(weak ? Highlight::kLinkOff : Highlight::kLinkOn).line;
    const double width = std::max(kSmallestLine, side_ * 0.03);
    drawing_.shape(
        {.path = {{ContourStepKind::kMove, {start}},
                  {ContourStepKind::kCurve,
                   {start + lean_start * (length / 3), neck - lean_end * (length / 3), neck}}},
         .fill = {},
         .stroke = Stroke{ink, width, weak ? side_ * 0.07 : 0, LineEnd::kButt}});
    const Point wing{lean_end.y * head * 0.5, -lean_end.x * head * 0.5};
    const Point base = tip - lean_end * head;
    drawing_.shape({polygon_path({tip, base + wing, base - wing}), ink, {}});
  }

  // Above and right of the mark, with a white rim so that arrows do not touch it.
  void paint_number(const CandidateHighlight& h) {
    if (h.number == 0) return;
    const TextStyle style{Face::kBold, side_ * 0.14, kBlack};
    const std::string text = std::to_string(h.number);
    const Point at = mark_center(h.candidate) + Point{side_ * 0.15, -side_ * 0.12};
    const double width = typefaces_.width(style, text);
    const double height = typefaces_.cap_height(style);
    drawing_.fill(Rect{at.x - width / 2, at.y - height / 2, width, height}.inset(-side_ * 0.012),
                  kWhite);
    drawing_.text({{at.x, at.y + height / 2}, Anchor::kMiddle, style, text});
  }

  static Point unit(Point p) { return p * (1 / std::hypot(p.x, p.y)); }

  // A dark tag in the upper right corner, beside the place of the 3.
  void paint_label(const CellLabel& label) {
    const Rect rect = cell_rect(label.cell);
    const TextStyle style{Face::kBold, side_ * 0.17, kWhite};
    const double width = typefaces_.width(style, label.text) + side_ * 0.07;
    const double height = side_ * 0.2;
    drawing_.fill({rect.right() - width, rect.y, width, height}, kLabelInk);
    drawing_.text({{rect.right() - width / 2, rect.y + (height + typefaces_.cap_height(style)) / 2},
                   Anchor::kMiddle,
                   style,
                   label.text});
  }

  void paint_coordinates() {
    const double room = grid_.width * kCoordinatesPerGrid / (1 - kCoordinatesPerGrid);
    const TextStyle style{Face::kRegular, room * 0.72, kLabelInk};
    for (int i = 0; i < kSize; ++i) {
      const Digit name = Digit::from_index(i);
      const double at = (i + 0.5) * side_;
      if (picture_.coordinates == Coordinates::kLetters) {
        drawing_.text({{grid_.x - room * 0.58, grid_.y + at + typefaces_.cap_height(style) / 2},
                       Anchor::kMiddle,
                       style,
                       std::string(1, static_cast<char>('A' + i))});
      } else {
        paint_digit(name, {grid_.x - room * 0.58, grid_.y + at}, style);
      }
      paint_digit(name, {grid_.x + at, grid_.y - room * 0.58}, style);
    }
  }

  Drawing& drawing_;
  const GridPicture& picture_;
  const Typefaces& typefaces_;
  Rect grid_;
  double side_ = 0;   // of a cell
  double thin_ = 0;   // line between cells
  double thick_ = 0;  // line between boxes
};

}  // namespace

void draw_grid(Drawing& drawing, const GridPicture& picture, const Rect& square,
               const Typefaces& typefaces) {
  GridPainter(drawing, picture, square, typefaces).paint();
}

double thin_line(double side) { return std::max(kSmallestLine, side * kThinShare); }
double thick_line(double side) {
  return std::clamp(side * kBoxShare, 2 * kSmallestLine, std::max(kBoxMost, 4 * thin_line(side)));
}

Drawing image_page(double width, double height_per_width, const std::string& caption,
                   const PaintArea& paint) {
  const double margin = width * kPageMargin;
  const Rect area{margin, margin, width - 2 * margin, (width - 2 * margin) * height_per_width};
  const TextStyle style{Face::kRegular, std::max(kSmallestPrintedText, width * 0.035), kBlack};
  Drawing drawing;
  drawing.size = {width, area.bottom() + margin + (caption.empty() ? 0 : style.size * 1.6)};
  paint(drawing, area);
  if (!caption.empty()) {
    drawing.text({{width / 2, area.bottom() + style.size * 1.45}, Anchor::kMiddle, style, caption});
  }
  return drawing;
}

Drawing grid_image(const ImageRequest& request, const Typefaces& typefaces) {
  return image_page(request.width, 1, request.caption, [&](Drawing& drawing, const Rect& square) {
    draw_grid(drawing, request.picture, square, typefaces);
  });
}

}  // namespace nonet
