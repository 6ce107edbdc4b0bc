// Highlights of cells and candidates on a grid of any size. Every kind has its own colour and
// shape, so that it can be recognised in grey too:
//
//              cell                         candidate
//   pattern    tint, a digit in it ringed    ring
//   elimination hatching                    struck through
//   placement  tint and thick inner frame   filled square, light digit
//   link on    thin inner frame             filled disc, light digit
//   link off   dashed inner frame           empty square
#pragma once

#include "book/fonts/typefaces.h"
#include "charts/drawing.h"

namespace nonet {

enum class Highlight { kPattern, kElimination, kPlacement, kLinkOn, kLinkOff };
// Strong: if one end is false the other is true (solid); weak: not both are true (dashed).
enum class LinkStrength { kStrong, kWeak };

// Of a cell: below its lines the tint, above them the frame, or the ring around its digit.
// `box_line`: the width of the lines between boxes.
void draw_tint(Drawing& drawing, const Rect& cell, Highlight kind, double thin_line);
void draw_frame(Drawing& drawing, const Rect& cell, Highlight kind, double box_line,
                bool shows_digit);

// Around houses.
Ink house_tint();
Stroke cover_stroke(double cell_side);

// Where a candidate is written. `side`: of a cell whose nine candidates stand three by three; on
// boards of more digits of as much of one as nine candidates take.
struct CandidatePlace {
  Point center;
  double side = 0;

  [[nodiscard]] double radius() const { return side * 0.145; }
};

// Below the candidate's digit its shape, above it a strike.
void draw_shape(Drawing& drawing, const CandidatePlace& at, Highlight kind);
void draw_strike(Drawing& drawing, const CandidatePlace& at, Highlight kind);
// The digit's style, highlighted.
TextStyle highlighted(TextStyle style, Highlight kind);
// The number of an argument's line, beside the candidate.
void draw_line_number(Drawing& drawing, const CandidatePlace& at, int number,
                      const Typefaces& typefaces);
// An arrow from one candidate to another.
void draw_link(Drawing& drawing, const CandidatePlace& from, const CandidatePlace& to,
               LinkStrength strength);

// Candidates that have no highlight, beside some that have.
inline constexpr Ink kFadedInk = Ink::grey(0.62);

}  // namespace nonet
