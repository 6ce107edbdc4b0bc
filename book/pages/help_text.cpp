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

// The letters of rows and columns in a language's names of cells, such as "r{0}c{1}".
struct CellLetters {
  std::string row;
  std::string column;
};

CellLetters cell_letters(const StepWords& words) {
  const std::string_view name = words[StepPhrase::kCell];
  const std::size_t row = name.find("{0}");
  const std::size_t column = name.find("{1}");
  if (row == std::string_view::npos || column == std::string_view::npos || column < row + 3) {
    return {"r", "c"};
  }
  return {std::string(name.substr(0, row)), std::string(name.substr(row + 3, column - row - 3))};
}

// Chains in Eureka notation, with the language's names of cells; a line can end before each link.
std::string in_short(const std::string& notation, const StepWords& words) {
  const CellLetters letters = cell_letters(words);
  std::string text;
  bool in_brackets = false;
  for (std::size_t i = 0; i < notation.size(); ++i) {
    const char c = notation[i];
    if (c == '(' || c == ')') in_brackets = c == '(';
    const bool links = c == '-' || (c == '=' && notation[i + 1] != '>');
    if (links && !in_brackets) text += kSoftBreak;
    if (c == 'r') {
      text += letters.row;
    } else if (c == 'c') {
      text += letters.column;
    } else {
      text += c;
    }
  }
  return text;
}

}  // namespace

std::string chains_in_short(const Scene& scene, const StepWords& words) {
  const Proof& proof = *scene.proof;
  if (proof.branches.empty() || !chain_text(proof, words).empty()) return {};
  std::string text;
  for (const std::string& chain : eureka_chains(proof)) {
    text += (text.empty() ? "" : "; ") + in_short(chain, words);
  }
  return text;
}

std::string help_text(const Scene& scene, const StepWords& words) {
  if (const std::string chains = chains_in_short(scene, words); !chains.empty()) {
    const std::string opening = scene.proof->branches.size() > 1
                                    ? argument_of(*scene.proof, words).opening + ' ' +
                                          std::string(words[StepPhrase::kEachCase])
                                    : joined(scene.text.reasons);
    return opening + ' ' + chains + ". " + sentence(scene.text.conclusion);
  }
  const std::string chain = chain_text(*scene.proof, words);
  const std::string reasons = chain.empty() ? joined(scene.text.reasons) : chain;
  const std::string conclusion = sentence(scene.text.conclusion);
  return reasons.empty() ? conclusion : reasons + ' ' + conclusion;
}

}  // namespace nonet
