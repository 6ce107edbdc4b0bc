#include <cmath>
#include <fmt/format.h>
#include <optional>
#include <string>
#include <utility>

#include "base/request_error.h"
#include "cli/boards/board_commands.h"
#include "cli/boards/board_stream.h"
#include "cli/database.h"
#include "cli/earlier_ratings.h"
#include "cli/time_limit.h"
#include "formats/symbols.h"
#include "tasks/boards/stored_boards.h"
#include "tasks/lists/rating_format.h"
#include "tasks/lists/rating_table.h"
#include "variants/exact/board_solver.h"
#include "variants/ladder/board_rating.h"
#include "variants/lists/board_lines.h"
#include "variants/lists/board_rating_lines.h"
#include "variants/making/board_levels.h"
#include "variants/text/board_text.h"

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

// The form of the lines, and how each puzzle is rated for it.
struct BoardRating {
  const variants::Geometry& geometry;
  const variants::BoardRater& rater;
  Format table;
  std::optional<RatingFormat> line = {};             // instead of the table
  std::optional<variants::BoardLevels> levels = {};  // of `line`
  StepCounts steps = StepCounts::kLeftOut;
  std::optional<int> max_price = {};

  [[nodiscard]] variants::RatedBoard rated(const BoardRecord& record,
                                           const RunControl& control) const {
    const variants::BoardRateRequest request{.max_price = max_price, .control = &control};
    if (steps == StepCounts::kLeftOut) return {rater.rate(record.givens, request)};
    variants::BoardPath path = rater.path(record.givens, request, variants::BoardDetail::kRating);
    std::string counts = technique_counts_text(path);
    return {std::move(path.rating), std::move(counts)};
  }
  // Whether a known rating equals the result of rated().
  [[nodiscard]] bool takes_known(const Rating& rating) const {
    return steps == StepCounts::kLeftOut &&
           (!max_price || std::lround(rating.score * 10) <= *max_price);
  }

  [[nodiscard]] std::string text(const BoardRecord& record,
                                 const variants::RatedBoard& rated) const {
    if (!line) return rating_line(record, geometry, rated, table);
    const ListedPuzzle listed{variants::text_of(record.givens), variants::clue_count(record.givens),
                              record.ordinal, levels->key_of(*rated.rating, record.givens)};
    return line->line(listed, {*rated.rating});
  }
};

// --format: only the letters of the explainer scale.
Result<RatingFormat> board_format(const std::string& text, const variants::Geometry& geometry) {
  auto format = RatingFormat::parse(text);
  if (!format) return format;
  for (const ScaleRow* scale : format->scales()) {
    if (scale->key == "explainer") continue;
    return request_error(
        fmt::format("--format: scale {} rates 9x9 only, not {}", scale->key, geometry.key()));
  }
  return format;
}

Result<BoardRating> board_rating_of(const Options& options, const variants::Geometry& geometry,
                                    const variants::BoardRater& rater, Format table) {
  BoardRating rating{geometry, rater, table};
  if (options.has("max-er"))
    rating.max_price = static_cast<int>(std::lround(options.real("max-er") * 10));
  if (options.has("steps")) rating.steps = StepCounts::kShown;
  if (!options.has("format")) return rating;
  if (options.has("steps")) return request_error("--steps adds a column, and --format has none");
  auto line = board_format(options.text("format"), geometry);
  if (!line) return line.error();
  rating.line = *std::move(line);
  rating.levels = variants::BoardLevels::of(geometry);
  return rating;
}

// The line, and the puzzle to store; without --db, or if its rating is known, none.
struct RatedBoardRecord {
  std::string line;
  std::optional<BoardFind> find = {};
};

// --db: rows to store, and the ratings that are stored.
struct BoardStorage {
  explicit BoardStorage(const variants::Geometry& geometry) : rows(geometry) {}

  BoardRows rows;
  std::optional<KnownBoardRatings> known = {};
};

Result<RatedBoardRecord> rated_with(const BoardStorage& storage, const BoardRating& rating,
                                    const BoardRecord& record, const variants::CellDigits& solution,
                                    const RunControl& control) {
  auto row = storage.rows.row_of(record.givens, solution);
  if (!row) return error_at(record.place, 1, row.error().reason);
  const auto known = storage.known ? storage.known->of(*row) : std::nullopt;
  if (known && rating.takes_known(*known)) return RatedBoardRecord{rating.text(record, {*known})};
  const variants::RatedBoard rated = rating.rated(record, control);
  return RatedBoardRecord{rating.text(record, rated), BoardFind{*std::move(row), {*rated.rating}}};
}

ExitCode rate_each_board(Session& session, const BoardRating& rating, const BoardStorage* storage,
                         Recording* recording) {
  const variants::BoardSolver solver(rating.geometry);
  PuzzleClock clock(session, PuzzleClock::limit_of(session.options()));
  return stream_boards(
      session, rating.geometry,
      [&](const BoardRecord& record) -> Result<RatedBoardRecord> {
        const PuzzleClock::Turn turn = clock.begin();
        const auto solution = solution_of(record, solver, turn.control());
        if (!solution) return solution.error();
        if (storage != nullptr)
          return rated_with(*storage, rating, record, *solution, turn.control());
        return RatedBoardRecord{rating.text(record, rating.rated(record, turn.control()))};
      },
      [&](const RatedBoardRecord& rated) {
        const bool stores = recording != nullptr && rated.find;
        if (stores && recording->add(*rated.find) == Flow::kStop) return Flow::kStop;
        session.write(rated.line);
        return Flow::kContinue;
      });
}

}  // namespace

ExitCode rate_boards(Session& session, const variants::Geometry& geometry, Format format) {
  const Options& options = session.options();
  for (const Status& possible :
       {check_board_scale(options.text("scale"), geometry), check_again(options)}) {
    if (!possible) return session.fail(possible.error());
  }
  const auto rater = variants::BoardRater::of(geometry);
  if (!rater) return session.fail(rater.error());
  const auto rating = board_rating_of(options, geometry, *rater, format);
  if (!rating) return session.fail(rating.error());
  const auto recording = Recording::start_if_asked(session);
  if (!recording) return session.fail(recording.error());
  const auto earlier = EarlierRatings::open(session);
  if (!earlier) return session.fail(earlier.error());
  std::optional<BoardStorage> storage;
  if (*recording) storage.emplace(geometry);
  if (storage && *earlier) storage->known.emplace((*earlier)->store());
  if (!rating->line)
    session.write_frame(RatingTable({find_scale("explainer")}, rating->steps, format).header());
  rate_each_board(session, *rating, storage ? &*storage : nullptr, recording->get());
  if (*recording) (*recording)->finish();
  return session.exit_code();
}

}  // namespace nonet
