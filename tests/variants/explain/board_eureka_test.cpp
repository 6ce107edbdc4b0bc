// Reads the chains of other boards back with a reader of its own, and checks each link against the
// position. The puzzles are those of board_rating_test.cpp whose paths have chains, and one with
// digits above 9.
#include "variants/explain/board_eureka.h"

#include <algorithm>
#include <array>
#include <catch2/catch.hpp>
#include <fstream>
#include <map>
#include <nlohmann/json.hpp>
#include <regex>
#include <set>
#include <sstream>
#include <string>
#include <utility>

#include "variants/explain/board_json.h"
#include "variants/explain/board_scene.h"
#include "variants/text/board_text.h"

namespace nonet::variants {
namespace {

using Places = std::set<std::pair<int, int>>;  // cell, digit; both from 0

struct BoardTerm {
  int cell = 0;
  int digit = 0;
  bool strong = false;  // the link with the term before
};

struct BoardChain {
  std::vector<BoardTerm> terms = {};
  bool loop = false;
  std::vector<std::pair<BoardTerm, bool>> conclusions = {};  // on
};

// The board and candidates of a position, without the ladder's tables.
class EurekaGrid {
 public:
  EurekaGrid(const Geometry& geometry, const BoardMarks& marks) : geometry_(geometry) {
    for (int cell = 0; cell < geometry.cells(); ++cell) {
      for (int digit = 0; digit < geometry.digits(); ++digit) {
        if (marks.has(static_cast<CellIndex>(cell), static_cast<std::size_t>(digit)))
          candidates_.insert({cell, digit});
      }
    }
  }

  [[nodiscard]] const Places& candidates() const { return candidates_; }
  [[nodiscard]] int size() const { return geometry_.digits(); }
  [[nodiscard]] bool is_strong(const BoardTerm& a, const BoardTerm& b) const {
    if (a.cell == b.cell) {
      return a.digit != b.digit && of_cell(a.cell) == Places{key(a), key(b)};
    }
    return a.digit == b.digit && std::ranges::any_of(geometry_.regions(), [&](const auto& house) {
             return places(house, a.digit) == Places{key(a), key(b)};
           });
  }
  [[nodiscard]] bool is_weak(const BoardTerm& a, const BoardTerm& b) const {
    if (a.cell == b.cell) return a.digit != b.digit;
    const auto from = static_cast<CellIndex>(a.cell);
    const auto to = static_cast<CellIndex>(b.cell);
    if (a.digit == b.digit) return std::ranges::binary_search(geometry_.peers(from), to);
    const bool next = a.digit + 1 == b.digit || b.digit + 1 == a.digit;
    return next && std::ranges::binary_search(geometry_.far_from(from), to);
  }
  [[nodiscard]] Places of_cell(int cell) const {
    Places found;
    for (const auto& each : candidates_) {
      if (each.first == cell) found.insert(each);
    }
    return found;
  }
  // Whether these are all places of their digit in a house.
  [[nodiscard]] bool fill_a_house(const Places& cases) const {
    return std::ranges::any_of(geometry_.regions(), [&](const auto& house) {
      return places(house, cases.begin()->second) == cases;
    });
  }

 private:
  static std::pair<int, int> key(const BoardTerm& term) { return {term.cell, term.digit}; }
  static bool has(const auto& house, int cell) {
    return std::ranges::find(house.cells, static_cast<CellIndex>(cell)) != house.cells.end();
  }
  [[nodiscard]] Places places(const auto& house, int digit) const {
    Places found;
    for (const CellIndex cell : house.cells) {
      if (candidates_.contains({cell, digit})) found.insert({cell, digit});
    }
    return found;
  }

  const Geometry& geometry_;
  Places candidates_;
};

int digit_of(char symbol) { return symbol <= '9' ? symbol - '1' : symbol - 'A' + 9; }

int cell_of(const std::smatch& names, std::size_t row, int size) {
  return (std::stoi(names[row]) - 1) * size + std::stoi(names[row + 1]) - 1;
}

BoardChain read_chain(const std::string& text, int size) {
  static const std::regex kTerm(R"(^(?:\((\w)(?:=(\w))?\))?r(\d+)c(\d+)(=|-loop|-|$))");
  static const std::regex kConclusion(R"(^r(\d+)c(\d+)(=|<>)(\w)(, |$))");
  const std::size_t arrow = text.find(" => ");
  REQUIRE(arrow != std::string::npos);
  BoardChain chain;
  std::smatch found;
  bool strong = false;
  int digit = -1;
  for (std::string rest = text.substr(0, arrow); !rest.empty(); rest = found.suffix()) {
    REQUIRE(std::regex_search(rest, found, kTerm));
    if (found[1].matched) digit = digit_of(found.str(1)[0]);
    REQUIRE(digit >= 0);
    const int cell = cell_of(found, 3, size);
    chain.terms.push_back({cell, digit, strong});
    if (found[2].matched) {
      chain.terms.push_back({cell, digit_of(found.str(2)[0]), true});
      digit = -1;
    }
    strong = found.str(5) == "=";
    chain.loop = found.str(5) == "-loop";
    if (found.suffix().length() == 0) REQUIRE((chain.loop || found.str(5).empty()));
  }
  for (std::string rest = text.substr(arrow + 4); !rest.empty(); rest = found.suffix()) {
    REQUIRE(std::regex_search(rest, found, kConclusion));
    chain.conclusions.push_back(
        {{cell_of(found, 1, size), digit_of(found.str(4)[0])}, found.str(3) == "="});
  }
  return chain;
}

// Of a loop every second term is true: the candidate sees a term of both halves.
bool loop_removes(const EurekaGrid& grid, const BoardChain& chain, const BoardTerm& target) {
  std::array<bool, 2> sees{};
  for (std::size_t i = 0; i < chain.terms.size(); ++i)
    sees[i % 2] |= grid.is_weak(chain.terms[i], target);
  return sees[0] && sees[1];
}

void check_links(const EurekaGrid& grid, const BoardChain& chain, bool case_first) {
  const std::vector<BoardTerm>& terms = chain.terms;
  for (std::size_t i = 0; i < terms.size(); ++i) {
    CHECK(grid.candidates().contains({terms[i].cell, terms[i].digit}));
    if (i == 0) continue;
    CHECK(terms[i].strong == ((i % 2 == 0) == case_first));
    CHECK((terms[i].strong ? grid.is_strong(terms[i - 1], terms[i])
                           : grid.is_weak(terms[i - 1], terms[i])));
  }
  CHECK((terms.size() % 2 == 1) == case_first);
  if (chain.loop) CHECK(grid.is_weak(terms.back(), terms.front()));
}

void check_conclusions(const EurekaGrid& grid, const BoardChain& chain, bool case_first) {
  const auto reaches = [&](const BoardTerm& end, const BoardTerm& target, bool on) {
    return on ? end.cell == target.cell && end.digit == target.digit : grid.is_weak(end, target);
  };
  REQUIRE_FALSE(chain.conclusions.empty());
  for (const auto& [target, on] : chain.conclusions) {
    CHECK(grid.candidates().contains({target.cell, target.digit}));
    if (chain.loop) {
      CHECK((!on && loop_removes(grid, chain, target)));
      continue;
    }
    CHECK(reaches(chain.terms.back(), target, on));
    if (!case_first) CHECK(reaches(chain.terms.front(), target, on));
  }
}

// Each conclusion is reached from every candidate of the cell, or place in the house.
void check_cases(const EurekaGrid& grid, const BoardProof& proof,
                 const std::vector<BoardChain>& chains) {
  Places cases;
  for (const BoardChain& chain : chains)
    cases.insert({chain.terms.front().cell, chain.terms.front().digit});
  if (proof.kind == ProofKind::kCell) {
    CHECK(cases == grid.of_cell(proof.cell));
  } else {
    CHECK(grid.fill_a_house(cases));
  }
}

struct ChainsRead {
  std::map<ProofKind, int> kinds = {};
  int letters = 0;  // chains with a digit above 9
  int without = 0;  // proofs that are no chains
};

void check_notation(const EurekaGrid& grid, const BoardProof& proof,
                    const std::vector<std::string>& texts, ChainsRead& read) {
  const bool cases = proof.kind == ProofKind::kCell || proof.kind == ProofKind::kHouse;
  std::vector<BoardChain> chains;
  for (const std::string& text : texts) {
    INFO(text);
    chains.push_back(read_chain(text, grid.size()));
    CHECK(chains.back().loop == (proof.kind == ProofKind::kCycle));
    check_links(grid, chains.back(), cases);
    check_conclusions(grid, chains.back(), cases);
    ++read.kinds[proof.kind];
    if (std::regex_search(text, std::regex(R"([=(][A-G]\))"))) ++read.letters;
  }
  if (texts.empty()) ++read.without;
  if (cases && !texts.empty()) check_cases(grid, proof, chains);
}

bool is_always_a_chain(BoardTechnique technique) {
  return technique >= BoardTechnique::kXCycle && technique <= BoardTechnique::kForcingChain;
}

void check_path(const std::string& key, const std::string& puzzle, ChainsRead& read) {
  const auto geometry = geometry_of(key);
  REQUIRE(geometry.ok());
  const auto rater = BoardRater::of(*geometry);
  REQUIRE(rater.ok());
  const auto givens = read_cells(puzzle, *geometry, {});
  REQUIRE(givens.ok());
  const BoardWords words(rater->board(), kEnglishSteps);
  const BoardWords german(rater->board(), kGermanSteps);
  for (const BoardScene& scene : scenes_of(rater->path(*givens), words)) {
    if (!scene.chain) continue;
    INFO(key << ' ' << puzzle << ' ' << scene.text.technique);
    const EurekaGrid grid(*geometry, scene.before.marks());
    const BoardProof& proof = *scene.taken.step.proof;
    const std::vector<std::string>& chains = scene.chain->chains;
    check_notation(grid, proof, chains, read);
    for (const std::string& chain : eureka_chains(proof, german))
      CHECK(std::regex_search(chain, std::regex(R"(^\(\w(=\w)?\)Z\d+S\d+[^rc]*$)")));
    if (is_always_a_chain(scene.taken.step.technique)) CHECK_FALSE(chains.empty());
    const auto json = json_of(scene, german)["proof"];
    CHECK(json.contains("notation") == !chains.empty());
    for (const std::string& chain : chains)
      CHECK(json["notation"].get<std::string>().find(chain) != std::string::npos);
  }
}

}  // namespace

TEST_CASE("Each link of a chain on another board in Eureka notation holds", "[ladder][explain]") {
  ChainsRead read;
  std::ifstream in("tests/data/variants/board_ratings.tsv");
  REQUIRE(in);
  for (std::string line; std::getline(in, line);) {
    if (line.starts_with('#')) continue;
    std::istringstream fields(line);
    std::string key;
    std::string puzzle;
    double er = 0;
    fields >> key >> puzzle >> er;
    if (er >= 6.5) check_path(key, puzzle, read);
  }
  CHECK(read.letters == 0);
  check_path("16x16",
             "F....C4...D1.3..13..2.D.....F.9.2..E6..1.9..A.8..DA4...F.82.6G.......8....E..4.6"
             ".8.54.C3.F.G2..7G.3...9A..C5......4...7.9.A...D....G1....4.7.B..7..8.5F..D.29.4."
             ".B...A...C..8....4DA.92.E........G6C...5B.34....8..F3..E...C..B...1.C..2..F..A.."
             ".......GD16..F58",
             read);
  CHECK(read.letters > 0);
  CHECK(read.without > 0);
  for (const ProofKind kind : {ProofKind::kContradiction, ProofKind::kCycle}) {
    CHECK(read.kinds[kind] > 0);
  }
  CHECK(read.kinds[ProofKind::kEither] + read.kinds[ProofKind::kCell] +
            read.kinds[ProofKind::kHouse] >
        0);
}

}  // namespace nonet::variants
