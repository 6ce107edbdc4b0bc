#include "cli/console.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <fmt/format.h>
#include <nlohmann/json.hpp>
#include <sys/ioctl.h>
#include <unistd.h>

#include "base/printable.h"
#include "base/progress_text.h"

namespace nonet {
namespace {

constexpr std::string_view kWipeLine = "\r\x1b[K";

std::string_view environment(const char* name) {
  const char* value = std::getenv(name);  // NOLINT(concurrency-mt-unsafe): nothing sets it
  return value != nullptr ? value : "";
}

winsize window() {
  winsize size{};
  const bool known = ::ioctl(STDERR_FILENO, TIOCGWINSZ, &size) == 0 && size.ws_col > 0;
  if (!known) size.ws_col = 80;
  return size;
}

std::size_t terminal_width() { return window().ws_col; }

// Room for the "^C" that a terminal writes after the cursor: it could not wipe a wrapped line.
constexpr std::size_t kRoomForEcho = 3;

std::chrono::milliseconds pause_of(ProgressStyle style) {
  switch (style) {
    case ProgressStyle::kJson:
      return std::chrono::seconds(1);
    case ProgressStyle::kLog:
      return std::chrono::seconds(10);
    case ProgressStyle::kNever:
    case ProgressStyle::kLine:
      break;
  }
  return std::chrono::milliseconds(100);
}

}  // namespace

bool errors_on_terminal() { return ::isatty(STDERR_FILENO) == 1; }

std::optional<TerminalSize> terminal_size() {
  if (!errors_on_terminal() || environment("TERM") == "dumb") return std::nullopt;
  const winsize size = window();
  return TerminalSize{size.ws_col, size.ws_row > 0 ? std::size_t{size.ws_row} : 24};
}

ConsoleStyle console_style(std::string_view progress, std::string_view colour, Volume volume) {
  const bool terminal = errors_on_terminal();
  const bool can_draw = terminal && environment("TERM") != "dumb";
  ConsoleStyle style{.volume = volume};
  if (progress == "json") {
    style.progress = ProgressStyle::kJson;
  } else if (progress == "always" ||
             (progress == "auto" && terminal && volume == Volume::kNormal)) {
    style.progress = can_draw ? ProgressStyle::kLine : ProgressStyle::kLog;
  }
  const bool wanted = colour == "always" || (colour == "auto" && environment("NO_COLOR").empty() &&
                                             (can_draw || !environment("CLICOLOR_FORCE").empty()));
  if (wanted) style.colour = Colour::kColoured;
  return style;
}

// Moves to the first drawn line and wipes from there. Lines that a narrower window has wrapped
// since take more rows.
std::string Console::wiping() const {
  std::size_t rows = 0;
  for (const std::size_t columns : shown_) {
    rows += columns == 0 ? 1 : (columns - 1) / terminal_width() + 1;
  }
  return rows > 1 ? fmt::format("\r\x1b[{}A\x1b[J", rows - 1) : std::string(kWipeLine);
}

void Console::print(std::string_view text) {
  std::string out;
  if (!shown_.empty()) out += wiping();
  shown_.clear();
  out += text;
  // Nothing sensible can be done if standard error cannot be written.
  [[maybe_unused]] const auto written = ::write(STDERR_FILENO, out.data(), out.size());
}

void Console::error(const Error& error) {
  Error shown = error;
  if (shown.place.source.empty()) shown.place.source = "nonet";
  shown.place.source = printable(shown.place.source);
  shown.reason = printable(shown.reason);
  const std::string text = shown.text();
  if (style_.colour == Colour::kPlain) return print(text + '\n');
  const std::size_t place = text.size() - shown.reason.size();
  print(fmt::format("\x1b[1m{}\x1b[0m\x1b[31m{}\x1b[0m\n", text.substr(0, place), shown.reason));
}

void Console::warning(std::string_view text) {
  const bool coloured = style_.colour == Colour::kColoured;
  print(fmt::format("nonet: {}warning:{} {}\n", coloured ? "\x1b[33m" : "",
                    coloured ? "\x1b[0m" : "", printable(text)));
}

void Console::note(std::string_view text) {
  if (style_.volume == Volume::kNormal) print(fmt::format("nonet: {}\n", printable(text)));
}

bool Console::progress_due() const {
  return shows_progress() && Clock::now() - drawn_ >= pause_of(style_.progress);
}

void Console::progress(const Progress& progress, std::optional<double> work_done) {
  if (!progress_due()) return;
  drawn_ = Clock::now();
  draw(progress, std::chrono::duration<double>(drawn_ - start_).count(), work_done);
}

void Console::progress_object(std::string_view json) {
  drawn_ = Clock::now();
  print(std::string(json) + '\n');
}

void Console::progress_panel(const std::vector<std::string>& lines) {
  drawn_ = Clock::now();
  const bool coloured = style_.colour == Colour::kColoured;
  std::string text;
  std::vector<std::size_t> columns;
  for (const std::string& line : lines) {
    const bool title = columns.empty() && coloured;
    if (!columns.empty()) text += '\n';
    text += title ? fmt::format("\x1b[1m{}\x1b[0m", line) : line;
    columns.push_back(line.size());
  }
  print(text);
  shown_ = std::move(columns);
}

void Console::draw(const Progress& progress, double seconds, std::optional<double> work_done) {
  if (style_.progress == ProgressStyle::kJson) {
    print(progress_json(progress, seconds, work_done) + '\n');
    return;
  }
  const std::size_t width = std::max(terminal_width(), kRoomForEcho) - kRoomForEcho;
  const std::string line = progress_line(progress, seconds, width, work_done);
  if (style_.progress == ProgressStyle::kLog) return print(line + '\n');
  print(std::string(kWipeLine) + line);
  shown_ = {line.size()};
}

void Console::end_progress() {
  make_room();
  style_.progress = ProgressStyle::kNever;
}

std::string progress_json(const Progress& progress, double seconds,
                          std::optional<double> work_done) {
  nlohmann::ordered_json object = {{"done", progress.done},
                                   {"seconds", std::round(seconds * 1000) / 1000},
                                   {"rate", std::round(rate_after(progress, seconds) * 10) / 10}};
  if (progress.total > 0) object["total"] = progress.total;
  if (const auto left = seconds_left(progress, seconds, work_done)) {
    object["seconds_left"] = std::round(*left);
  }
  if (!progress.note.empty()) object["note"] = progress.note;
  return object.dump(-1, ' ', false, nlohmann::json::error_handler_t::replace);
}

}  // namespace nonet
