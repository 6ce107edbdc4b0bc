// Ink is projected onto the height of the page. Title pages and dividers are empty on purpose; they
// have no page number. A page that begins with type much larger than the rest opens a chapter,
// whose length is nobody's fault.

#include "book/output/page_fill.h"

#include <algorithm>
#include <cmath>
#include <fmt/format.h>
#include <utility>

#include "book/output/running_text.h"
#include "charts/drawing.h"
#include "pdf/read_pdf.h"

namespace nonet {
namespace {

constexpr double kNearlyEmpty = 1.0 / 3;
constexpr double kFull = 0.75;
constexpr double kWideGap = 0.4;
constexpr double kTitleType = 1.8;  // in sizes of the page's usual type

// The ink of a page between its margins, in shares of the height there.
struct PageInk {
  bool numbered = false;  // has a page number at its foot
  bool opens = false;     // a chapter
  double first = 1;
  double last = 0;
  double widest_gap = 0;
  RunningText text;
};

class PageInkReader {
 public:
  PageInkReader(const PdfPageFacts& page, const ProfileFigures& figures)
      : page_(page),
        top_(figures.top_margin * kPointsPerInch),
        height_(std::abs(page.media.top - page.media.bottom) - top_ -
                figures.bottom_margin * kPointsPerInch) {}

  [[nodiscard]] PageInk read() const {
    PageInk ink;
    std::vector<std::pair<double, double>> spans;
    for (const PdfMark& mark : page_.marks) {
      if (is_paper(mark)) continue;
      const double from = (mark.box.top - top_) / height_;
      const double to = (mark.box.bottom - top_) / height_;
      if (from > 1) {
        ink.numbered = ink.numbered || mark.kind == PdfMarkKind::kText;
      } else {
        spans.emplace_back(from, to);
      }
    }
    std::ranges::sort(spans);
    for (const auto& [from, to] : spans) {
      if (ink.last > 0) ink.widest_gap = std::max(ink.widest_gap, from - ink.last);
      ink.first = std::min(ink.first, from);
      ink.last = std::max(ink.last, to);
    }
    ink.opens = begins_with_title();
    ink.text = running_text(page_, top_ + height_);
    return ink;
  }

 private:
  // A newspaper's title stands above that of its chapters.
  [[nodiscard]] bool begins_with_title() const {
    constexpr double kDeepestTitle = 0.2;
    double largest = 0;
    std::vector<double> sizes;
    for (const PdfMark& mark : page_.marks) {
      if (mark.kind != PdfMarkKind::kText || mark.text.size() < 2) continue;  // not a digit
      if ((mark.box.top - top_) / height_ < kDeepestTitle) largest = std::max(largest, mark.size);
      sizes.push_back(mark.size);
    }
    if (sizes.empty()) return false;
    std::ranges::nth_element(sizes, sizes.begin() + static_cast<long>(sizes.size() / 2));
    return largest > kTitleType * sizes[sizes.size() / 2];
  }

  const PdfPageFacts& page_;
  double top_;
  double height_;
};

}  // namespace

Result<std::vector<PdfFault>> page_fill_advice(std::string_view bytes,
                                               const ProfileFigures& figures,
                                               const RunControl& control) {
  std::vector<PdfFault> advice;
  PageInk before;
  const auto look = [&](const PdfPageFacts& page, const PdfFacts&) {
    const PageInk ink = PageInkReader(page, figures).read();
    const bool goes_on = before.numbered && ink.numbered && before.last >= kFull && !ink.opens;
    if (goes_on && ink.last < kNearlyEmpty) {
      advice.push_back({page.number, fmt::format("filled to {:.0f} % only", ink.last * 100)});
    }
    if (goes_on && before.text.last_is_full) {
      if (ink.text.first_alone)
        advice.push_back({page.number, "begins with the last line of a paragraph"});
      if (before.text.last_alone)
        advice.push_back({page.number - 1, "ends with the first line of a paragraph"});
    }
    if (ink.numbered && ink.widest_gap > kWideGap) {
      advice.push_back(
          {page.number, fmt::format("a gap of {:.0f} % of its height", ink.widest_gap * 100)});
    }
    before = ink;
  };
  const auto file = read_pdf(bytes, look, control);
  if (!file) return file.error();
  return advice;
}

}  // namespace nonet
