// One word, one thing: two headers that define a type of one name in one namespace would make two
// types one for the linker, which no compiler sees.
#include <algorithm>
#include <catch2/catch.hpp>
#include <filesystem>
#include <fstream>
#include <map>
#include <regex>
#include <sstream>
#include <string>
#include <vector>

#include "tests/architecture/source_files.h"

namespace {

using nonet::architecture::source_files;

// Where the types of a header are defined at namespace level, by their full names. Members and
// types of functions are indented, and specialisations have their arguments behind the name.
using Definitions = std::map<std::string, std::vector<std::string>>;

void collect(const std::string& file, std::istream& lines, Definitions& definitions) {
  static const std::regex kNamespace(R"(^(inline )?namespace ([\w:]+) \{)");
  static const std::regex kType(
      R"(^(?:struct|class|enum class|enum) (\w+)(?: final)?(?: :.*)? \{.*)");
  std::vector<std::string> inside;
  std::smatch found;
  for (std::string line; std::getline(lines, line);) {
    if (std::regex_search(line, found, kNamespace)) inside.push_back(found[2]);
    if (line.starts_with("}  // namespace") && !inside.empty()) inside.pop_back();
    if (!std::regex_match(line, found, kType)) continue;
    std::string name;
    for (const std::string& outer : inside) name += outer + "::";
    definitions[name + found[1].str()].push_back(file);
  }
}

}  // namespace

TEST_CASE("no two headers define a type of one name in one namespace", "[architecture]") {
  Definitions definitions;
  for (const std::string& file : source_files()) {
    // face/ gives the types of include/nonet, which are of an inline namespace of their own.
    if (!file.ends_with(".h")) continue;
    std::ifstream stream(std::filesystem::path(NONET_SOURCE_DIR) / file);
    collect(file, stream, definitions);
  }
  REQUIRE(definitions.size() > 500);
  REQUIRE(definitions.contains("nonet::Cell"));
  REQUIRE(definitions.contains("nonet::chains::ChainGrid"));
  for (const auto& [name, files] : definitions) {
    CAPTURE(name, files);
    CHECK(files.size() == 1);
  }
}

TEST_CASE("the walk over type names sees two definitions", "[architecture]") {
  Definitions definitions;
  std::istringstream one("namespace nonet {\nstruct Side {\n");
  std::istringstream two("namespace nonet {\nenum class Side : bool { kLeft, kRight };\n");
  std::istringstream other("namespace nonet::paper {\nclass Side {\n};\n}  // namespace\n");
  collect("a.h", one, definitions);
  collect("b.h", two, definitions);
  collect("c.h", other, definitions);
  CHECK(definitions["nonet::Side"] == std::vector<std::string>{"a.h", "b.h"});
  CHECK(definitions["nonet::paper::Side"].size() == 1);
}
