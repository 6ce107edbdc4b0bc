#include "rater/explain/argument.h"

#include <algorithm>
#include <fmt/format.h>
#include <optional>

namespace nonet {

namespace {

using enum StepPhrase;

std::string assertion_names_of(const std::vector<House>& houses, const StepWords& words) {
  std::vector<std::string> names;
  names.reserve(houses.size());
  for (const House house : houses) names.push_back(words.name_of(house));
  return joined(names, words[kAnd]);
}

bool is_by_link(const NamedNode& node) {
  return !node.on && (node.reason == Reason::kCellTaken || node.reason == Reason::kHouseTaken ||
                      node.reason == Reason::kPairTaken);
}

bool is_last_of_others(const NamedNode& node) {
  return node.on && (node.reason == Reason::kLastInCell || node.reason == Reason::kLastInHouse);
}

// Whether other nodes follow from the node.
bool is_parent(const NamedBranch& nodes, std::uint32_t index) {
  return std::ranges::any_of(nodes, [&](const NamedNode& node) {
    return std::ranges::find(node.parents, index) != node.parents.end();
  });
}

// The node that contradicts the last node of a case, if the case does not lead to the conclusion.
std::optional<std::uint32_t> clash_in_case(const NamedProof& proof, const NamedBranch& branch) {
  if (proof.kind == ProofKind::kContradiction || proof.kind == ProofKind::kCycle) {
    return std::nullopt;
  }
  const NamedNode& last = branch.back();
  if (last.claimed) return std::nullopt;
  for (std::uint32_t i = 0; i < branch.size(); ++i) {
    const NamedNode& node = branch[i];
    if (node.cells == last.cells && node.digit == last.digit && node.on != last.on) return i;
  }
  return std::nullopt;
}

// A cell without a digit, or a house without a place for a digit: the last candidate is on because
// the others are off, but it is off, too. One line states both.
struct NothingLeft {
  std::uint32_t on = 0;
  std::uint32_t off = 0;
};

std::optional<NothingLeft> nothing_left_in(const NamedProof& proof, const NamedBranch& branch) {
  const auto last = static_cast<std::uint32_t>(branch.size() - 1);
  std::optional<std::uint32_t> clash = clash_in_case(proof, branch);
  if (proof.kind == ProofKind::kContradiction) clash = proof.clash;
  if (!clash) return std::nullopt;
  const NothingLeft pair = branch[last].on ? NothingLeft{last, *clash} : NothingLeft{*clash, last};
  const NamedNode& off = branch[pair.off];
  const bool has_own_line = off.reason == Reason::kAssumption || is_parent(branch, pair.on) ||
                            (is_parent(branch, pair.off) && !is_by_link(off));
  if (!is_last_of_others(branch[pair.on]) || has_own_line) return std::nullopt;
  return pair;
}

class BranchTeller {
 public:
  BranchTeller(const NamedProof& proof, const NamedBranch& branch, const StepWords& words)
      : proof_(proof),
        nodes_(branch),
        words_(words),
        clash_(clash_in_case(proof, branch)),
        nothing_left_(nothing_left_in(proof, branch)),
        line_of_(branch.size()) {}

  std::vector<ArgumentLine> lines() {
    std::vector<ArgumentLine> lines;
    for (std::uint32_t i = 0; i < nodes_.size(); ++i) {
      if (!has_line(i) || line_of_[i] != 0) continue;
      ArgumentLine line;
      line.number = static_cast<int>(lines.size()) + 1;
      line.nodes = nodes_on_line(i);
      for (const std::uint32_t node : line.nodes) line_of_[node] = line.number;
      line.text = text_of(line.nodes);
      if (nodes_[i].reason == Reason::kProof) {
        line.argument = nodes_[i].argument;
        line.nested = std::make_shared<const Argument>(
            argument_of(proof_.nested[nodes_[i].argument], words_));
      }
      lines.push_back(std::move(line));
    }
    if (nothing_left_) {
      lines.push_back(line_of_nothing_left(static_cast<int>(lines.size()) + 1));
    } else if (clash_) {
      lines.back().text += ' ' + words_.say(kSaysOpposite, line_of_[*clash_]);
    }
    mark_key(lines);
    return lines;
  }

 private:
  void mark_key(std::vector<ArgumentLine>& lines) const {
    constexpr int kManyUses = 4;
    std::vector<int> uses(lines.size() + 1);
    for (const ArgumentLine& line : lines) {
      for (const std::uint32_t parent : nodes_[line.nodes.front()].parents) {
        const bool by_link = line_of_[parent] == 0 && !nodes_[parent].parents.empty();
        const std::uint32_t source = by_link ? nodes_[parent].parents.front() : parent;
        ++uses[static_cast<std::size_t>(line_of_[source])];
      }
    }
    for (ArgumentLine& line : lines) {
      const NamedNode& node = nodes_[line.nodes.front()];
      line.key = line.number == 1 || node.reason == Reason::kPattern ||
                 node.reason == Reason::kProof || is_result(node) ||
                 uses[static_cast<std::size_t>(line.number)] >= kManyUses;
    }
    lines.back().key = true;
  }

  ArgumentLine line_of_nothing_left(int number) {
    const NamedNode& on = nodes_[nothing_left_->on];
    std::vector<std::uint32_t> out = on.parents;
    out.push_back(nothing_left_->off);
    ArgumentLine line;
    line.number = number;
    line.nodes = {nothing_left_->on};
    if (line_of_[nothing_left_->off] == 0) line.nodes.push_back(nothing_left_->off);
    line.text =
        on.reason == Reason::kLastInCell
            ? words_.say(kNoDigitLeft, on.cells[0], excluded_digits(out))
            : words_.say(kNoPlaceLeft, on.house, on.digit, excluded_places(out, OfDigits::kOne));
    return line;
  }

  [[nodiscard]] bool has_line(std::uint32_t i) const {
    const NamedNode& node = nodes_[i];
    if (node.reason == Reason::kPremise) return false;
    if (nothing_left_ && i == nothing_left_->on) return false;
    if (nothing_left_ && i == nothing_left_->off) return !is_by_link(node);
    const bool is_clash = proof_.kind == ProofKind::kContradiction && i == proof_.clash;
    return !is_by_link(node) || i + 1 == nodes_.size() || is_clash || clash_ == i ||
           is_result(node);
  }

  // Whether the node is the result of a case.
  [[nodiscard]] bool is_result(const NamedNode& node) const {
    const bool of_cases =
        proof_.kind != ProofKind::kContradiction && proof_.kind != ProofKind::kCycle;
    return of_cases && node.claimed;
  }

  // Nodes of one line: all removals by one pattern or nested proof, or all results of one node.
  [[nodiscard]] std::vector<std::uint32_t> nodes_on_line(std::uint32_t first) const {
    std::vector<std::uint32_t> nodes{first};
    const NamedNode& node = nodes_[first];
    const bool removes = node.reason == Reason::kPattern || node.reason == Reason::kProof;
    if (node.reason == Reason::kPairTaken) return nodes;
    if (!removes && !(is_by_link(node) && is_result(node))) return nodes;
    for (std::uint32_t i = first + 1; i < nodes_.size(); ++i) {
      const NamedNode& other = nodes_[i];
      const bool by_line = is_by_link(other) && other.reason != Reason::kPairTaken;
      const bool alike = other.reason == node.reason || (by_line && !removes);
      const bool same = alike && other.argument == node.argument && other.parents == node.parents;
      if (same && (removes || is_result(other))) nodes.push_back(i);
    }
    return nodes;
  }

  // "by 3": the line behind an off-node.
  [[nodiscard]] std::string source_of(std::uint32_t i) const {
    if (line_of_[i] != 0) return words_.say(kBy, line_of_[i]);
    if (nodes_[i].reason == Reason::kPremise) return std::string(words_[kAsKnown]);
    return link_to(nodes_[i]);
  }

  // "by 3", "by 3, as r1c1 and r2c3 are a knight's move apart".
  [[nodiscard]] std::string link_to(const NamedNode& node) const {
    const int line = line_of_[node.parents.front()];
    if (node.reason != Reason::kPairTaken) return words_.say(kBy, line);
    return words_.say(kByPair, line, node.pair_words);
  }

  // "r1c2 and r1c3 are not 4", "r1c2 is not 4 and r1c3 not 5".
  [[nodiscard]] std::string removed_words(const std::vector<std::uint32_t>& nodes) const {
    std::vector<std::string> cells;
    std::vector<std::string> whole;
    bool one_digit = true;
    for (const std::uint32_t i : nodes) {
      one_digit = one_digit && nodes_[i].digit == nodes_[nodes.front()].digit;
      cells.push_back(nodes_[i].cells[0]);
      whole.push_back(sentence_of(nodes_[i], words_));
    }
    if (nodes.size() == 1 || !one_digit) return joined(whole, words_[kAnd]);
    return words_.say(kAreNot, joined(cells, words_[kAnd]), nodes_[nodes.front()].digit);
  }

  [[nodiscard]] std::string text_of(const std::vector<std::uint32_t>& nodes) const {
    const NamedNode& node = nodes_[nodes.front()];
    const std::string sentence = sentence_of(node, words_);
    switch (node.reason) {
      case Reason::kAssumption:
        return words_.say(kSuppose, sentence);
      case Reason::kLastInCell:
        if (node.parents.empty()) return words_.say(kOnlyDigit, sentence);
        return words_.say(kLastDigit, sentence, excluded_digits(node.parents));
      case Reason::kLastInHouse:
        if (node.parents.empty()) return words_.say(kOnlyPlace, sentence, node.house);
        return words_.say(node.cells.size() == 1 ? kLastPlace : kLastPlaces, sentence, node.house,
                          excluded_places(node.parents, OfDigits::kOne));
      case Reason::kLockedSet:
        return words_.say(kLockedSet, sentence, nodes_[node.parents.front()].digit,
                          source_of(node.parents.front()), joined(node.set, words_[kAnd]));
      case Reason::kRectangle:
        return words_.say(kRectangleLink, sentence, nodes_[node.parents.front()].digit,
                          source_of(node.parents.front()), joined(node.set, words_[kAnd]),
                          joined(node.pair, words_[kAnd]));
      case Reason::kCellTaken:
      case Reason::kHouseTaken:
      case Reason::kPairTaken:
        return words_.say(kTherefore, removed_words(nodes), link_to(node));
      case Reason::kPattern:
        return pattern_text(nodes);
      case Reason::kProof:
        return nested_text(nodes);
      case Reason::kPremise:
        break;
    }
    return sentence;
  }

  // A pattern or chain of the step's own grid rests on no line.
  [[nodiscard]] std::string pattern_text(const std::vector<std::uint32_t>& nodes) const {
    const NamedNode& node = nodes_[nodes.front()];
    const std::string& pattern = proof_.patterns[node.argument];
    if (node.parents.empty()) return words_.say(kAsPatternAlone, removed_words(nodes), pattern);
    return words_.say(kAsPattern, removed_words(nodes), pattern,
                      excluded_places(node.parents, OfDigits::kSeveral));
  }

  [[nodiscard]] std::string nested_text(const std::vector<std::uint32_t>& nodes) const {
    const NamedNode& node = nodes_[nodes.front()];
    const NamedProof& nested = proof_.nested[node.argument];
    if (node.parents.empty())
      return words_.say(kByProofAlone, removed_words(nodes), name_of(nested), nested.assertions);
    return words_.say(kByProof, removed_words(nodes), name_of(nested), nested.assertions,
                      excluded_places(node.parents, OfDigits::kSeveral));
  }

  [[nodiscard]] static std::string name_of(const NamedProof& nested) {
    if (nested.notation.empty()) return nested.technique;
    return kind_in_notation(nested.notation);
  }

  [[nodiscard]] std::string excluded_digits(const std::vector<std::uint32_t>& parents) const {
    std::vector<std::string> parts;
    parts.reserve(parents.size());
    for (const std::uint32_t parent : parents) {
      parts.push_back(words_.say(kNotBy, nodes_[parent].digit, source_of(parent)));
    }
    return joined(parts, words_[kAnd]);
  }

  // Whether the digit is clear from the context.
  enum class OfDigits : bool { kOne, kSeveral };

  [[nodiscard]] std::string excluded_places(const std::vector<std::uint32_t>& parents,
                                            OfDigits digits) const {
    std::vector<std::string> parts;
    const bool one_digit = digits == OfDigits::kOne;
    for (const std::uint32_t parent : parents) {
      const NamedNode& node = nodes_[parent];
      const std::string cells = joined(node.cells, words_[kAnd]);
      parts.push_back(one_digit
                          ? words_.say(kNotBy, cells, source_of(parent))
                          : words_.say(kFalseBy, node.cells[0], node.digit, source_of(parent)));
    }
    return joined(parts, words_[kAnd]);
  }

  const NamedProof& proof_;
  const NamedBranch& nodes_;
  const StepWords& words_;
  std::optional<std::uint32_t> clash_;  // of a case that contradicts itself
  std::optional<NothingLeft> nothing_left_;
  std::vector<int> line_of_;
};

std::string cases_of(const NamedProof& proof, const StepWords& words) {
  std::vector<std::string> names;
  for (const NamedBranch& branch : proof.branches) {
    const NamedNode& start = assumption_of(branch);
    names.push_back(proof.kind == ProofKind::kCell ? start.digit : start.cells[0]);
  }
  return joined(names, words[kOr]);
}

std::string opening_of(const NamedProof& proof, const StepWords& words) {
  switch (proof.kind) {
    case ProofKind::kContradiction:
      return words.say(kSuppose, sentence_of(assumption_of(proof.branches[0]), words));
    case ProofKind::kCycle:
      return std::string(words[kOpeningCycle]);
    case ProofKind::kEither:
      return words.say(kOrNot, sentence_of(assumption_of(proof.branches[0]), words));
    case ProofKind::kCell:
      return words.say(kEndSentence, proof.cell, cases_of(proof, words));
    case ProofKind::kHouse:
      return words.say(kDigitIsIn, proof.house, proof.digit, cases_of(proof, words));
    case ProofKind::kPattern:
      break;
  }
  return "";
}

// The assertion proved by refuting a false assumption, if the conclusion alone does not state it.
std::string refuted_words(const NamedProof& proof, const StepWords& words) {
  const NamedNode& start = assumption_of(proof.branches.front());
  if (start.on || proof.placed) return "";
  return words.say(kIs, start.cells[0], start.digit) + ": ";
}

bool passes_set(const NamedBranch& loop) {
  return std::ranges::any_of(
      loop, [](const NamedNode& node) { return node.reason == Reason::kLockedSet; });
}

std::string closing_of(const NamedProof& proof, const StepWords& words) {
  const std::string conclusion = conclusion_of(proof, words);
  const NamedBranch& first = proof.branches.front();
  switch (proof.kind) {
    case ProofKind::kContradiction: {
      const NamedNode& last = first.back();
      const std::string so = refuted_words(proof, words) + conclusion;
      if (first[proof.clash].reason == Reason::kAssumption) {
        return words.say(kSoOpposite, so);
      }
      if (nothing_left_in(proof, first)) return words.say(kSoImpossible, so);
      return words.say(kSoClash, last.cells[0], last.digit, so);
    }
    case ProofKind::kCycle:
      return words.say(passes_set(first) ? kSoCycleOfSets : kSoCycle, conclusion);
    default:
      break;
  }
  const bool clashes = std::ranges::any_of(proof.branches, [&](const NamedBranch& branch) {
    return clash_in_case(proof, branch).has_value();
  });
  return words.say(clashes ? kInOtherCases : kInEveryCase, conclusion);
}

std::string length_of(const NamedProof& proof, const StepWords& words) {
  const int shown = proof.assertions;
  if (shown >= proof.length) return words.say(kLength, shown);
  return words.say(kLengthCounted, shown, proof.length);
}

std::string title_of(const NamedProof& proof, std::size_t index, const StepWords& words) {
  const NamedNode& start = assumption_of(proof.branches[index]);
  if (proof.branches.size() == 1) return "";
  return words.say(kCaseOf, index + 1, proof.branches.size(), sentence_of(start, words));
}

}  // namespace

std::string pattern_words(const Pattern& pattern, const StepWords& words) {
  const std::string digits = words.list_of(pattern.digits);
  const std::string cells = words.list_of(pattern.cells);
  const std::string base = assertion_names_of(pattern.base, words);
  switch (pattern.technique) {
    case TechniqueId::kNakedPair:
      return words.say(kPatternNakedPair, cells, digits, base);
    case TechniqueId::kHiddenPair:
      return words.say(kPatternHiddenPair, digits, base, cells);
    case TechniqueId::kXWing:
      return words.say(kPatternXWing, digits, base, assertion_names_of(pattern.cover, words));
    default:
      return words.say(kPatternLocked, digits, base, assertion_names_of(pattern.cover, words));
  }
}

std::string conclusion_of(const NamedProof& proof, const StepWords& words) {
  if (proof.placed) return words.say(kIs, proof.placed->cell, proof.placed->digit) + ".";
  std::string text;
  for (const auto& [cells, digit] : proof.removed) {
    text += text.empty() ? "" : "; ";
    text += words.say(cells.size() == 1 ? kIsNot : kAreNot, joined(cells, words[kAnd]), digit);
  }
  return text + ".";
}

std::string conclusion_of(const Proof& proof, const StepWords& words) {
  return conclusion_of(named(proof, words), words);
}

Argument argument_of(const Proof& proof, const StepWords& words) {
  return argument_of(named(proof, words), words);
}

Argument argument_of(const NamedProof& proof, const StepWords& words) {
  Argument argument;
  argument.opening = opening_of(proof, words);
  argument.closing = closing_of(proof, words);
  argument.length = length_of(proof, words);
  argument.notation = proof.notation;
  for (std::size_t i = 0; i < proof.branches.size(); ++i) {
    argument.branches.push_back(
        {title_of(proof, i, words), BranchTeller(proof, proof.branches[i], words).lines()});
  }
  return argument;
}

std::string text_of(const Argument& argument, int indent, NestedWords nested, Telling telling,
                    const StepWords& words) {
  const auto put = [](int depth, std::string_view line) {
    return fmt::format("{:{}}{}\n", "", depth, line);
  };
  std::string text;
  const bool cases = argument.branches.size() > 1;
  std::size_t lines = 0;
  std::size_t shown = 0;
  const bool opens_itself = argument.branches.front().lines.front().text == argument.opening;
  const std::string length = argument.length.empty() ? "" : fmt::format(" ({})", argument.length);
  if (!opens_itself) text += put(indent, argument.opening + length);
  for (const ArgumentBranch& branch : argument.branches) {
    const bool idea = telling == Telling::kIdea && branch.lines.size() > kToldWhole;
    for (const ArgumentLine& line : branch.lines) {
      ++lines;
      if (idea && !line.key) continue;
      ++shown;
      const bool opens = line.number == 1;
      const int at = indent + (cases && !opens ? 4 : 2);
      const std::string_view says = cases && opens ? branch.title : line.text;
      text += put(at, fmt::format("{}. {}{}", line.number, says,
                                  cases && opens          ? "."
                                  : opens_itself && opens ? length
                                                          : ""));
      if (!line.nested) continue;
      const bool in_short = nested == NestedWords::kNotation && !line.nested->notation.empty();
      if (idea && !in_short) continue;
      text += in_short ? put(at + 4, line.nested->notation) : text_of(*line.nested, at + 4, nested);
    }
  }
  if (shown < lines) {
    text += put(indent, words.say(kIdeaOf, shown, lines));
  }
  return text + put(indent, argument.closing);
}

}  // namespace nonet
