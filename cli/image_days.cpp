#include "cli/image_days.h"

#include <fmt/format.h>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "cli/language.h"
#include "cli/puzzle_stream.h"
#include "tasks/lists/proper_puzzles.h"
#include "tasks/printing/daily_puzzles.h"
#include "tasks/printing/date_text.h"
#include "tasks/printing/day_image.h"
#include "tasks/printing/month_image.h"

namespace nonet {
namespace {

std::vector<DailyPuzzle> daily_puzzles(Session& session) {
  std::vector<DailyPuzzle> puzzles;
  read_records(session, records_of_images(session), [&](const PuzzleText& text) {
    const auto proper = std::move(proper_puzzles({&text, 1}).front());
    if (proper) {
      puzzles.push_back({text, leveled(*proper), {}});
    } else {
      session.fail(proper.error());
    }
    session.show_progress({.done = puzzles.size(), .total = 0, .note = "levels"});
    return Flow::kContinue;
  });
  return puzzles;
}

// The days, and how they are written.
struct DatedImages {
  Session& session;
  ImageCommand command;
  BookWords words;
  std::string date_format;
  std::vector<DatedPuzzle> plan = {};
  std::string manifest = {};  // lines, for --manifest

  Status write_days();
  Status write_months();
  Status write_day(const DatedPuzzle& dated, const std::string& pattern);
  Status write_month(std::span<const DatedPuzzle> month);
};

Status DatedImages::write_day(const DatedPuzzle& dated, const std::string& pattern) {
  const auto date = date_text(dated.day.date, date_format, words);
  if (!date) return date.error();
  const std::string which = dated.name();
  command.style.caption = dated.caption(pattern, *date, words);
  Status written = write_beside(command, which, [&](Shown shown) {
    return day_image(dated.puzzle, command.style, shown, command.typefaces);
  });
  if (written) {
    manifest += dated.manifest_line(command.style.caption, command.name->of(which),
                                    solution_file(command, which));
  }
  return written;
}

Status DatedImages::write_days() {
  for (const DatedPuzzle& dated : plan) {
    if (Status free = check_names(command, dated.name()); !free) return free;
  }
  const std::string pattern = command.style.caption;
  for (const DatedPuzzle& dated : plan) {
    if (session.should_stop()) break;
    if (Status written = write_day(dated, pattern); !written) return written;
  }
  return {};
}

Status DatedImages::write_month(std::span<const DatedPuzzle> month) {
  const std::string which = month_name(month);
  const MonthStyle style{command.style, date_format};
  Status written = write_beside(command, which, [&](Shown shown) {
    return month_image(month, style, shown, words, command.typefaces);
  });
  if (!written) return written;
  for (const DatedPuzzle& dated : month) {
    const auto caption = month_caption(dated, style, words);
    if (!caption) return caption.error();
    manifest +=
        dated.manifest_line(*caption, command.name->of(which), solution_file(command, which));
  }
  return {};
}

Status DatedImages::write_months() {
  const auto months = months_of(plan);
  for (const auto& month : months) {
    if (Status free = check_names(command, month_name(month)); !free) return free;
  }
  for (const auto& month : months) {
    if (session.should_stop()) break;
    if (Status written = write_month(month); !written) return written;
  }
  return {};
}

void say_days(Session& session, const std::vector<DatedPuzzle>& plan) {
  if (plan.empty()) return;
  session.console().note(fmt::format("{} day{}, {} to {}", plan.size(), plan.size() == 1 ? "" : "s",
                                     plan.front().day.iso_date(), plan.back().day.iso_date()));
}

// --date-format; without it a day's date as the calendar of a machine, a month's as of a reader.
std::string date_format_of(const Options& options) {
  const bool calendar = options.has("calendar");
  return options.find_text("date-format").value_or(calendar ? "%B %Y" : "%Y-%m-%d");
}

}  // namespace

ExitCode write_dated_images(Session& session, ImageCommand command) {
  return write_dated_images(session, std::move(command), [&] { return daily_puzzles(session); });
}

ExitCode write_dated_images(Session& session, ImageCommand command,
                            const std::function<std::vector<DailyPuzzle>()>& read) {
  const Options& options = session.options();
  auto words = words_of_language(session);
  if (!words) return session.fail(words.error());
  DatedImages images{session, std::move(command), *std::move(words), date_format_of(options)};
  const auto format = date_text(std::chrono::year(2026) / 1 / 1, images.date_format, images.words);
  if (!format) return session.fail(format.error());
  auto plan = dated_puzzles(options.text("start"), read());
  if (!plan) return session.fail(plan.error());
  images.plan = *std::move(plan);
  const Status written = options.has("calendar") ? images.write_months() : images.write_days();
  if (!written) return session.fail(written.error());
  if (session.should_stop()) return session.exit_code();
  if (options.has("manifest")) {
    const Status listed = Output::write_file(options.text("manifest"), images.manifest);
    if (!listed) return session.fail(listed.error());
  }
  say_days(session, images.plan);
  return session.exit_code();
}

}  // namespace nonet
