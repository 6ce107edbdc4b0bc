#include "tasks/dataset/splits.h"

#include <algorithm>
#include <fmt/format.h>
#include <numeric>

#include "base/parse_number.h"
#include "base/quick_stream.h"
#include "base/request_error.h"

namespace nonet {

Result<SplitShares> parse_splits(std::string_view text) {
  SplitShares shares{};
  std::size_t at = 0;
  for (std::size_t split = 0; split < kSplits; ++split) {
    const bool last = split + 1 == kSplits;
    const std::size_t end = last ? text.size() : text.find(',', at);
    const auto share = end == text.npos || at > end
                           ? std::optional<std::uint32_t>()
                           : parse_number<std::uint32_t>(text.substr(at, end - at));
    if (!share || *share > 1'000'000) {
      return request_error(fmt::format(
          "--splits '{}': three whole numbers, for train, validation and test: 80,10,10", text));
    }
    shares[split] = *share;
    at = end + 1;
  }
  if (std::ranges::count(shares, 0U) == kSplits) {
    return request_error(fmt::format("--splits '{}': all parts would be empty", text));
  }
  return shares;
}

std::array<std::uint64_t, kSplits> quotas(std::uint64_t count, const SplitShares& shares) {
  const std::uint64_t all = std::accumulate(shares.begin(), shares.end(), std::uint64_t{0});
  std::array<std::uint64_t, kSplits> parts{};
  std::array<std::uint64_t, kSplits> rests{};
  std::uint64_t given = 0;
  for (std::size_t i = 0; i < kSplits; ++i) {
    // In two parts, so that a large count does not overflow.
    const std::uint64_t rest = count % all * shares[i];
    parts[i] = count / all * shares[i] + rest / all;
    rests[i] = rest % all;
    given += parts[i];
  }
  for (; given < count; ++given) {
    const auto largest = std::ranges::max_element(rests) - rests.begin();
    ++parts[static_cast<std::size_t>(largest)];
    rests[static_cast<std::size_t>(largest)] = 0;
  }
  return parts;
}

SplitBook::SplitBook(std::uint64_t seed, const SplitShares& shares,
                     const std::vector<std::uint64_t>& counts)
    : seed_(seed), shares_(shares) {
  left_.reserve(counts.size());
  for (const std::uint64_t count : counts) left_.push_back(quotas(count, shares));
}

SplitBook::Answer SplitBook::admit(std::size_t stratum, const ClassKeys& keys) {
  const GridEntry* known = grids_.find(keys.grid);
  const std::size_t split = known != nullptr ? known->split : drawn_split(keys.grid);
  if (puzzles_.contains(keys.puzzle)) return {Admission::kRepeated, split};
  std::uint64_t& left = left_[stratum][split];
  if (left == 0) return {Admission::kFull, split};
  --left;
  puzzles_.insert(keys.puzzle);
  grids_.insert({keys.grid, static_cast<std::uint32_t>(split)});
  return {Admission::kTaken, split};
}

std::uint64_t SplitBook::left(std::size_t stratum) const {
  const auto& parts = left_[stratum];
  return std::accumulate(parts.begin(), parts.end(), std::uint64_t{0});
}

std::size_t SplitBook::drawn_split(const Fingerprint& grid) const {
  QuickStream random(grid.high ^ stream_key(seed_, "dataset split", grid.low));
  const std::uint32_t all = std::accumulate(shares_.begin(), shares_.end(), 0U);
  std::uint32_t drawn = random.below(all);
  std::size_t split = 0;
  while (drawn >= shares_[split]) drawn -= shares_[split++];
  return split;
}

}  // namespace nonet
