// Reads the notation back with a reader of its own and checks each link against the position.
#include "rater/explain/eureka.h"

#include <algorithm>
#include <array>
#include <catch2/catch.hpp>
#include <map>
#include <optional>

#include "board/geometry.h"
#include "rater/explain/names.h"
#include "rater/explain/path_text.h"
#include "rater/logic/position/houses.h"
#include "rater/logic/steps/technique_catalog.h"
#include "rater/orders/catalog.h"
#include "rater/orders/catalog_scale/catalog_scale.h"
#include "tests/puzzle_of.h"
#include "tests/rater/technique_cases.h"

namespace nonet {
namespace {

struct ReadTerm {
  CellSet cells;
  Digit digit;
  bool strong = false;  // the link with the term before
  CellSet set;          // of a strong link within a cell or set, or by a rectangle
  DigitSet pair = {};   // of the rectangle

  [[nodiscard]] bool is(Candidate candidate) const {
    return cells == CellSet(candidate.cell) && digit == candidate.digit;
  }
};

struct ReadChain {
  std::vector<ReadTerm> terms;
  bool loop = false;
  std::vector<std::string> conclusions;
};

class EurekaReader {
 public:
  EurekaReader(std::string_view text, const Position& position)
      : text_(text), position_(position) {}

  ReadChain read() {
    ReadChain chain;
    const std::size_t arrow = text_.find(" => ");
    REQUIRE(arrow != std::string_view::npos);
    std::string_view rest = text_.substr(arrow + 4);
    while (!rest.empty()) {
      const std::size_t end = std::min(rest.find(", "), rest.size());
      chain.conclusions.emplace_back(rest.substr(0, end));
      rest.remove_prefix(std::min(end + 2, rest.size()));
    }
    text_ = text_.substr(0, arrow);
    bool strong = false;
    for (;;) {
      if (take("loop")) {
        chain.loop = true;
        break;
      }
      read_terms(chain.terms, strong);
      if (text_.empty()) break;
      strong = text_.front() == '=';
      REQUIRE((strong || text_.front() == '-'));
      text_.remove_prefix(1);
      if (strong && take("UR(")) read_rectangle();
    }
    REQUIRE(text_.empty());
    return chain;
  }

 private:
  bool take(std::string_view word) {
    if (!text_.starts_with(word)) return false;
    text_.remove_prefix(word.size());
    return true;
  }

  Digit take_digit() {
    REQUIRE(!text_.empty());
    const Digit digit(text_.front() - '0');
    text_.remove_prefix(1);
    return digit;
  }

  DigitSet take_numbers() {
    DigitSet numbers;
    while (!text_.empty() && text_.front() >= '1' && text_.front() <= '9') {
      numbers.insert(take_digit());
    }
    REQUIRE(!numbers.empty());
    return numbers;
  }

  // Of the next term.
  void read_rectangle() {
    for (const Digit digit : take_numbers()) rectangle_.pair.insert(digit);
    REQUIRE(take(")"));
    rectangle_.set = take_cells();
    REQUIRE(take("="));
  }

  void read_terms(std::vector<ReadTerm>& terms, bool strong) {
    std::optional<Digit> second;
    if (take("(")) {
      digit_ = take_digit();
      if (take("=")) second = take_digit();
      REQUIRE(take(")"));
    }
    REQUIRE(digit_.has_value());
    const CellSet cells = take_cells();
    if (!second) {
      terms.push_back({cells, *digit_, strong, rectangle_.set, rectangle_.pair});
      rectangle_ = {};
      return;
    }
    terms.push_back(
        {cells & position_.places(*digit_), *digit_, strong, rectangle_.set, rectangle_.pair});
    rectangle_ = {};
    terms.push_back({cells & position_.places(*second), *second, true, cells});
    digit_.reset();
  }

  CellSet take_cells() {
    CellSet cells;
    do {
      const bool of_box = take("b");
      if (!of_box) REQUIRE(take("r"));
      const DigitSet first = take_numbers();
      REQUIRE(take(of_box ? "p" : "c"));
      for (const Digit second : take_numbers()) {
        for (const Digit one : first) cells.insert(cell_at(of_box, one.index(), second.index()));
      }
    } while (take(","));
    return cells;
  }

  static Cell cell_at(bool of_box, int a, int b) {
    if (!of_box) return Cell(a * kSize + b);
    return Cell((a / 3 * 3 + b / 3) * kSize + a % 3 * 3 + b % 3);
  }

  std::string_view text_;
  const Position& position_;
  std::optional<Digit> digit_;
  ReadTerm rectangle_{};
};

bool all_see(CellSet a, CellSet b) {
  for (const Cell one : a) {
    for (const Cell other : b) {
      if (!peers_of(one).contains(other)) return false;
    }
  }
  return true;
}

bool stands_once(CellSet places) {
  for (const Cell one : places) {
    if (!all_see(CellSet(one), places - CellSet(one))) return false;
  }
  return true;
}

bool is_almost_locked(const Position& position, CellSet set, Digit a, Digit b) {
  DigitSet digits;
  for (const Cell cell : set) digits |= position.candidates(cell);
  bool once = true;
  for (const Digit digit : digits) once = once && stands_once(set & position.places(digit));
  return a != b && digits.contains(a) && digits.contains(b) && once &&
         digits.size() == set.size() + 1;
}

// Whether one of the terms holds if the four cells do not keep to the two digits.
bool is_almost_rectangle(const Position& position, const ReadTerm& a, const ReadTerm& b) {
  CandidateSet others;
  for (const Cell cell : b.set) others.insert(cell, position.candidates(cell) - b.pair);
  others[a.digit] -= a.cells;
  others[b.digit] -= b.cells;
  return b.set.size() == 4 && b.pair.size() == 2 && others.empty();
}

bool is_strong(const Position& position, const ReadTerm& a, const ReadTerm& b) {
  if (!b.pair.empty()) return is_almost_rectangle(position, a, b);
  if (!b.set.empty()) return is_almost_locked(position, b.set, a.digit, b.digit);
  if (a.digit != b.digit) return false;
  for (const House house : all_houses()) {
    const CellSet places = position.places(a.digit) & cell_set_of(house);
    if (!places.empty() && (a.cells | b.cells).contains(places)) return true;
  }
  return false;
}

bool is_weak(const ReadTerm& a, const ReadTerm& b) {
  if (a.digit != b.digit) return a.cells == b.cells && a.cells.size() == 1;
  return all_see(a.cells, b.cells);
}

bool clears(const ReadTerm& term, Candidate candidate) {
  if (term.digit != candidate.digit) return term.cells == CellSet(candidate.cell);
  return all_see(term.cells, CellSet(candidate.cell));
}

bool loop_clears(const Position& position, const ReadChain& chain, Candidate candidate) {
  bool by_even = false;
  bool by_odd = false;
  bool by_set = false;
  for (std::size_t i = 0; i < chain.terms.size(); ++i) {
    const ReadTerm& term = chain.terms[i];
    (i % 2 == 0 ? by_even : by_odd) |= clears(term, candidate);
    if (term.set.empty() || !term.pair.empty() || term.set.contains(candidate.cell)) continue;
    const CellSet places = term.set & position.places(candidate.digit);
    by_set |= !places.empty() && candidate.digit != term.digit &&
              candidate.digit != chain.terms[i - 1].digit &&
              all_see(places, CellSet(candidate.cell));
  }
  return (by_even && by_odd) || by_set;
}

struct Concluded {
  Candidate candidate;
  bool on = false;
};

Concluded concluded(const std::string& text) {
  const bool on = text.find("<>") == std::string::npos;
  const Cell cell((text[1] - '1') * kSize + (text[3] - '1'));
  return {{cell, Digit(text.back() - '0')}, on};
}

void check_chain(const Position& position, const ReadChain& chain, bool case_first) {
  const std::vector<ReadTerm>& terms = chain.terms;
  for (std::size_t i = 1; i < terms.size(); ++i) {
    CHECK(terms[i].strong == ((i % 2 == 0) == case_first));
    CHECK((terms[i].strong ? is_strong(position, terms[i - 1], terms[i])
                           : is_weak(terms[i - 1], terms[i])));
  }
  CHECK((terms.size() % 2 == 1) == case_first);
  if (chain.loop) CHECK(is_weak(terms.back(), terms.front()));
  for (const std::string& text : chain.conclusions) {
    const auto [candidate, on] = concluded(text);
    if (chain.loop) {
      CHECK((!on && loop_clears(position, chain, candidate)));
    } else if (on) {
      CHECK(terms.back().is(candidate));
      if (!case_first) CHECK(terms.front().is(candidate));
    } else {
      CHECK(clears(terms.back(), candidate));
      if (!case_first) CHECK(clears(terms.front(), candidate));
    }
  }
}

// Every conclusion is reached from every case of the cell or house.
void check_cases(const Position& position, const Proof& proof,
                 const std::vector<ReadChain>& chains) {
  std::map<std::string, CandidateSet> reached;
  for (const ReadChain& chain : chains) {
    for (const std::string& conclusion : chain.conclusions) {
      for (const Cell cell : chain.terms.front().cells) {
        reached[conclusion].insert({cell, chain.terms.front().digit});
      }
    }
  }
  CandidateSet cases;
  if (proof.kind == ProofKind::kCell) {
    cases.insert(proof.cell, position.candidates(proof.cell));
  } else {
    cases[proof.digit] = position.places(proof.digit) & cell_set_of(proof.house);
  }
  for (const auto& [conclusion, from] : reached) CHECK(from == cases);
}

// Counts the chains of each kind of proof.
using ChainCounts = std::map<ProofKind, int>;

void check_notation(const Scene& scene, ChainCounts& counts) {
  const Proof& proof = *scene.proof;
  const bool cases = proof.kind == ProofKind::kCell || proof.kind == ProofKind::kHouse;
  std::vector<ReadChain> chains;
  std::size_t conclusions = 0;
  for (const std::string& text : eureka_chains(proof)) {
    INFO(text);
    chains.push_back(EurekaReader(text, scene.before).read());
    CHECK(chains.back().loop == (proof.kind == ProofKind::kCycle));
    check_chain(scene.before, chains.back(), cases);
    conclusions += chains.back().conclusions.size();
    ++counts[proof.kind];
  }
  if (chains.empty()) return;
  if (cases) return check_cases(scene.before, proof, chains);
  CHECK(conclusions == static_cast<std::size_t>(proof.removed.size() + (proof.placed ? 1 : 0)));
}

bool is_always_a_chain(TechniqueId technique) {
  return technique >= TechniqueId::kRemotePair && technique <= TechniqueId::kAlsAic;
}

// Puzzles with many techniques, and two that need chains from a cell and from a house (tdoku's
// generator).
std::vector<Puzzle> puzzles_with_chains() {
  std::vector<Puzzle> puzzles = testing::puzzles_with_many_techniques();
  for (const std::string_view line :
       {"2..1..8...6..8..52.....7.1.1..9.....54..7..........14.6....9..5.7..56...8.....2..",
        "87.......3..4......2...854..8.....2.41.7.3......9....77...9.1..2......85..3..79.."}) {
    puzzles.push_back(testing::puzzle_of(line));
  }
  return puzzles;
}

TEST_CASE("Each link of a chain in Eureka notation holds in its position", "[explain]") {
  ChainCounts counts;
  for (const auto* scale : {"hodoku", "explainer", "catalog"}) {
    for (const Puzzle& puzzle : puzzles_with_chains()) {
      for (const Scene& scene : scenes_of(find_scale(scale)->explain(puzzle, {}))) {
        INFO(puzzle.givens().line() << ' ' << scene.text.technique);
        check_notation(scene, counts);
        if (is_always_a_chain(scene.step.step.technique) && scene.step.step.proof) {
          CHECK_FALSE(eureka_chains(*scene.proof).empty());
        }
      }
    }
  }
  CHECK(counts[ProofKind::kEither] > 0);
  CHECK(counts[ProofKind::kContradiction] > 0);
  CHECK(counts[ProofKind::kCycle] > 0);
  CHECK(counts[ProofKind::kCell] + counts[ProofKind::kHouse] > 0);
}

TEST_CASE("Chains through rectangles name them in Eureka notation", "[explain]") {
  constexpr std::array kWith = {TechniqueId::kRectangleAic};
  std::array<Weight, kTechniques> weights = kCatalogWeights;
  weights[static_cast<std::size_t>(TechniqueId::kRectangleAic)].value = 5;  // before other chains
  RateRequest request;
  request.with = kWith;
  request.weights = weights;
  ChainCounts counts;
  int found = 0;
  for (const Puzzle& puzzle : puzzles_with_chains()) {
    for (const Scene& scene : scenes_of(find_scale("catalog")->explain(puzzle, request))) {
      INFO(puzzle.givens().line() << ' ' << scene.text.technique);
      check_notation(scene, counts);
      if (scene.step.step.technique != TechniqueId::kRectangleAic) continue;
      ++found;
      const std::vector<std::string> chains = eureka_chains(*scene.proof);
      REQUIRE_FALSE(chains.empty());
      CHECK(chains.front().find("=UR(") != std::string::npos);
    }
  }
  CHECK(found > 0);
}

TEST_CASE("The reader of Eureka notation refuses links that do not hold", "[explain]") {
  const Position position(testing::grid_of(
      ".297..65..........8...4..3.3............2.9..4.8.69........6.43....1..6..54..31.."));
  const auto chain = [&](std::string_view text) { return EurekaReader(text, position).read(); };
  const ReadChain strong = chain("(1)r1c1=r1c5 => r1c9<>1");
  CHECK(strong.terms.size() == 2);
  CHECK(chain("(1=2)b1p27-(2)r12c3-loop => r1c1<>2").loop);
  CHECK(is_strong(position, {CellSet(Cell(0)), Digit(1), false, {}},
                  {CellSet(Cell(4)) | CellSet(Cell(5)) | CellSet(Cell(8)), Digit(1), true, {}}) ==
        position.places(Digit(1)).contains(Cell(0)));
  CHECK_FALSE(is_strong(position, strong.terms[0], {CellSet(Cell(80)), Digit(1), true, {}}));
  CHECK_FALSE(
      is_weak({CellSet(Cell(0)), Digit(1), false, {}}, {CellSet(Cell(80)), Digit(1), false, {}}));
}

}  // namespace
}  // namespace nonet
