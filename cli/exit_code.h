// The exit codes of nonet. Scripts rely on these numbers: they are forever.
#pragma once

#include <array>
#include <string_view>

#include "base/result.h"

namespace nonet {

enum class ExitCode : int {
  kOk = 0,
  kFailure = 1,
  kUsage = 2,
  kInvalidInput = 3,
  kTargetNotReached = 4,
  kDatabase = 5,
  kInterrupted = 130,
  kTerminated = 143,
};

struct ExitCodeRow {
  ExitCode code;
  std::string_view meaning;
};

// For help and the manual page.
inline constexpr std::array kExitCodes = {
    ExitCodeRow{ExitCode::kOk, "done; also when the reader of a pipe went away"},
    ExitCodeRow{ExitCode::kFailure, "failed: a file cannot be read or written, the disk is full"},
    ExitCodeRow{ExitCode::kUsage, "usage: unknown option, impossible request"},
    ExitCodeRow{ExitCode::kInvalidInput, "some input was invalid; the rest was processed"},
    ExitCodeRow{ExitCode::kTargetNotReached, "target not reached, for example fewer puzzles found"},
    ExitCodeRow{ExitCode::kDatabase, "database locked, corrupt, read-only or of a newer version"},
    ExitCodeRow{ExitCode::kInterrupted, "ended by SIGINT; everything produced so far is kept"},
    ExitCodeRow{ExitCode::kTerminated, "ended by SIGTERM; everything produced so far is kept"},
};

constexpr ExitCode exit_code_of(ErrorKind kind) {
  switch (kind) {
    case ErrorKind::kInput:
      return ExitCode::kInvalidInput;
    case ErrorKind::kFile:
      return ExitCode::kFailure;
    case ErrorKind::kDatabase:
      return ExitCode::kDatabase;
    case ErrorKind::kRequest:
      return ExitCode::kUsage;
  }
  return ExitCode::kFailure;
}

}  // namespace nonet
