#include "tasks/hunt/story.h"

#include <algorithm>
#include <set>
#include <utility>

#include "board/canonical.h"

namespace nonet {
namespace {

constexpr std::size_t kLineages = 3;  // records whose descent is shown

Result<std::optional<double>> er_of(const Store& store, PuzzleId id) {
  const auto ratings = store.ratings_of(id);
  if (!ratings) return ratings.error();
  std::optional<double> er;
  for (const StoredRating& rating : *ratings) {
    if (rating.scale == "explainer" && rating.score) er = rating.score;
  }
  return er;
}

Result<Lineage> lineage_of(const Store& store, PuzzleId record) {
  constexpr std::size_t kMostSteps = 1000;
  Lineage lineage;
  std::set<PuzzleId> seen;
  for (std::optional<PuzzleId> id = record; id && lineage.size() < kMostSteps;) {
    if (!seen.insert(*id).second) break;
    auto stored = store.puzzle(*id);
    if (!stored) return stored.error();
    if (!*stored) break;
    auto er = er_of(store, *id);
    if (!er) return er.error();
    auto descent = store.descent_of(*id);
    if (!descent) return descent.error();
    LineageStep step{.puzzle = (*stored)->puzzle, .er = *er, .operation = "", .change = ""};
    id.reset();
    if (*descent && !(*descent)->parents.empty()) {
      step.operation = (*descent)->operation;
      step.change = (*descent)->change;
      id = (*descent)->parents.front();
    }
    lineage.push_back(std::move(step));
  }
  std::ranges::reverse(lineage);
  return lineage;
}

}  // namespace

Result<std::vector<Lineage>> lineages_of(const Store& store,
                                         const std::vector<Milestone>& records) {
  std::vector<Lineage> lineages;
  for (auto record = records.rbegin(); record != records.rend() && lineages.size() < kLineages;
       ++record) {
    const auto id = store.find(canonical_form(record->givens));
    if (!id) return id.error();
    if (!*id) continue;
    auto lineage = lineage_of(store, **id);
    if (!lineage) return lineage.error();
    if (lineage->size() > 1) lineages.push_back(*std::move(lineage));
  }
  return lineages;
}

Result<HuntStory> hunt_story(const Store& store, std::optional<std::uint64_t> seed) {
  auto stored = stored_hunt(store, seed);
  if (!stored) return stored.error();
  HuntStory story{.progress = stored->hunt.progress(),
                  .best = stored->hunt.archive().best_first(stored->hunt.objective()),
                  .clock = stored->clock};
  auto lineages = lineages_of(store, story.progress.records);
  if (!lineages) return lineages.error();
  story.lineages = *std::move(lineages);
  auto run = store.run(story.clock.run_key);
  if (!run) return run.error();
  if (*run) story.run = std::move((*run)->run);
  return story;
}

}  // namespace nonet
