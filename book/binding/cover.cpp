#include "book/binding/cover.h"

#include <algorithm>
#include <fmt/format.h>

#include "base/request_error.h"
#include "book/drawings/page_flow.h"
#include "book/pages/front_matter.h"
#include "book/pages/guide.h"

namespace nonet {
namespace {

constexpr Ink kGround = Ink::rgb(0x1d3557);
constexpr Ink kQuietTile = Ink::rgb(0x34507a);
constexpr Ink kLoudTile = Ink::rgb(0xf1faee);
constexpr double kSpineType = 1.3;       // type size relative to the room for its capitals
constexpr double kWidestSpineType = 16;  // points
constexpr double kBlurbType = 13;

Rect safe(const Rect& panel) { return panel.inset(kCoverSafety * kPointsPerInch); }

// The contents of the book, line by line, for a back cover without its own text.
std::vector<std::string> holdings(const BookSpec& spec) {
  std::vector<std::string> lines;
  int first = 1;
  for (const BookSection& section : spec.sections) {
    const int last = first + static_cast<int>(section.puzzles.size()) - 1;
    const std::string name = section_name(section, spec.words);
    lines.push_back(first == last ? spec.words.say(Phrase::kEntryNumber, name, first)
                                  : spec.words.say(Phrase::kEntryRange, name, first, last));
    first = last + 1;
  }
  lines.push_back(spec.words[Phrase::kVerified]);
  if (spec.hints) lines.push_back(spec.words[Phrase::kFindHint]);
  return lines;
}

class CoverPainter {
 public:
  CoverPainter(const BookSpec& spec, const CoverPlan& plan, const Typefaces& typefaces)
      : spec_(spec), plan_(plan), typefaces_(typefaces) {
    sheet_.size = plan.sheet;
    sheet_.fill({0, 0, plan.sheet.width, plan.sheet.height}, kGround);
  }

  Result<Drawing> paint(const std::string& blurb) {
    if (Status status = paint_front(); !status) return std::move(status).error();
    if (Status status = paint_back(blurb); !status) return std::move(status).error();
    if (plan_.spine_text) paint_spine();
    sheet_.fill(plan_.barcode, kWhite);
    return std::move(sheet_);
  }

 private:
  Status paint_front() {
    const Rect area = safe(plan_.front);
    const double title =
        fitting_size(spec_.title, Face::kBold,
                     {area.width, area.height * 0.26, area.width * 0.16, 18}, typefaces_);
    const double least = 12;
    const double subtitle = fitting_size(
        spec_.subtitle, Face::kRegular,
        {area.width, area.height * 0.1, std::max(least, title * 0.42), least}, typefaces_);
    const double author = fitting_size(
        spec_.author, Face::kSemibold,
        {area.width, area.height * 0.06, std::max(least, title * 0.4), least}, typefaces_);
    if (title == 0 || subtitle == 0 || author == 0) {
      return request_error("title, subtitle or author are too long for the cover");
    }
    double y = area.y + area.height * 0.03;
    const std::string series = series_line(spec_);
    if (!series.empty()) {
      y = centred_lines(sheet_, series, {Face::kSemibold, 14, kLoudTile},
                        {area.x, y, area.width, 0}, typefaces_);
      y += 10;
    }
    y = centred_lines(sheet_, spec_.title, {Face::kBold, title, kWhite}, {area.x, y, area.width, 0},
                      typefaces_);
    if (!spec_.subtitle.empty()) {
      y = centred_lines(sheet_, spec_.subtitle, {Face::kRegular, subtitle, kLoudTile},
                        {area.x, y + title * 0.25, area.width, 0}, typefaces_);
    }
    const double foot = spec_.author.empty() ? 0 : author * 2.6;
    const double room = area.bottom() - foot - y - title * 0.6;
    const double side = std::min(area.width * 0.82, room * 0.92);
    const double top = y + title * 0.6 + (room - side) / 2;
    draw_pattern(sheet_, {area.center().x - side / 2, top, side, side},
                 spec_.sections.front().puzzles.front().givens, {kLoudTile, kQuietTile});
    if (!spec_.author.empty()) {
      centred_lines(sheet_, spec_.author, {Face::kSemibold, author, kWhite},
                    {area.x, area.bottom() - author * 1.5, area.width, 0}, typefaces_);
    }
    return {};
  }

  // Text runs from top to bottom, as on books in English and most other languages.
  void paint_spine() {
    const double room_across = plan_.spine.width - 2 * kSpineSafety * kPointsPerInch;
    const double size = std::min(kWidestSpineType, room_across * kSpineType);
    if (size < kSmallestPrintedText) return;
    const TextStyle style{Face::kBold, size, kWhite};
    const double x = plan_.spine.center().x - typefaces_.cap_height(style) / 2;
    const double edge = kCoverSafety * 2 * kPointsPerInch;
    const double room = plan_.spine.height - 2 * edge;
    const double title = typefaces_.width(style, spec_.title);
    if (title > room) return;
    sheet_.text({{x, plan_.spine.y + edge}, Anchor::kStart, style, spec_.title, Stand::kDown});
    const TextStyle author{Face::kRegular, size, kWhite};
    if (title + typefaces_.width(author, spec_.author) + size * 2 > room) return;
    sheet_.text(
        {{x, plan_.spine.bottom() - edge}, Anchor::kEnd, author, spec_.author, Stand::kDown});
  }

  Status paint_back(const std::string& blurb) {
    const Rect area = safe(plan_.back).inset(kPointsPerInch * 0.2);
    const TextStyle style{Face::kRegular, kBlurbType, kLoudTile};
    const std::vector<std::string> paragraphs =
        blurb.empty() ? holdings(spec_) : std::vector<std::string>{blurb};
    double y = area.y + area.height * 0.06;
    for (const std::string& paragraph : paragraphs) {
      for (std::string& line : wrap(paragraph, style, area.width, typefaces_)) {
        y += style.size * 1.45;
        sheet_.text({{area.x, y}, Anchor::kStart, style, std::move(line)});
      }
      y += style.size * 0.7;
    }
    if (y < plan_.barcode.y - style.size) return {};
    return request_error("the text of the back is too long for the cover");
  }

  const BookSpec& spec_;
  const CoverPlan& plan_;
  const Typefaces& typefaces_;
  Drawing sheet_;
};

}  // namespace

CoverPlan plan_cover(Size trim, int pages, const PaperFigures& paper) {
  const double bleed = kCoverBleed * kPointsPerInch;
  const double spine = spine_of(paper, pages) * kPointsPerInch;
  CoverPlan plan;
  plan.sheet = {2 * trim.width + spine + 2 * bleed, trim.height + 2 * bleed};
  plan.back = {bleed, bleed, trim.width, trim.height};
  plan.spine = {plan.back.right(), bleed, spine, trim.height};
  plan.front = {plan.spine.right(), bleed, trim.width, trim.height};
  plan.spine_text = pages >= kFewestPagesWithSpineText;
  const Size code{kBarcodeWidth * kPointsPerInch, kBarcodeHeight * kPointsPerInch};
  const double edge = kCoverSafety * kPointsPerInch;
  plan.barcode = {plan.back.right() - edge - code.width, plan.back.bottom() - edge - code.height,
                  code.width, code.height};
  return plan;
}

Result<Drawing> draw_cover(const BookSpec& spec, const CoverPlan& plan, const std::string& blurb,
                           const Typefaces& typefaces) {
  if (const auto missing = typefaces.missing_character(blurb)) {
    return request_error(
        fmt::format("the text of the back: the typeface has no glyph for {}", *missing));
  }
  return CoverPainter(spec, plan, typefaces).paint(blurb);
}

Result<std::string> cover_pdf(const BookSpec& spec, const Drawing& cover,
                              const Typefaces& typefaces) {
  PdfDocument document;
  document.pages = {cover};
  document.flavour = figures_of(spec.profile).flavour;
  const bool grey = document.flavour == PdfFlavour::kX1a;
  document.colours = grey ? Colours::kGreyOnly : Colours::kAsDrawn;
  if (grey) document.title = spec.title;
  return render_pdf(document, typefaces);
}

Result<std::string> bind_cover(const BookSpec& spec, int pages, const PaperFigures& paper,
                               const std::string& blurb) {
  const auto typefaces = Typefaces::open();
  if (!typefaces) return typefaces.error();
  const auto cover = draw_cover(spec, plan_cover(spec.trim, pages, paper), blurb, *typefaces);
  if (!cover) return cover.error();
  return cover_pdf(spec, *cover, *typefaces);
}

}  // namespace nonet
