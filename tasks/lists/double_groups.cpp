#include "tasks/lists/double_groups.h"

#include <algorithm>
#include <fmt/format.h>
#include <numeric>
#include <span>
#include <tuple>

#include "base/printable.h"

namespace nonet {

void DoubleGroups::add(const Grid& givens, const Fingerprint& key, const Place& place) {
  if (sources_.empty() || sources_.back() != place.source) sources_.push_back(place.source);
  members_.push_back({.key = key,
                      .givens = givens,
                      .source = static_cast<std::uint32_t>(sources_.size() - 1),
                      .line = place.line});
}

std::vector<DoubleGroups::Group> DoubleGroups::groups() const {
  std::vector<std::size_t> by_key(members_.size());
  std::iota(by_key.begin(), by_key.end(), std::size_t{0});
  const auto key_of = [&](std::size_t i) {
    return std::tuple(members_[i].key.high, members_[i].key.low);
  };
  std::ranges::stable_sort(by_key, {}, key_of);
  std::vector<Group> groups;
  for (auto first = by_key.begin(); first != by_key.end();) {
    const auto end = std::find_if(first, by_key.end(),
                                  [&](std::size_t i) { return key_of(i) != key_of(*first); });
    if (end - first > 1) groups.emplace_back(first, end);
    first = end;
  }
  std::ranges::sort(groups, {}, [](const Group& group) { return group.front(); });
  return groups;
}

std::string DoubleGroups::line_of(const Member& member, std::size_t group,
                                  std::string_view relation) const {
  return fmt::format("{}\t{}\t{}\t{}\t{}\n", group, printable(sources_[member.source]), member.line,
                     member.givens.line(), relation);
}

std::vector<std::string> DoubleGroups::lines() const {
  std::vector<std::string> lines;
  std::size_t number = 0;
  for (const Group& group : groups()) {
    const Member& first = members_[group.front()];
    lines.push_back(line_of(first, ++number, "first"));
    for (const std::size_t i : std::span(group).subspan(1)) {
      const bool equal = members_[i].givens == first.givens;
      lines.push_back(line_of(members_[i], number, equal ? "equal" : "isomorphic"));
    }
  }
  return lines;
}

}  // namespace nonet
