#include "book/cover/cover_text.h"

#include <algorithm>
#include <cstddef>
#include <fmt/format.h>

#include "base/request_error.h"
#include "book/drawings/page_flow.h"
#include "book/pages/front_matter.h"
#include "book/pages/guide.h"

namespace nonet {
namespace {

constexpr double kSmallestCoverLine = 11;  // points, on the front
constexpr double kWidestSpineType = 18;
constexpr double kLargestBackType = 13.5;
constexpr double kSmallestBackType = 9;
constexpr std::size_t kLongestLead = 90;  // characters of a first paragraph that is set larger
constexpr double kLead = 1.3;             // its size
constexpr double kCapHeight = 0.73;       // of a line above its baseline, in sizes

// Lines from the top of the area down, aligned as the design wants it; returns the last baseline.
double set_lines(Drawing& sheet, std::string_view text, const TextStyle& style, const Rect& area,
                 const CoverTextPlace& place) {
  constexpr double kLeading = 1.14;
  const bool middle = place.design.alignment == Anchor::kMiddle;
  const double x = middle ? area.center().x : area.x;
  double baseline = area.y - style.size * (kLeading - kCapHeight);
  for (std::string& line : wrap(text, style, area.width, place.typefaces)) {
    baseline += style.size * kLeading;
    sheet.text({{x, baseline}, place.design.alignment, style, std::move(line)});
  }
  return baseline;
}

// Sizes of the lines of a front; 0: the text does not fit.
struct FrontSizes {
  double series = 0;
  double title = 0;
  double subtitle = 0;
  double author = 0;
};

FrontSizes front_sizes(const CoverTextPlace& place, const FrontRooms& rooms) {
  const BookSpec& spec = place.spec;
  const double width = rooms.title.width;
  const double height = rooms.title.height;
  const double least = kSmallestCoverLine;
  const auto fit = [&](std::string_view text, Face face, double share, double most) {
    return fitting_size(text, face, {width, height * share, std::max(most, least), least},
                        place.typefaces);
  };
  FrontSizes sizes;
  sizes.title = fit(spec.title, Face::kBold, spec.subtitle.empty() ? 0.85 : 0.62, width * 0.2);
  sizes.series = fit(series_line(spec), Face::kSemibold, 0.15, width * 0.036);
  sizes.subtitle = fit(spec.subtitle, Face::kRegular, 0.3, sizes.title * 0.42);
  sizes.author = fitting_size(spec.author, Face::kSemibold,
                              {width, rooms.author.height, std::max(least, width * 0.05), least},
                              place.typefaces);
  return sizes;
}

// The largest size at which the ink of a line that runs down stays between the folds, descenders
// included; 0 if the printer's smallest type is too large.
double spine_type(const Rect& room) {
  constexpr double kAboveAndBelow = 0.73 + 2 * 0.21;  // capitals in the middle, descenders
  const double size = std::min(kWidestSpineType, room.width / kAboveAndBelow);
  return size >= kSmallestPrintedText ? size : 0;
}

// The contents of the book, for a back cover without its own text.
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

// The back's paragraphs at one size of type.
class BackText {
 public:
  BackText(const std::vector<std::string>& paragraphs, double size, const CoverTextPlace& place)
      : size_(size), area_(place.plan.back_text) {
    const Ink ink = place.palette.*place.design.back_lines;
    for (std::size_t i = 0; i < paragraphs.size(); ++i) {
      const bool lead = i == 0 && paragraphs.size() > 1 && paragraphs[i].size() <= kLongestLead;
      const TextStyle style{lead ? Face::kBold : Face::kRegular, lead ? size * kLead : size, ink};
      for (std::string& line : wrap(paragraphs[i], style, area_.width, place.typefaces)) {
        height_ += style.size * kLeading;
        narrow_ = narrow_ && place.typefaces.width(style, line) <= area_.width;
        runs_.push_back({{area_.x, area_.y + height_}, Anchor::kStart, style, std::move(line)});
      }
      height_ += size * (lead ? 1.0 : 0.7);
    }
  }

  // A word may be wider than the back.
  [[nodiscard]] bool fits_above(double bottom) const {
    return narrow_ && area_.y + height_ < bottom - size_ * 0.5;
  }
  [[nodiscard]] std::vector<TextRun>& runs() { return runs_; }

 private:
  static constexpr double kLeading = 1.42;
  double size_;
  Rect area_;
  double height_ = 0;
  bool narrow_ = true;
  std::vector<TextRun> runs_;
};

// The contents of many sections: the last lines before the closing sentences are left out.
bool shorten(std::vector<std::string>& lines) {
  if (lines.size() < 3) return false;
  lines.erase(lines.end() - 2);
  return true;
}

}  // namespace

Status paint_front_text(Drawing& sheet, const CoverTextPlace& place) {
  const BookSpec& spec = place.spec;
  const FrontRooms rooms = place.design.rooms(place.plan);
  const FrontSizes sizes = front_sizes(place, rooms);
  if (sizes.title == 0 || sizes.subtitle == 0 || sizes.author == 0 || sizes.series == 0) {
    return request_error("title, subtitle, series or author are too long for the cover");
  }
  const Ink lines = place.palette.*place.design.front_lines;
  const Rect& room = rooms.title;
  const auto below = [&](double y) { return Rect{room.x, y, room.width, 0}; };
  double y = room.y;
  if (const std::string series = series_line(spec); !series.empty()) {
    y = set_lines(sheet, series, {Face::kSemibold, sizes.series, lines}, below(y), place) +
        sizes.series * 1.2;
  }
  const TextStyle title{Face::kBold, sizes.title, place.palette.*place.design.headline};
  y = set_lines(sheet, spec.title, title, below(y), place);
  if (!spec.subtitle.empty()) {
    set_lines(sheet, spec.subtitle, {Face::kRegular, sizes.subtitle, lines},
              below(y + sizes.title * 0.42), place);
  }
  if (spec.author.empty()) return {};
  const TextStyle author{Face::kSemibold, sizes.author, lines};
  const auto count = wrap(spec.author, author, rooms.author.width, place.typefaces).size();
  const double height = sizes.author * (kCapHeight + 1.14 * static_cast<double>(count - 1));
  set_lines(sheet, spec.author, author,
            {rooms.author.x, rooms.author.bottom() - height, rooms.author.width, 0}, place);
  return {};
}

void paint_spine_text(Drawing& sheet, const CoverTextPlace& place) {
  const Rect& room = place.plan.spine_text;
  const Ink ink = place.palette.*place.design.spine_lines;
  const std::string& title = place.spec.title;
  const std::string& author = place.spec.author;
  const auto width = [&](Face face, double size, const std::string& text) {
    return place.typefaces.width({face, size, ink}, text);
  };
  const auto title_alone = [&](double size) { return width(Face::kBold, size, title); };
  const auto both = [&](double size) {
    return title_alone(size) + size * 2 + width(Face::kRegular, size, author);
  };
  double size = spine_type(room);
  while (size > kSmallestPrintedText && both(size) > room.height) size -= 0.25;
  if (size < kSmallestPrintedText || title_alone(size) > room.height) return;
  const TextStyle bold{Face::kBold, size, ink};
  const double x = room.center().x - place.typefaces.cap_height(bold) / 2;
  sheet.text({{x, room.y}, Anchor::kStart, bold, title, Stand::kDown});
  if (author.empty() || both(size) > room.height) return;
  sheet.text({{x, room.bottom()}, Anchor::kEnd, {Face::kRegular, size, ink}, author, Stand::kDown});
}

Status paint_back_text(Drawing& sheet, const CoverTextPlace& place,
                       const std::vector<std::string>& paragraphs) {
  const bool own = !paragraphs.empty();
  std::vector<std::string> lines = own ? paragraphs : holdings(place.spec);
  do {
    for (double size = kLargestBackType; size >= kSmallestBackType; size -= 0.5) {
      BackText text(lines, size, place);
      if (!text.fits_above(place.plan.barcode.y)) continue;
      for (TextRun& run : text.runs()) sheet.text(std::move(run));
      return {};
    }
  } while (!own && shorten(lines));
  return request_error(
      fmt::format("the text of the back is too long for the cover: it does not fit above the bar "
                  "code's box even "
                  "in type of {:g} pt",
                  kSmallestBackType));
}

}  // namespace nonet
