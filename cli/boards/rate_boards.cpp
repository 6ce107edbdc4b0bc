#include <cmath>
#include <fmt/format.h>
#include <string>

#include "base/request_error.h"
#include "cli/boards/board_commands.h"
#include "cli/boards/board_stream.h"
#include "cli/time_limit.h"
#include "tasks/lists/rating_table.h"
#include "variants/exact/board_solver.h"
#include "variants/ladder/board_rating.h"
#include "variants/lists/board_lines.h"
#include "variants/lists/board_rating_lines.h"

namespace nonet {
namespace {

using variants::BoardRecord;

}  // namespace

Status check_board_scale(std::string_view list, const variants::Geometry& geometry) {
  const auto scales = scales_in(list);
  if (!scales) return scales.error();
  for (const ScaleRow* scale : *scales) {
    if (scale->key == "explainer") continue;
    return request_error(fmt::format(
        "--scale {} rates 9x9 only: its techniques and prices are made for that board; {} has "
        "--scale explainer",
        scale->key, geometry.key()));
  }
  return {};
}

namespace {

Result<std::string> rated_line(const BoardRecord& record, const variants::Geometry& geometry,
                               const variants::BoardSolver& solver,
                               const variants::BoardRater& rater,
                               const variants::BoardRateRequest& request, Format format) {
  const auto found = solver.solve(record.givens, 2, *request.control);
  if (found.count == 1)
    return rating_line(record, geometry, rater.rate(record.givens, request), format);
  return fault_of(record, found);
}

}  // namespace

ExitCode rate_boards(Session& session, const variants::Geometry& geometry, Format format) {
  const Options& options = session.options();
  if (const Status known = check_board_scale(options.text("scale"), geometry); !known)
    return session.fail(known.error());
  const auto rater = variants::BoardRater::of(geometry);
  if (!rater) return session.fail(rater.error());
  const variants::BoardSolver solver(geometry);
  std::optional<int> max_price;
  if (options.has("max-er")) max_price = static_cast<int>(std::lround(options.real("max-er") * 10));
  PuzzleClock clock(session, PuzzleClock::limit_of(options));
  session.write_frame(
      RatingTable({find_scale("explainer")}, StepCounts::kLeftOut, format).header());
  return stream_boards(
      session, geometry,
      [&](const BoardRecord& record) {
        const PuzzleClock::Turn turn = clock.begin();
        return rated_line(record, geometry, solver, *rater,
                          {.max_price = max_price, .control = &turn.control()}, format);
      },
      [&](const std::string& line) {
        session.write(line);
        return Flow::kContinue;
      });
}

}  // namespace nonet
