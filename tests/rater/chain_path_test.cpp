// Paths of whips and braids: each chain is read back from what is printed and held against
// Berthier's definition, each proof is checked edge by edge, and the longest chain is the rating.
#include "rater/scales/classification/chain_path.h"

#include <algorithm>
#include <catch2/catch.hpp>
#include <iostream>
#include <regex>
#include <string>
#include <vector>

#include "board/geometry.h"
#include "rater/explain/path_text.h"
#include "rater/scales/classification/classification.h"
#include "tests/puzzle_of.h"
#include "tests/rater/proofs/changed_proofs.h"
#include "tests/rater/proofs/proof_checker.h"
#include "tests/reference_data.h"

namespace nonet {
namespace {

std::vector<Puzzle> puzzles() {
  const auto file = std::filesystem::path(NONET_TEST_DATA) / "classification.tsv";
  return testing::puzzles_in(file, 1);
}

bool linked(Candidate a, Candidate b) {
  return a.cell == b.cell ? a.digit != b.digit
                          : a.digit == b.digit && peers_of(a.cell).contains(b.cell);
}

// A variable as it is written, "r4c5", "r1n5", "b3n7", with all candidates that it could have.
struct Variable {
  std::vector<Candidate> labels;
  std::vector<std::string> names;

  explicit Variable(const std::string& text) {
    const int first = text[1] - '1';
    const int second = text[3] - '1';
    if (text[2] == 'c') {
      for (int d = 1; d <= kSize; ++d) {
        labels.push_back({Cell(first, second), Digit(d)});
        names.push_back("n" + std::to_string(d));
      }
      return;
    }
    const House house = text[0] == 'r'   ? House::row(first)
                        : text[0] == 'c' ? House::column(first)
                                         : House::box(first);
    for (const Cell cell : cells_of(house)) {
      const std::string row = "r" + std::to_string(cell.row() + 1);
      const std::string column = "c" + std::to_string(cell.column() + 1);
      labels.push_back({cell, Digit(second + 1)});
      names.push_back(text[0] == 'r' ? column : text[0] == 'c' ? row : row + column);
    }
  }

  [[nodiscard]] Candidate named(const std::string& name) const {
    const auto at = std::ranges::find(names, name);
    REQUIRE(at != names.end());
    return labels[static_cast<std::size_t>(at - names.begin())];
  }
};

struct Element {
  Variable variable;
  std::string left;
  std::string right;
};

struct Written {
  std::string kind;
  std::size_t length = 0;
  std::vector<Element> elements;
  Candidate target;
};

Written read(const std::string& text) {
  Written chain;
  std::smatch head;
  static const std::regex kHead("^(whip|braid)\\[(\\d+)\\]: (.*) ==> r(\\d)c(\\d) \u2260 (\\d)$");
  REQUIRE(std::regex_match(text, head, kHead));
  chain.kind = head[1];
  chain.length = std::stoul(head[2]);
  chain.target = {Cell(std::stoi(head[4]) - 1, std::stoi(head[5]) - 1), Digit(std::stoi(head[6]))};
  static const std::regex kElement("([rcb]\\d[cn]\\d)\\{(\\w+) (\\w+|\\.)\\}");
  const std::string middle = head[3];
  for (std::sregex_iterator it(middle.begin(), middle.end(), kElement), end; it != end; ++it) {
    chain.elements.push_back({Variable((*it)[1]), (*it)[2], (*it)[3]});
  }
  return chain;
}

// "" where the chain is one by its definition.
std::string fault_in_chain(const Written& chain, const Position& position) {
  if (chain.elements.size() != chain.length) return "another length";
  std::vector<Candidate> asserted = {chain.target};
  for (const Element& element : chain.elements) {
    const bool last = &element == &chain.elements.back();
    if (last != (element.right == ".")) return "an end that is none";
    const Candidate left = element.variable.named(element.left);
    const bool by_last = linked(left, asserted.back());
    const bool by_any =
        std::ranges::any_of(asserted, [&](Candidate one) { return linked(left, one); });
    if (!(chain.kind == "whip" ? by_last : by_any)) return "a left-link without a link";
    if (!position.has(left)) return "a left-link that is gone";
    int left_over = 0;
    for (const Candidate label : element.variable.labels) {
      if (!position.has(label)) continue;
      if (label == chain.target) return "the target in a variable";
      left_over +=
          std::ranges::none_of(asserted, [&](Candidate one) { return linked(label, one); });
    }
    if (left_over != (last ? 0 : 1)) return "not one candidate left";
    if (last) break;
    const Candidate right = element.variable.named(element.right);
    if (!position.has(right)) return "a right-link that is gone";
    if (std::ranges::any_of(asserted, [&](Candidate one) { return linked(right, one); })) {
      return "a right-link that is out";
    }
    asserted.push_back(right);
  }
  return "";
}

struct ScaleUnderTest {
  const char* kind;
  Path (*explain)(const Puzzle&, const RateRequest&);
  Rating (*rate)(const Puzzle&, const RateRequest&);
};

struct Told {
  int chains = 0;
  int solved = 0;
};

Told check_scale(const ScaleUnderTest& scale, const std::vector<Puzzle>& puzzles) {
  Told told;
  for (const Puzzle& puzzle : puzzles) {
    INFO(scale.kind << " " << puzzle.givens().line());
    const Rating rating = scale.rate(puzzle, {});
    const Path path = scale.explain(puzzle, {});
    CHECK(path.rating.solved() == rating.solved());
    double longest = 0;
    Position position = first_position(path);
    for (const PathStep& taken : path.steps) {
      longest = std::max(longest, taken.price);
      if (taken.price > 0) {
        REQUIRE(taken.step.proof != nullptr);
        const Written chain = read(taken.step.proof->notation);
        INFO(taken.step.proof->notation);
        CHECK(chain.kind == scale.kind);
        CHECK(fault_in_chain(chain, position).empty());
        CHECK(taken.step.eliminations.contains(chain.target));
        ++told.chains;
      }
      apply(position, taken.step);
    }
    testing::ProofCount count;
    CHECK(testing::fault_in(path_as_jsonl(path), count).value_or("") == "");
    if (!rating.solved()) continue;
    ++told.solved;
    CHECK(position.grid() == puzzle.solution());
    CHECK(longest == rating.score);
  }
  return told;
}

constexpr ScaleUnderTest kWhips = {"whip", explain_w, rate_w};
constexpr ScaleUnderTest kBraids = {"braid", explain_b, rate_b};

TEST_CASE("Whips and braids are told as they are defined", "[rater][classification][proof]") {
  for (const ScaleUnderTest& scale : {kWhips, kBraids}) {
    const Told told = check_scale(scale, puzzles());
    CHECK(told.solved > 90);
    CHECK(told.chains > 300);
  }
}

TEST_CASE("Whips and braids of listed puzzles are told as they are defined", "[.nightly]") {
  const auto file = testing::reference_file("braid_ratings_000.tsv");
  if (!file) return;
  const std::vector<Puzzle> listed = testing::puzzles_in(*file, 20);
  for (const ScaleUnderTest& scale : {kWhips, kBraids}) {
    const Told told = check_scale(scale, listed);
    std::cerr << scale.kind << "s of " << listed.size() << " puzzles: " << told.chains << "\n";
  }
}

TEST_CASE("A chain written wrongly is not one", "[rater][classification]") {
  for (const Puzzle& one : puzzles()) {
    const Path path = explain_w(one, {});
    Position position = first_position(path);
    for (const PathStep& taken : path.steps) {
      if (taken.price >= 3) {
        Written chain = read(taken.step.proof->notation);
        std::swap(chain.elements[0], chain.elements[1]);
        CHECK_FALSE(fault_in_chain(chain, position).empty());
        chain = read(taken.step.proof->notation);
        chain.elements.erase(chain.elements.begin());
        CHECK_FALSE(fault_in_chain(chain, position).empty());
        return;
      }
      apply(position, taken.step);
    }
  }
  FAIL("no whip of length 3");
}

}  // namespace
}  // namespace nonet
