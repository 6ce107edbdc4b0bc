// One word, one thing. If two headers define a type of the same name in one namespace, the linker
// takes the two types for one, and no compiler warns. In two namespaces they confuse readers.
#include <algorithm>
#include <array>
#include <catch2/catch.hpp>
#include <filesystem>
#include <fstream>
#include <map>
#include <regex>
#include <set>
#include <sstream>
#include <string>
#include <string_view>
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

Definitions definitions_in_headers() {
  Definitions definitions;
  for (const std::string& file : source_files()) {
    if (!file.ends_with(".h")) continue;
    std::ifstream stream(std::filesystem::path(NONET_SOURCE_DIR) / file);
    collect(file, stream, definitions);
  }
  return definitions;
}

// A type name that several namespaces may use, and why it means one thing to readers.
struct SharedName {
  std::string_view name;
  std::string_view reason;
};
constexpr std::array kSharedNames = {
    SharedName{"Kernel", "an engine's functions compiled for one instruction set"},
    SharedName{"Link", "one assertion implies another"},
    SharedName{"Rules", "the inference rules that a solver applies"},
    SharedName{"Setting", "what a row of the solver catalog fixes"},
};

// The namespaces that define each name, without nonet::v0: the library's types have the names of
// the inner types that they stand for.
std::map<std::string, std::set<std::string>> namespaces_of_names(const Definitions& definitions) {
  std::map<std::string, std::set<std::string>> namespaces;
  for (const auto& [full_name, files] : definitions) {
    const std::size_t end = full_name.rfind("::");
    const std::string space = full_name.substr(0, end);
    if (space != "nonet::v0") namespaces[full_name.substr(end + 2)].insert(space);
  }
  return namespaces;
}

}  // namespace

TEST_CASE("no two headers define a type of one name in one namespace", "[architecture]") {
  const Definitions definitions = definitions_in_headers();
  REQUIRE(definitions.size() > 500);
  REQUIRE(definitions.contains("nonet::Cell"));
  REQUIRE(definitions.contains("nonet::chains::ChainGrid"));
  for (const auto& [name, files] : definitions) {
    CAPTURE(name, files);
    CHECK(files.size() == 1);
  }
}

TEST_CASE("a type name means one thing in all namespaces", "[architecture]") {
  std::set<std::string> shared;
  for (const auto& [name, namespaces] : namespaces_of_names(definitions_in_headers())) {
    if (namespaces.size() == 1) continue;
    CAPTURE(name, namespaces);
    CHECK(std::ranges::find(kSharedNames, name, &SharedName::name) != kSharedNames.end());
    shared.insert(name);
  }
  for (const SharedName& each : kSharedNames) {
    CAPTURE(each.name, each.reason);
    CHECK(shared.contains(std::string(each.name)));
  }
}

TEST_CASE("the library's face gives each type the name of the type behind it", "[architecture]") {
  // The library's Reader reads puzzles; inside the program it is called PuzzleReader, because a
  // reader there is a person.
  const Definitions definitions = definitions_in_headers();
  CHECK(definitions.contains("nonet::v0::Reader"));
  CHECK_FALSE(definitions.contains("nonet::Reader"));
}

TEST_CASE("the search for type names finds two definitions", "[architecture]") {
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
