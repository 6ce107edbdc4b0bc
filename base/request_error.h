// The error for options and wishes that make no sense.
#pragma once

#include <string>
#include <utility>

#include "base/result.h"

namespace nonet {

// An impossible or contradictory request; `place` is known where the request was read from a file.
inline Error request_error(std::string reason, Place place = {}) {
  return {.kind = ErrorKind::kRequest, .reason = std::move(reason), .place = std::move(place)};
}

}  // namespace nonet
