// The session's database: where it is when no --db is given, how its locks are waited for, and the
// run that a command stores in it in step with what it prints.
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

// Opens (or makes, to write) the session's database. Waits for locks; after a second the user is
// told, and after Ctrl-C it waits some seconds more. REQUIRES: the session outlives the store.
Result<Store> open_database(Session& session, Access access, Patience patience = Patience::kShort);
// The same with a patience that may change while the store is open.
Result<Store> open_database(Session& session, Access access,
                            std::shared_ptr<const Patience> patience);

// Names each damaged row of the database `path` once, as an invalid record (exit code 3); from the
// hundredth on it says only that there are more. REQUIRES: the session outlives it.
DamageSink tell_damage(Session& session, std::string path);

// By the clocks of this machine.
RecorderClock recorder_clock();
// What the store notes of the session's run.
RunRecord run_record(Session& session);

// Takes what a command finds before it is printed, and stores it before it goes out: the session's
// output asks for that before it hands anything to the system. A failure of the store is reported
// and final: nothing more is stored or printed then, and the work is to stop.
class Recording {
 public:
  // Opens (or makes) the session's database and starts a run in it.
  static Result<std::unique_ptr<Recording>> start(Session& session,
                                                  Patience patience = Patience::kShort);
  // The same where --db is given; else null.
  static Result<std::unique_ptr<Recording>> start_if_asked(Session& session,
                                                           Patience patience = Patience::kShort);
  Recording(const Recording&) = delete;
  Recording& operator=(const Recording&) = delete;
  // Stores what an exception left waiting, for it may be printed yet. Where even that throws, the
  // program ends here: nothing is printed then that is not stored.
  ~Recording() {
    store();
    session_.output().before_handing_over({});
  }

  // Takes what is to be stored; to be called before it is printed.
  Flow add(RunFind find);
  // Stores what waits.
  Flow store() { return failed_ ? Flow::kStop : note(recorder_.flush()); }
  // True where the store holds an isomorphic puzzle; what waits to be stored does not count.
  Result<bool> holds(const Grid& canonical) { return recorder_.holds(canonical); }
  // Stores what waits, and notes the end of the run.
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

}  // namespace nonet
