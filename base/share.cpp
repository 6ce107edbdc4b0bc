#include "base/share.h"

#include "base/parse_number.h"
#include "base/random_stream.h"

namespace nonet {

std::uint64_t seed_of_share(std::uint64_t seed, const Share& share) {
  return share.number == 1 ? seed : stream_key(seed, "shard", share.number);
}

std::optional<Share> parse_share(std::string_view text) {
  const std::size_t slash = text.find('/');
  if (slash == std::string_view::npos) return std::nullopt;
  const auto number = parse_number<std::uint64_t>(text.substr(0, slash));
  const auto of = parse_number<std::uint64_t>(text.substr(slash + 1));
  if (!number || !of || *number < 1 || *number > *of) return std::nullopt;
  return Share{*number, *of};
}

}  // namespace nonet
