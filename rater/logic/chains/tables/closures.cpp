#include "rater/logic/chains/tables/closures.h"

#include <algorithm>

namespace nonet::tables {

namespace {

constexpr std::uint32_t kOpen = 0xFFFFFFFF;  // marks a node without a component

}  // namespace

void Closures::close(const LinkLists& lists, std::span<const NodeId> nodes) {
  component_.assign(lists.node_count(), kOpen);
  met_.assign(lists.node_count(), 0);
  lowest_.resize(lists.node_count());
  clock_ = 0;
  set_count_ = 0;
  joined_.clear();
  for (const NodeId node : nodes) {
    if (met_[node] == 0) descend(lists, node);
  }
}

void Closures::enter(const LinkLists& lists, NodeId node) {
  met_[node] = lowest_[node] = ++clock_;
  open_.push_back(node);
  visits_.push_back({node, lists.first[node]});
}

// Tarjan's components, without recursion. A component is finished after all its successors.
void Closures::descend(const LinkLists& lists, NodeId root) {
  enter(lists, root);
  while (!visits_.empty()) {
    Visit& visit = visits_.back();
    const NodeId node = visit.node;
    if (visit.next < lists.first[node + 1U]) {
      const NodeId to = lists.links[visit.next++].to;
      if (met_[to] == 0) {
        enter(lists, to);
      } else if (component_[to] == kOpen) {
        lowest_[node] = std::min(lowest_[node], met_[to]);
      }
      continue;
    }
    visits_.pop_back();
    if (!visits_.empty()) {
      std::uint32_t& above = lowest_[visits_.back().node];
      above = std::min(above, lowest_[node]);
    }
    if (lowest_[node] == met_[node]) finish_component(lists, node);
  }
}

void Closures::finish_component(const LinkLists& lists, NodeId root) {
  const auto number = static_cast<std::uint32_t>(set_count_++);
  if (sets_.size() < set_count_) sets_.resize(set_count_);
  joined_.push_back(kOpen);
  Conclusions& set = sets_[number];
  set = {};
  const auto begin = std::find(open_.rbegin(), open_.rend(), root).base() - 1;
  for (auto at = begin; at != open_.end(); ++at) {
    component_[*at] = number;
    if (!is_group(*at)) set.insert(*at);
  }
  for (auto at = begin; at != open_.end(); ++at) {
    for (const Link& link : lists.of(*at)) {
      const std::uint32_t other = component_[link.to];
      if (other == number || joined_[other] == number) continue;
      // A candidate already present came with all its conclusions.
      if (!is_group(link.to) && set.has(link.to)) continue;
      if (!lists.of(link.to).empty()) {
        joined_[other] = number;
        set |= sets_[other];
      } else if (!is_group(link.to)) {
        set.insert(link.to);
      }
    }
  }
  open_.erase(begin, open_.end());
}

}  // namespace nonet::tables
