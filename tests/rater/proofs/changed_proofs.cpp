#include "tests/rater/proofs/changed_proofs.h"

#include <catch2/catch.hpp>
#include <fstream>
#include <iostream>
#include <sstream>

#include "rater/explain/path_text.h"
#include "solvers/exact/certify.h"

namespace nonet::testing {

using Json = nlohmann::json;

std::vector<Puzzle> puzzles_in(const std::filesystem::path& file, std::size_t stride) {
  std::ifstream in(file);
  std::string line;
  std::vector<Puzzle> puzzles;
  std::size_t number = 0;
  while (std::getline(in, line)) {
    const auto grid = Grid::from_line(line.substr(0, kCells));
    if (grid && number++ % stride == 0) puzzles.push_back(certify(*grid).puzzle.value());
  }
  return puzzles;
}

ProofCount check_proofs(const std::vector<Puzzle>& puzzles, Explain explain,
                        const std::string& what) {
  REQUIRE_FALSE(puzzles.empty());
  ProofCount count;
  for (const Puzzle& puzzle : puzzles) {
    const auto fault = fault_in(path_as_jsonl(explain(puzzle, {})), count);
    INFO(puzzle.givens().line());
    CHECK(fault.value_or("") == "");
  }
  std::cerr << "proofs of " << puzzles.size() << " puzzles (" << what << "): " << count.steps
            << " steps, " << count.assertions << " assertions, " << count.of_groups
            << " of groups, " << count.nested << " nested proofs\n";
  CHECK(count.steps > puzzles.size());
  return count;
}

std::size_t place_in(const Json& list, RandomStream& random) {
  return random.below(static_cast<std::uint32_t>(list.size()));
}

void change_node(Json& node, RandomStream& random) {
  const std::string says = node["says"];
  if (node.contains("parents") && random.chance(0.5)) {
    node["parents"].erase(place_in(node["parents"], random));
    return;
  }
  std::string other = says;
  other[1] = other[1] == '9' ? '1' : static_cast<char>(other[1] + 1);
  node["says"] = other;
}

std::vector<Json> lines_of(const std::string& text) {
  std::istringstream in(text);
  std::string line;
  std::vector<Json> lines;
  while (std::getline(in, line)) lines.push_back(Json::parse(line));
  return lines;
}

std::string text_of_lines(const std::vector<Json>& lines) {
  std::string text;
  for (const Json& line : lines) text += line.dump() + "\n";
  return text;
}

}  // namespace nonet::testing
