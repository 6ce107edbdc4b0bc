// The session's database: its default path, the wait for its locks, and the run that a command
// stores in it in step with its output.
#pragma once

#include <memory>
#include <string>

#include "base/ordered_parallel.h"
#include "base/result.h"
#include "cli/options.h"
#include "cli/session.h"
#include "db/lock_patience.h"
#include "db/recorder_clock.h"
#include "db/run_recorder.h"
#include "db/store.h"

namespace nonet {

// --db, or $XDG_DATA_HOME/nonet/nonet.db (default ~/.local/share), whose folder is made if absent.
std::string database_path(const Options& options);

// Opens (or makes, to write) the session's database. Waits for locks, with a note to the user after
// a second; after Ctrl-C only for some seconds more. REQUIRES: the session outlives the store.
Result<Store> open_database(Session& session, Access access, Patience patience = Patience::kShort);
// The same with a patience that may change while the store is open.
Result<Store> open_database(Session& session, Access access,
                            std::shared_ptr<const Patience> patience);

// Reports each damaged row of the database `path` once, as an invalid record (exit code 3); from
// the hundredth on only that there are more. REQUIRES: the session outlives it.
DamageSink tell_damage(Session& session, std::string path);

// Reads the clocks of this machine.
RecorderClock recorder_clock();
// The record of the session's run in the store.
RunRecord run_record(Session& session);

// Stores the finds of a command before they are printed: the session's output calls store() before
// it passes anything to the system. A failure of the store is reported and final: then nothing more
// is stored or printed, and the work must stop.
class Recording {
 public:
  // Opens (or makes) the session's database and starts a run in it.
  static Result<std::unique_ptr<Recording>> start(Session& session,
                                                  Patience patience = Patience::kShort);
  // The same if --db is given; else null.
  static Result<std::unique_ptr<Recording>> start_if_asked(Session& session,
                                                           Patience patience = Patience::kShort);
  Recording(const Recording&) = delete;
  Recording& operator=(const Recording&) = delete;
  // Stores finds that an exception left waiting, since they may still be printed. If even that
  // throws, the program ends here: it never prints unstored finds.
  ~Recording() {
    store();
    session_.output().before_handing_over({});
  }

  // Takes a find to be stored. REQUIRES: it is not printed yet.
  Flow add(Find find, std::vector<StoredField> fields = {});
  Flow add(BoardFind find);
  // Stores the waiting finds.
  Flow store() { return failed_ ? Flow::kStop : note(recorder_.flush()); }
  // True if the store holds an isomorphic puzzle; waiting finds do not count.
  Result<bool> holds(const Grid& canonical) { return recorder_.holds(canonical); }
  Result<bool> holds(const BoardPuzzleRow& puzzle) { return recorder_.holds(puzzle); }
  // Stores the waiting finds, and records the end of the run.
  void finish();

  RunRecorder& recorder() { return recorder_; }

 private:
  Recording(Session& session, RunRecorder recorder)
      : session_(session), recorder_(std::move(recorder)) {
    session_.output().before_handing_over([this] { store(); });
  }
  Flow note(const Status& status);

  Session& session_;
  RunRecorder recorder_;
  bool failed_ = false;
};

// Notes measurements that could not be stored. `improper`: measured inputs without exactly one
// solution.
void note_unstored(Session& session, std::uint64_t improper, const RunRecorder& recorder);

}  // namespace nonet
