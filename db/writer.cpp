#include "db/writer.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numeric>
#include <utility>

#include "base/request_error.h"
#include "db/connection.h"
#include "db/database_error.h"
#include "db/grid_packing.h"
#include "db/row_text.h"
#include "db/rows.h"
#include "db/write_statements.h"

namespace nonet {
namespace {

constexpr std::int64_t stored(std::uint64_t value) { return static_cast<std::int64_t>(value); }
constexpr std::int64_t stored(PuzzleId id) { return static_cast<std::int64_t>(id); }
constexpr std::int64_t stored(RunId id) { return static_cast<std::int64_t>(id); }

// The 81 characters of a grid without an allocation; this is the hot path of a bulk insert.
class GridLine {
 public:
  explicit GridLine(const Grid& grid) {
    for (std::size_t i = 0; i < text_.size(); ++i) {
      text_[i] = grid.values()[i] == 0 ? '.' : static_cast<char>('0' + grid.values()[i]);
    }
  }
  [[nodiscard]] std::string_view text() const { return {text_.data(), text_.size()}; }

 private:
  std::array<char, kCells> text_{};
};

bool is_about_cells(const StoredField& field) {
  return std::ranges::find(kFieldsAboutCells, field.key) != kFieldsAboutCells.end();
}

bool finite(const Rating& rating) {
  return std::isfinite(rating.score) &&
         std::ranges::all_of(rating.values,
                             [](const RatingValue& value) { return std::isfinite(value.value); });
}

// A statement about a hunt and the process that works at it, with both bound.
Statement& of_holder(Statement& statement, std::string_view hunt, const ProcessName& process) {
  return statement.bind(1, hunt)
      .bind(2, process.host)
      .bind(3, process.pid)
      .bind(4, process.identity);
}

}  // namespace

struct Writer::Batch {
  Batch(std::string file, Connection& open_connection, WriteStatements& prepared)
      : path(std::move(file)),
        connection(open_connection),
        statements(prepared),
        transaction(open_connection),
        next_id_(connection.number("SELECT coalesce(max(id), 0) + 1 FROM puzzles")) {}

  std::string path;
  Connection& connection;
  WriteStatements& statements;
  Transaction transaction;

  template <typename Action>
  auto guarded(Action action) const {
    return as_result(path, action);
  }

  std::vector<SavedPuzzle> save(std::span<const PuzzleRecord> records);
  bool prints(PuzzleId id, const Grid& givens);
  SavedPuzzle save_board_row(const BoardPuzzleRow& record, bool& prints_it);

 private:
  SavedPuzzle save_form(const GridBytes& form, std::int64_t id);
  void save_row(const PuzzleRecord& record, const GridBytes& form, PuzzleId id);

  std::int64_t next_id_;  // ours alone while the transaction holds the write lock
};

Writer::Writer(std::string path, Connection& connection, WriteStatements& statements)
    : batch_(std::make_unique<Batch>(std::move(path), connection, statements)) {}
Writer::Writer(Writer&&) noexcept = default;
Writer& Writer::operator=(Writer&&) noexcept = default;
Writer::~Writer() = default;

Status Writer::commit() {
  return batch_->guarded([&] { batch_->transaction.commit(); });
}

// Claims the canonical form for row `id`, or finds the row that already has it.
SavedPuzzle Writer::Batch::save_form(const GridBytes& form, std::int64_t id) {
  statements.insert_form.bind(1, form.bytes()).bind(2, id).run();
  if (connection.changes() == 1) return {PuzzleId{id}, true};
  Statement& known = statements.find_form.bind(1, form.bytes());
  known.step();
  const PuzzleId found{known.integer(0)};
  known.reset();
  return {found, false};
}

void Writer::Batch::save_row(const PuzzleRecord& record, const GridBytes& form, PuzzleId id) {
  const GridLine givens(record.puzzle.givens());
  const GridLine solution(record.puzzle.solution());
  statements.insert_puzzle.bind(1, stored(id))
      .bind(2, form.bytes())
      .bind(3, givens.text())
      .bind(4, solution.text())
      .bind(5, std::int64_t{form.clue_count()})
      .run();
}

// Whether the store prints the puzzle with these givens.
bool Writer::Batch::prints(PuzzleId id, const Grid& givens) {
  Statement& row = statements.find_givens.bind(1, stored(id));
  const bool same = row.step() && row.text(0) == GridLine(givens).text();
  row.reset();
  return same;
}

// The forms are inserted in key order, so that neighbours use the same page of the key table while
// it is in memory; that saves large batches random page reads. The rows keep the caller's order.
std::vector<SavedPuzzle> Writer::Batch::save(std::span<const PuzzleRecord> records) {
  std::vector<GridBytes> forms;
  forms.reserve(records.size());
  for (const PuzzleRecord& record : records) forms.emplace_back(record.canonical);
  std::vector<std::size_t> by_form(records.size());
  std::iota(by_form.begin(), by_form.end(), std::size_t{0});
  std::ranges::sort(by_form, [&](std::size_t a, std::size_t b) {
    const auto order = forms[a] <=> forms[b];
    return order == 0 ? a < b : order < 0;
  });
  std::vector<SavedPuzzle> saved(records.size());
  for (const std::size_t i : by_form) {
    saved[i] = save_form(forms[i], next_id_ + static_cast<std::int64_t>(i));
  }
  for (std::size_t i = 0; i < records.size(); ++i) {
    if (saved[i].added) save_row(records[i], forms[i], saved[i].id);
  }
  next_id_ += static_cast<std::int64_t>(records.size());
  return saved;
}

Result<SavedPuzzle> Writer::save(const PuzzleRecord& record) {
  return batch_->guarded([&] { return batch_->save({&record, 1}).front(); });
}

Result<std::vector<SavedPuzzle>> Writer::save(std::span<const PuzzleRecord> records) {
  return batch_->guarded([&] { return batch_->save(records); });
}

Status Writer::save_rating(PuzzleId puzzle, const Rating& rating, const Grid& form,
                           std::string_view weights) {
  if (!rating.solved() && !rating.stuck()) {
    return request_error("only a finished rating can be stored");
  }
  if (!finite(rating)) return request_error("a rating of infinite numbers cannot be stored");
  return batch_->guarded([&] {
    const std::string columns = rating_columns_text(rating.values);
    const std::string exact = exact_values_text(rating.values);
    const bool as_printed = batch_->prints(puzzle, form);
    Statement& row = batch_->statements.insert_rating;
    row.bind(1, stored(puzzle))
        .bind(2, rating.scale)
        .bind(3, std::int64_t{rating.scale_version})
        .bind(4, weights)
        .bind(6, rating.hardest)
        .bind(7, std::int64_t{rating.solved() ? 0 : rating.cells_left})
        .bind(8, columns)
        .bind(9, std::int64_t{as_printed})
        .bind(10, exact);
    if (rating.solved()) {
      row.bind(5, rating.score);
    } else {
      row.bind_null(5);
    }
    row.run();
  });
}

Status Writer::save_fields(PuzzleId puzzle, const Grid& form, std::span<const StoredField> fields) {
  if (fields.empty()) return {};
  return batch_->guarded([&] {
    const bool as_printed = batch_->prints(puzzle, form);
    std::int64_t ordinal = 0;
    for (const StoredField& field : fields) {
      if (!as_printed && is_about_cells(field)) continue;
      batch_->statements.insert_field.bind(1, stored(puzzle))
          .bind(2, key_of(field.kind))
          .bind(3, field.key)
          .bind(4, field.value)
          .bind(5, ordinal++)
          .run();
    }
  });
}

SavedPuzzle Writer::Batch::save_board_row(const BoardPuzzleRow& record, bool& prints_it) {
  const auto clues =
      static_cast<std::int64_t>(record.givens.size()) - std::ranges::count(record.givens, '.');
  statements.insert_board_puzzle.bind(1, record.board)
      .bind(2, record.canonical)
      .bind(3, record.givens)
      .bind(4, record.solution)
      .bind(5, clues)
      .run();
  const bool added = connection.changes() == 1;
  Statement& row = statements.find_board_puzzle.bind(1, record.board).bind(2, record.canonical);
  row.step();
  const SavedPuzzle saved{PuzzleId{row.integer(0)}, added};
  prints_it = row.text(1) == record.givens;
  row.reset();
  return saved;
}

Result<SavedPuzzle> Writer::save_board(const BoardPuzzleRow& record,
                                       std::span<const Rating> ratings) {
  return batch_->guarded([&] {
    bool prints_it = false;
    const SavedPuzzle saved = batch_->save_board_row(record, prints_it);
    for (const Rating& rating : ratings) {
      if (!prints_it || !rating.solved() || !finite(rating)) continue;
      const std::string columns = rating_columns_text(rating.values);
      batch_->statements.insert_board_rating.bind(1, stored(saved.id))
          .bind(2, rating.scale)
          .bind(3, std::int64_t{rating.scale_version})
          .bind(4, rating.score)
          .bind(5, rating.hardest)
          .bind(6, columns)
          .run();
    }
    return saved;
  });
}

Result<SavedMeasurement> Writer::save_board_measurements(
    const BoardPuzzleRow& measured, std::span<const BoardSolverRecord> records) {
  return batch_->guarded([&]() -> SavedMeasurement {
    bool prints_it = false;
    const SavedPuzzle saved = batch_->save_board_row(measured, prints_it);
    if (!prints_it) return {saved, false};
    for (const BoardSolverRecord& record : records) {
      batch_->statements.insert_board_measurement.bind(1, stored(saved.id))
          .bind(2, record.solver)
          .bind(3, std::int64_t{record.version})
          .bind(4, key_of(record.verdict))
          .bind(5, record.hardness)
          .bind(6, record.unit)
          .bind(7, record.seconds)
          .run();
    }
    return {saved, true};
  });
}

Result<SavedMeasurement> Writer::save_measurement(const PuzzleRecord& measured,
                                                  const SolverRecord& record) {
  return batch_->guarded([&]() -> SavedMeasurement {
    const SavedPuzzle puzzle = batch_->save({&measured, 1}).front();
    if (!puzzle.added && !batch_->prints(puzzle.id, measured.puzzle.givens())) {
      return {puzzle, false};
    }
    const std::string details = details_text(record.details);
    batch_->statements.insert_measurement.bind(1, stored(puzzle.id))
        .bind(2, record.solver)
        .bind(3, stored(record.seed))
        .bind(4, key_of(record.verdict))
        .bind(5, stored(record.solution_count))
        .bind(6, record.hardness)
        .bind(7, record.unit)
        .bind(8, stored(record.effort))
        .bind(9, record.seconds)
        .bind(10, details)
        .run();
    return {puzzle, true};
  });
}

Status Writer::save_checkpoint(std::string_view name, std::string_view saved_at,
                               std::span<const std::byte> state) {
  return batch_->guarded([&] {
    batch_->statements.insert_checkpoint.bind(1, name).bind(2, saved_at).bind(3, state).run();
  });
}

Status Writer::delete_checkpoint(std::string_view name) {
  return batch_->guarded([&] { batch_->statements.delete_checkpoint.bind(1, name).run(); });
}

Status Writer::hold_hunt(std::string_view hunt, const ProcessName& process, std::string_view now) {
  return batch_->guarded(
      [&] { of_holder(batch_->statements.insert_holder, hunt, process).bind(5, now).run(); });
}

Result<bool> Writer::renew_hunt(std::string_view hunt, const ProcessName& process,
                                std::string_view now) {
  return batch_->guarded([&] {
    of_holder(batch_->statements.renew_holder, hunt, process).bind(5, now).run();
    return batch_->connection.changes() == 1;
  });
}

Status Writer::release_hunt(std::string_view hunt, const ProcessName& process) {
  return batch_->guarded([&] { of_holder(batch_->statements.delete_holder, hunt, process).run(); });
}

Status Writer::save_genotype(PuzzleId puzzle, const Genotype& genotype) {
  return batch_->guarded([&] {
    const std::vector<std::byte> genes = pack_genotype(genotype);
    batch_->statements.insert_genotype.bind(1, stored(puzzle))
        .bind(2, std::span<const std::byte>(genes))
        .run();
  });
}

Status Writer::save_descent(PuzzleId puzzle, const Descent& descent) {
  return batch_->guarded([&] {
    batch_->statements.delete_lineage.bind(1, stored(puzzle)).run();
    std::int64_t ordinal = 0;
    for (const PuzzleId parent : descent.parents) {
      batch_->statements.insert_lineage.bind(1, stored(puzzle))
          .bind(2, ordinal++)
          .bind(3, stored(parent))
          .bind(4, descent.operation)
          .bind(5, descent.change)
          .run();
    }
  });
}

Result<StartedRun> Writer::start_run(const RunRecord& run) {
  return batch_->guarded([&] {
    Statement& row = batch_->statements.insert_run;
    row.bind(1, run.command)
        .bind(2, stored(run.seed))
        .bind(3, run.options)
        .bind(4, run.version)
        .bind(5, run.started)
        .step();
    StartedRun started{RunId{row.integer(0)}, std::string(row.text(1))};
    row.run();  // to its end
    return started;
  });
}

Status Writer::finish_run(RunId run, std::string_view finished_at) {
  return batch_->guarded(
      [&] { batch_->statements.finish_run.bind(1, finished_at).bind(2, stored(run)).run(); });
}

Status Writer::save_find(const FindRow& find) {
  return batch_->guarded([&] {
    batch_->statements.insert_find.bind(1, stored(find.run))
        .bind(2, stored(find.ordinal))
        .bind(3, stored(find.puzzle))
        .bind(4, find.seconds)
        .run();
  });
}

}  // namespace nonet
