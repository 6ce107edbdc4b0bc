#include "rater/scales/scale_path.h"

#include <algorithm>
#include <array>
#include <fmt/format.h>
#include <string_view>

#include "base/request_error.h"
#include "rater/scales/classification/chain_path.h"

namespace nonet {

namespace {

struct ToldChains {
  std::string_view scale;
  Explain explain;
};

constexpr std::array kToldChains = {ToldChains{"te-depth", explain_te_depth},
                                    ToldChains{"b", explain_b},
                                    ToldChains{"w", explain_w},
                                    ToldChains{"gb", explain_gb},
                                    ToldChains{"gw", explain_gw},
                                    ToldChains{"bxb", explain_bxb},
                                    ToldChains{"bxbb", explain_bxbb}};

}  // namespace

Status check_path(const ScaleRow& scale) {
  if (scale.explain != nullptr) return {};
  constexpr const char* kTold =
      "; `nonet explain --scale {}` tells the chains and trials behind it";
  return request_error(fmt::format("the scale {} gives a number and no path", scale.key) +
                       (telling_of(scale) == nullptr ? "" : fmt::format(kTold, scale.key)));
}

Explain telling_of(const ScaleRow& scale) {
  if (scale.explain != nullptr) return scale.explain;
  const auto* const told = std::ranges::find(kToldChains, scale.key, &ToldChains::scale);
  return told == kToldChains.end() ? nullptr : told->explain;
}

Rating rate(const ScaleRow& scale, const AnyPuzzle& puzzle, const RateRequest& request) {
  const auto* sukaku = std::get_if<Sukaku>(&puzzle);
  return sukaku != nullptr ? scale.rate_sukaku(*sukaku, request)
                           : scale.rate(std::get<Puzzle>(puzzle), request);
}

Path explain(const ScaleRow& scale, const AnyPuzzle& puzzle, const RateRequest& request) {
  const auto* sukaku = std::get_if<Sukaku>(&puzzle);
  return sukaku != nullptr ? scale.explain_sukaku(*sukaku, request)
                           : telling_of(scale)(std::get<Puzzle>(puzzle), request);
}

}  // namespace nonet
