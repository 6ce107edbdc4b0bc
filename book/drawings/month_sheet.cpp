#include "book/drawings/month_sheet.h"

#include <algorithm>
#include <fmt/format.h>
#include <utility>

#include "book/drawings/page_flow.h"
#include "book/paper/print_figures.h"

namespace nonet {
namespace {

constexpr int kColumns = 7;
constexpr int kMostRows = 5;
constexpr double kRulesLeading = 1.35;

// Places on the sheet, in points.
struct MonthLayout {
  double heading;  // size of the type
  std::vector<std::string> rules;
  double text;      // of weekdays, numbers and captions
  Rect weeks;       // below the heading and the weekdays
  Size place;       // of a day, gaps included
  double grid = 0;  // side
};

int first_column(std::chrono::year_month month) {
  const auto first = std::chrono::weekday(std::chrono::sys_days(month / 1));
  return static_cast<int>(first.iso_encoding()) - 1;
}

int rows_of(std::chrono::year_month month) {
  const auto last = (month / std::chrono::last).day();
  const int places = first_column(month) + static_cast<int>(static_cast<unsigned>(last));
  return std::min(kMostRows, (places + kColumns - 1) / kColumns);
}

MonthLayout layout_of(const MonthSheet& sheet, const Typefaces& typefaces) {
  const double least = std::min(sheet.size.width, sheet.size.height);
  const double margin = least * 0.035;
  const double heading = least * 0.036;
  const double text = std::max(kSmallestPrintedText, least * 0.0115);
  const double gap = least * 0.012;
  std::vector<std::string> rules;
  if (!sheet.rules.empty()) {
    const double width = sheet.size.width - 2 * margin - gap;
    rules = wrap(sheet.rules, {Face::kRegular, text, kBlack}, width, typefaces);
  }
  const double above = heading * 1.3 + text * (rules.empty() ? 2.2 : 2.8) +
                       text * kRulesLeading * static_cast<double>(rules.size());
  const Rect weeks{margin, margin + above, sheet.size.width - 2 * margin,
                   sheet.size.height - 2 * margin - above};
  const Size place{weeks.width / kColumns, weeks.height / rows_of(sheet.month)};
  const double grid = std::min(place.width - gap, place.height - gap - text * 1.4);
  return {heading, std::move(rules), text, weeks, place, grid};
}

// Cells in the longer side of the largest board.
int across(const MonthSheet& sheet) {
  int most = 0;
  for (const MonthDay& day : sheet.days) {
    const auto* board = std::get_if<BoardPicture>(&day.picture);
    const int cells =
        board == nullptr ? kSize : std::max(board->geometry->rows(), board->geometry->columns());
    most = std::max(most, cells);
  }
  return most;
}

class MonthPainter {
 public:
  MonthPainter(const MonthSheet& sheet, const Typefaces& typefaces)
      : sheet_(sheet), typefaces_(typefaces), layout_(layout_of(sheet, typefaces)) {
    drawing_.size = sheet.size;
  }

  Drawing paint() && {
    paint_heading();
    for (int column = 0; column < kColumns; ++column) {
      const Point at{left_of(column), layout_.weeks.y - layout_.text * 0.8};
      drawing_.text({at, Anchor::kStart, small(Face::kSemibold),
                     sheet_.weekdays[static_cast<std::size_t>(column)]});
    }
    for (const MonthDay& day : sheet_.days) paint_day(day);
    return std::move(drawing_);
  }

 private:
  [[nodiscard]] TextStyle small(Face face) const { return {face, layout_.text, kBlack}; }
  // Of the grids in a column.
  [[nodiscard]] double left_of(int column) const {
    return layout_.weeks.x + layout_.place.width * column +
           (layout_.place.width - layout_.grid) / 2;
  }

  void paint_heading() {
    double rule = layout_.weeks.y - layout_.text * (layout_.rules.empty() ? 2.4 : 3);
    for (auto line = layout_.rules.rbegin(); line != layout_.rules.rend(); ++line) {
      drawing_.text({{left_of(0), rule}, Anchor::kStart, small(Face::kRegular), *line});
      rule -= layout_.text * kRulesLeading;
    }
    const double baseline = rule + layout_.text * 0.2 - layout_.heading * 0.3;
    drawing_.text({{left_of(0), baseline},
                   Anchor::kStart,
                   {Face::kLight, layout_.heading, kBlack},
                   sheet_.heading});
    if (sheet_.brand.empty()) return;
    drawing_.text({{left_of(kColumns - 1) + layout_.grid, baseline},
                   Anchor::kEnd,
                   {Face::kRegular, layout_.text * 1.2, kBlack},
                   sheet_.brand});
  }

  void paint_day(const MonthDay& day) {
    const auto number = static_cast<unsigned>(day.day);
    const int place = first_column(sheet_.month) + static_cast<int>(number) - 1;
    const double x = left_of(place % kColumns);
    const double y = layout_.weeks.y + layout_.place.height * (place / kColumns % kMostRows);
    const double baseline = y + layout_.text;
    const std::string digits = fmt::format("{}", number);
    drawing_.text({{x, baseline}, Anchor::kStart, small(Face::kBold), digits});
    const double room =
        layout_.grid - typefaces_.width(small(Face::kBold), digits) - layout_.text * 0.6;
    if (!day.caption.empty() && typefaces_.width(small(Face::kRegular), day.caption) <= room) {
      drawing_.text(
          {{x + layout_.grid, baseline}, Anchor::kEnd, small(Face::kRegular), day.caption});
    }
    const Rect square{x, y + layout_.text * 1.4, layout_.grid, layout_.grid};
    if (const auto* grid = std::get_if<GridPicture>(&day.picture)) {
      draw_grid(drawing_, *grid, square, typefaces_);
    } else {
      const auto& board = std::get<BoardPicture>(day.picture);
      draw_board(drawing_, board, board_area(*board.geometry, square), typefaces_);
    }
  }

  const MonthSheet& sheet_;
  const Typefaces& typefaces_;
  MonthLayout layout_;
  Drawing drawing_;
};

}  // namespace

double month_digit(const MonthSheet& sheet, const Typefaces& typefaces) {
  return layout_of(sheet, typefaces).grid / across(sheet) * kUsualDigitPerCell;
}

Drawing month_drawing(const MonthSheet& sheet, const Typefaces& typefaces) {
  return MonthPainter(sheet, typefaces).paint();
}

}  // namespace nonet
