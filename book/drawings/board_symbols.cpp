#include "book/drawings/board_symbols.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <fmt/format.h>
#include <vector>

#include "base/request_error.h"
#include "variants/text/board_text.h"

namespace nonet {
namespace {

constexpr double kShapeReach = 0.34;  // from the middle of a cell, in its side

Contour circle_shape(Point center, double reach) { return circle_path(center, reach * 0.92); }

Contour square_shape(Point center, double reach) {
  const double half = reach * 0.82;
  return rectangle_path({center.x - half, center.y - half, 2 * half, 2 * half});
}

Contour triangle_shape(Point center, double reach) {
  return polygon_path({center + Point{0, -1} * reach, center + Point{1.02, 0.8} * reach,
                       center + Point{-1.02, 0.8} * reach});
}

Contour star_shape(Point center, double reach) { return star_path(center, reach * 1.12); }

Contour heart_shape(Point center, double reach) {
  const auto at = [&](double x, double y) { return center + Point{x, y} * reach; };
  return {{ContourStepKind::kMove, {at(0, 1)}},
          {ContourStepKind::kCurve, {at(-0.5, 0.55), at(-1.1, 0.15), at(-1, -0.4)}},
          {ContourStepKind::kCurve, {at(-0.95, -0.95), at(-0.2, -1.1), at(0, -0.45)}},
          {ContourStepKind::kCurve, {at(0.2, -1.1), at(0.95, -0.95), at(1, -0.4)}},
          {ContourStepKind::kCurve, {at(1.1, 0.15), at(0.5, 0.55), at(0, 1)}},
          {ContourStepKind::kClose, {}}};
}

Contour cross_shape(Point center, double reach) {
  constexpr double kArm = 0.34;
  std::vector<Point> corners;
  for (const auto& [x, y] : {std::pair(-kArm, -0.95),
                             {kArm, -0.95},
                             {kArm, -kArm},
                             {0.95, -kArm},
                             {0.95, kArm},
                             {kArm, kArm},
                             {kArm, 0.95},
                             {-kArm, 0.95},
                             {-kArm, kArm},
                             {-0.95, kArm},
                             {-0.95, -kArm},
                             {-kArm, -kArm}}) {
    corners.push_back(center + Point{x, y} * reach);
  }
  return polygon_path(corners);
}

using ShapeMaker = Contour (*)(Point center, double reach);
constexpr std::array<ShapeMaker, 6> kShapes = {circle_shape, square_shape, triangle_shape,
                                               star_shape,   heart_shape,  cross_shape};

bool are_alike(const Contour& a, const Contour& b, double tolerance) {
  const auto are_near = [&](Point p, Point q) {
    return std::hypot(p.x - q.x, p.y - q.y) <= tolerance;
  };
  return std::ranges::equal(a, b, [&](const ContourStep& s, const ContourStep& t) {
    return s.kind == t.kind && std::ranges::equal(s.used_points(), t.used_points(), are_near);
  });
}

Contour turned(Contour path, Point center) {
  for (ContourStep& step : path) {
    for (Point& point : step.points) point = center + (center - point);
  }
  return path;
}

}  // namespace

Result<BoardSymbols> BoardSymbols::of(std::string_view text) {
  BoardSymbols symbols;
  if (text == "digits") return symbols;
  if (text == "shapes") {
    symbols.kind_ = Kind::kShapes;
    return symbols;
  }
  symbols.kind_ = Kind::kLetters;
  for (const char c : text) {
    const char capital = c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c;
    if (capital < 'A' || capital > 'Z') {
      return request_error(fmt::format(
          "--symbols {}: digits, shapes, or a word of the letters A to Z is expected", text));
    }
    if (symbols.word_.find(capital) != std::string::npos) {
      return request_error(
          fmt::format("--symbols {}: {} is in it twice; each letter stands for one digit", text,
                      std::string(1, capital)));
    }
    symbols.word_ += capital;
  }
  if (symbols.word_.size() < 2) return request_error("--symbols: a word is expected");
  return symbols;
}

bool BoardSymbols::suit(int digits) const {
  switch (kind_) {
    case Kind::kDigits:
      return true;
    case Kind::kShapes:
      return digits <= static_cast<int>(kShapes.size());
    case Kind::kLetters:
      return digits == static_cast<int>(word_.size());
  }
  return false;
}

char BoardSymbols::letter_of(int digit) const {
  return kind_ == Kind::kLetters ? word_.at(static_cast<std::size_t>(digit - 1))
                                 : variants::symbol_of(digit);
}

int BoardSymbols::digit_of(char letter) const {
  const int most = kind_ == Kind::kLetters ? static_cast<int>(word_.size()) : variants::kMostDigits;
  for (int digit = 1; digit <= most; ++digit) {
    if (letter_of(digit) == letter) return digit;
  }
  return 0;
}

Contour BoardSymbols::shape_of(int digit, Point center, double side) {
  return kShapes.at(static_cast<std::size_t>(digit - 1))(center, side * kShapeReach);
}

int BoardSymbols::digit_of(const Contour& path, Point center, double side, Stand stand) {
  constexpr double kTolerance = 0.01;  // of a cell
  for (int digit = 1; digit <= static_cast<int>(kShapes.size()); ++digit) {
    Contour shape = shape_of(digit, center, side);
    if (stand == Stand::kTurned) shape = turned(std::move(shape), center);
    if (are_alike(path, shape, side * kTolerance)) return digit;
  }
  return 0;
}

}  // namespace nonet
