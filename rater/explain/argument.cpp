#include "rater/explain/argument.h"

#include <fmt/format.h>

#include "rater/explain/names.h"
#include "rater/techniques/catalog.h"

namespace nonet {

namespace {

std::string sentence_of(Candidate candidate, bool on) {
  return fmt::format("{} is {}{}", name_of(candidate.cell), on ? "" : "not ",
                     candidate.digit.value());
}
std::string sentence_of(const ProofNode& node) { return sentence_of(node.candidate, node.on); }

std::string join(const std::vector<std::string>& parts, std::string_view last_word) {
  std::string text;
  for (std::size_t i = 0; i < parts.size(); ++i) {
    if (i > 0) text += i + 1 == parts.size() ? fmt::format(" {} ", last_word) : ", ";
    text += parts[i];
  }
  return text;
}

std::string names_of(const std::vector<House>& houses) {
  std::vector<std::string> names;
  names.reserve(houses.size());
  for (const House house : houses) names.push_back(name_of(house));
  return join(names, "and");
}

bool is_by_link(const ProofNode& node) {
  return !node.on && (node.reason == Reason::kCellTaken || node.reason == Reason::kHouseTaken);
}

class BranchTeller {
 public:
  BranchTeller(const Proof& proof, const ProofBranch& branch)
      : proof_(proof), nodes_(branch.nodes), line_of_(branch.nodes.size()) {}

  std::vector<ArgumentLine> lines() {
    std::vector<ArgumentLine> lines;
    for (std::uint32_t i = 0; i < nodes_.size(); ++i) {
      if (!has_line(i) || line_of_[i] != 0) continue;
      ArgumentLine line;
      line.number = static_cast<int>(lines.size()) + 1;
      line.nodes = told_with(i);
      for (const std::uint32_t node : line.nodes) line_of_[node] = line.number;
      line.text = words(line.nodes);
      if (nodes_[i].reason == Reason::kProof) {
        line.argument = nodes_[i].argument;
        line.nested =
            std::make_shared<const Argument>(argument_of(*proof_.nested[nodes_[i].argument]));
      }
      lines.push_back(std::move(line));
    }
    return lines;
  }

 private:
  [[nodiscard]] bool has_line(std::uint32_t i) const {
    const ProofNode& node = nodes_[i];
    if (node.reason == Reason::kPremise) return false;
    const bool is_clash = proof_.kind == ProofKind::kContradiction && i == proof_.clash;
    return !is_by_link(node) || i + 1 == nodes_.size() || is_clash;
  }

  // What one pattern or nested proof removes is told at once.
  [[nodiscard]] std::vector<std::uint32_t> told_with(std::uint32_t first) const {
    std::vector<std::uint32_t> told{first};
    const ProofNode& node = nodes_[first];
    if (node.reason != Reason::kPattern && node.reason != Reason::kProof) return told;
    for (std::uint32_t i = first + 1; i < nodes_.size(); ++i) {
      const ProofNode& other = nodes_[i];
      const bool same = other.reason == node.reason && other.argument == node.argument &&
                        other.parents == node.parents;
      if (same) told.push_back(i);
    }
    return told;
  }

  // "by 3": the line that the off-node owes itself to.
  [[nodiscard]] std::string source_of(std::uint32_t i) const {
    if (line_of_[i] != 0) return fmt::format("by {}", line_of_[i]);
    if (nodes_[i].reason == Reason::kPremise) return "as known";
    return fmt::format("by {}", line_of_[nodes_[i].parents.front()]);
  }

  // "r1c2 and r1c3 are not 4", "r1c2 is not 4 and r1c3 not 5".
  [[nodiscard]] std::string removed_words(const std::vector<std::uint32_t>& told) const {
    std::vector<std::string> cells;
    std::vector<std::string> whole;
    bool one_digit = true;
    for (const std::uint32_t i : told) {
      const Candidate c = nodes_[i].candidate;
      one_digit = one_digit && c.digit == nodes_[told.front()].candidate.digit;
      cells.push_back(name_of(c.cell));
      whole.push_back(sentence_of(c, false));
    }
    if (told.size() == 1 || !one_digit) return join(whole, "and");
    return fmt::format("{} are not {}", join(cells, "and"),
                       nodes_[told.front()].candidate.digit.value());
  }

  [[nodiscard]] std::string words(const std::vector<std::uint32_t>& told) const {
    const ProofNode& node = nodes_[told.front()];
    switch (node.reason) {
      case Reason::kAssumption:
        return fmt::format("Suppose {}.", sentence_of(node));
      case Reason::kLastInCell:
        return fmt::format("{}, its last digit ({}).", sentence_of(node), excluded_digits(node));
      case Reason::kLastInHouse:
        return fmt::format("{}, the last place in {} ({}).", sentence_of(node), name_of(node.house),
                           excluded_places(node));
      case Reason::kCellTaken:
      case Reason::kHouseTaken:
        return fmt::format("{} ({}).", sentence_of(node), source_of_link(node));
      case Reason::kPattern:
        return fmt::format("{}, as {} ({}).", removed_words(told),
                           pattern_words(proof_.patterns[node.argument]), excluded_places(node));
      case Reason::kProof:
        return fmt::format("{}, by {} of {} assertions ({}).", removed_words(told),
                           technique_row(proof_.nested[node.argument]->technique).name,
                           assertions_in(*proof_.nested[node.argument]), excluded_places(node));
      case Reason::kPremise:
        break;
    }
    return sentence_of(node);
  }

  [[nodiscard]] std::string source_of_link(const ProofNode& node) const {
    return fmt::format("by {}", line_of_[node.parents.front()]);
  }

  [[nodiscard]] std::string excluded_digits(const ProofNode& node) const {
    std::vector<std::string> parts;
    for (const std::uint32_t parent : node.parents) {
      parts.push_back(
          fmt::format("not {} {}", nodes_[parent].candidate.digit.value(), source_of(parent)));
    }
    return join(parts, "and");
  }

  [[nodiscard]] std::string excluded_places(const ProofNode& node) const {
    std::vector<std::string> parts;
    const bool one_digit = node.reason == Reason::kLastInHouse;
    for (const std::uint32_t parent : node.parents) {
      const Candidate c = nodes_[parent].candidate;
      const std::string what = one_digit ? name_of(c.cell) : name_of(Assertion{c, false});
      parts.push_back(fmt::format("{}{} {}", one_digit ? "not " : "", what, source_of(parent)));
    }
    return join(parts, "and");
  }

  const Proof& proof_;
  const std::vector<ProofNode>& nodes_;
  std::vector<int> line_of_;
};

const ProofNode& assumption_of(const ProofBranch& branch) {
  for (const ProofNode& node : branch.nodes) {
    if (node.reason == Reason::kAssumption) return node;
  }
  return branch.nodes.front();
}

std::string cases_of(const Proof& proof) {
  std::vector<std::string> names;
  for (const ProofBranch& branch : proof.branches) {
    const Candidate c = assumption_of(branch).candidate;
    names.push_back(proof.kind == ProofKind::kCell ? std::string(1, c.digit.symbol())
                                                   : name_of(c.cell));
  }
  return join(names, "or");
}

std::string opening_of(const Proof& proof) {
  switch (proof.kind) {
    case ProofKind::kContradiction:
      return fmt::format("Suppose {}.", sentence_of(assumption_of(proof.branches[0])));
    case ProofKind::kCycle:
      return "A loop of assertions that comes back to its start:";
    case ProofKind::kEither:
      return fmt::format("{} or not.", sentence_of(assumption_of(proof.branches[0])));
    case ProofKind::kCell:
      return fmt::format("{} is {}.", name_of(proof.cell), cases_of(proof));
    case ProofKind::kHouse:
      return fmt::format("In {} the digit {} is in {}.", name_of(proof.house), proof.digit.value(),
                         cases_of(proof));
    case ProofKind::kPattern:
      break;
  }
  return "";
}

std::string closing_of(const Proof& proof) {
  const std::string conclusion = conclusion_of(proof);
  const ProofBranch& first = proof.branches.front();
  switch (proof.kind) {
    case ProofKind::kContradiction: {
      const ProofNode& last = first.nodes.back();
      if (first.nodes[proof.clash].reason == Reason::kAssumption) {
        return fmt::format("That is the opposite of what was supposed. So {}", conclusion);
      }
      return fmt::format("{} would be {} and not {}. So {}", name_of(last.candidate.cell),
                         last.candidate.digit.value(), last.candidate.digit.value(), conclusion);
    }
    case ProofKind::kCycle:
      return fmt::format(
          "Read either way round, every second assertion holds or every other; what sees one of "
          "each kind is false. So {}",
          conclusion);
    default:
      break;
  }
  return fmt::format("It holds in every case: {}", conclusion);
}

std::string length_of(const Proof& proof) {
  const int shown = assertions_in(proof);
  if (shown >= proof.length) return fmt::format("{} assertions", shown);
  return fmt::format("{} assertions; the rating counts {}, as the procedure finds them", shown,
                     proof.length);
}

std::string title_of(const Proof& proof, std::size_t index) {
  const ProofNode& start = assumption_of(proof.branches[index]);
  if (proof.branches.size() == 1) return "";
  return fmt::format("Case {} of {}: {}", index + 1, proof.branches.size(), sentence_of(start));
}

}  // namespace

std::string pattern_words(const Pattern& pattern) {
  const std::string digits = list_of(pattern.digits, "and");
  const std::string cells = list_of(pattern.cells);
  switch (pattern.technique) {
    case TechniqueId::kNakedPair:
      return fmt::format("{} hold only {} (naked pair in {})", cells, digits,
                         names_of(pattern.base));
    case TechniqueId::kHiddenPair:
      return fmt::format("{} of {} are only in {} (hidden pair)", digits, names_of(pattern.base),
                         cells);
    case TechniqueId::kXWing:
      return fmt::format("{} of {} are only in {} (X-wing)", digits, names_of(pattern.base),
                         names_of(pattern.cover));
    default:
      return fmt::format("{} of {} is only in {}", digits, names_of(pattern.base),
                         names_of(pattern.cover));
  }
}

std::string conclusion_of(const Proof& proof) {
  if (proof.placed) return sentence_of(*proof.placed, true) + ".";
  if (proof.removed.size() == 1) {
    for (const Digit digit : DigitSet::all()) {
      for (const Cell cell : proof.removed[digit]) return sentence_of({cell, digit}, false) + ".";
    }
  }
  return list_of(proof.removed) + " goes.";
}

Argument argument_of(const Proof& proof) {
  Argument argument;
  argument.opening = opening_of(proof);
  argument.closing = closing_of(proof);
  argument.length = length_of(proof);
  for (std::size_t i = 0; i < proof.branches.size(); ++i) {
    argument.branches.push_back(
        {title_of(proof, i), BranchTeller(proof, proof.branches[i]).lines()});
  }
  return argument;
}

std::string text_of(const Argument& argument, int indent) {
  const auto put = [](int depth, std::string_view words) {
    return fmt::format("{:{}}{}\n", "", depth, words);
  };
  std::string text;
  const bool cases = argument.branches.size() > 1;
  if (cases || argument.branches.front().lines.size() > 1) {
    text += put(indent, fmt::format("{} ({})", argument.opening, argument.length));
  }
  for (const ArgumentBranch& branch : argument.branches) {
    const int depth = indent + 2;
    if (cases) text += put(depth, branch.title);
    for (const ArgumentLine& line : branch.lines) {
      const int at = cases ? depth + 2 : depth;
      text += put(at, fmt::format("{}. {}", line.number, line.text));
      if (line.nested) text += text_of(*line.nested, at + 4);
    }
  }
  return text + put(indent, argument.closing);
}

}  // namespace nonet
