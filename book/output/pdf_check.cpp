#include "book/output/pdf_check.h"

#include <algorithm>
#include <cmath>
#include <fmt/format.h>
#include <map>
#include <queue>
#include <utility>

#include "book/paper/page_layout.h"
#include "pdf/read_pdf.h"

namespace nonet {
namespace {

constexpr double kPointTolerance = 0.02;  // points: Cairo writes two to five decimals
constexpr double kSizeTolerance = 0.5;    // points, between pages
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
  explicit PdfJudge(const ProfileFigures& figures)
      : figures_(figures),
        rules_{
            .inks = figures.colours == PrintColours::kGrey ? InksAllowed::kGrey : InksAllowed::kAll,
            .smallest_text = figures.smallest_text,
            .grey_is_dots = true} {}

  void judge(const PdfPageFacts& page, const PdfFacts& file) {
    number_ = page.number;
    pages_ = static_cast<int>(file.pages);
    if (number_ == 1) first_ = size_of(page.media);
    check_boxes(page);
    check_page(page);
    OverlapFinder(page).run([this](const PdfMark& a, const PdfMark& b) {
      fault("{} and {} overlap", quoted_text(a.text), quoted_text(b.text));
    });
    for (PdfFault& found : list_.take()) of_pages_.push_back(std::move(found));
    if (page.marks.empty()) blank_.push_back(number_);
  }

  std::vector<PdfFault> faults_of_file(const PdfFacts& file) {
    number_ = 0;
    judge_pdf_file(file, figures_, list_);
    if (!file.encrypted) check_page_count(static_cast<int>(file.pages));
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
    const Size cut = page.has_trim ? size_of(page.trim) : size;
    if (!is_made(figures_.trims, cut)) {
      fault("{}: the printer makes {:g} to {:g} in by {:g} to {:g} in", size_text(cut),
            figures_.trims.narrowest, figures_.trims.widest, figures_.trims.lowest,
            figures_.trims.highest);
    }
    if (std::abs(size.width - first_.width) > kSizeTolerance ||
        std::abs(size.height - first_.height) > kSizeTolerance) {
      fault("{}, but page 1 is {}", size_text(size), size_text(first_));
    }
    if (!for_print()) return;
    if (!page.has_trim) fault("no TrimBox");
    if (!is_whole(page) && !is_cut_from_bleed(page)) {
      fault("the TrimBox is {}, the page {}: {}", size_text(cut), size_text(size),
            bound() ? fmt::format("bleed is {:g} in above, below and at the outer edge, and there "
                                  "is no room for marks",
                                  figures_.bleed)
                    : std::string("the profile has no room for marks or bleed"));
    }
    if (page.has_annotations) fault("annotations or links in a file for print");
    if (page.has_transparency) fault("transparency");
  }

  [[nodiscard]] bool is_recto() const { return !bound() || side_of(number_) == Side::kRecto; }

  // Nothing is cut off the page.
  static bool is_whole(const PdfPageFacts& page) {
    const Size whole = size_of(page.media);
    const Size cut = page.has_trim ? size_of(page.trim) : whole;
    return std::abs(cut.width - whole.width) <= kSizeTolerance &&
           std::abs(cut.height - whole.height) <= kSizeTolerance;
  }

  // The bleed of the profile is cut off on three sides, nothing at the spine.
  [[nodiscard]] bool is_cut_from_bleed(const PdfPageFacts& page) const {
    if (figures_.bleed == 0 || !page.has_trim) return false;
    const double bleed = figures_.bleed * kPointsPerInch;
    const auto is = [](double length, double expected) {
      return std::abs(length - expected) <= kSizeTolerance;
    };
    const double left = page.trim.left - page.media.left;
    const double right = page.media.right - page.trim.right;
    return is(page.trim.bottom - page.media.bottom, bleed) &&
           is(page.media.top - page.trim.top, bleed) && is(is_recto() ? right : left, bleed) &&
           is(is_recto() ? left : right, 0);
  }

  // Whether a fill outside of the safe area goes on to the edges of the page that it is near.
  [[nodiscard]] bool bleeds(const PdfPageFacts& page, const PdfMark& mark) const {
    if (mark.kind != PdfMarkKind::kFill || !is_cut_from_bleed(page)) return false;
    const PdfBox safe = safe_area(page);
    const Size sheet = size_of(page.media);
    const auto fits = [](double beyond_safe, double short_of_sheet) {
      return beyond_safe <= kPointTolerance || short_of_sheet <= kPointTolerance;
    };
    const double never = sheet.width;
    return fits(safe.top - mark.box.top, mark.box.top) &&
           fits(mark.box.bottom - safe.bottom, sheet.height - mark.box.bottom) &&
           fits(safe.left - mark.box.left, is_recto() ? never : mark.box.left) &&
           fits(mark.box.right - safe.right, is_recto() ? sheet.width - mark.box.right : never);
  }

  // All ink must stay inside it, unless it bleeds. From the upper left corner of the page.
  [[nodiscard]] PdfBox safe_area(const PdfPageFacts& page) const {
    const bool cut = is_cut_from_bleed(page);
    const Size size = size_of(cut ? page.trim : page.media);
    const double left = cut ? page.trim.left - page.media.left : 0;
    const double top = cut ? page.media.top - page.trim.top : 0;
    const double edge = figures_.safe_margin * kPointsPerInch;
    const double gutter = smallest_gutter(figures_, pages_) * kPointsPerInch;
    const double inside = bound() ? std::max(edge, gutter) : edge;
    return {left + (is_recto() ? inside : edge), top + edge,
            left + size.width - (is_recto() ? edge : inside), top + size.height - edge};
  }

  void check_page(const PdfPageFacts& page) {
    const PdfBox safe = safe_area(page);
    for (const PdfMark& mark : page.marks) {
      judge_pdf_mark(number_, mark, rules_, list_);
      if (is_paper(mark)) continue;
      const PdfBox& box = mark.box;
      const bool inside =
          box.left >= safe.left - kPointTolerance && box.top >= safe.top - kPointTolerance &&
          box.right <= safe.right + kPointTolerance && box.bottom <= safe.bottom + kPointTolerance;
      if (!inside && !bleeds(page, mark)) {
        fault("ink outside the safe area{}",
              mark.text.empty() ? "" : fmt::format(": {}", quoted_text(mark.text)));
      }
    }
  }

  const ProfileFigures& figures_;
  InkRules rules_;
  PdfFaultList list_;
  std::vector<PdfFault> of_pages_;
  std::vector<int> blank_;  // pages without ink
  Size first_;              // of page 1
  int pages_ = 0;
  int number_ = 0;  // of the page being checked
};

}  // namespace

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
