// A write transaction on a store. Everything saved through it becomes visible and lasting with
// commit(), or not at all. After an error only the destructor is of use.
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
#include "rater/rating.h"

namespace nonet {

class Connection;
class WriteStatements;

class Writer {
 public:
  Writer(Writer&&) noexcept;
  Writer& operator=(Writer&&) noexcept;
  // Takes back what was not committed.
  ~Writer();

  Status commit();

  Result<SavedPuzzle> save(const PuzzleRecord& record);
  // In the given order.
  Result<std::vector<SavedPuzzle>> save(std::span<const PuzzleRecord> records);

  // These replace what was saved under the same key. A rating must be solved or stuck; it is of
  // the puzzle written as `form`, and one of another form than the printed does not replace one of
  // that. `weights`: what tells them from the scale's own (rater/scales/weights_identity.h);
  // empty: nothing.
  Status save_rating(PuzzleId puzzle, const Rating& rating, const Grid& form,
                     std::string_view weights = {});
  // Saves the puzzle and what a solver says of it. A measurement belongs to the printed form, for a
  // solver that goes through cells in order counts differently on another one: where the store
  // prints the puzzle otherwise, the measurement is left out. `record.puzzle` need not be filled
  // in.
  Result<SavedMeasurement> save_measurement(const PuzzleRecord& measured,
                                            const SolverRecord& record);
  // Adds what a list says of the puzzle, which it writes as `form`, to what others said. Fields
  // that speak of cells are left out where the store prints another form.
  Status save_fields(PuzzleId puzzle, const Grid& form, std::span<const StoredField> fields);
  Status save_checkpoint(std::string_view name, std::string_view saved_at,
                         std::span<const std::byte> state);
  Status delete_checkpoint(std::string_view name);

  // The process holds the hunt from now on, whoever held it before.
  Status hold_hunt(std::string_view hunt, const ProcessName& process, std::string_view now);
  // A sign of life; false where another process holds the hunt, or none.
  Result<bool> renew_hunt(std::string_view hunt, const ProcessName& process, std::string_view now);
  // Nothing where another process holds it.
  Status release_hunt(std::string_view hunt, const ProcessName& process);

  // REQUIRES: the genes are the puzzle's givens, each once; save it only for a puzzle that was
  // added, since another printed form has another genotype.
  Status save_genotype(PuzzleId puzzle, const Genotype& genotype);
  // REQUIRES: at least one parent, none of them the puzzle itself.
  Status save_descent(PuzzleId puzzle, const Descent& descent);

  Result<StartedRun> start_run(const RunRecord& run);
  Status finish_run(RunId run, std::string_view finished_at);
  Status save_find(const Find& find);

 private:
  friend class Store;
  struct Batch;
  Writer(std::string path, Connection& connection, WriteStatements& statements);

  std::unique_ptr<Batch> batch_;
};

}  // namespace nonet
