#include "rater/explain/named_proof.h"

#include <algorithm>
#include <fmt/format.h>

#include "rater/explain/argument.h"

namespace nonet {

namespace {

template <typename Cells>
std::vector<std::string> names_of_cells(const Cells& cells, const StepWords& words) {
  std::vector<std::string> names;
  for (const Cell cell : cells) names.push_back(words.name_of(cell));
  return names;
}

std::string digit_name(Digit digit) { return {digit.symbol()}; }

// Whether the node is a conclusion of the proof.
bool is_claimed(const Proof& proof, const ProofNode& node) {
  if (!node.group.empty()) return false;
  return node.on ? proof.placed == node.candidate : proof.removed.contains(node.candidate);
}

NamedNode named_node(const Proof& proof, const ProofNode& node, const StepWords& words) {
  NamedNode named;
  named.cells = names_of_cells(cells_of(node), words);
  named.digit = digit_name(node.candidate.digit);
  named.on = node.on;
  named.reason = node.reason;
  named.set = names_of_cells(node.set, words);
  for (const Digit digit : node.pair) named.pair.push_back(digit_name(digit));
  if (node.reason == Reason::kHouseTaken || node.reason == Reason::kLastInHouse)
    named.house = words.name_of(node.house);
  named.argument = node.argument;
  named.parents = node.parents;
  named.claimed = is_claimed(proof, node);
  return named;
}

NamedBranch named_branch(const Proof& proof, const ProofBranch& branch, const StepWords& words) {
  NamedBranch nodes;
  nodes.reserve(branch.nodes.size());
  for (const ProofNode& node : branch.nodes) nodes.push_back(named_node(proof, node, words));
  return nodes;
}

void name_conclusions(const Proof& proof, const StepWords& words, NamedProof& out) {
  if (proof.placed) {
    out.placed = NamedPlacement{words.name_of(proof.placed->cell), digit_name(proof.placed->digit)};
  }
  for (const Digit digit : proof.removed.digits()) {
    out.removed.push_back({names_of_cells(proof.removed[digit], words), digit_name(digit)});
  }
}

}  // namespace

NamedProof named(const Proof& proof, const StepWords& words) {
  NamedProof out;
  out.kind = proof.kind;
  out.technique = words.called(proof.technique);
  out.length = proof.length;
  out.assertions = assertions_in(proof);
  name_conclusions(proof, words, out);
  out.notation = proof.notation;
  out.cell = words.name_of(proof.cell);
  out.house = words.name_of(proof.house);
  out.digit = digit_name(proof.digit);
  out.clash = proof.clash;
  for (const ProofBranch& branch : proof.branches) {
    out.branches.push_back(named_branch(proof, branch, words));
  }
  for (const Pattern& pattern : proof.patterns) {
    out.patterns.push_back(proof.branches.empty() ? "" : pattern_words(pattern, words));
  }
  for (const auto& nested : proof.nested) out.nested.push_back(named(*nested, words));
  return out;
}

std::string joined(const std::vector<std::string>& names, std::string_view last_word) {
  std::string text;
  for (std::size_t i = 0; i < names.size(); ++i) {
    if (i > 0) text += i + 1 == names.size() ? fmt::format(" {} ", last_word) : ", ";
    text += names[i];
  }
  return text;
}

std::string sentence_of(const NamedNode& node, const StepWords& words) {
  using enum StepPhrase;
  if (node.cells.size() == 1) return words.say(node.on ? kIs : kIsNot, node.cells[0], node.digit);
  return words.say(node.on ? kIs : kAreNot, joined(node.cells, words[node.on ? kOr : kAnd]),
                   node.digit);
}

const NamedNode& assumption_of(const NamedBranch& branch) {
  for (const NamedNode& node : branch) {
    if (node.reason == Reason::kAssumption) return node;
  }
  return branch.front();
}

}  // namespace nonet
