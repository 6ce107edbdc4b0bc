#include "book/pages/help_text.h"

#include <fmt/format.h>
#include <vector>

#include "book/drawings/page_flow.h"
#include "rater/explain/argument.h"
#include "rater/explain/eureka.h"

namespace nonet {
namespace {

constexpr std::size_t kLongestChain = 480;  // characters of its argument

std::string joined(const std::vector<std::string>& reasons) {
  std::string text;
  for (const std::string& reason : reasons) {
    if (!text.empty()) text += ' ';
    text += reason;
    if (!text.ends_with('.') && !text.ends_with(':')) text += '.';
  }
  return text;
}

// With a capital first letter, unless it begins with the name of a cell.
std::string sentence(std::string text) {
  const bool names_cell = text.size() > 1 && text[1] >= '0' && text[1] <= '9';
  if (!text.empty() && !names_cell && text[0] >= 'a' && text[0] <= 'z') {
    text[0] = static_cast<char>(text[0] - 'a' + 'A');
  }
  if (!text.ends_with('.')) text += '.';
  return text;
}

// The lines of a chain with a single case, if they are short; else empty.
std::string chain_text(const NamedProof& proof, const StepWords& words) {
  if (proof.branches.size() != 1) return {};
  const Argument argument = argument_of(proof, words);
  std::string text;
  for (const ArgumentLine& line : argument.branches.front().lines) {
    text += fmt::format("{}{}. {}", text.empty() ? "" : " ", line.number, sentence(line.text));
    if (text.size() > kLongestChain) return {};
  }
  return text;
}

// What is told of a step, whatever its board.
struct ToldStep {
  const StepText& text;
  NamedProof proof;  // without branches if the step is no chain
  std::string in_short;
};

ToldStep told(const Scene& scene, const StepWords& words) {
  ToldStep step{scene.text, {}, {}};
  if (scene.proof->branches.empty()) return step;
  step.proof = named(*scene.proof, words);
  step.proof.chains = eureka_chains(*scene.proof, words);
  return step;
}

ToldStep told(const BoardHelpStep& step, const StepWords& /*words*/) {
  return {step.text, step.chain.value_or(NamedProof()), {}};
}

ToldStep told_step(const HelpStep& step, const StepWords& words) {
  ToldStep complete = std::visit([&](const auto& each) { return told(each, words); }, step);
  if (!chain_text(complete.proof, words).empty()) return complete;
  for (const std::string& chain : complete.proof.chains) {
    complete.in_short += (complete.in_short.empty() ? "" : "; ") + breakable(chain);
  }
  return complete;
}

}  // namespace

std::string chains_in_short(const HelpStep& step, const StepWords& words) {
  return told_step(step, words).in_short;
}

std::string help_text(const HelpStep& step, const StepWords& words) {
  const auto& [text, proof, in_short] = told_step(step, words);
  if (!in_short.empty()) {
    const std::string opening =
        proof.branches.size() > 1
            ? argument_of(proof, words).opening + ' ' + std::string(words[StepPhrase::kEachCase])
            : joined(text.reasons);
    return opening + ' ' + in_short + ". " + sentence(text.conclusion);
  }
  const std::string chain = chain_text(proof, words);
  const std::string reasons = chain.empty() ? joined(text.reasons) : chain;
  const std::string conclusion = sentence(text.conclusion);
  return reasons.empty() ? conclusion : reasons + ' ' + conclusion;
}

}  // namespace nonet
