#include "rater/explain/available_steps.h"

#include <algorithm>
#include <fmt/format.h>
#include <limits>
#include <nlohmann/json.hpp>
#include <utility>

#include "rater/explain/path_json.h"
#include "rater/explain/proof_json.h"
#include "rater/logic/steps/technique_catalog.h"
#include "rater/orders/scale/finder_catalog.h"

namespace nonet {

namespace {

class Collecting final : public StepSink {
 public:
  Collecting(std::vector<AvailableStep>& found, const StepsRequest& request)
      : found_(found), request_(request) {}

  Demand offer(const Step& step) override {
    const RunControl* control = request_.limits.control;
    if (control != nullptr && control->should_stop()) return Demand::kEnough;
    if (request_.only && step.technique != *request_.only) return Demand::kMore;
    if (std::ranges::count(request_.without, step.technique) > 0) return Demand::kMore;
    const std::optional<double> price = request_.scale->price(step);
    if ((price || request_.only) && !is_known(step)) found_.push_back({step, price});
    return Demand::kMore;
  }
  [[nodiscard]] Detail detail() const override { return Detail::kExplanation; }

 private:
  [[nodiscard]] bool is_known(const Step& step) const {
    return std::ranges::any_of(found_, [&](const AvailableStep& one) {
      return one.step.technique == step.technique && one.step.placement == step.placement &&
             one.step.eliminations == step.eliminations;
    });
  }

  std::vector<AvailableStep>& found_;
  const StepsRequest& request_;
};

bool same_finder(const Producer& a, const Producer& b) {
  return a.find == b.find && a.size == b.size;
}

// The scale's producers that may offer the technique, and the catalog's producer, which may find
// steps that the scale's do not.
std::vector<Producer> producers_for(const ScaleRow& scale, std::optional<TechniqueId> only) {
  std::vector<Producer> all = scale.producers();
  if (!only) {
    std::erase_if(all, [](const Producer& one) { return one.tried == Tried::kByName; });
    return all;
  }
  const FinderRow& row = finder_row(*only);
  const Producer by_catalog{row.technique, row.find, row.size};
  std::erase_if(all, [&](const Producer& one) {
    return one.technique != row.technique && !same_finder(one, by_catalog);
  });
  all.push_back(by_catalog);
  for (Producer& one : all) one.tried = Tried::kAlways;
  return all;
}

void collect(const Position& position, const StepsRequest& request,
             const std::vector<Producer>& producers, Tried tried,
             std::vector<AvailableStep>& found) {
  Collecting sink(found, request);
  WalkMemory memory;
  for (std::size_t i = 0; i < producers.size(); ++i) {
    const Producer& one = producers[i];
    const auto end = producers.begin() + static_cast<std::ptrdiff_t>(i);
    const bool again = std::any_of(producers.begin(), end, [&](const Producer& other) {
      return other.tried == tried && same_finder(other, one);
    });
    if (one.tried != tried || again) continue;
    if (tried == Tried::kLast && !found.empty()) return;
    memory.changes = {};  // two sizes of one finder may share its contents
    one.find(Search{position, sink, memory, one.size, request.givens, request.limits});
  }
}

bool is_single(const Step& step) { return technique_row(step.technique).family == "singles"; }

Grid givens_in(const Position& position, CellSet cells) {
  Grid givens;
  for (const Cell cell : cells) givens.set(cell, position.grid().digit(cell));
  return givens;
}

PathStep priced(const AvailableStep& step) { return {step.step, step.price.value_or(0)}; }

}  // namespace

std::vector<AvailableStep> available_steps(const Position& position, const StepsRequest& request) {
  std::vector<AvailableStep> found;
  const auto producers = producers_for(*request.scale, request.only);
  collect(position, request, producers, Tried::kAlways, found);
  if (found.empty()) collect(position, request, producers, Tried::kLast, found);
  std::ranges::stable_sort(found, {}, [](const AvailableStep& one) {
    return one.price.value_or(std::numeric_limits<double>::infinity());
  });
  return found;
}

FirstOffer first_offer(const Path& path, const StepsRequest& request) {
  FirstOffer offer{.position = first_position(path)};
  const bool any_position = !request.only || technique_row(*request.only).family == "singles";
  for (const PathStep& taken : path.steps) {
    if (any_position || !is_single(taken.step)) {
      offer.steps = available_steps(offer.position, request);
      if (!offer.steps.empty() || gave_up(request.limits)) return offer;
    }
    apply(offer.position, taken.step);
    ++offer.steps_before;
  }
  if (!offer.position.solved()) offer.steps = available_steps(offer.position, request);
  return offer;
}

std::string text_of(const Position& position, const AvailableStep& step, const ScaleRow& scale,
                    std::size_t number, const StepWords& words) {
  const Scene scene = scene_of(position, priced(step), scale.key, words);
  return fmt::format("{}. {}  {}\n{}", number, step.price ? scene.text.rating : "-",
                     scene.text.technique, nonet::text_of(scene, words));
}

std::string json_line_of(const Position& position, const AvailableStep& step,
                         const StepsRequest& request, std::size_t number, const StepWords& words) {
  nlohmann::ordered_json json = nlohmann::ordered_json::object();
  json["position"] = position.grid().line();
  json["scale"] = request.scale->key;
  json["step"] = number;
  json.update(json_of(scene_of(position, priced(step), request.scale->key, words), words));
  if (!step.price) json["rating"] = nullptr;
  json["schema"] = kExplanationSchema;
  json["puzzle"] = givens_in(position, request.givens).line();
  add_grid(json, position);
  return json.dump() + "\n";
}

}  // namespace nonet
