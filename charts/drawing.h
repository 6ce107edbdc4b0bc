// The contents of a page, as plain values: shapes and runs of text at places in points (1/72 in),
// the origin at the top left, y downwards. Layout code makes Drawings; cairo_output and inline_svg
// only turn them into bytes. So a page can be checked (smallest type, thinnest line, ink inside the
// safe area, the printed digits) before any file exists.
#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <variant>
#include <vector>

namespace nonet {

inline constexpr double kPointsPerInch = 72.0;

struct Point {
  double x = 0;
  double y = 0;
  bool operator==(const Point&) const = default;
};
constexpr Point operator+(Point a, Point b) { return {a.x + b.x, a.y + b.y}; }
constexpr Point operator-(Point a, Point b) { return {a.x - b.x, a.y - b.y}; }
constexpr Point operator*(Point a, double factor) { return {a.x * factor, a.y * factor}; }

struct Size {
  double width = 0;
  double height = 0;
  bool operator==(const Size&) const = default;
};

struct Rect {
  double x = 0;
  double y = 0;
  double width = 0;
  double height = 0;

  [[nodiscard]] constexpr double right() const { return x + width; }
  [[nodiscard]] constexpr double bottom() const { return y + height; }
  [[nodiscard]] constexpr Point center() const { return {x + width / 2, y + height / 2}; }
  [[nodiscard]] constexpr Rect inset(double margin) const {
    return {x + margin, y + margin, width - 2 * margin, height - 2 * margin};
  }
  [[nodiscard]] constexpr bool contains(Point p) const {
    return p.x >= x && p.x <= right() && p.y >= y && p.y <= bottom();
  }
  bool operator==(const Rect&) const = default;
};

// Red, green and blue from 0 (none) to 1. Print profiles are converted to grey when written.
struct Ink {
  double red = 0;
  double green = 0;
  double blue = 0;

  static constexpr Ink grey(double lightness) { return {lightness, lightness, lightness}; }
  static constexpr Ink rgb(unsigned hex) {
    return {((hex >> 16U) & 255U) / 255.0, ((hex >> 8U) & 255U) / 255.0, (hex & 255U) / 255.0};
  }
  // The lightness of the ink without colour (ITU-R BT.601).
  [[nodiscard]] constexpr double luminance() const {
    return 0.299 * red + 0.587 * green + 0.114 * blue;
  }
  bool operator==(const Ink&) const = default;
};
inline constexpr Ink kBlack = Ink::grey(0);
inline constexpr Ink kWhite = Ink::grey(1);

enum class ContourStepKind { kMove, kLine, kCurve, kClose };

// kMove and kLine use the first point; kCurve (cubic Bezier) all three, the last being its end.
struct ContourStep {
  ContourStepKind kind = ContourStepKind::kMove;
  std::array<Point, 3> points{};

  // The points that the kind uses: one, three, or none for kClose.
  [[nodiscard]] std::span<const Point> used_points() const;
};
using Contour = std::vector<ContourStep>;

enum class LineEnd { kButt, kRound, kSquare };

struct Stroke {
  Ink ink;
  double width = 1;
  double dash = 0;  // length of dashes and gaps; 0: solid
  LineEnd end = LineEnd::kButt;
};

struct Shape {
  Contour path;
  std::optional<Ink> fill;
  std::optional<Stroke> stroke;
};

// The project's print faces; typefaces.cpp has the table of their files.
enum class Face { kLight, kRegular, kItalic, kSemibold, kBold };
inline constexpr int kFaces = 5;

struct TextStyle {
  Face face = Face::kRegular;
  double size = 10;
  Ink ink;
};

enum class Anchor { kStart, kMiddle, kEnd };
// Turned text is upside down: it runs to the left from `at`, and its ink is below the baseline.
// Text that runs down has the feet of its letters at the left.
enum class Stand { kUpright, kTurned, kDown };

// One line of text; `at` is on the baseline, at the start, middle or end of the text.
struct TextRun {
  Point at;
  Anchor anchor = Anchor::kStart;
  TextStyle style;
  std::string text;
  Stand stand = Stand::kUpright;
};

// A picture of dots as a file, of a kind that a PDF can hold.
struct RasterFile {
  enum class Kind : std::uint8_t { kJpeg, kPng };
  Kind kind = Kind::kPng;
  int columns = 0;  // of dots
  int rows = 0;
  std::string bytes;
};

// A picture that fills its area; where the shapes differ, equal parts of two sides are cut off.
struct Picture {
  Rect area;
  std::shared_ptr<const RasterFile> file;

  // Where the whole picture would be, of which the area shows a part.
  [[nodiscard]] Rect whole() const;
  // Dots in an inch of paper.
  [[nodiscard]] double dots_per_inch() const;
};

// An area to click; only the screen profile keeps it.
struct PageLink {
  Rect area;
  int page = 0;  // counted from 1
};

using Mark = std::variant<Shape, TextRun, Picture>;

struct Drawing {
  Size size;
  std::vector<Mark> marks;
  std::vector<PageLink> links;

  void line(Point from, Point to, const Stroke& stroke);
  void fill(const Rect& rect, Ink ink);
  void frame(const Rect& rect, const Stroke& stroke);
  void shape(Shape shape) { marks.emplace_back(std::move(shape)); }
  void text(TextRun run) { marks.emplace_back(std::move(run)); }
  void picture(Picture placed) { marks.emplace_back(std::move(placed)); }
  // Adds the contents of the other drawing, scaled by `scale`, then moved by `offset`.
  void append(const Drawing& other, Point offset, double scale = 1);
  // Turns all marks by half a turn about `center`; links stay. REQUIRES: no text that runs down, no
  // picture.
  void turn(Point center);
};

Contour rectangle_path(const Rect& rect);
Contour circle_path(Point center, double radius);
Contour polygon_path(const std::vector<Point>& corners);
// A five-pointed star standing on two points, touching the circle.
Contour star_path(Point center, double radius);

// The smallest rectangle around all points of a path, control points included.
Rect bounds(const Contour& path);

}  // namespace nonet
