#include <fmt/format.h>
#include <utility>

#include "base/range.h"
#include "base/request_error.h"
#include "cli/boards/board_commands.h"
#include "cli/boards/board_stream.h"
#include "cli/database.h"
#include "cli/output_format.h"
#include "cli/topics.h"
#include "formats/symbols.h"
#include "rater/orders/catalog.h"
#include "tasks/boards/stored_boards.h"
#include "tasks/lists/rating_table.h"
#include "variants/exact/board_solver.h"
#include "variants/lists/board_lines.h"
#include "variants/lists/board_rating_lines.h"
#include "variants/text/board_text.h"

namespace nonet {
namespace {

using variants::BoardRecord;

Store::BoardQuery board_query_of(const Options& options, const variants::Geometry& geometry) {
  const ScaleRow& scale = *find_scale("explainer");
  Store::BoardQuery query{
      .board = geometry.key(), .scale = std::string(scale.key), .scale_version = scale.version};
  if (options.has("limit")) query.limit = options.number("limit");
  return query;
}

// --rating [explainer:]A:B.
Status limit_ratings(const Options& options, Store::BoardQuery& query) {
  for (const std::string& text : options.list("rating")) {
    const KeyedRange wanted = *parse_keyed_range(text);
    if (!wanted.key.empty() && wanted.key != "explainer")
      return request_error(fmt::format("--rating: scale {} rates 9x9 only", wanted.key));
    query.min_score = wanted.range.low;
    query.max_score = wanted.range.high;
  }
  return {};
}

// The format of an export: lines, or a table with the stored ratings.
Result<Format> export_format(const Options& options) {
  const Format format = find_format(chosen_format(options, output_format_choices()))->id;
  for (const Format known : {Format::kLine, Format::kTsv, Format::kCsv, Format::kJsonl}) {
    if (format == known) return format;
  }
  return request_error("db export --board writes line, tsv, csv or jsonl");
}

std::string stored_board_line(const BoardPuzzleRow& row,
                              const std::optional<StoredBoardRating>& rating,
                              const variants::Geometry& geometry, Format format) {
  const auto givens = variants::read_position(row.givens, geometry, {});
  variants::RatedBoard rated;
  if (rating) rated.rating = rating_from(*rating);
  if (!givens) return "";
  return rating_line({.givens = *givens, .comment = "", .place = {}}, geometry, rated, format);
}

}  // namespace

ExitCode import_boards(Session& session, const variants::Geometry& geometry,
                       const std::vector<std::string>& names) {
  auto started = Recording::start(session);
  if (!started) return session.fail(started.error());
  Recording& recording = **started;
  const variants::BoardSolver solver(geometry);
  const BoardRows rows(geometry);
  std::uint64_t read = 0;
  stream_boards(
      session, geometry, names,
      [&](const BoardRecord& record) -> Result<BoardPuzzleRow> {
        const auto solution = solution_of(record, solver, session.silent_control());
        if (!solution) return solution.error();
        auto row = rows.row_of(record.givens, *solution);
        if (!row) return error_at(record.place, 1, row.error().reason);
        return row;
      },
      [&](const BoardPuzzleRow& row) {
        ++read;
        return recording.add(BoardFind{row});
      });
  recording.finish();
  const RunRecorder& recorder = recording.recorder();
  session.console().note(
      fmt::format("{}: {} of {} puzzles new", recorder.path(), recorder.added(), read));
  return session.exit_code();
}

ExitCode export_boards(Session& session, const variants::Geometry& geometry) {
  const auto chosen = export_format(session.options());
  if (!chosen) return session.fail(chosen.error());
  const Format format = *chosen;
  Store::BoardQuery query = board_query_of(session.options(), geometry);
  if (const Status limited = limit_ratings(session.options(), query); !limited)
    return session.fail(limited.error());
  const auto store = open_database(session, Access::kReadOnly);
  if (!store) return session.fail(store.error());
  if (format != Format::kLine) {
    session.write_frame(
        RatingTable({find_scale("explainer")}, StepCounts::kLeftOut, format).header());
  }
  std::uint64_t written = 0;
  const Status visited = store->visit_boards(
      query, [&](const BoardPuzzleRow& row, const std::optional<StoredBoardRating>& rating) {
        ++written;
        session.write(format == Format::kLine ? row.givens + '\n'
                                              : stored_board_line(row, rating, geometry, format));
        return session.should_stop() ? Flow::kStop : Flow::kContinue;
      });
  if (!visited) return session.fail(visited.error());
  if (written == 0) {
    session.console().note(
        fmt::format("{} holds no such puzzle of {}", store->path(), geometry.key()));
  }
  return session.exit_code();
}

}  // namespace nonet
