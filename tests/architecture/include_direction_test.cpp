// The map of docs/architecture.md as a test: which folder may include which. A folder not listed
// here fails too, so that a new one must be given its place.
#include <algorithm>
#include <array>
#include <catch2/catch.hpp>
#include <filesystem>
#include <fstream>
#include <string>
#include <string_view>
#include <vector>

#include "tests/architecture/source_files.h"

namespace {

namespace fs = std::filesystem;

struct Place {
  std::string_view folder;                    // of the including file; the longest match counts
  std::vector<std::string_view> may_include;  // folders or files, besides itself
};

const std::vector<Place>& map_of_the_project() {
  static const std::vector<Place> map = {
      {"base", {}},
      {"files", {"base"}},
      {"board", {"base"}},
      {"formats", {"base", "files", "board"}},
      {"solvers", {"base", "board"}},
      {"rater", {"base", "board"}},
      // Finders of steps must not see a solution, nor know an order or a price.
      {"rater/logic", {"base", "board"}},
      {"rater/logic/position", {"base", "board"}},
      {"rater/logic/steps", {"base", "board", "rater/logic/position"}},
      {"rater/logic/patterns", {"base", "board", "rater/logic/position", "rater/logic/steps"}},
      // Trials know boards and nothing of techniques.
      {"rater/logic/trials", {"base", "board"}},
      // No order may need words.
      {"rater/orders", {"base", "board", "rater/logic"}},
      // Sizes and shapes other than the classic.
      {"variants", {"base", "board", "formats", "rater"}},
      {"generator", {"base", "board", "solvers", "rater"}},
      {"db",
       {"base", "files", "board", "rater/orders/scale/rating.h", "solvers/report.h",
        "generator/find.h"}},
      {"charts", {"base"}},
      // Reads other people's files, and must not depend on the writers of ours.
      {"pdf", {"base"}},
      {"book",
       {"base", "board", "rater", "solvers/report.h", "generator", "charts", "pdf", "variants"}},
      {"study", {"base", "board", "formats", "solvers", "rater", "generator", "db", "charts"}},
      {"tasks", {"base", "board", "formats", "solvers", "rater", "generator", "db", "charts"}},
      // Lessons: the library for other programs has them, too.
      {"tasks/lessons", {"base", "board", "formats", "solvers", "rater", "generator"}},
      // The page of a hunt draws its puzzles.
      {"tasks/hunt",
       {"base", "board", "solvers", "rater", "generator", "db", "charts", "book", "tasks"}},
      // Lists of other boards, with a database.
      {"tasks/boards", {"base", "board", "formats", "rater", "db", "variants"}},
      // Printed output of lists.
      {"tasks/printing", {"base", "files", "board", "formats", "rater", "db", "book", "tasks"}},
      {"include", {"nonet"}},
      {"face",
       {"nonet", "base", "files", "board", "formats", "solvers", "rater", "generator", "db",
        "charts", "book", "tasks/lessons"}},
      // Other languages.
      {"bindings", {"nonet"}},
      // Programs as other people write them: they see only the installed headers.
      {"examples", {}},
      // Processes that share work; MPI's headers are included only here.
      {"ranks", {"base"}},
      {"cli",
       {"base", "files", "board", "formats", "solvers", "rater", "generator", "db", "charts",
        "book", "study", "tasks", "ranks", "variants"}},
      {"bench",
       {"base", "board", "formats", "solvers", "rater", "generator", "db", "charts", "book",
        "study", "tasks", "variants", "cli"}},
  };
  return map;
}

bool lies_in(std::string_view path, std::string_view folder) {
  return path.starts_with(folder) && (path.size() == folder.size() || path[folder.size()] == '/');
}

const Place* place_of(std::string_view file) {
  const Place* best = nullptr;
  for (const Place& place : map_of_the_project()) {
    if (lies_in(file, place.folder) &&
        (best == nullptr || place.folder.size() > best->folder.size())) {
      best = &place;
    }
  }
  return best;
}

bool allowed(const Place& place, std::string_view included) {
  if (lies_in(included, place.folder)) return true;
  return std::ranges::any_of(place.may_include,
                             [&](std::string_view folder) { return lies_in(included, folder); });
}

}  // namespace

using nonet::architecture::included_by;
using nonet::architecture::source_files;

TEST_CASE("every include follows the direction of the map", "[architecture]") {
  const auto files = source_files();
  REQUIRE(files.size() > 20);
  for (const std::string& file : files) {
    const Place* place = place_of(file);
    INFO(file << " lies in no folder of the map");
    REQUIRE(place != nullptr);
    for (const std::string& included : included_by(file)) {
      INFO(file << " includes " << included << ", which the map does not allow");
      CHECK(allowed(*place, included));
    }
  }
}

TEST_CASE("nothing below cli/ prints, reads the clock or handles signals", "[architecture]") {
  constexpr std::array<std::string_view, 7> kForbidden = {
      "<iostream>",   "<csignal>",         "fputs(", "std::puts(",
      "system_clock", "steady_clock::now", "printf("};
  for (const std::string& file : source_files()) {
    if (lies_in(file, "cli") || lies_in(file, "bench") || lies_in(file, "examples")) continue;
    std::ifstream stream(fs::path(NONET_SOURCE_DIR) / file);
    for (std::string line; std::getline(stream, line);) {
      for (const std::string_view word : kForbidden) {
        const std::size_t at = line.find(word);
        const bool snprintf_call = at != line.npos && at > 0 && line[at - 1] == 'n';
        INFO(file << ": " << line);
        CHECK((at == line.npos || snprintf_call));
      }
    }
  }
}

TEST_CASE("the map itself forbids the wrong directions", "[architecture]") {
  CHECK_FALSE(allowed(*place_of("rater/logic/patterns/singles/singles.cpp"), "solvers/report.h"));
  CHECK_FALSE(
      allowed(*place_of("rater/logic/patterns/singles/singles.cpp"), "rater/orders/bridi/bridi.h"));
  CHECK_FALSE(allowed(*place_of("generator/thinning.cpp"), "db/store.h"));
  CHECK_FALSE(allowed(*place_of("db/store.cpp"), "solvers/catalog.h"));
  CHECK(
      allowed(*place_of("rater/orders/bridi/bridi.cpp"), "rater/logic/steps/technique_catalog.h"));
  CHECK_FALSE(allowed(*place_of("include/nonet/rate.h"), "rater/orders/scale/rating.h"));
  CHECK_FALSE(allowed(*place_of("examples/explain_one.cpp"), "rater/orders/scale/rating.h"));
  CHECK(place_of("helpers/everything.cpp") == nullptr);
}
