#include "tasks/hunt/find_threshold.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <fmt/format.h>

#include "base/keyed_rows.h"
#include "base/parse_number.h"
#include "base/request_error.h"

namespace nonet {
namespace {

struct ThresholdRow {
  std::string_view key;
  FindThreshold::Of of;
};
constexpr std::array kThresholds = {
    ThresholdRow{"er", FindThreshold::Of::kEr},
    ThresholdRow{"depth", FindThreshold::Of::kDepth},
    ThresholdRow{"bxb", FindThreshold::Of::kBxb},
    ThresholdRow{"bxbb", FindThreshold::Of::kBxbb},
};

}  // namespace

Result<FindThreshold> parse_threshold(std::string_view text) {
  const std::size_t equals = std::min(text.find('='), text.size());
  const auto* row = std::ranges::find(kThresholds, text.substr(0, equals), &ThresholdRow::key);
  const auto least = parse_number<double>(text.substr(std::min(equals + 1, text.size())));
  if (row == kThresholds.end() || !least) {
    return request_error(
        fmt::format("'{}' is no threshold: er=11, depth=3, bxb=7 or bxbb=2 is expected", text));
  }
  return FindThreshold{row->of, *least};
}

std::string text_of(const FindThreshold& threshold) {
  const auto* row = std::ranges::find(kThresholds, threshold.of, &ThresholdRow::of);
  return fmt::format("{}={}", row->key, threshold.least);
}

bool reaches(const FindThreshold& threshold, const ArchivedPuzzle& find) {
  switch (threshold.of) {
    case FindThreshold::Of::kEr:
      return find.rating.er > 0 && find.rating.er >= std::lround(10 * threshold.least);
    case FindThreshold::Of::kDepth:
      return find.is.depth >= threshold.least;
    case FindThreshold::Of::kBxb:
      return find.is.depth == 2 && find.is.braids >= threshold.least;
    case FindThreshold::Of::kBxbb:
      return find.is.depth == 3 && find.is.braids >= threshold.least;
  }
  return false;
}

}  // namespace nonet
