// No circle of folders, at any depth: the folders and files inside a folder can be put in an order
// in which each includes only those before it. A header and its source count as one file. (Single
// files of one folder may include one another in a circle.)
#include <catch2/catch.hpp>
#include <map>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "tests/architecture/source_files.h"

namespace {

// Rooms of one folder, by name: "forcing/", or "explainer_chains" for its header and source.
using Includes = std::map<std::string, std::set<std::string>>;
// The rooms of each folder by the folder's path; of the project itself by "".
using Floors = std::map<std::string, Includes>;

std::vector<std::string> parts_of(std::string_view path) {
  std::vector<std::string> parts;
  path = path.substr(0, path.rfind('.'));
  for (std::size_t end = path.find('/'); end != path.npos; end = path.find('/')) {
    parts.emplace_back(path.substr(0, end + 1));
    path.remove_prefix(end + 1);
  }
  parts.emplace_back(path);
  return parts;
}

// Records that one file includes another, in the innermost folder that holds both.
void note(std::string_view including, std::string_view included, Floors& floors) {
  const auto from = parts_of(including);
  const auto to = parts_of(included);
  std::string folder;
  std::size_t depth = 0;
  while (depth + 1 < from.size() && depth + 1 < to.size() && from[depth] == to[depth]) {
    folder += from[depth++];
  }
  if (from[depth] != to[depth]) floors[folder][from[depth]].insert(to[depth]);
}

// The circle by which a room includes itself: "links/ > forcing/ > links/"; empty: there is none.
std::string circle_through(const std::string& room, const Includes& includes) {
  std::vector<std::pair<std::string, std::string>> waiting = {{room, room}};
  std::set<std::string> seen;
  while (!waiting.empty()) {
    const auto [at, way] = waiting.back();
    waiting.pop_back();
    const auto below = includes.find(at);
    if (below == includes.end()) continue;
    for (const std::string& next : below->second) {
      if (next == room) return way + " > " + next;
      if (seen.insert(next).second) waiting.emplace_back(next, way + " > " + next);
    }
  }
  return {};
}

std::vector<std::string> circles_in(const Floors& floors) {
  std::vector<std::string> circles;
  for (const auto& [folder, includes] : floors) {
    for (const auto& [room, below] : includes) {
      if (!room.ends_with('/')) continue;
      const std::string circle = circle_through(room, includes);
      if (!circle.empty()) circles.push_back(folder + ": " + circle);
    }
  }
  return circles;
}

}  // namespace

using nonet::architecture::included_by;
using nonet::architecture::source_files;

TEST_CASE("no folder includes itself by way of others, at any depth", "[architecture]") {
  Floors floors;
  for (const std::string& file : source_files()) {
    for (const std::string& included : included_by(file)) note(file, included, floors);
  }
  REQUIRE(floors.contains("rater/"));
  REQUIRE(floors.contains("rater/logic/chains/"));
  CHECK(circles_in(floors) == std::vector<std::string>());
}

TEST_CASE("a circle of folders is found at its depth, and its members are named",
          "[architecture]") {
  Floors floors;
  note("a/deep/one/x.cpp", "a/deep/two/y.h", floors);
  note("a/deep/catalog.cpp", "a/deep/one/x.h", floors);
  note("a/deep/one/x.h", "a/scale.h", floors);
  CHECK(circles_in(floors).empty());
  note("a/deep/two/y.cpp", "a/deep/one/x.h", floors);
  CHECK(circles_in(floors) ==
        std::vector<std::string>{"a/deep/: one/ > two/ > one/", "a/deep/: two/ > one/ > two/"});
}

TEST_CASE("a file beside a folder takes part in its circles", "[architecture]") {
  Floors floors;
  note("a/catalog.cpp", "a/one/x.h", floors);
  note("a/one/x.h", "a/catalog.h", floors);
  CHECK(circles_in(floors) == std::vector<std::string>{"a/: one/ > catalog > one/"});
  Floors files_only;
  note("a/x.cpp", "a/y.h", files_only);
  note("a/y.cpp", "a/x.h", files_only);
  CHECK(circles_in(files_only).empty());
}
