// The chain is built as the report writes it, its tuples spelled out, and AC-3 runs on its binary
// potentials; the solver's automaton (solvers/constraint/house_consistency.h) never does that.

#include "study/papers/cs221/model_one.h"

#include <algorithm>
#include <bit>
#include <cstdint>
#include <fmt/format.h>
#include <vector>

#include "base/random_stream.h"
#include "solvers/constraint/house_consistency.h"

namespace nonet::cs221 {
namespace {

// A value of y_i: the value of x_i, and the set of values used before it, as masks.
struct Auxiliary {
  unsigned value;
  unsigned before;
};

enum class Potential { kPrinted, kCorrected };

// T between neighbours y_i and y_{i+1}.
bool compatible(const Auxiliary& y, const Auxiliary& next, Potential potential) {
  if (potential == Potential::kPrinted) return (y.value | next.before) == next.before;
  return next.before == (y.before | y.value);
}

using Masks = std::vector<std::uint16_t>;
using Layers = std::vector<std::vector<Auxiliary>>;

Layers layers_of(const Masks& domains, unsigned digits) {
  Layers layers(domains.size());
  for (std::size_t i = 0; i < domains.size(); ++i) {
    for (unsigned before = 0; before < 1U << digits; ++before) {
      if (static_cast<std::size_t>(std::popcount(before)) != i) continue;
      for (unsigned left = domains[i] & ~before; left != 0; left &= left - 1) {
        layers[i].push_back({left & (0U - left), before});
      }
    }
  }
  return layers;
}

// Arc consistency on the chain, then on x_i = y_i[0]: the remaining domains.
Masks chain_consistent(const Masks& domains, unsigned digits, Potential potential) {
  Layers layers = layers_of(domains, digits);
  const auto prune = [&](std::size_t at, std::size_t neighbour) {
    const auto unsupported = [&](const Auxiliary& y) {
      return std::none_of(layers[neighbour].begin(), layers[neighbour].end(),
                          [&](const Auxiliary& other) {
                            return at < neighbour ? compatible(y, other, potential)
                                                  : compatible(other, y, potential);
                          });
    };
    return std::erase_if(layers[at], unsupported) > 0;
  };
  for (bool changed = true; changed;) {
    changed = false;
    for (std::size_t i = 0; i + 1 < layers.size(); ++i) {
      changed = prune(i, i + 1) || changed;
      changed = prune(i + 1, i) || changed;
    }
  }
  Masks kept(domains.size(), 0);
  for (std::size_t i = 0; i < layers.size(); ++i) {
    for (const Auxiliary& y : layers[i]) kept[i] = static_cast<std::uint16_t>(kept[i] | y.value);
  }
  return kept;
}

Masks random_domains(RandomStream& random, unsigned size) {
  Masks masks(size);
  for (std::uint16_t& mask : masks) {
    mask = static_cast<std::uint16_t>(1 + random.below((1U << size) - 1));
  }
  return masks;
}

}  // namespace

ComparisonTable model_one_table(const ExperimentRequest& request) {
  constexpr std::uint64_t kCases = 150;
  std::uint64_t printed = 0;
  std::uint64_t corrected = 0;
  RandomStream random(request.seed, "cs221-model-one");
  for (std::uint64_t i = 0; i < kCases; ++i) {
    const unsigned size = 3 + random.below(3);
    const Masks domains = random_domains(random, size);
    Masks exact = domains;
    if (!constraint::prune_by_hall_sets(exact)) exact.assign(size, 0);
    printed += chain_consistent(domains, size, Potential::kPrinted) == exact ? 1U : 0U;
    corrected += chain_consistent(domains, size, Potential::kCorrected) == exact ? 1U : 0U;
  }
  const auto row = [&](std::string label, std::uint64_t count, std::string note) {
    return ComparisonRow{.label = std::move(label),
                         .claim = "as strong",
                         .ours = fmt::format("{} of {}", count, kCases),
                         .interval = range_text(share_interval(count, kCases), 1) + " %",
                         .sample = kCases,
                         .of = "cases",
                         .seed = request.seed,
                         .finding = count == kCases ? Finding::kAgrees : Finding::kContradicts,
                         .note = std::move(note)};
  };
  ComparisonRow as_corrected =
      row("T corrected: y_{i+1}[1] = y_i[1] U {y_i[0]}", corrected, "what the solver implements");
  as_corrected.claim.clear();  // the correction is ours, not the report's
  as_corrected.finding = Finding::kNone;
  return {
      "Model 1: random domains (3 to 5 variables) where the chain is as strong as all-different",
      {row("T as printed: y_i[0] in y_{i+1}[1]", printed, "accepts the domains {0},{1},{0}"),
       std::move(as_corrected)}};
}

}  // namespace nonet::cs221
