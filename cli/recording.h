// What a command stores, with this machine's clocks and the session's options.
#pragma once

#include <string>

#include "base/result.h"
#include "cli/session.h"
#include "db/recorder_clock.h"
#include "db/run_recorder.h"

namespace nonet {

// By the clocks of this machine.
RecorderClock recorder_clock();
// What the store notes of the session's run.
RunRecord run_record(Session& session);
// Opens (or makes) the session's database and starts a run in it.
Result<RunRecorder> start_recording(Session& session);

}  // namespace nonet
