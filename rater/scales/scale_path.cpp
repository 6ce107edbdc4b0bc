#include "rater/scales/scale_path.h"

#include <fmt/format.h>

#include "base/request_error.h"

namespace nonet {

Status check_path(const ScaleRow& scale) {
  if (scale.explain != nullptr) return {};
  return request_error(fmt::format("the scale {} gives a number and no path", scale.key));
}

Rating rate(const ScaleRow& scale, const AnyPuzzle& puzzle, const RateRequest& request) {
  const auto* sukaku = std::get_if<Sukaku>(&puzzle);
  return sukaku != nullptr ? scale.rate_sukaku(*sukaku, request)
                           : scale.rate(std::get<Puzzle>(puzzle), request);
}

Path explain(const ScaleRow& scale, const AnyPuzzle& puzzle, const RateRequest& request) {
  const auto* sukaku = std::get_if<Sukaku>(&puzzle);
  return sukaku != nullptr ? scale.explain_sukaku(*sukaku, request)
                           : scale.explain(std::get<Puzzle>(puzzle), request);
}

}  // namespace nonet
