#include "book/output/pdf_check.h"

#include <algorithm>
#include <cmath>
#include <fmt/format.h>
#include <map>
#include <queue>
#include <set>
#include <utility>

#include "base/printable.h"
#include "book/paper/page_layout.h"
#include "pdf/read_pdf.h"

namespace nonet {
namespace {

constexpr double kPointTolerance = 0.02;  // points: Cairo writes two to five decimals
constexpr double kSizeTolerance = 0.5;    // points, between pages
constexpr double kWhiteEnough = 0.995;

constexpr std::size_t kMostFaultsOfAPage = 100;

// A text of the file, shortened and with printable characters only, for a line of output.
std::string quoted(const std::string& text) {
  constexpr std::size_t kLongest = 60;  // bytes
  std::size_t end = std::min(text.size(), kLongest);
  constexpr auto is_inside = [](char c) { return (static_cast<unsigned char>(c) & 0xC0U) == 0x80; };
  while (end > 0 && end < text.size() && is_inside(text[end])) --end;
  return fmt::format("\"{}{}\"", printable(text.substr(0, end)), end < text.size() ? "..." : "");
}

// Faults of one page or of the whole file, each once, up to a limit.
class FaultList {
 public:
  void add(int page, std::string text) {
    if (known_.size() > kMostFaultsOfAPage || !known_.insert(text).second) return;
    if (known_.size() > kMostFaultsOfAPage) text = "and more faults than these";
    faults_.push_back({page, std::move(text)});
  }
  std::vector<PdfFault> take() {
    known_.clear();
    return std::exchange(faults_, {});
  }

 private:
  std::vector<PdfFault> faults_;
  std::set<std::string> known_;
};

// Finds texts that overlap, and names one overlapped text for each. A line sweeps down the page and
// keeps the texts that it crosses, sorted by their left edges: distant texts are never compared, so
// that a page of n texts takes far fewer than n squared steps.
class OverlapFinder {
 public:
  explicit OverlapFinder(const PdfPageFacts& page) {
    // Single characters are left out: digits in cells, and pencil marks, which are close together.
    for (const PdfMark& mark : page.marks) {
      if (mark.kind == PdfMarkKind::kText && mark.text.size() > 1) texts_.push_back(&mark);
    }
    std::ranges::stable_sort(texts_, {}, [](const PdfMark* mark) { return mark->box.top; });
  }

  template <typename Found>
  void run(Found found) {
    for (const PdfMark* mark : texts_) {
      leave_above(mark->box.top);
      for (const PdfMark* other : near(*mark)) {
        if (!overlap(*other, *mark)) continue;
        found(*other, *mark);
        break;
      }
      const auto place = crossed_.emplace(mark->box.left, mark);
      ends_.push({mark->box.bottom, place});
    }
  }

 private:
  using Crossed = std::multimap<double, const PdfMark*>;
  struct End {
    double bottom;
    Crossed::iterator place;
    bool operator<(const End& other) const { return bottom > other.bottom; }  // nearest first
  };
  static constexpr double kTouch = 0.3;  // points; capitals are measured by an average font

  static bool overlap(const PdfMark& a, const PdfMark& b) {
    return b.box.left < a.box.right - kTouch && a.box.left < b.box.right - kTouch;
  }

  void leave_above(double top) {
    while (!ends_.empty() && ends_.top().bottom - kTouch <= top) {
      crossed_.erase(ends_.top().place);
      ends_.pop();
    }
  }

  // Texts that may overlap it: the nearest one that begins at its left, and the first one that
  // begins inside it.
  std::vector<const PdfMark*> near(const PdfMark& mark) const {
    std::vector<const PdfMark*> marks;
    const auto behind = crossed_.upper_bound(mark.box.left);
    if (behind != crossed_.begin()) marks.push_back(std::prev(behind)->second);
    if (behind != crossed_.end()) marks.push_back(behind->second);
    return marks;
  }

  std::vector<const PdfMark*> texts_;
  Crossed crossed_;
  std::priority_queue<End> ends_;
};

// Checks page after page as they are read, and the file at the end.
class PdfJudge {
 public:
  explicit PdfJudge(const ProfileFigures& figures) : figures_(figures) {}

  void judge(const PdfPageFacts& page, const PdfFacts& file) {
    number_ = page.number;
    pages_ = static_cast<int>(file.pages);
    if (number_ == 1) first_ = size_of(page.media);
    check_boxes(page);
    check_page(page);
    OverlapFinder(page).run([this](const PdfMark& a, const PdfMark& b) {
      fault("{} and {} overlap", quoted(a.text), quoted(b.text));
    });
    for (PdfFault& found : list_.take()) of_pages_.push_back(std::move(found));
    if (page.marks.empty()) blank_.push_back(number_);
  }

  std::vector<PdfFault> faults_of_file(const PdfFacts& file) {
    number_ = 0;
    if (file.encrypted) {
      fault("the file is encrypted: nothing else in it can be checked");
      return list_.take();
    }
    check_file(file);
    check_flavour(file);
    for (const PdfFontFacts& font : file.fonts) {
      if (!font.embedded) fault("the font {} is not embedded", printable(font.name));
    }
    check_page_count(static_cast<int>(file.pages));
    return list_.take();
  }

  std::vector<PdfFault> faults_of_pages() { return std::move(of_pages_); }

 private:
  template <typename... Args>
  void fault(fmt::format_string<Args...> text, Args&&... args) {
    list_.add(number_, fmt::format(text, std::forward<Args>(args)...));
  }

  [[nodiscard]] bool for_print() const { return figures_.interaction == Interaction::kNone; }
  [[nodiscard]] bool bound() const { return figures_.sides == Sides::kFacingPages; }

  void check_file(const PdfFacts& file) {
    if (file.version < "1.3" || file.version > "1.7") {
      fault("PDF {}; printers take 1.3 to 1.7", file.version);
    }
    if (!for_print()) return;
    if (file.has_outline) fault("bookmarks in a file for print");
    if (file.has_metadata) fault("metadata in a file for print");
    if (file.has_scripts) fault("scripts or actions in a file for print");
    if (figures_.flavour == PdfFlavour::kPlain && file.has_info) {
      fault("an Info dictionary in a file for print");
    }
  }

  // PDF/X-1a:2001 (ISO 15930-1).
  void check_flavour(const PdfFacts& file) {
    if (figures_.flavour != PdfFlavour::kX1a) return;
    if (file.version != "1.3") fault("PDF {}; PDF/X-1a:2001 is 1.3", file.version);
    if (file.output_intent != "/GTS_PDFX") fault("no output intent of PDF/X");
    if (file.x_version != "PDF/X-1:2001") {
      fault("Info says GTS_PDFXVersion {}, not \"PDF/X-1:2001\"", quoted(file.x_version));
    }
    if (!file.has_title || !file.has_dates) fault("Info lacks title or dates");
    if (file.trapped != "/True" && file.trapped != "/False") fault("Info lacks Trapped");
    if (!file.has_id) fault("the file has no ID");
  }

  void check_page_count(int pages) {
    if (pages < figures_.fewest_pages || pages > figures_.most_pages) {
      fault("{} pages; the profile takes {} to {}", pages, figures_.fewest_pages,
            figures_.most_pages);
    }
    if (!bound()) return;
    if (pages % 2 != 0) fault("{} pages: an odd number", pages);
    for (std::size_t i = 1; i < blank_.size(); ++i) {
      if (blank_[i] == blank_[i - 1] + 1) {
        fault("pages {} and {} are both blank", blank_[i - 1], blank_[i]);
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
    if (std::abs(size.width - first_.width) > kSizeTolerance ||
        std::abs(size.height - first_.height) > kSizeTolerance) {
      fault("{}, but page 1 is {}", size_text(size), size_text(first_));
    }
    if (!for_print()) return;
    if (!page.has_trim) fault("no TrimBox");
    const Size trim = size_of(page.trim);
    if (std::abs(trim.width - size.width) > kSizeTolerance ||
        std::abs(trim.height - size.height) > kSizeTolerance) {
      fault("the TrimBox is {}, the page {}: the profile has no room for marks or bleed",
            size_text(trim), size_text(size));
    }
    if (page.has_annotations) fault("annotations or links in a file for print");
    if (page.has_transparency) fault("transparency");
  }

  // All ink must stay inside it.
  [[nodiscard]] PdfBox safe_area(const PdfPageFacts& page) const {
    const Size size = size_of(page.media);
    const double edge = figures_.safe_margin * kPointsPerInch;
    const double gutter = smallest_gutter(figures_, pages_) * kPointsPerInch;
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
              mark.text.empty() ? "" : fmt::format(": {}", quoted(mark.text)));
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
      fault("{} in {:.1f} pt, under {:g} pt", quoted(mark.text), mark.size, figures_.smallest_text);
    }
    if (figures_.colours == PrintColours::kGrey &&
        mark.size < kSmallestGreyText - kPointTolerance && mark.lightness > 0.01 &&
        mark.lightness < 0.9) {
      fault("{} in grey, under {:g} pt", quoted(mark.text), kSmallestGreyText);
    }
  }

  const ProfileFigures& figures_;
  FaultList list_;
  std::vector<PdfFault> of_pages_;
  std::vector<int> blank_;  // pages without ink
  Size first_;              // of page 1
  int pages_ = 0;
  int number_ = 0;  // of the page being checked
};

}  // namespace

std::string PdfFault::line() const {
  return page == 0 ? text : fmt::format("page {}: {}", page, text);
}

Result<std::vector<PdfFault>> check_pdf(std::string_view bytes, const ProfileFigures& figures,
                                        const RunControl& control) {
  PdfJudge judge(figures);
  const auto file = read_pdf(
      bytes, [&](const PdfPageFacts& page, const PdfFacts& so_far) { judge.judge(page, so_far); },
      control);
  if (!file) return file.error();
  std::vector<PdfFault> faults;
  if (!control.should_stop()) faults = judge.faults_of_file(*file);
  for (PdfFault& fault : judge.faults_of_pages()) faults.push_back(std::move(fault));
  return faults;
}

}  // namespace nonet
