#include "book/drawings/highlights.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <string>

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

Ink mixed(Ink a, Ink b) {
  return {(a.red + b.red) / 2, (a.green + b.green) / 2, (a.blue + b.blue) / 2};
}

Point unit(Point p) { return p * (1 / std::hypot(p.x, p.y)); }

}  // namespace

Ink house_tint() { return Ink::rgb(0xdfe5eb); }

Stroke cover_stroke(double cell_side) {
  Stroke stroke{colours(Highlight::kLinkOff).line, std::max(kSmallestLine, cell_side * 0.04)};
  stroke.dash = cell_side * 0.16;
  return stroke;
}

TextStyle highlighted(TextStyle style, Highlight kind) {
  const bool filled = kind == Highlight::kPlacement || kind == Highlight::kLinkOn;
  style.face = Face::kBold;
  style.ink = filled ? kWhite : colours(kind).line;
  return style;
}

void draw_tint(Drawing& drawing, const Rect& rect, Highlight kind, double thin_line) {
  const double side = rect.width;
  if (kind != Highlight::kElimination) {
    drawing.fill(rect, colours(kind).tint);
    return;
  }
  // Hatching: diagonals from the left and lower edge, every quarter of the side.
  drawing.fill(rect, colours(kind).tint);
  const Stroke stroke{mixed(colours(kind).line, kWhite), thin_line};
  for (int i = 1; i < 8; ++i) {
    const double at = i * side / 4;
    const double over = std::max(0.0, at - side);
    drawing.line({rect.x + over, rect.y + at - over}, {rect.x + at - over, rect.y + over}, stroke);
  }
}

void draw_frame(Drawing& drawing, const Rect& cell, Highlight kind, double box_line,
                bool shows_digit) {
  const double side = cell.width;
  Stroke stroke{colours(kind).line, std::max(kSmallestLine, side * 0.03)};
  switch (kind) {
    case Highlight::kPattern:
      if (shows_digit) {
        drawing.shape({circle_path(cell.center(), side * 0.40), {}, stroke});
      }
      return;
    case Highlight::kElimination:
      return;
    case Highlight::kPlacement:
      stroke.width = std::max(2 * kSmallestLine, side * 0.06);
      break;
    case Highlight::kLinkOn:
      break;
    case Highlight::kLinkOff:
      stroke.dash = side * 0.09;
      break;
  }
  // Inside the box lines, outside the pencil marks.
  drawing.frame(cell.inset((box_line + stroke.width) / 2), stroke);
}

void draw_shape(Drawing& drawing, const CandidatePlace& at, Highlight kind) {
  const Point center = at.center;
  const double radius = at.radius();
  const Rect square{center.x - radius, center.y - radius, 2 * radius, 2 * radius};
  const HighlightColours& colour = colours(kind);
  const Stroke outline{colour.line, std::max(kSmallestLine, at.side * 0.022)};
  switch (kind) {
    case Highlight::kPattern:
      drawing.shape({circle_path(center, radius), colour.tint, outline});
      return;
    case Highlight::kElimination:
      drawing.shape({circle_path(center, radius), colour.tint, {}});
      return;
    case Highlight::kPlacement:
      drawing.shape({rectangle_path(square), colour.line, {}});
      return;
    case Highlight::kLinkOn:
      drawing.shape({circle_path(center, radius), colour.line, {}});
      return;
    case Highlight::kLinkOff:
      drawing.shape({rectangle_path(square), kWhite, outline});
      return;
  }
}

void draw_strike(Drawing& drawing, const CandidatePlace& at, Highlight kind) {
  if (kind != Highlight::kElimination) return;
  const Point center = at.center;
  const Point arm = Point{1, -1} * (at.radius() * 0.95);
  drawing.line(center - arm, center + arm,
               {colours(kind).line, std::max(kSmallestLine, at.side * 0.028), 0, LineEnd::kRound});
}

// A curve that bulges to its left, from rim to rim, with an arrow head along its end.
void draw_link(Drawing& drawing, const CandidatePlace& start_at, const CandidatePlace& end_at,
               LinkStrength strength) {
  const Point from = start_at.center;
  const Point to = end_at.center;
  const double side = start_at.side;
  const Point span = to - from;
  const double length = std::hypot(span.x, span.y);
  if (length < 1e-9) return;
  const Point along = span * (1 / length);
  const Point across{along.y, -along.x};
  const double bulge = std::min(length * 0.14, side * 0.5);
  const double rim = std::min(start_at.radius() * 1.15, length * 0.3);
  const Point lean_start = unit(along * (length / 3) + across * bulge);
  const Point lean_end = unit(along * (length / 3) - across * bulge);
  const Point start = from + lean_start * rim;
  const Point tip = to - lean_end * rim;
  const double head = side * 0.12;
  const Point neck = tip - lean_end * (head * 0.8);
  const bool weak = strength == LinkStrength::kWeak;
  const Ink ink = colours(weak ? Highlight::kLinkOff : Highlight::kLinkOn).line;
  const double width = std::max(kSmallestLine, side * 0.03);
  drawing.shape(
      {.path = {{ContourStepKind::kMove, {start}},
                {ContourStepKind::kCurve,
                 {start + lean_start * (length / 3), neck - lean_end * (length / 3), neck}}},
       .fill = {},
       .stroke = Stroke{ink, width, weak ? side * 0.07 : 0, LineEnd::kButt}});
  const Point wing{lean_end.y * head * 0.5, -lean_end.x * head * 0.5};
  const Point base = tip - lean_end * head;
  drawing.shape({polygon_path({tip, base + wing, base - wing}), ink, {}});
}

// Above and right of the mark, with a white rim so that arrows do not touch it.
void draw_line_number(Drawing& drawing, const CandidatePlace& place, int number,
                      const Typefaces& typefaces) {
  if (number == 0) return;
  const double side = place.side;
  const TextStyle style{Face::kBold, side * 0.14, kBlack};
  const std::string text = std::to_string(number);
  const Point at = place.center + Point{side * 0.15, -side * 0.12};
  const double width = typefaces.width(style, text);
  const double height = typefaces.cap_height(style);
  drawing.fill(Rect{at.x - width / 2, at.y - height / 2, width, height}.inset(-side * 0.012),
               kWhite);
  drawing.text({{at.x, at.y + height / 2}, Anchor::kMiddle, style, text});
}

}  // namespace nonet
