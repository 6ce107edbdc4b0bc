#include "book/drawings/board_picture.h"

#include <algorithm>
#include <cmath>
#include <optional>
#include <vector>

#include "book/drawings/centred_symbol.h"
#include "book/paper/print_figures.h"

namespace nonet {
namespace {

using variants::CellIndex;
using variants::Geometry;
using variants::Layer;
using variants::Region;
using variants::Spot;

// Of cells in one and in several further houses.
constexpr Ink kOnceTint = Ink::grey(0.87);
constexpr Ink kTwiceTint = Ink::grey(0.76);
constexpr Ink kAnswerInk = Ink::rgb(0x24466b);
constexpr int kDrawnWindows = 4;         // the other houses of windows follow from these
constexpr double kCoordinateRoom = 0.5;  // in cells
constexpr double kCoordinateType = kCoordinateRoom * 0.7;

// Whether the region's cells are tinted. Boxes have their lines; the disjoint houses are
// everywhere.
bool is_tinted(const Region& region) {
  switch (region.layer) {
    case Layer::kDiagonal:
    case Layer::kAntidiagonal:
    case Layer::kAsterisk:
    case Layer::kCenterDot:
    case Layer::kGirandola:
      return true;
    case Layer::kWindows:
      return region.number < kDrawnWindows;
    default:
      return false;
  }
}

// A line along the edges of cells, from one corner of cells to another.
struct EdgeLine {
  Spot from;
  Spot to;
  bool thick = false;
};

// The lines of a board: thick around boxes and around the whole, thin between other cells.
class EdgeLines {
 public:
  explicit EdgeLines(const Geometry& geometry)
      : geometry_(geometry), box_of_(static_cast<std::size_t>(geometry.cells()), -1) {
    for (std::size_t i = 0; i < geometry.regions().size(); ++i) {
      const Region& region = geometry.regions()[i];
      if (region.layer != Layer::kBoxes) continue;
      for (const CellIndex cell : region.cells) box_of_[cell] = static_cast<int>(i);
    }
    for (int row = 0; row <= geometry.rows(); ++row) trace({row, 0}, {0, 1}, {-1, 0});
    for (int column = 0; column <= geometry.columns(); ++column) {
      trace({0, column}, {1, 0}, {0, -1});
    }
  }

  [[nodiscard]] const std::vector<EdgeLine>& lines() const { return lines_; }

 private:
  enum class Weight : std::uint8_t { kNone, kThin, kThick };

  // Along the edges from a corner on; `beside` leads across the edge to the other cell.
  void trace(Spot corner, Spot along, Spot beside) {
    Spot begin = corner;
    Weight running = Weight::kNone;
    const int edges = along.row != 0 ? geometry_.rows() : geometry_.columns();
    for (int i = 0; i <= edges; ++i) {
      const Spot at{corner.row + i * along.row, corner.column + i * along.column};
      const Weight weight = i < edges
                                ? weight_of(at, {at.row + beside.row, at.column + beside.column})
                                : Weight::kNone;
      if (weight == running) continue;
      if (running != Weight::kNone) lines_.push_back({begin, at, running == Weight::kThick});
      begin = at;
      running = weight;
    }
  }

  [[nodiscard]] Weight weight_of(Spot one, Spot other) const {
    const auto a = geometry_.cell_at(one);
    const auto b = geometry_.cell_at(other);
    if (!a && !b) return Weight::kNone;
    return a && b && box_of_[*a] == box_of_[*b] ? Weight::kThin : Weight::kThick;
  }

  const Geometry& geometry_;
  std::vector<int> box_of_;  // -1: in no box
  std::vector<EdgeLine> lines_;
};

class BoardPainter {
 public:
  BoardPainter(Drawing& drawing, const BoardPicture& picture, const Rect& area,
               const Typefaces& typefaces)
      : drawing_(drawing), picture_(picture), geometry_(*picture.geometry), typefaces_(typefaces) {
    const double room = picture.coordinates ? kCoordinateRoom : 0;
    side_ = area.width / (geometry_.columns() + room);
    corner_ = {area.x + room * side_, area.y + room * side_};
    thin_ = thin_line(side_);
    thick_ = thick_line(side_);
  }

  void paint() {
    if (picture_.tone == DigitTone::kAnswers) {
      paint_given_tints();
    } else {
      paint_tints();
    }
    paint_highlighted_cells();
    const EdgeLines edges(geometry_);
    for (const bool thick : {false, true}) {
      for (const EdgeLine& line : edges.lines()) {
        if (line.thick == thick) paint_line(line);
      }
    }
    paint_below_digits();
    for (int cell = 0; cell < geometry_.cells(); ++cell) paint_cell(static_cast<CellIndex>(cell));
    paint_above_digits();
    if (picture_.coordinates) paint_coordinates();
  }

 private:
  [[nodiscard]] Point at(Spot spot) const {
    return corner_ + Point{spot.column * side_, spot.row * side_};
  }
  [[nodiscard]] Point center_of(CellIndex cell) const {
    return at(geometry_.spot(cell)) + Point{side_ / 2, side_ / 2};
  }

  void paint_tints() {
    const std::vector<int> houses = tint_depths(geometry_);
    for (std::size_t cell = 0; cell < houses.size(); ++cell) {
      if (houses[cell] == 0) continue;
      const Point corner = at(geometry_.spot(static_cast<CellIndex>(cell)));
      drawing_.fill({corner.x, corner.y, side_, side_}, houses[cell] == 1 ? kOnceTint : kTwiceTint);
    }
  }

  void paint_given_tints() {
    for (int cell = 0; cell < geometry_.cells(); ++cell) {
      const auto index = static_cast<CellIndex>(cell);
      if (picture_.givens[index] == 0) continue;
      const Point corner = at(geometry_.spot(index));
      drawing_.fill({corner.x, corner.y, side_, side_}, kGivenTint);
    }
  }

  [[nodiscard]] Rect cell_rect(CellIndex cell) const {
    const Point corner = at(geometry_.spot(cell));
    return {corner.x, corner.y, side_, side_};
  }

  void paint_highlighted_cells() {
    const BoardHighlights& shown = picture_.highlights;
    for (const CellIndex cell : shown.houses) drawing_.fill(cell_rect(cell), house_tint());
    for (const auto& [cell, kind] : shown.cells) draw_tint(drawing_, cell_rect(cell), kind, thin_);
  }

  void paint_below_digits() {
    const BoardHighlights& shown = picture_.highlights;
    for (const std::vector<CellIndex>& cover : shown.covers) paint_cover(cover);
    for (const auto& [cell, kind] : shown.cells) {
      const bool digit =
          picture_.givens[cell] != 0 || (!picture_.found.empty() && picture_.found[cell] != 0);
      draw_frame(drawing_, cell_rect(cell), kind, thick_, digit);
    }
    for (const BoardSpotHighlight& h : shown.spots) draw_shape(drawing_, place_of(h.spot), h.kind);
  }

  void paint_above_digits() {
    const BoardHighlights& shown = picture_.highlights;
    for (const BoardSpotHighlight& h : shown.spots) draw_strike(drawing_, place_of(h.spot), h.kind);
    for (const auto& [from, to, strength] : shown.links) {
      draw_link(drawing_, place_of(from), place_of(to), strength);
    }
    for (const BoardSpotHighlight& h : shown.spots) {
      draw_line_number(drawing_, place_of(h.spot), h.number, typefaces_);
    }
  }

  // Along the edges of the cells, inside of them, where the next cell is not of the house.
  void paint_cover(const std::vector<CellIndex>& cells) {
    const Stroke stroke = cover_stroke(side_);
    const auto holds = [&](Spot spot) {
      const auto cell = geometry_.cell_at(spot);
      return cell && std::ranges::find(cells, *cell) != cells.end();
    };
    for (const CellIndex cell : cells) {
      const Spot spot = geometry_.spot(cell);
      const Rect rect = cell_rect(cell).inset(stroke.width / 2);
      const Point low{rect.x, rect.y};
      const Point high{rect.right(), rect.bottom()};
      if (!holds({spot.row - 1, spot.column})) drawing_.line(low, {high.x, low.y}, stroke);
      if (!holds({spot.row + 1, spot.column})) drawing_.line({low.x, high.y}, high, stroke);
      if (!holds({spot.row, spot.column - 1})) drawing_.line(low, {low.x, high.y}, stroke);
      if (!holds({spot.row, spot.column + 1})) drawing_.line({high.x, low.y}, high, stroke);
    }
  }

  void paint_line(const EdgeLine& line) {
    // Square ends close the corners.
    const Stroke stroke =
        line.thick ? Stroke{kBlack, thick_, 0, LineEnd::kSquare} : Stroke{kBlack, thin_};
    drawing_.line(at(line.from), at(line.to), stroke);
  }

  void paint_cell(CellIndex cell) {
    const double size = side_ * picture_.digit_per_cell;
    if (const int given = picture_.givens[cell]; given != 0) {
      const Face face = picture_.tone == DigitTone::kAnswers ? Face::kRegular : Face::kBold;
      paint_digit(given, center_of(cell), {face, size, kBlack});
    } else if (!picture_.found.empty() && picture_.found[cell] != 0) {
      const Ink ink = picture_.tone == DigitTone::kColoured ? kAnswerInk : kBlack;
      paint_digit(picture_.found[cell], center_of(cell), {Face::kRegular, size, ink});
    } else if (picture_.marks || !picture_.highlights.candidates.empty()) {
      paint_marks(cell);
    }
  }

  [[nodiscard]] int marks_in_a_row() const { return nonet::marks_in_a_row(geometry_); }
  [[nodiscard]] CandidatePlace place_of(BoardSpot spot) const {
    const int in_a_row = marks_in_a_row();
    const double step = side_ * 0.9 / in_a_row;
    const Point first = center_of(spot.cell) + Point{1, 1} * (-step * (in_a_row - 1) / 2);
    const int row = (spot.digit - 1) / in_a_row;
    const Point shift{(spot.digit - 1) % in_a_row * step, row * step};
    return {first + shift, side_ * kBoxSize / in_a_row};
  }

  void paint_marks(CellIndex cell) {
    const Ink ink = picture_.highlights.fade_others ? kFadedInk : kBlack;
    for (int digit = 1; digit <= geometry_.digits(); ++digit) {
      if (!shows_mark(cell, digit)) continue;
      const double size = side_ * picture_.mark_per_cell * kBoxSize / marks_in_a_row();
      TextStyle style{Face::kRegular, size, ink};
      for (const BoardSpotHighlight& h : picture_.highlights.spots) {
        if (h.spot == BoardSpot{cell, digit}) style = highlighted(style, h.kind);
      }
      paint_digit(digit, place_of({cell, digit}).center, style);
    }
  }

  [[nodiscard]] bool shows_mark(CellIndex cell, int digit) const {
    const std::vector<std::uint32_t>& candidates = picture_.highlights.candidates;
    if (candidates.empty()) return fits(cell, digit);
    return (candidates[cell] >> static_cast<unsigned>(digit - 1) & 1U) != 0;
  }

  [[nodiscard]] bool fits(CellIndex cell, int digit) const {
    const auto holds = [&](CellIndex other, int value) {  // an empty cell is 0
      return value > 0 && (picture_.givens[other] == value ||
                           (!picture_.found.empty() && picture_.found[other] == value));
    };
    return std::ranges::none_of(geometry_.peers(cell),
                                [&](CellIndex peer) { return holds(peer, digit); }) &&
           std::ranges::none_of(geometry_.far_from(cell), [&](CellIndex other) {
             return holds(other, digit - 1) || holds(other, digit + 1);
           });
  }

  void paint_digit(int digit, Point center, const TextStyle& style) {
    if (picture_.symbols.are_shapes()) {
      const double side = style.size / picture_.digit_per_cell;
      drawing_.shape({BoardSymbols::shape_of(digit, center, side), style.ink, {}});
    } else {
      draw_centred(drawing_, picture_.symbols.letter_of(digit), center, style, typefaces_);
    }
  }

  void paint_coordinates() {
    const TextStyle style{Face::kRegular, side_ * kCoordinateType, Ink::grey(0.35)};
    const double from_edge = side_ * kCoordinateRoom * 0.55;
    const double down = typefaces_.cap_height(style) / 2;
    const auto name = [&](Point center, int number) {
      drawing_.text({{center.x, center.y + down}, Anchor::kMiddle, style, std::to_string(number)});
    };
    for (int i = 0; i < geometry_.columns(); ++i) {
      name(corner_ + Point{(i + 0.5) * side_, -from_edge}, i + 1);
    }
    for (int i = 0; i < geometry_.rows(); ++i) {
      name(corner_ + Point{-from_edge, (i + 0.5) * side_}, i + 1);
    }
  }

  Drawing& drawing_;
  const BoardPicture& picture_;
  const Geometry& geometry_;
  const Typefaces& typefaces_;
  Point corner_;      // of the first cell
  double side_ = 0;   // of a cell
  double thin_ = 0;   // line between cells
  double thick_ = 0;  // line between boxes
};

}  // namespace

std::vector<int> tint_depths(const Geometry& geometry) {
  std::vector<int> houses(static_cast<std::size_t>(geometry.cells()), 0);
  for (const Region& region : geometry.regions()) {
    if (!is_tinted(region)) continue;
    for (const CellIndex cell : region.cells) ++houses[cell];
  }
  return houses;
}

int marks_in_a_row(const Geometry& geometry) {
  return static_cast<int>(std::ceil(std::sqrt(geometry.digits())));
}

double least_width(const BoardPicture& picture, double type) {
  double cell = type / picture.digit_per_cell;
  if (!picture.highlights.candidates.empty()) {
    cell =
        std::max(cell, type * marks_in_a_row(*picture.geometry) / kBoxSize / picture.mark_per_cell);
  }
  if (picture.coordinates) cell = std::max(cell, type / kCoordinateType);
  return cell * (picture.geometry->columns() + (picture.coordinates ? kCoordinateRoom : 0));
}

double board_shape(const BoardPicture& picture) {
  const double room = picture.coordinates ? kCoordinateRoom : 0;
  return (picture.geometry->rows() + room) / (picture.geometry->columns() + room);
}

Rect board_area(const Geometry& geometry, const Rect& square) {
  const double cell = square.width / std::max(geometry.rows(), geometry.columns());
  const double width = cell * geometry.columns();
  const double height = cell * geometry.rows();
  return {square.center().x - width / 2, square.center().y - height / 2, width, height};
}

void draw_board(Drawing& drawing, const BoardPicture& picture, const Rect& area,
                const Typefaces& typefaces) {
  BoardPainter(drawing, picture, area, typefaces).paint();
}

}  // namespace nonet
