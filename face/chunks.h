// A result for each item of a list, made chunk by chunk on several threads and returned in order.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <iterator>
#include <span>
#include <vector>

#include "base/ordered_parallel.h"
#include "face/values.h"
#include "nonet/run.h"

namespace nonet::v0 {

struct ChunkPlan {
  std::size_t size = 1;  // items that a thread takes at a time
  unsigned threads = 1;  // 0: one for each processor
};

// `make` turns a span of items into a vector of as many results; it is called on several threads at
// once. Stopped: the results of the first items. Reports progress in items.
template <typename Made, typename Item, typename Make>
std::vector<Made> in_chunks(std::span<const Item> items, const ChunkPlan& plan,
                            const RunControl& control, Make make) {
  const nonet::RunControl inner = to_inner(control);
  std::vector<Made> all;
  all.reserve(items.size());
  ordered_parallel(
      {.threads = thread_count(plan.threads), .units = (items.size() + plan.size - 1) / plan.size},
      inner,
      [&](std::uint64_t unit) {
        const std::size_t first = unit * plan.size;
        return make(items.subspan(first, std::min(plan.size, items.size() - first)));
      },
      [&](std::uint64_t, std::vector<Made> made) {
        std::ranges::move(made, std::back_inserter(all));
        inner.report({.done = all.size(), .total = items.size(), .note = ""});
        return nonet::Flow::kContinue;
      });
  return all;
}

}  // namespace nonet::v0
