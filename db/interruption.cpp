#include "db/interruption.h"

#include <sqlite3.h>

namespace nonet {
namespace {

int stop_requested(void* control) {
  return static_cast<const RunControl*>(control)->should_stop() ? 1 : 0;
}

}  // namespace

Interruption::Interruption(const Connection& connection, const RunControl& control)
    : handle_(connection.handle()) {
  constexpr int kInstructions = 20'000;  // of SQLite between two checks: about a millisecond
  sqlite3_progress_handler(handle_, kInstructions, stop_requested,
                           const_cast<RunControl*>(&control));  // NOLINT: only read
}

Interruption::~Interruption() { sqlite3_progress_handler(handle_, 0, nullptr, nullptr); }

}  // namespace nonet
