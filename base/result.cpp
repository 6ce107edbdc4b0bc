#include "base/result.h"

namespace nonet {

std::string Error::text() const {
  std::string out = place.source;
  if (place.line != 0) {
    if (out.empty()) out = "line";
    out += ':' + std::to_string(place.line);
    if (place.column != 0) out += ':' + std::to_string(place.column);
  }
  if (!out.empty()) out += ": ";
  return out + reason;
}

}  // namespace nonet
