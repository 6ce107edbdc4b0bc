// The results of a round so far: the news of the islands in their order, with each puzzle only
// once. A part of Hunt.
#pragma once

#include <cstddef>
#include <cstdint>
#include <set>
#include <span>
#include <utility>
#include <vector>

#include "generator/hunt/hunt.h"
#include "generator/hunt/island_news.h"

namespace nonet {

class Hunt::Round {
 public:
  // Ordinals start at `first_find`; finds go to the caller's callback, which is borrowed.
  Round(std::uint64_t first_find, const HuntCallbacks& callbacks)
      : first_find_(first_find), callbacks_(callbacks) {}

  // Accepts the next island. Its finds go to the caller at once.
  Flow accept(IslandNews island) {
    take(std::move(island));
    const Flow flow = tell();
    return news.back().report.complete ? flow : Flow::kStop;
  }
  // Accepts the next island. Its finds wait for tell(): storing many at once takes half the time.
  void take(IslandNews island) {
    for (Find& find : island.report.finds) {
      // Also found by an earlier island?
      if (!forms_.insert(fingerprint(find.canonical)).second) continue;
      find.ordinal = first_find_ + finds.size();
      finds.push_back(std::move(find));
    }
    island.report.finds.clear();
    news.push_back(std::move(island));
  }
  Flow tell() {
    const auto fresh = std::span(finds).subspan(passed_on_);
    passed_on_ = finds.size();
    refused = callbacks_.found && !fresh.empty() && callbacks_.found(fresh) == Flow::kStop;
    return refused ? Flow::kStop : Flow::kContinue;
  }

  // The caller refused finds: the round must end.
  bool refused = false;
  std::vector<IslandNews> news;
  std::vector<Find> finds;

 private:
  std::uint64_t first_find_;
  const HuntCallbacks& callbacks_;
  std::set<Fingerprint> forms_;
  std::size_t passed_on_ = 0;  // finds already passed on
};

}  // namespace nonet
