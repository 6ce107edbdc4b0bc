// Everything that goes to standard error: errors, notes, and the progress line or panel. Progress
// is wiped before anything else is printed and drawn again afterwards.
#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "base/run_control.h"

namespace nonet {

// kLine is drawn again in its place; kLog, for files and terminals whose cursor cannot move, adds a
// line every ten seconds.
enum class ProgressStyle : std::uint8_t { kNever, kLine, kLog, kJson };
enum class Volume : std::uint8_t { kNormal, kQuiet };
enum class Colour : std::uint8_t { kPlain, kColoured };

struct ConsoleStyle {
  ProgressStyle progress = ProgressStyle::kNever;
  Volume volume = Volume::kNormal;
  Colour colour = Colour::kPlain;
};

// The style for the options --progress auto|always|never|json, --color auto|always|never and
// --quiet, for this terminal and the environment (NO_COLOR, CLICOLOR_FORCE, TERM).
ConsoleStyle console_style(std::string_view progress, std::string_view colour, Volume volume);

class Console {
 public:
  explicit Console(ConsoleStyle style = {}) : style_(style) {}
  Console(const Console&) = delete;
  Console& operator=(const Console&) = delete;
  ~Console() { end_progress(); }

  // "PLACE: reason" if there is a place, else "nonet: reason".
  void error(const Error& error);
  // "nonet: warning: ...".
  void warning(std::string_view text);
  // "nonet: ...": worth knowing, no trouble. Nothing with --quiet.
  void note(std::string_view text);
  [[nodiscard]] bool shows_progress() const { return style_.progress != ProgressStyle::kNever; }
  // Rates and times left are of the time from here on, not from the start of the program.
  void begin_work() { start_ = Clock::now(); }
  // Draws the progress line, at most ten times a second (JSON: once a second, log: every ten).
  // `work_done`: see progress_line().
  void progress(const Progress& progress, std::optional<double> work_done = {});
  // For commands that show more than a Progress: whether it is time to draw again, and drawing over
  // the last picture.
  [[nodiscard]] bool progress_due() const;
  [[nodiscard]] ProgressStyle progress_style() const { return style_.progress; }
  void progress_panel(const std::vector<std::string>& lines);
  void progress_object(std::string_view json);
  // Wipes the progress until it is drawn again, for results on the same terminal.
  void make_room() {
    if (!shown_.empty()) print("");
  }
  // Wipes the progress for good.
  void end_progress();

 private:
  using Clock = std::chrono::steady_clock;

  void print(std::string_view text);
  void draw(const Progress& progress, double seconds, std::optional<double> work_done);
  [[nodiscard]] std::string wiping() const;

  ConsoleStyle style_;
  Clock::time_point start_ = Clock::now();
  Clock::time_point drawn_{};
  std::vector<std::size_t> shown_;  // columns of each line that is drawn now
};

bool errors_on_terminal();

// Of standard error; nullopt if it is no terminal or cannot move its cursor.
struct TerminalSize {
  std::size_t columns = 80;
  std::size_t lines = 24;
};
std::optional<TerminalSize> terminal_size();

// The progress as one JSON object.
std::string progress_json(const Progress& progress, double seconds,
                          std::optional<double> work_done = {});

}  // namespace nonet
