// The error of most options and wishes that make no sense.
#pragma once

#include <string>
#include <utility>

#include "base/result.h"

namespace nonet {

// An impossible or contradictory request; its place is known where it was read from a file.
inline Error request_error(std::string reason, Place place = {}) {
  return {.kind = ErrorKind::kRequest, .reason = std::move(reason), .place = std::move(place)};
}

}  // namespace nonet
