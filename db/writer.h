// A write transaction on a store. Everything saved through it becomes visible and permanent with
// commit(), or not at all. After an error it can only be destroyed.
#pragma once

#include <cstddef>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "db/hunt_holder.h"
#include "db/records.h"
#include "rater/orders/scale/rating.h"

namespace nonet {

class Connection;
class WriteStatements;

class Writer {
 public:
  Writer(Writer&&) noexcept;
  Writer& operator=(Writer&&) noexcept;
  // Rolls back uncommitted changes.
  ~Writer();

  Status commit();

  Result<SavedPuzzle> save(const PuzzleRecord& record);
  // In the given order.
  Result<std::vector<SavedPuzzle>> save(std::span<const PuzzleRecord> records);

  // These replace earlier values with the same key. A rating must be solved or stuck; it is of the
  // puzzle written as `form`, and does not replace a rating of the printed form unless `form` is
  // that. `weights`: the weights if not the scale's own (rater/orders/scale/weights_identity.h);
  // empty: its own.
  Status save_rating(PuzzleId puzzle, const Rating& rating, const Grid& form,
                     std::string_view weights = {});
  // Saves the puzzle and a solver's report on it. A measurement belongs to the printed form, since
  // a solver that goes through cells in order counts differently on another one: if the store
  // prints another form, the measurement is left out. `record.puzzle` need not be set.
  Result<SavedMeasurement> save_measurement(const PuzzleRecord& measured,
                                            const SolverRecord& record);
  // Saves a puzzle of another board and, if the store prints it with these givens, its ratings;
  // ratings without a score are left out. `record.id` need not be set.
  Result<SavedPuzzle> save_board(const BoardPuzzleRow& record, std::span<const Rating> ratings);
  // Saves a puzzle of another board and its measurements, which are left out if the store prints it
  // with other givens. `puzzle` of the records need not be set.
  Result<SavedMeasurement> save_board_measurements(const BoardPuzzleRow& measured,
                                                   std::span<const BoardSolverRecord> records);
  // Adds a list's fields of the puzzle, which it writes as `form`, to those of other lists. Fields
  // that refer to cells are left out if the store prints another form.
  Status save_fields(PuzzleId puzzle, const Grid& form, std::span<const StoredField> fields);
  Status save_checkpoint(std::string_view name, std::string_view saved_at,
                         std::span<const std::byte> state);
  Status delete_checkpoint(std::string_view name);

  // The process holds the hunt from now on, even if another one held it.
  Status hold_hunt(std::string_view hunt, const ProcessName& process, std::string_view now);
  // Renews the sign of life; false if another process holds the hunt, or none.
  Result<bool> renew_hunt(std::string_view hunt, const ProcessName& process, std::string_view now);
  // Does nothing if another process holds it.
  Status release_hunt(std::string_view hunt, const ProcessName& process);

  // REQUIRES: the genes are the puzzle's givens, each once; save it only for a newly added puzzle,
  // since another printed form has another genotype.
  Status save_genotype(PuzzleId puzzle, const Genotype& genotype);
  // REQUIRES: at least one parent, none of them the puzzle itself.
  Status save_descent(PuzzleId puzzle, const Descent& descent);

  Result<StartedRun> start_run(const RunRecord& run);
  Status finish_run(RunId run, std::string_view finished_at);
  Status save_find(const FindRow& find);

 private:
  friend class Store;
  struct Batch;
  Writer(std::string path, Connection& connection, WriteStatements& statements);

  std::unique_ptr<Batch> batch_;
};

}  // namespace nonet
