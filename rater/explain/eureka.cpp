#include "rater/explain/eureka.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "board/geometry.h"
#include "rater/explain/eureka_proof.h"

namespace nonet {

namespace {

// The numbers, from 1, of the cells' rows, columns or places in their box.
template <typename NumberOf>
std::string numbers_of(CellSet cells, NumberOf number_of) {
  DigitSet numbers;
  for (const Cell cell : cells) numbers.insert(Digit::from_index(number_of(cell)));
  std::string text;
  for (const Digit number : numbers) text += number.symbol();
  return text;
}

// Writes the cells of a proof with the names of a language.
class EurekaNames {
 public:
  explicit EurekaNames(const StepWords& words) : words_(words) {}

  [[nodiscard]] EurekaProof proof(const Proof& proof) const {
    EurekaProof told{.kind = proof.kind, .clash = proof.clash};
    if (proof.placed)
      told.conclusions.push_back(claim(proof.placed->cell, proof.placed->digit, true));
    for (const Digit digit : proof.removed.digits()) {
      for (const Cell cell : proof.removed[digit])
        told.conclusions.push_back(claim(cell, digit, false));
    }
    for (const ProofBranch& branch : proof.branches) {
      auto& nodes = told.branches.emplace_back();
      for (const ProofNode& each : branch.nodes) nodes.push_back(node(each));
    }
    return told;
  }

 private:
  [[nodiscard]] EurekaClaim claim(CellSet cells, Digit digit, bool on) const {
    return {name(cells), std::string(1, digit.symbol()), on};
  }
  [[nodiscard]] EurekaClaim claim(Cell cell, Digit digit, bool on) const {
    return claim(CellSet(cell), digit, on);
  }

  [[nodiscard]] EurekaNode node(const ProofNode& node) const {
    EurekaNode told{.claim = claim(cells_of(node), node.candidate.digit, node.on),
                    .reason = node.reason,
                    .parents = node.parents};
    if (node.reason == Reason::kLockedSet) told.set = name(node.set);
    if (node.reason == Reason::kRectangle) told.rectangle = rectangle(node);
    return told;
  }

  // "r1c23", "b1p27", "r1c2,r2c4"
  [[nodiscard]] std::string name(CellSet cells) const {
    const std::string rows = rows_of(cells);
    const std::string columns = columns_of(cells);
    if (rows.size() == 1 || columns.size() == 1)
      return words_.say(StepPhrase::kCell, rows, columns);
    const auto boxes = numbers_of(cells, [](Cell cell) { return cell.box(); });
    if (boxes.size() == 1) {
      return fmt::format("b{}p{}", boxes, numbers_of(cells, [](Cell cell) {
                           return cell.row() % kBoxSize * kBoxSize + cell.column() % kBoxSize;
                         }));
    }
    std::vector<std::string> names;
    for (const Cell cell : cells) names.push_back(words_.name_of(cell));
    return fmt::format("{}", fmt::join(names, ","));
  }

  // "UR(12)r14c25"
  [[nodiscard]] std::string rectangle(const ProofNode& node) const {
    std::string digits;
    for (const Digit digit : node.pair) digits += digit.symbol();
    return fmt::format("UR({}){}", digits,
                       words_.say(StepPhrase::kCell, rows_of(node.set), columns_of(node.set)));
  }

  static std::string rows_of(CellSet cells) {
    return numbers_of(cells, [](Cell cell) { return cell.row(); });
  }
  static std::string columns_of(CellSet cells) {
    return numbers_of(cells, [](Cell cell) { return cell.column(); });
  }

  const StepWords& words_;
};

}  // namespace

std::vector<std::string> eureka_chains(const Proof& proof, const StepWords& words) {
  if (!proof.premises.empty()) return {};
  return eureka_chains(EurekaNames(words).proof(proof));
}

std::string notation_of(const Proof& proof, const StepWords& words) {
  if (!proof.notation.empty()) return proof.notation;
  return in_one_line(eureka_chains(proof, words));
}

}  // namespace nonet
