// What a command stores: a run in the session's database, in step with what it prints.
#pragma once

#include <memory>
#include <string>

#include "base/ordered_parallel.h"
#include "base/result.h"
#include "cli/database_path.h"
#include "cli/session.h"
#include "db/recorder_clock.h"
#include "db/run_recorder.h"

namespace nonet {

// By the clocks of this machine.
RecorderClock recorder_clock();
// What the store notes of the session's run.
RunRecord run_record(Session& session);

// Takes what a command finds before it is printed, and stores it before it goes out: the session's
// output asks for that before it hands anything to the system. A failure of the store is reported
// and final: nothing more is stored then, and the work is to stop.
class Recording {
 public:
  // Opens (or makes) the session's database and starts a run in it.
  static Result<std::unique_ptr<Recording>> start(Session& session,
                                                  Patience patience = Patience::kShort);
  Recording(const Recording&) = delete;
  Recording& operator=(const Recording&) = delete;
  ~Recording() { session_.output().before_handing_over({}); }

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
