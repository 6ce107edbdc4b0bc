#include <fmt/format.h>
#include <string>
#include <vector>

#include "cli/boards/board_commands.h"
#include "cli/boards/board_stream.h"
#include "cli/processor_time.h"
#include "tasks/boards/board_measures.h"
#include "tasks/measure/measured_list.h"
#include "variants/text/board_text.h"

namespace nonet {
namespace {

// A line for each measure of a puzzle, in the columns of kMeasureHeader.
struct BoardMeasureLines {
  const BoardMeasurer& measurer;
  const std::vector<const BoardMeasureRow*>& rows;
  SecondsColumn seconds;

  [[nodiscard]] std::string of(const variants::BoardRecord& record,
                               const RunControl& control) const {
    std::string lines;
    for (const BoardMeasureRow* row : rows) {
      const ThreadClock clock;
      const BoardMeasurement found = row->measure(measurer, record.givens, control);
      lines += fmt::format(
          "{}\t{}\t{}\t{}\t{}\t{}\n", variants::text_of(record.givens), row->key, found.verdict,
          found.hardness.value_or("-"), row->unit,
          seconds == SecondsColumn::kShown ? fmt::format("{:.6f}", clock.seconds()) : "-");
    }
    return lines;
  }
};

}  // namespace

ExitCode measure_boards(Session& session, const variants::Geometry& geometry) {
  const BoardMeasurer measurer(geometry);
  const auto rows = board_measures_named(measurer, session.options().text("solvers"));
  if (!rows) return session.fail(rows.error());
  const BoardMeasureLines lines{
      measurer, *rows,
      session.options().has("no-seconds") ? SecondsColumn::kHidden : SecondsColumn::kShown};
  session.write_frame(kMeasureHeader);
  return stream_boards(
      session, geometry,
      [&](const variants::BoardRecord& record) {
        return Result(lines.of(record, session.silent_control()));
      },
      [&](const std::string& text) {
        session.write(text);
        return Flow::kContinue;
      });
}

}  // namespace nonet
