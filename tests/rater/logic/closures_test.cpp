#include "rater/logic/chains/tables/closures.h"

#include <catch2/catch.hpp>
#include <vector>

#include "base/random_stream.h"

namespace nonet::tables {
namespace {

LinkLists random_lists(RandomStream& chance, std::uint32_t nodes, std::size_t links) {
  std::vector<std::vector<NodeId>> to(nodes);
  for (std::size_t i = 0; i < links; ++i) {
    to[chance.below(nodes)].push_back(static_cast<NodeId>(chance.below(nodes)));
  }
  LinkLists lists;
  lists.first = {0};
  for (const std::vector<NodeId>& ends : to) {
    for (const NodeId end : ends) lists.links.push_back({end, 2});
    lists.first.push_back(static_cast<std::uint32_t>(lists.links.size()));
  }
  return lists;
}

Conclusions walk_from(NodeId root, const LinkLists& lists) {
  std::vector<bool> met(lists.node_count());
  std::vector<NodeId> open = {root};
  met[root] = true;
  Conclusions found;
  while (!open.empty()) {
    const NodeId node = open.back();
    open.pop_back();
    if (!is_group(node)) found.insert(node);
    for (const Link& link : lists.of(node)) {
      if (!met[link.to]) open.push_back(link.to);
      met[link.to] = true;
    }
  }
  return found;
}

TEST_CASE("A closure equals a walk along the links", "[rater]") {
  RandomStream chance(1, "closures");
  constexpr std::uint32_t kNodes = kCandidateNodes + 40;  // some are groups
  Closures closures;
  for (const std::size_t links : {500U, 1500U, 2500U}) {
    const LinkLists lists = random_lists(chance, kNodes, links);
    std::vector<NodeId> nodes;
    for (std::size_t i = 0; i < kNodes; ++i) nodes.push_back(static_cast<NodeId>(i));
    closures.close(lists, nodes);
    for (const NodeId node : nodes) {
      const Conclusions expected = walk_from(node, lists);
      CHECK(closures.of(node).on == expected.on);
      CHECK(closures.of(node).off == expected.off);
    }
  }
}

}  // namespace
}  // namespace nonet::tables
