#include <fmt/format.h>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "cli/boards/board_commands.h"
#include "cli/boards/board_stream.h"
#include "cli/database.h"
#include "cli/earlier_ratings.h"
#include "cli/processor_time.h"
#include "formats/symbols.h"
#include "tasks/boards/board_measures.h"
#include "tasks/boards/stored_boards.h"
#include "tasks/measure/measured_list.h"
#include "variants/lists/board_lines.h"
#include "variants/text/board_text.h"

namespace nonet {
namespace {

using variants::BoardRecord;

// The lines of a puzzle, in the columns of kMeasureHeader, and what to store of it.
struct MeasuredBoard {
  std::string lines;
  std::optional<BoardFind> find = {};
  bool improper = false;
};

// --db: rows to store, and the measurements that are stored.
struct MeasureStorage {
  explicit MeasureStorage(const variants::Geometry& geometry) : rows(geometry) {}

  BoardRows rows;
  std::optional<KnownBoardMeasurements> known = {};
};

class BoardMeasuring {
 public:
  // Borrows both; `storage`: null without --db.
  BoardMeasuring(const BoardMeasurePlan& plan, const MeasureStorage* storage, SecondsColumn seconds)
      : plan_(plan), storage_(storage), seconds_(seconds) {}

  // Only puzzles with one solution are stored. On any thread.
  [[nodiscard]] Result<MeasuredBoard> of(const BoardRecord& record,
                                         const RunControl& control) const {
    if (storage_ == nullptr) return unstored(record, control);
    const auto found = plan_.measurer.solver().solve(record.givens, 2, control);
    if (found.count != 1) {
      MeasuredBoard measured = unstored(record, control);
      measured.improper = true;
      return measured;
    }
    auto row = storage_->rows.row_of(record.givens, found.first);
    if (!row) return error_at(record.place, 1, row.error().reason);
    const auto known =
        storage_->known ? storage_->known->of(*row) : std::vector<BoardSolverRecord>();
    auto records = measured_records(plan_, record.givens, known, control);
    std::string lines = lines_of(record, records);
    return MeasuredBoard{std::move(lines), BoardFind{*std::move(row), {}, std::move(records)}};
  }

 private:
  [[nodiscard]] MeasuredBoard unstored(const BoardRecord& record, const RunControl& control) const {
    return {lines_of(record, measured_records(plan_, record.givens, {}, control))};
  }
  [[nodiscard]] std::string lines_of(const BoardRecord& record,
                                     const std::vector<BoardSolverRecord>& records) const {
    std::string lines;
    for (std::size_t i = 0; i < records.size(); ++i) {
      const BoardMeasureRow& row = *plan_.rows[i];
      lines += fmt::format(
          "{}\t{}\t{}\t{}\t{}\t{}\n", variants::text_of(record.givens), row.key,
          key_of(records[i].verdict), hardness_text(row, records[i].hardness), row.unit,
          seconds_ == SecondsColumn::kShown ? fmt::format("{:.6f}", records[i].seconds) : "-");
    }
    return lines;
  }

  const BoardMeasurePlan& plan_;
  const MeasureStorage* storage_;
  SecondsColumn seconds_;
};

// The number of puzzles without exactly one solution.
std::uint64_t measure_each_board(Session& session, const variants::Geometry& geometry,
                                 const BoardMeasuring& measuring, Recording* recording) {
  std::uint64_t improper = 0;
  stream_boards(
      session, geometry,
      [&](const BoardRecord& record) { return measuring.of(record, session.silent_control()); },
      [&](const MeasuredBoard& measured) {
        improper += measured.improper ? 1 : 0;
        const bool stores = recording != nullptr && measured.find;
        if (stores && recording->add(*measured.find) == Flow::kStop) return Flow::kStop;
        session.write(measured.lines);
        return Flow::kContinue;
      });
  return improper;
}

}  // namespace

ExitCode measure_boards(Session& session, const variants::Geometry& geometry) {
  const Options& options = session.options();
  if (const Status possible = check_again(options); !possible)
    return session.fail(possible.error());
  const BoardMeasurer measurer(geometry);
  auto rows = board_measures_named(measurer, options.text("solvers"));
  if (!rows) return session.fail(rows.error());
  const BoardMeasurePlan plan{measurer, *std::move(rows), thread_seconds};
  const auto recording = Recording::start_if_asked(session);
  if (!recording) return session.fail(recording.error());
  const auto earlier = EarlierRatings::open(session);
  if (!earlier) return session.fail(earlier.error());
  std::optional<MeasureStorage> storage;
  if (*recording) storage.emplace(geometry);
  if (storage && *earlier) storage->known.emplace((*earlier)->store());
  const auto seconds = options.has("no-seconds") ? SecondsColumn::kHidden : SecondsColumn::kShown;
  session.write_frame(kMeasureHeader);
  const std::uint64_t improper = measure_each_board(
      session, geometry, BoardMeasuring(plan, storage ? &*storage : nullptr, seconds),
      recording->get());
  if (!*recording) return session.exit_code();
  (*recording)->finish();
  note_unstored(session, improper, (*recording)->recorder());
  return session.exit_code();
}

}  // namespace nonet
