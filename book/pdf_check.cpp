#include "book/pdf_check.h"

#include <algorithm>
#include <cmath>
#include <fmt/format.h>
#include <utility>

#include "book/page_layout.h"
#include "book/pdf_reader.h"

namespace nonet {
namespace {

constexpr double kPointTolerance = 0.02;  // points: Cairo writes two to five decimals
constexpr double kSizeTolerance = 0.5;    // points, between pages
constexpr double kWhiteEnough = 0.995;

class PdfJudge {
 public:
  PdfJudge(const PdfFacts& facts, const ProfileFigures& figures)
      : facts_(facts), figures_(figures) {}

  std::vector<PdfFault> run() {
    check_file();
    check_flavour();
    check_fonts();
    check_page_count();
    for (std::size_t i = 0; i < facts_.pages.size(); ++i) {
      number_ = static_cast<int>(i) + 1;
      check_boxes(facts_.pages[i]);
      check_page(facts_.pages[i]);
      check_overlaps(facts_.pages[i]);
    }
    return std::move(faults_);
  }

 private:
  template <typename... Args>
  void fault(fmt::format_string<Args...> text, Args&&... args) {
    PdfFault found{number_, fmt::format(text, std::forward<Args>(args)...)};
    const bool known = std::ranges::any_of(faults_, [&](const PdfFault& each) {
      return each.page == found.page && each.text == found.text;
    });
    if (!known) faults_.push_back(std::move(found));
  }

  [[nodiscard]] bool for_print() const { return figures_.interaction == Interaction::kNone; }
  [[nodiscard]] bool bound() const { return figures_.sides == Sides::kFacingPages; }

  void check_file() {
    if (facts_.encrypted) fault("the file is encrypted");
    if (facts_.version < "1.3" || facts_.version > "1.7") {
      fault("PDF {}; printers take 1.3 to 1.7", facts_.version);
    }
    if (!for_print()) return;
    if (facts_.has_outline) fault("bookmarks in a file for print");
    if (facts_.has_metadata) fault("metadata in a file for print");
    if (facts_.has_scripts) fault("scripts or actions in a file for print");
    if (figures_.flavour == PdfFlavour::kPlain && facts_.has_info) {
      fault("an Info dictionary in a file for print");
    }
  }

  // PDF/X-1a:2001 (ISO 15930-1).
  void check_flavour() {
    if (figures_.flavour != PdfFlavour::kX1a) return;
    if (facts_.version != "1.3") fault("PDF {}; PDF/X-1a:2001 is 1.3", facts_.version);
    if (facts_.output_intent != "/GTS_PDFX") fault("no output intent of PDF/X");
    if (facts_.x_version != "PDF/X-1:2001") {
      fault("Info says GTS_PDFXVersion \"{}\", not \"PDF/X-1:2001\"", facts_.x_version);
    }
    if (!facts_.has_title || !facts_.has_dates) fault("Info lacks title or dates");
    if (facts_.trapped != "/True" && facts_.trapped != "/False") fault("Info lacks Trapped");
    if (!facts_.has_id) fault("the file has no ID");
  }

  void check_fonts() {
    for (const PdfFontFacts& font : facts_.fonts) {
      if (!font.embedded) fault("the font {} is not embedded", font.name);
    }
  }

  void check_page_count() {
    const auto pages = static_cast<int>(facts_.pages.size());
    if (pages < figures_.fewest_pages || pages > figures_.most_pages) {
      fault("{} pages; the profile takes {} to {}", pages, figures_.fewest_pages,
            figures_.most_pages);
    }
    if (!bound()) return;
    if (pages % 2 != 0) fault("{} pages: an odd number", pages);
    for (std::size_t i = 1; i < facts_.pages.size(); ++i) {
      if (facts_.pages[i].marks.empty() && facts_.pages[i - 1].marks.empty()) {
        fault("pages {} and {} are both blank", i, i + 1);
      }
    }
  }

  static Size size_of(const PdfBox& box) { return {box.right - box.left, box.top - box.bottom}; }

  void check_boxes(const PdfPageFacts& page) {
    const Size size = size_of(page.media);
    if (!is_made(figures_.trims, size)) {
      fault("{}: the printer makes {:g} to {:g} in by {:g} to {:g} in", size_text(size),
            figures_.trims.narrowest, figures_.trims.widest, figures_.trims.lowest,
            figures_.trims.highest);
    }
    const Size first = size_of(facts_.pages.front().media);
    if (std::abs(size.width - first.width) > kSizeTolerance ||
        std::abs(size.height - first.height) > kSizeTolerance) {
      fault("{}, but page 1 is {}", size_text(size), size_text(first));
    }
    if (!for_print()) return;
    if (!page.has_trim) fault("no TrimBox");
    const Size trim = size_of(page.trim);
    if (std::abs(trim.width - size.width) > kSizeTolerance ||
        std::abs(trim.height - size.height) > kSizeTolerance) {
      fault("the TrimBox is {}, the page {}: room for marks or bleed that the profile has not",
            size_text(trim), size_text(size));
    }
    if (page.has_annotations) fault("annotations or links in a file for print");
    if (page.has_transparency) fault("transparency");
  }

  // Inside of it all ink must stay.
  [[nodiscard]] PdfBox safe_area(const PdfPageFacts& page) const {
    const Size size = size_of(page.media);
    const double edge = figures_.safe_margin * kPointsPerInch;
    const double gutter =
        smallest_gutter(figures_, static_cast<int>(facts_.pages.size())) * kPointsPerInch;
    const double inside = bound() ? std::max(edge, gutter) : edge;
    const bool recto = !bound() || side_of(number_) == Side::kRecto;
    return {recto ? inside : edge, edge, size.width - (recto ? edge : inside), size.height - edge};
  }

  void check_page(const PdfPageFacts& page) {
    const PdfBox safe = safe_area(page);
    for (const PdfMark& mark : page.marks) {
      check_ink(mark);
      if (mark.kind == PdfMarkKind::kFill && mark.lightness >= kWhiteEnough) continue;
      const PdfBox& box = mark.box;
      const bool inside =
          box.left >= safe.left - kPointTolerance && box.top >= safe.top - kPointTolerance &&
          box.right <= safe.right + kPointTolerance && box.bottom <= safe.bottom + kPointTolerance;
      if (!inside) {
        fault("ink outside the safe area{}",
              mark.text.empty() ? "" : fmt::format(": \"{}\"", mark.text));
      }
    }
  }

  void check_ink(const PdfMark& mark) {
    if (figures_.colours == PrintColours::kGrey && mark.colour != PdfColour::kGrey) {
      fault("a colour other than grey");
    }
    switch (mark.kind) {
      case PdfMarkKind::kText:
        check_text(mark);
        break;
      case PdfMarkKind::kStroke:
        if (mark.size < kSmallestLine - kPointTolerance) {
          fault("a line of {:.2f} pt, under {:g} pt", mark.size, kSmallestLine);
        }
        break;
      case PdfMarkKind::kFill:
        if (mark.lightness > kLightestFill + 0.005 && mark.lightness < kWhiteEnough) {
          fault("a grey lighter than 10 %");
        }
        break;
      case PdfMarkKind::kImage:
        if (mark.size < 300 - 0.5) fault("an image of {:.0f} dpi, under 300", mark.size);
        break;
    }
  }

  void check_text(const PdfMark& mark) {
    if (mark.size < figures_.smallest_text - kPointTolerance) {
      fault("\"{}\" in {:.1f} pt, under {:g} pt", mark.text, mark.size, figures_.smallest_text);
    }
    if (figures_.colours == PrintColours::kGrey &&
        mark.size < kSmallestGreyText - kPointTolerance && mark.lightness > 0.01 &&
        mark.lightness < 0.9) {
      fault("\"{}\" in grey, under {:g} pt", mark.text, kSmallestGreyText);
    }
  }

  // Text on text. Digits stand in cells, each for itself, and pencil marks close together.
  void check_overlaps(const PdfPageFacts& page) {
    std::vector<const PdfMark*> texts;
    for (const PdfMark& mark : page.marks) {
      if (mark.kind == PdfMarkKind::kText && mark.text.size() > 1) texts.push_back(&mark);
    }
    std::ranges::sort(texts, {}, [](const PdfMark* mark) { return mark->box.top; });
    constexpr double kTouch = 0.3;  // points; capitals are measured by an average font
    for (std::size_t i = 0; i < texts.size(); ++i) {
      const PdfBox& above = texts[i]->box;
      for (std::size_t j = i + 1; j < texts.size() && texts[j]->box.top < above.bottom - kTouch;
           ++j) {
        const PdfBox& other = texts[j]->box;
        if (other.left >= above.right - kTouch || above.left >= other.right - kTouch) continue;
        fault("\"{}\" and \"{}\" overlap", texts[i]->text, texts[j]->text);
      }
    }
  }

  const PdfFacts& facts_;
  const ProfileFigures& figures_;
  std::vector<PdfFault> faults_;
  int number_ = 0;  // of the page looked at
};

}  // namespace

std::string PdfFault::line() const {
  return page == 0 ? text : fmt::format("page {}: {}", page, text);
}

Result<std::vector<PdfFault>> check_pdf(const std::string& bytes, const ProfileFigures& figures) {
  try {
    const PdfFacts facts = read_pdf(bytes);
    return PdfJudge(facts, figures).run();
  } catch (const std::bad_alloc&) {
    throw;
  } catch (const std::exception& problem) {
    return Error{ErrorKind::kInput, fmt::format("no PDF that can be read: {}", problem.what()), {}};
  }
}

}  // namespace nonet
