#include "rater/logic/steps/step.h"

#include <utility>

namespace nonet {

std::shared_ptr<const Proof> pattern_proof(const Step& step, Pattern pattern) {
  pattern.technique = step.technique;
  auto proof = std::make_shared<Proof>();
  proof->technique = step.technique;
  proof->placed = step.placement;
  proof->removed = step.eliminations;
  proof->patterns.push_back(std::move(pattern));
  return proof;
}

}  // namespace nonet
