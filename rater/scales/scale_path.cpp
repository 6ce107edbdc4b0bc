#include "rater/scales/scale_path.h"

#include <fmt/format.h>

#include "base/request_error.h"

namespace nonet {

Status check_path(const ScaleRow& scale) {
  if (scale.explain != nullptr) return {};
  return request_error(fmt::format("the scale {} gives a number and no path", scale.key));
}

}  // namespace nonet
