#include "tasks/printing/date_text.h"

#include <algorithm>
#include <array>
#include <fmt/format.h>

#include "base/request_error.h"

namespace nonet {
namespace {

using Date = std::chrono::year_month_day;

int year_of(Date date) { return static_cast<int>(date.year()); }
unsigned month_of(Date date) { return static_cast<unsigned>(date.month()); }
unsigned day_of(Date date) { return static_cast<unsigned>(date.day()); }

// A place of a format: the letter after %, and what stands there.
struct DatePlace {
  char letter;
  std::string (*text)(Date date, const BookWords& words);
};

constexpr std::array kPlaces{
    DatePlace{'Y', [](Date date, const BookWords&) { return fmt::format("{:04}", year_of(date)); }},
    DatePlace{
        'y', [](Date date, const BookWords&) { return fmt::format("{:02}", year_of(date) % 100); }},
    DatePlace{'m',
              [](Date date, const BookWords&) { return fmt::format("{:02}", month_of(date)); }},
    DatePlace{'d', [](Date date, const BookWords&) { return fmt::format("{:02}", day_of(date)); }},
    DatePlace{'e', [](Date date, const BookWords&) { return fmt::format("{}", day_of(date)); }},
    DatePlace{'B', [](Date date, const BookWords& words) { return words.month(date.month()); }},
    DatePlace{'A',
              [](Date date, const BookWords& words) {
                return words.weekday(std::chrono::weekday(std::chrono::sys_days(date)));
              }},
    DatePlace{'%', [](Date, const BookWords&) { return std::string("%"); }},
};

}  // namespace

Result<std::string> date_text(Date date, std::string_view format, const BookWords& words) {
  std::string text;
  while (!format.empty()) {
    if (format.front() != '%') {
      text += format.front();
      format.remove_prefix(1);
      continue;
    }
    const char letter = format.size() > 1 ? format[1] : '\0';
    const auto place = std::ranges::find(kPlaces, letter, &DatePlace::letter);
    if (place == kPlaces.end()) {
      return request_error(
          fmt::format("--date-format: %{} is none of %Y, %y, %m, %d, %e, %B, %A and %%",
                      letter == '\0' ? "" : format.substr(1, 1)));
    }
    text += place->text(date, words);
    format.remove_prefix(2);
  }
  return text;
}

}  // namespace nonet
