#include "rater/orders/scale_path.h"

#include <array>
#include <fmt/format.h>
#include <string_view>

#include "base/request_error.h"
#include "rater/orders/classification/chain_path.h"

namespace nonet {

namespace {

struct ChainExplainer {
  std::string_view scale;
  Explain explain;
};

constexpr std::array kChainExplainers = {ChainExplainer{"te-depth", explain_te_depth},
                                         ChainExplainer{"b", explain_b},
                                         ChainExplainer{"w", explain_w},
                                         ChainExplainer{"gb", explain_gb},
                                         ChainExplainer{"gw", explain_gw},
                                         ChainExplainer{"bxb", explain_bxb},
                                         ChainExplainer{"bxbb", explain_bxbb}};

}  // namespace

Status check_path(const ScaleRow& scale) {
  if (scale.explain != nullptr) return {};
  constexpr const char* kHint =
      "; `nonet explain --scale {}` shows the chains and trials behind it";
  return request_error(fmt::format("the scale {} gives a number and no path", scale.key) +
                       (telling_of(scale) == nullptr ? "" : fmt::format(kHint, scale.key)));
}

Explain telling_of(const ScaleRow& scale) {
  if (scale.explain != nullptr) return scale.explain;
  for (const ChainExplainer& row : kChainExplainers) {
    if (row.scale == scale.key) return row.explain;
  }
  return nullptr;
}

}  // namespace nonet
