#include "charts/drawing.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace nonet {
namespace {

ContourStep move_step(Point p) { return {ContourStepKind::kMove, {p}}; }
ContourStep line_step(Point p) { return {ContourStepKind::kLine, {p}}; }
ContourStep close() { return {ContourStepKind::kClose, {}}; }

Mark placed(Mark mark, Point offset, double scale) {
  if (auto* shape = std::get_if<Shape>(&mark)) {
    for (ContourStep& step : shape->path) {
      for (Point& p : step.points) p = p * scale + offset;
    }
    if (shape->stroke) {
      shape->stroke->width *= scale;
      shape->stroke->dash *= scale;
    }
  } else if (auto* run = std::get_if<TextRun>(&mark)) {
    run->at = run->at * scale + offset;
    run->style.size *= scale;
  } else {
    Rect& area = std::get<Picture>(mark).area;
    const Point corner = Point{area.x, area.y} * scale + offset;
    area = {corner.x, corner.y, area.width * scale, area.height * scale};
  }
  return mark;
}

}  // namespace

std::span<const Point> ContourStep::used_points() const {
  switch (kind) {
    case ContourStepKind::kMove:
    case ContourStepKind::kLine:
      return std::span(points).first(1);
    case ContourStepKind::kCurve:
      return points;
    case ContourStepKind::kClose:
      break;
  }
  return {};
}

Rect Picture::whole() const {
  const double scale = std::max(area.width / file->columns, area.height / file->rows);
  const Size size{file->columns * scale, file->rows * scale};
  const Point center = area.center();
  return {center.x - size.width / 2, center.y - size.height / 2, size.width, size.height};
}

double Picture::dots_per_inch() const { return file->columns * kPointsPerInch / whole().width; }

void Drawing::line(Point from, Point to, const Stroke& stroke) {
  shape({.path = {move_step(from), line_step(to)}, .fill = {}, .stroke = stroke});
}

void Drawing::fill(const Rect& rect, Ink ink) {
  shape({.path = rectangle_path(rect), .fill = ink, .stroke = {}});
}

void Drawing::frame(const Rect& rect, const Stroke& stroke) {
  shape({.path = rectangle_path(rect), .fill = {}, .stroke = stroke});
}

void Drawing::turn(Point center) {
  const auto turned = [&](Point p) { return center + center - p; };
  for (Mark& mark : marks) {
    if (auto* shape = std::get_if<Shape>(&mark)) {
      for (ContourStep& step : shape->path) {
        for (Point& p : step.points) p = turned(p);
      }
    } else {
      auto& run = std::get<TextRun>(mark);
      run.at = turned(run.at);
      run.stand = run.stand == Stand::kUpright ? Stand::kTurned : Stand::kUpright;
    }
  }
}

void Drawing::append(const Drawing& other, Point offset, double scale) {
  for (const Mark& mark : other.marks) marks.push_back(placed(mark, offset, scale));
  for (const PageLink& link : other.links) {
    const Point corner = Point{link.area.x, link.area.y} * scale + offset;
    links.push_back(
        {{corner.x, corner.y, link.area.width * scale, link.area.height * scale}, link.page});
  }
}

Contour rectangle_path(const Rect& r) {
  return polygon_path({{r.x, r.y}, {r.right(), r.y}, {r.right(), r.bottom()}, {r.x, r.bottom()}});
}

Contour circle_path(Point c, double radius) {
  // The usual four Bezier quarters: this handle length keeps the radius within 0.03 %.
  const double handle = radius * 0.5522847498;
  const auto quarter = [&](Point a, Point b, Point end) {
    return ContourStep{ContourStepKind::kCurve, {c + a, c + b, c + end}};
  };
  return {move_step(c + Point{radius, 0}),
          quarter({radius, handle}, {handle, radius}, {0, radius}),
          quarter({-handle, radius}, {-radius, handle}, {-radius, 0}),
          quarter({-radius, -handle}, {-handle, -radius}, {0, -radius}),
          quarter({handle, -radius}, {radius, -handle}, {radius, 0}),
          close()};
}

Contour polygon_path(const std::vector<Point>& corners) {
  Contour path;
  for (const Point corner : corners) {
    path.push_back(path.empty() ? move_step(corner) : line_step(corner));
  }
  path.push_back(close());
  return path;
}

Contour star_path(Point center, double radius) {
  constexpr int kPoints = 5;
  constexpr double kInnerRadius = 0.44;  // a little fuller than the pentagram's 0.38
  std::vector<Point> corners;
  for (int i = 0; i < 2 * kPoints; ++i) {
    const double angle = std::numbers::pi * (i / double{kPoints} - 0.5);
    const double r = i % 2 == 0 ? radius : radius * kInnerRadius;
    corners.push_back(center + Point{r * std::cos(angle), r * std::sin(angle)});
  }
  return polygon_path(corners);
}

Rect bounds(const Contour& path) {
  Point low{1e300, 1e300};
  Point high{-1e300, -1e300};
  for (const ContourStep& step : path) {
    for (const Point p : step.used_points()) {
      low = {std::min(low.x, p.x), std::min(low.y, p.y)};
      high = {std::max(high.x, p.x), std::max(high.y, p.y)};
    }
  }
  if (low.x > high.x) return {};
  return {low.x, low.y, high.x - low.x, high.y - low.y};
}

}  // namespace nonet
