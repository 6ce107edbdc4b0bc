#include "rater/explain/chain_reasons.h"

#include <fmt/format.h>

#include "rater/explain/names.h"

namespace nonet {

namespace {

constexpr std::size_t kLineLength = 96;

// The assertions from the assumption to the target, joined by arrows; the middle gives way where
// the line would be too long.
std::string chain_text(const ChainBranch& branch) {
  std::vector<std::string> names;
  for (const ChainNode& node : branch.nodes) names.push_back(name_of(node));
  std::string text = names.empty() ? "" : names[0];
  std::size_t shown = 1;
  const std::size_t last_length = names.empty() ? 0 : names.back().size();
  while (shown < names.size()) {
    const bool last = shown + 1 == names.size();
    const std::size_t reserve = last ? 0 : last_length + 12;
    if (text.size() + names[shown].size() + 4 + reserve > kLineLength) break;
    text += " -> " + names[shown++];
  }
  if (shown < names.size()) {
    text += fmt::format(" -> ({} more) -> {}", names.size() - shown - 1, names.back());
  }
  return text;
}

std::string starts_text(const ChainProof& proof) {
  std::string text;
  for (const ChainBranch& branch : proof.branches) {
    if (branch.nodes.empty()) continue;
    const std::string start = name_of(branch.nodes.front());
    if (text.find(start) != std::string::npos) continue;
    if (text.size() + start.size() > kLineLength - 30) return text + ", ...";
    text += text.empty() ? start : ", " + start;
  }
  return text;
}

bool has_one_start(const ChainProof& proof) {
  for (const ChainBranch& branch : proof.branches) {
    if (branch.nodes.empty() ||
        !(branch.nodes.front().candidate == proof.branches.front().nodes.front().candidate &&
          branch.nodes.front().on == proof.branches.front().nodes.front().on)) {
      return false;
    }
  }
  return true;
}

}  // namespace

std::string name_of(const ChainNode& node) {
  return fmt::format("{}{}{}", name_of(node.candidate.cell), node.on ? "=" : "<>",
                     node.candidate.digit.value());
}

std::vector<std::string> chain_reasons(const Step& step) {
  if (!step.proof || step.proof->branches.empty()) {
    return {fmt::format("A chain of {} assertions leads to it.", step.complexity)};
  }
  const ChainProof& proof = *step.proof;
  switch (step.technique) {
    case TechniqueId::kXCycle:
    case TechniqueId::kYCycle:
    case TechniqueId::kXyCycle:
      return {chain_text(proof.branches.front()),
              "The chain closes: every second assertion of it holds, or every other.",
              "A candidate that sees one of each kind is false either way."};
    case TechniqueId::kXForcingChain:
    case TechniqueId::kForcingChain:
      return {chain_text(proof.branches.front()),
              "The assumption leads to its own opposite, so the opposite holds."};
    default:
      break;
  }
  if (proof.branches.size() == 2 && has_one_start(proof)) {
    return {chain_text(proof.branches[0]), chain_text(proof.branches[1]),
            "The assumption leads to two assertions that exclude each other."};
  }
  return {fmt::format("One of these holds: {}.", starts_text(proof)),
          chain_text(proof.branches.front()),
          "The others lead to the same, so it holds in any case."};
}

}  // namespace nonet
