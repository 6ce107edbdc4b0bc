#include "book/output/pdf_rules.h"

#include <fmt/format.h>
#include <utility>

#include "base/printable.h"

namespace nonet {
namespace {

constexpr double kInkTolerance = 0.02;  // points: Cairo writes two to five decimals
constexpr double kWhiteEnough = 0.995;
constexpr std::size_t kMostFaultsOfAPage = 100;

void judge_for_print(const PdfFacts& file, const ProfileFigures& figures, PdfFaultList& faults) {
  if (file.has_outline) faults.add(0, "bookmarks in a file for print");
  if (file.has_metadata) faults.add(0, "metadata in a file for print");
  if (file.has_scripts) faults.add(0, "scripts or actions in a file for print");
  if (figures.flavour == PdfFlavour::kPlain && file.has_info) {
    faults.add(0, "an Info dictionary in a file for print");
  }
}

// PDF/X-1a:2001 (ISO 15930-1).
void judge_flavour(const PdfFacts& file, PdfFaultList& faults) {
  if (file.version != "1.3") {
    faults.add(0, fmt::format("PDF {}; PDF/X-1a:2001 is 1.3", file.version));
  }
  if (file.output_intent != "/GTS_PDFX") faults.add(0, "no output intent of PDF/X");
  if (file.x_version != "PDF/X-1:2001") {
    faults.add(0, fmt::format("Info says GTS_PDFXVersion {}, not \"PDF/X-1:2001\"",
                              quoted_text(file.x_version)));
  }
  if (!file.has_title || !file.has_dates) faults.add(0, "Info lacks title or dates");
  if (file.trapped != "/True" && file.trapped != "/False") faults.add(0, "Info lacks Trapped");
  if (!file.has_id) faults.add(0, "the file has no ID");
}

void judge_text(int page, const PdfMark& mark, const InkRules& rules, PdfFaultList& faults) {
  if (mark.size < rules.smallest_text - kInkTolerance) {
    faults.add(page, fmt::format("{} in {:.1f} pt, under {:g} pt", quoted_text(mark.text),
                                 mark.size, rules.smallest_text));
  }
  const bool grey = rules.inks == InksAllowed::kGrey && mark.lightness > 0.01;
  if (rules.grey_is_dots && grey && mark.size < kSmallestGreyText - kInkTolerance &&
      mark.lightness < 0.9) {
    faults.add(page,
               fmt::format("{} in grey, under {:g} pt", quoted_text(mark.text), kSmallestGreyText));
  }
}

void judge_colour(int page, const PdfMark& mark, InksAllowed inks, PdfFaultList& faults) {
  if (mark.colour == PdfColour::kGrey || inks == InksAllowed::kAll) return;
  if (inks == InksAllowed::kGrey) faults.add(page, "a colour other than grey");
  if (inks == InksAllowed::kPress && mark.colour != PdfColour::kCmyk) {
    faults.add(page, "a colour in RGB; PDF/X-1a takes grey and CMYK");
  }
}

}  // namespace

std::string PdfFault::line() const {
  return page == 0 ? text : fmt::format("page {}: {}", page, text);
}

void PdfFaultList::add(int page, std::string text) {
  if (known_.size() > kMostFaultsOfAPage || !known_.insert(text).second) return;
  if (known_.size() > kMostFaultsOfAPage) text = "and more faults than these";
  faults_.push_back({page, std::move(text)});
}

std::vector<PdfFault> PdfFaultList::take() {
  known_.clear();
  return std::exchange(faults_, {});
}

std::string quoted_text(const std::string& text) {
  constexpr std::size_t kLongest = 60;  // bytes
  std::size_t end = std::min(text.size(), kLongest);
  constexpr auto is_inside = [](char c) { return (static_cast<unsigned char>(c) & 0xC0U) == 0x80; };
  while (end > 0 && end < text.size() && is_inside(text[end])) --end;
  return fmt::format("\"{}{}\"", printable(text.substr(0, end)), end < text.size() ? "..." : "");
}

void judge_pdf_file(const PdfFacts& file, const ProfileFigures& figures, PdfFaultList& faults) {
  if (file.encrypted) {
    return faults.add(0, "the file is encrypted: nothing else in it can be checked");
  }
  if (file.version < "1.3" || file.version > "1.7") {
    faults.add(0, fmt::format("PDF {}; printers take 1.3 to 1.7", file.version));
  }
  if (figures.interaction == Interaction::kNone) judge_for_print(file, figures, faults);
  if (figures.flavour == PdfFlavour::kX1a) judge_flavour(file, faults);
  for (const PdfFontFacts& font : file.fonts) {
    if (!font.embedded) {
      faults.add(0, fmt::format("the font {} is not embedded", printable(font.name)));
    }
  }
}

void judge_pdf_mark(int page, const PdfMark& mark, const InkRules& rules, PdfFaultList& faults) {
  judge_colour(page, mark, rules.inks, faults);
  switch (mark.kind) {
    case PdfMarkKind::kText:
      return judge_text(page, mark, rules, faults);
    case PdfMarkKind::kStroke:
      if (mark.size >= kSmallestLine - kInkTolerance) return;
      return faults.add(
          page, fmt::format("a line of {:.2f} pt, under {:g} pt", mark.size, kSmallestLine));
    case PdfMarkKind::kFill:
      if (!rules.grey_is_dots || mark.lightness <= kLightestFill + 0.005 || is_paper(mark)) return;
      return faults.add(page, "a grey lighter than 10 %");
    case PdfMarkKind::kImage:
      if (mark.size >= 300 - 0.5) return;
      return faults.add(page, fmt::format("an image of {:.0f} dpi, under 300", mark.size));
  }
}

bool is_paper(const PdfMark& mark) {
  return mark.kind == PdfMarkKind::kFill && mark.lightness >= kWhiteEnough;
}

}  // namespace nonet
