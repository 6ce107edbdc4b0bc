#include "book/cover/cover_check.h"

#include <algorithm>
#include <cmath>
#include <fmt/format.h>
#include <stop_token>
#include <utility>

#include "book/cover/cover_plan.h"
#include "pdf/read_pdf.h"

namespace nonet {
namespace {

constexpr double kBoxTolerance = 0.75;  // points: a hundredth of an inch
constexpr double kTextTolerance = 0.1;

double width_of(const PdfBox& box) { return box.right - box.left; }
// Boxes as in the file have y upwards.
double height_of(const PdfBox& box) { return std::abs(box.top - box.bottom); }

std::string inches(double points) { return fmt::format("{:.3f}", points / kPointsPerInch); }

class CoverJudge {
 public:
  explicit CoverJudge(const CoverRules& rules)
      : rules_(rules),
        figures_(*rules.figures.cover),
        bleed_(figures_.bleed * kPointsPerInch),
        inks_{.inks = rules.figures.flavour == PdfFlavour::kX1a ? InksAllowed::kPress
                                                                : InksAllowed::kAll,
              .smallest_text = kSmallestPrintedText} {
    if (rules.trim && rules.pages && rules.paper != nullptr) {
      plan_ = plan_cover(*rules.trim, *rules.pages, *rules.paper, figures_);
    }
  }

  void judge(const PdfPageFacts& page) {
    judge_boxes(page);
    judge_sheet(page);
    if (page.has_annotations) fault("annotations or links in a file for print");
    if (page.has_transparency) fault("transparency");
    for (const PdfMark& mark : page.marks) {
      judge_pdf_mark(1, mark, inks_, list_);
      if (mark.kind == PdfMarkKind::kText) judge_place(page, mark);
      judge_edges(page, mark);
    }
  }

  std::vector<PdfFault> faults(const PdfFacts& file) {
    std::vector<PdfFault> of_page = list_.take();
    judge_pdf_file(file, rules_.figures, list_);
    if (file.pages != 1) list_.add(0, fmt::format("{} pages; a cover is one", file.pages));
    std::vector<PdfFault> all = list_.take();
    std::ranges::move(of_page, std::back_inserter(all));
    return all;
  }

 private:
  template <typename... Args>
  void fault(fmt::format_string<Args...> text, Args&&... args) {
    list_.add(1, fmt::format(text, std::forward<Args>(args)...));
  }

  // The TrimBox is where the sheet is cut; on each side colours go on by the bleed at least.
  void judge_boxes(const PdfPageFacts& page) {
    if (!page.has_trim) return fault("no TrimBox: where is the cover cut?");
    const PdfBox& outer = page.has_bleed ? page.bleed : page.media;
    const double least = std::min({page.trim.left - outer.left, outer.right - page.trim.right,
                                   outer.top - page.trim.top, page.trim.bottom - outer.bottom});
    if (least < bleed_ - kBoxTolerance) {
      fault("a bleed of {} in beyond the TrimBox, under {:g} in", inches(std::max(0.0, least)),
            figures_.bleed);
    }
  }

  void judge_sheet(const PdfPageFacts& page) {
    if (!page.has_trim) return;
    const Size cut{width_of(page.trim), height_of(page.trim)};
    if (!rules_.trim) {
      if (cut.width <= cut.height) fault("a cover has back, spine and front side by side");
      return;
    }
    if (std::abs(cut.height - rules_.trim->height) > kBoxTolerance) {
      fault("the cover is {} in high, the book {} in", inches(cut.height),
            inches(rules_.trim->height));
    }
    const double spine = cut.width - 2 * rules_.trim->width;
    if (!plan_) {
      if (spine < -kBoxTolerance) fault("narrower than back and front together");
      return;
    }
    if (std::abs(spine - plan_->spine.width) > kBoxTolerance) {
      fault("a spine of {} in; {} pages on {} paper have one of {} in", inches(spine),
            *rules_.pages, rules_.paper->key, inches(plan_->spine.width));
    }
  }

  // In points from the upper left corner of the cut sheet.
  static PdfBox on_sheet(const PdfPageFacts& page, const PdfBox& box) {
    const double left = page.trim.left - page.media.left;
    const double top = page.media.top - page.trim.top;
    return {box.left - left, box.top - top, box.right - left, box.bottom - top};
  }

  void judge_place(const PdfPageFacts& page, const PdfMark& mark) {
    const PdfBox at = on_sheet(page, mark.box);
    const double edge = figures_.edge_safety * kPointsPerInch - kTextTolerance;
    const double width = width_of(page.trim);
    if (at.left < edge || at.top < edge || at.right > width - edge ||
        at.bottom > height_of(page.trim) - edge) {
      fault("{} nearer to the cut than {:g} in", quoted_text(mark.text), figures_.edge_safety);
    }
    if (plan_) judge_folds(mark, at);
  }

  // Each text is on one panel, and keeps from the folds.
  void judge_folds(const PdfMark& mark, const PdfBox& at) {
    const double first = rules_.trim->width;
    const double second = first + plan_->spine.width;
    if (at.right <= first || at.left >= second) return;
    const double fold = figures_.spine_safety * kPointsPerInch - kTextTolerance;
    if (at.left < first + fold || at.right > second - fold) {
      fault("{} nearer to a fold than {:g} in", quoted_text(mark.text), figures_.spine_safety);
    } else if (*rules_.pages < figures_.fewest_pages_with_spine_text) {
      fault("{} on the spine of {} pages; the printer takes text from {} on",
            quoted_text(mark.text), *rules_.pages, figures_.fewest_pages_with_spine_text);
    }
  }

  // Ink that reaches the cut goes on to the end of the bleed, else a cut that is a little off
  // leaves a white edge.
  void judge_edges(const PdfPageFacts& page, const PdfMark& mark) {
    if (mark.kind == PdfMarkKind::kText || is_paper(mark)) return;
    // Small marks near the cut belong to a pattern; whether they are cut does not matter.
    if (std::min(width_of(mark.box), height_of(mark.box)) < kPointsPerInch / 2) return;
    const PdfBox at = on_sheet(page, mark.box);
    const double width = width_of(page.trim);
    const double height = height_of(page.trim);
    const auto stops_short = [&](double beyond) {
      return beyond > -kBoxTolerance && beyond < bleed_ - kBoxTolerance;
    };
    const bool on_it = at.right > 0 && at.left < width && at.bottom > 0 && at.top < height;
    if (on_it && (stops_short(-at.left) || stops_short(at.right - width) || stops_short(-at.top) ||
                  stops_short(at.bottom - height))) {
      fault("a colour or picture that ends at the cut; it must go on for {:g} in", figures_.bleed);
    }
  }

  const CoverRules& rules_;
  const CoverFigures& figures_;
  double bleed_;  // points
  InkRules inks_;
  std::optional<CoverPlan> plan_;
  PdfFaultList list_;
};

}  // namespace

Result<std::vector<PdfFault>> check_cover(std::string_view bytes, const CoverRules& rules) {
  CoverJudge judge(rules);
  const auto file = read_pdf(bytes, [&](const PdfPageFacts& page, const PdfFacts&) {
    if (page.number == 1) judge.judge(page);
  });
  if (!file) return file.error();
  return judge.faults(*file);
}

bool is_cover(std::string_view bytes, const ProfileFigures& figures) {
  if (figures.fewest_pages <= 1) return false;
  std::stop_source first_page_seen;
  std::size_t pages = 0;
  const auto file = read_pdf(
      bytes,
      [&](const PdfPageFacts&, const PdfFacts& so_far) {
        pages = so_far.pages;
        first_page_seen.request_stop();
      },
      RunControl(first_page_seen.get_token()));
  return file.ok() && pages == 1;
}

}  // namespace nonet
