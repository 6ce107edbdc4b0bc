// Draws from back to front: tints, lines, rings and squares, digits, arrows.

#include "book/drawings/grid_picture.h"

#include <algorithm>
#include <cmath>
#include <string_view>

#include "book/drawings/centred_symbol.h"
#include "book/paper/print_figures.h"

namespace nonet {
namespace {

constexpr Ink kFoundInk = Ink::rgb(0x24466b);
constexpr Ink kMarkInk = Ink::grey(0.25);
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
    for (const CellHighlight& h : picture_.cells) {
      draw_tint(drawing_, cell_rect(h.cell), h.kind, thin_);
    }
    paint_lines();
    for (const House house : picture_.covers) paint_cover(house);
    for (const CellHighlight& h : picture_.cells) {
      draw_frame(drawing_, cell_rect(h.cell), h.kind, thick_, shows_digit(h.cell));
    }
    for (const CandidateHighlight& h : picture_.candidates) {
      draw_shape(drawing_, place_of(h.candidate), h.kind);
    }
    paint_digits();
    for (const CandidateHighlight& h : picture_.candidates) {
      draw_strike(drawing_, place_of(h.candidate), h.kind);
    }
    for (const CandidateLink& link : picture_.links) {
      draw_link(drawing_, place_of(link.from), place_of(link.to), link.strength);
    }
    for (const CandidateHighlight& h : picture_.candidates) {
      draw_line_number(drawing_, place_of(h.candidate), h.number, typefaces_);
    }
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
  [[nodiscard]] CandidatePlace place_of(Candidate candidate) const {
    return {mark_center(candidate), side_};
  }

  [[nodiscard]] bool shows_digit(Cell c) const {
    return !picture_.givens.empty(c) || !picture_.found.empty(c);
  }

  void paint_houses() {
    CellSet cells;
    for (const House h : picture_.houses) cells |= cell_set_of(h);
    for (const Cell c : cells) drawing_.fill(cell_rect(c), house_tint());
    if (picture_.tone != DigitTone::kAnswers) return;
    for (const Cell c : picture_.givens.filled()) drawing_.fill(cell_rect(c), kGivenTint);
  }

  void paint_cover(House house) {
    const Rect first = cell_rect(cells_of(house).front());
    const Rect last = cell_rect(cells_of(house).back());
    const Rect whole{first.x, first.y, last.right() - first.x, last.bottom() - first.y};
    const Stroke stroke = cover_stroke(side_);
    drawing_.frame(whole.inset(stroke.width / 2), stroke);
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
        if (h.candidate == Candidate{c, d}) style = highlighted(style, h.kind);
      }
      paint_digit(d, mark_center({c, d}), style);
    }
  }

  void paint_digit(Digit digit, Point center, const TextStyle& style) {
    draw_centred(drawing_, digit.symbol(), center, style, typefaces_);
  }

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
