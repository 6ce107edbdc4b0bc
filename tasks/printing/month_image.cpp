#include "tasks/printing/month_image.h"

#include <algorithm>
#include <chrono>
#include <fmt/format.h>
#include <numbers>
#include <utility>

#include "base/request_error.h"
#include "book/drawings/month_sheet.h"
#include "book/paper/print_figures.h"
#include "book/spec/board_name.h"
#include "tasks/printing/date_text.h"
#include "tasks/printing/day_image.h"

namespace nonet {
namespace {

std::chrono::year_month month_of_day(const DatedPuzzle& dated) {
  return dated.day.date.year() / dated.day.date.month();
}

Size sheet_size(const ImageStyle& image) {
  if (image.size) return *image.size;
  const double width = image.width * kPointsPerInch / kMillimetresPerInch;
  return {width, width / std::numbers::sqrt2};
}

Result<std::vector<MonthDay>> pictures_of(std::span<const DatedPuzzle> month,
                                          const MonthStyle& style, Shown shown,
                                          const BookWords& words) {
  std::vector<MonthDay> days;
  for (const DatedPuzzle& dated : month) {
    auto picture = day_picture(dated.puzzle, shown);
    if (!picture) return picture.error();
    if (auto* grid = std::get_if<GridPicture>(&*picture)) grid->marks.reset();
    std::visit([&](auto& drawn) { drawn.tone = tone_in(style.image.file.format); }, *picture);
    auto caption = month_caption(dated, style, words);
    if (!caption) return caption.error();
    days.push_back({dated.day.date.day(), *std::move(picture), *std::move(caption)});
  }
  return days;
}

// Of another board than the classic one, its name first.
std::string rules_above(const DailyPuzzle& puzzle, const BookWords& words) {
  if (puzzle.board == nullptr) return {};
  std::string text = board_name(*puzzle.board, words) + '.';
  for (const std::string& rule : board_rules(*puzzle.board, words)) text += ' ' + rule;
  return text;
}

// The size of printed digits; sizes in dots depend on the screen.
Status check_month_digits(const MonthSheet& sheet, const ImageStyle& image,
                          const Typefaces& typefaces) {
  const double digit = month_digit(sheet, typefaces);
  if (image.size || digit >= kSmallestPrintedText) return {};
  return request_error(
      fmt::format("a month's sheet {:g} mm wide has digits of {:.1f} pt; {:.0f} mm are enough",
                  image.width, digit, image.width * kSmallestPrintedText / digit + 1));
}

Status check_month_texts(const MonthSheet& sheet, const Typefaces& typefaces) {
  std::vector<std::pair<std::string_view, std::string_view>> texts{{"heading", sheet.heading},
                                                                   {"--brand", sheet.brand}};
  for (const std::string& weekday : sheet.weekdays) texts.emplace_back("weekday", weekday);
  for (const MonthDay& day : sheet.days) texts.emplace_back("--caption", day.caption);
  for (const auto& [what, text] : texts) {
    if (Status shown = check_glyphs(what, text, typefaces); !shown) return shown;
  }
  return {};
}

}  // namespace

std::vector<std::span<const DatedPuzzle>> months_of(std::span<const DatedPuzzle> days) {
  std::vector<std::span<const DatedPuzzle>> months;
  while (!days.empty()) {
    const auto end = std::ranges::find_if(days, [&](const DatedPuzzle& each) {
      return month_of_day(each) != month_of_day(days.front());
    });
    const auto count = static_cast<std::size_t>(end - days.begin());
    months.push_back(days.first(count));
    days = days.subspan(count);
  }
  return months;
}

std::string month_name(std::span<const DatedPuzzle> month) {
  return month.front().day.iso_date().substr(0, std::string_view("2026-05").size());
}

Result<std::string> month_caption(const DatedPuzzle& dated, const MonthStyle& style,
                                  const BookWords& words) {
  const auto date = date_text(dated.day.date, style.heading, words);
  if (!date) return date.error();
  return dated.caption(style.image.caption, *date, words);
}

Result<std::string> month_image(std::span<const DatedPuzzle> month, const MonthStyle& style,
                                Shown shown, const BookWords& words, const Typefaces& typefaces) {
  const auto heading = date_text(month_of_day(month.front()) / 1, style.heading, words);
  if (!heading) return heading.error();
  auto days = pictures_of(month, style, shown, words);
  if (!days) return days.error();
  MonthSheet sheet{.month = month_of_day(month.front()),
                   .heading = *heading,
                   .weekdays = {},
                   .brand = style.image.brand,
                   .rules = {},
                   .days = *std::move(days),
                   .size = sheet_size(style.image)};
  if (shown == Shown::kPuzzle) sheet.rules = rules_above(month.front().puzzle, words);
  for (unsigned i = 0; i < sheet.weekdays.size(); ++i) {
    sheet.weekdays[i] = words.weekday(std::chrono::Monday + std::chrono::days(i));
  }
  for (const Status& status :
       {check_month_digits(sheet, style.image, typefaces), check_month_texts(sheet, typefaces)}) {
    if (!status) return status.error();
  }
  return render_image(month_drawing(sheet, typefaces), file_options(style.image), typefaces);
}

}  // namespace nonet
