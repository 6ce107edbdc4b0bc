#include "book/pages/help_text.h"

#include <fmt/format.h>
#include <vector>

#include "rater/explain/argument.h"

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
std::string chain_text(const Proof& proof, const StepWords& words) {
  if (proof.branches.size() != 1) return {};
  const Argument argument = argument_of(proof, words);
  std::string text;
  for (const ArgumentLine& line : argument.branches.front().lines) {
    text += fmt::format("{}{}. {}", text.empty() ? "" : " ", line.number, sentence(line.text));
    if (text.size() > kLongestChain) return {};
  }
  return text;
}

}  // namespace

std::string help_text(const Scene& scene, const StepWords& words) {
  const std::string chain = chain_text(*scene.proof, words);
  const std::string reasons = chain.empty() ? joined(scene.text.reasons) : chain;
  const std::string conclusion = sentence(scene.text.conclusion);
  return reasons.empty() ? conclusion : reasons + ' ' + conclusion;
}

}  // namespace nonet
