#include "book/binding/proof_sheet.h"

#include <algorithm>
#include <cmath>
#include <fmt/format.h>

#include "book/output/cairo_output.h"
#include "charts/chart_axes.h"

namespace nonet {
namespace {

constexpr Size kSheet{842, 595};  // A4 across, points
constexpr double kSheetMargin = 34;
constexpr double kHeading = 40;  // with the line below it
constexpr double kSheetGap = 16;
constexpr double kNumber = 13;  // the page's number below it
constexpr int kSheetRows = 2;   // of upright pages
constexpr double kDot = 1.7;
constexpr Ink kSafeInk = Ink::rgb(0x1565c0);
constexpr Ink kCutInk = Ink::grey(0.45);
constexpr Ink kBandInk = Ink::grey(0.93);
constexpr Ink kRuleInk = Ink::grey(0.8);
constexpr TextStyle kTitleStyle{Face::kSemibold, 15, kBlack};
constexpr TextStyle kSmallStyle{Face::kRegular, 8.5, kBlack};

Drawing blank_sheet(const std::string& title, const std::string& line) {
  Drawing sheet;
  sheet.size = kSheet;
  sheet.text({{kSheetMargin, kSheetMargin + 11}, Anchor::kStart, kTitleStyle, title});
  sheet.text({{kSheetMargin, kSheetMargin + 26}, Anchor::kStart, kSmallStyle, line});
  return sheet;
}

constexpr Rect kRoom{kSheetMargin, kSheetMargin + kHeading, kSheet.width - 2 * kSheetMargin,
                     kSheet.height - 2 * kSheetMargin - kHeading};

// Minutes by number, a band for each section.
class EffortChart {
 public:
  EffortChart(const BookSpec& spec, const Typefaces& typefaces)
      : spec_(spec),
        typefaces_(typefaces),
        puzzles_(numbered_puzzles(spec)),
        minutes_({.label = "minutes", .scale = AxisScale::kLinear, .low = 0, .high = {}},
                 efforts()) {}

  Drawing draw() {
    std::string line = "Target of each puzzle in minutes, by its number";
    if (beyond() > 0) line += fmt::format("; {} without a target", beyond());
    sheet_ = blank_sheet(fmt::format("{}: effort by puzzle", spec_.title), line);
    draw_bands();
    draw_axes();
    draw_dots();
    return std::move(sheet_);
  }

 private:
  static constexpr Rect kPlot{kRoom.x + 28, kRoom.y + 22, kRoom.width - 28, kRoom.height - 44};

  [[nodiscard]] std::vector<double> efforts() const {
    std::vector<double> all;
    for (const NumberedPuzzle& each : puzzles_) {
      if (each.puzzle->effort < kBeyondMinutes) all.push_back(each.puzzle->effort);
    }
    return all;
  }
  [[nodiscard]] std::size_t beyond() const { return puzzles_.size() - efforts().size(); }

  // The middle of a puzzle's share of the width.
  [[nodiscard]] double x_of(double index) const {
    return kPlot.x + kPlot.width * (index + 0.5) / static_cast<double>(puzzles_.size());
  }
  [[nodiscard]] double y_of(double effort) const {
    return kPlot.bottom() - kPlot.height * minutes_.place(effort);
  }

  void draw_bands() {
    std::size_t first = 0;
    double free_from = 0;  // end of the previous section's name
    for (std::size_t i = 0; i < spec_.sections.size(); ++i) {
      const std::size_t end = first + spec_.sections[i].puzzles.size();
      const double left = x_of(static_cast<double>(first) - 0.5);
      const double right = x_of(static_cast<double>(end) - 0.5);
      if (i % 2 == 0) sheet_.fill({left, kPlot.y, right - left, kPlot.height}, kBandInk);
      const std::string name = section_name(spec_.sections[i], spec_.words);
      if (left >= free_from) {
        sheet_.text({{left + 2, kPlot.y - 6}, Anchor::kStart, kSmallStyle, name});
        free_from = left + typefaces_.width(kSmallStyle, name) + 8;
      }
      first = end;
    }
  }

  void draw_axes() {
    for (const Tick& tick : minutes_.ticks()) {
      const double y = y_of(tick.value);
      sheet_.line({kPlot.x, y}, {kPlot.right(), y}, {kRuleInk, 0.5});
      sheet_.text({{kPlot.x - 6, y + 3}, Anchor::kEnd, kSmallStyle, tick.text});
    }
    const AxisRange numbers({.label = {}, .scale = AxisScale::kLinear, .low = 1, .high = {}},
                            {1, static_cast<double>(std::max<std::size_t>(puzzles_.size(), 2))});
    for (const Tick& tick : numbers.ticks()) {
      const bool whole = tick.value == std::floor(tick.value);
      if (!whole || tick.value < 1 || tick.value > static_cast<double>(puzzles_.size())) continue;
      sheet_.text(
          {{x_of(tick.value - 1), kPlot.bottom() + 13}, Anchor::kMiddle, kSmallStyle, tick.text});
    }
    sheet_.frame(kPlot, {kCutInk, 0.75});
  }

  void draw_dots() {
    for (std::size_t i = 0; i < puzzles_.size(); ++i) {
      const double effort = puzzles_[i].puzzle->effort;
      if (effort >= kBeyondMinutes) continue;
      const Point center{x_of(static_cast<double>(i)), y_of(effort)};
      sheet_.shape({circle_path(center, kDot), kBlack, {}});
    }
  }

  const BookSpec& spec_;
  const Typefaces& typefaces_;
  std::vector<NumberedPuzzle> puzzles_;
  AxisRange minutes_;
  Drawing sheet_;
};

// Pages side by side in rows; in books with facing pages, a left page beside its right one.
class ContactSheets {
 public:
  ContactSheets(const BookSpec& spec, const PrintedBook& book)
      : spec_(spec),
        book_(book),
        figures_(figures_of(spec.profile)),
        scale_(scale_for(spec.trim)),
        small_{spec.trim.width * scale_, spec.trim.height * scale_} {}

  // As many columns as fit; an even number if pages face each other.
  std::vector<Drawing> draw() {
    const int columns = columns_of(small_.width);
    const int rows = std::max(1, static_cast<int>((kRoom.height + kSheetGap) / row_height()));
    const int places = columns * rows;
    // The first page is a right-hand one.
    const int before = facing() ? 1 : 0;
    const auto pages = static_cast<int>(book_.pages.size());
    std::vector<Drawing> sheets;
    for (int place = before; place < pages + before; ++place) {
      if (sheets.empty() || place % places == 0) sheets.push_back(open_sheet());
      const int here = place % places;
      const int column = here % columns;
      const int row = here / columns;
      const double gaps = facing() ? column / 2 : column;
      draw_page(sheets.back(), place - before + 1,
                {kRoom.x + column * small_.width + gaps * kSheetGap, kRoom.y + row * row_height()});
    }
    return sheets;
  }

 private:
  [[nodiscard]] bool facing() const { return figures_.sides == Sides::kFacingPages; }
  [[nodiscard]] double row_height() const { return small_.height + kNumber + kSheetGap; }
  [[nodiscard]] static double scale_for(Size trim) {
    const double height = (kRoom.height + kSheetGap) / kSheetRows - kNumber - kSheetGap;
    return std::min(kRoom.width / 4 / trim.width, height / trim.height);
  }

  [[nodiscard]] int columns_of(double width) const {
    if (!facing())
      return std::max(1, static_cast<int>((kRoom.width + kSheetGap) / (width + kSheetGap)));
    const double spread = 2 * width;
    return 2 * std::max(1, static_cast<int>((kRoom.width + kSheetGap) / (spread + kSheetGap)));
  }

  [[nodiscard]] Drawing open_sheet() const {
    return blank_sheet(
        fmt::format("{}: the pages", spec_.title),
        fmt::format("{} pages of {}, profile {}. Grey: where it is cut. Blue: inside of it all "
                    "ink must stay.",
                    book_.pages.size(), size_text(spec_.trim), figures_.key));
  }

  void draw_page(Drawing& sheet, int number, Point corner) const {
    sheet.append(book_.pages[static_cast<std::size_t>(number - 1)], corner, scale_);
    const Side side = facing() ? side_of(number) : Side::kRecto;
    const Rect safe = book_.plan.layout.safe_area(side);
    sheet.frame({corner.x + safe.x * scale_, corner.y + safe.y * scale_, safe.width * scale_,
                 safe.height * scale_},
                {kSafeInk, 0.4, 2});
    sheet.frame({corner.x, corner.y, small_.width, small_.height}, {kCutInk, 0.5});
    sheet.text({corner + Point{small_.width / 2, small_.height + kNumber * 0.75}, Anchor::kMiddle,
                kSmallStyle, page_label(book_.plan, number)});
  }

  const BookSpec& spec_;
  const PrintedBook& book_;
  const ProfileFigures& figures_;
  double scale_;
  Size small_;
};

}  // namespace

std::vector<Drawing> proof_sheets(const BookSpec& spec, const PrintedBook& book,
                                  const Typefaces& typefaces) {
  std::vector<Drawing> sheets{EffortChart(spec, typefaces).draw()};
  for (Drawing& sheet : ContactSheets(spec, book).draw()) sheets.push_back(std::move(sheet));
  return sheets;
}

Result<std::optional<std::string>> proof_pdf(const BookSpec& spec, const PrintedBook& book,
                                             const Typefaces& typefaces,
                                             const RunControl& control) {
  PdfDocument document;
  document.pages = proof_sheets(spec, book, typefaces);
  // Links lead to pages of the book, which this file does not have.
  for (Drawing& sheet : document.pages) sheet.links.clear();
  document.colours = Colours::kAsDrawn;
  return render_pdf(document, typefaces, control);
}

}  // namespace nonet
