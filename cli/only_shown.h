// The only puzzle of the input, for pictures, which show one.
#pragma once

#include <optional>

#include "base/ordered_parallel.h"
#include "base/request_error.h"
#include "cli/session.h"

namespace nonet {

template <typename Shown>
class OnlyShown {
 public:
  explicit OnlyShown(Session& session) : session_(session) {}

  // Keeps the first one; a second one is an error of the session.
  Flow take(const Shown& shown) {
    if (shown_) {
      session_.fail(request_error("a picture shows one puzzle; the input holds more"));
      return Flow::kStop;
    }
    shown_ = shown;
    return Flow::kContinue;
  }

  // Writes the bytes that draw(shown) gives, and returns `code`, or the code of what failed.
  template <typename Draw>
  ExitCode write(ExitCode code, Draw draw) const {
    if (!shown_ || session_.exit_code() == ExitCode::kUsage) return session_.exit_code();
    const auto bytes = draw(*shown_);
    if (!bytes) return session_.fail(bytes.error());
    session_.write(*bytes);
    return code;
  }

 private:
  Session& session_;
  std::optional<Shown> shown_;
};

}  // namespace nonet
