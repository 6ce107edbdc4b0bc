// Runs the cases of tests/data/cli/*.case, whose format is in tests/data/cli/README.md.
#include <algorithm>
#include <catch2/catch.hpp>
#include <filesystem>
#include <sstream>
#include <string>
#include <vector>

#include "base/ordered_parallel.h"
#include "tests/cli/shell.h"
#include "tests/sanitized.h"

namespace nonet::testing {
namespace {

namespace fs = std::filesystem;

struct Case {
  std::string file;
  std::string name;
  std::string script;
  std::vector<std::string> out;
  std::vector<std::string> err;
  int exit_code = 0;
};

std::vector<std::string> lines_of(const std::string& text) {
  std::vector<std::string> lines;
  std::istringstream stream(text);
  for (std::string line; std::getline(stream, line);) lines.push_back(line);
  return lines;
}

std::vector<Case> read_cases(const fs::path& file) {
  std::vector<Case> cases;
  for (const std::string& line : lines_of(text_of(file))) {
    if (line.starts_with("=== ")) {
      cases.emplace_back();
      cases.back().file = file.filename();
      cases.back().name = line.substr(4);
      continue;
    }
    if (line.empty() || line.front() == '#') continue;
    REQUIRE_FALSE(cases.empty());
    const std::string rest = line.size() > 2 ? line.substr(2) : "";
    switch (line.front()) {
      case '$':
        cases.back().script += rest + '\n';
        break;
      case '>':
        cases.back().out.push_back(rest);
        break;
      case '!':
        cases.back().err.push_back(rest);
        break;
      case '?':
        cases.back().exit_code = std::stoi(rest);
        break;
      default:
        FAIL("not a line of a case: " << line);
    }
  }
  return cases;
}

bool line_matches(const std::string& expected, const std::string& line) {
  std::size_t from = 0;  // in `expected`
  std::size_t at = 0;    // in `line`
  while (true) {
    const std::size_t gap = expected.find("...", from);
    const std::string piece = expected.substr(from, gap - from);
    if (gap == expected.npos) {
      return from == 0 ? line == piece : line.size() >= at + piece.size() && line.ends_with(piece);
    }
    const std::size_t found = from == 0 ? 0 : line.find(piece, at);
    if (found == line.npos || line.compare(found, piece.size(), piece) != 0) return false;
    at = found + piece.size();
    from = gap + 3;
  }
}

// Line by line; an expected line "..." matches any number of lines.
bool matches(const std::vector<std::string>& expected, std::size_t e,
             const std::vector<std::string>& lines, std::size_t l) {
  for (; e < expected.size(); ++e, ++l) {
    if (expected[e] == "...") {
      for (std::size_t rest = l; rest <= lines.size(); ++rest) {
        if (matches(expected, e + 1, lines, rest)) return true;
      }
      return false;
    }
    if (l == lines.size() || !line_matches(expected[e], lines[l])) return false;
  }
  return l == lines.size();
}

}  // namespace

TEST_CASE("commands print the output of the case files", "[cli]") {
  std::vector<fs::path> files;
  for (const auto& entry : fs::directory_iterator(fs::path(NONET_TEST_DATA) / "cli")) {
    if (kSanitized && entry.path().filename() == "memory.case") {
      WARN("skipped: " << entry.path());
      continue;
    }
    if (entry.path().extension() == ".case") files.push_back(entry.path());
  }
  std::ranges::sort(files);
  REQUIRE_FALSE(files.empty());
  std::vector<Case> cases;
  for (const fs::path& file : files) {
    for (Case& c : read_cases(file)) cases.push_back(std::move(c));
  }
  // Some cases wait, for a lock or a signal, rather than work.
  ordered_parallel(
      {.threads = 4, .units = cases.size()}, {},
      [&](std::uint64_t i) {
        const ScratchFolder folder;
        return run_shell(cases[i].script, folder);
      },
      [&](std::uint64_t i, const Finished& finished) {
        const Case& c = cases[i];
        INFO(c.file << ": " << c.name << '\n' << c.script);
        INFO("standard output:\n" << finished.out << "standard error:\n" << finished.err);
        CHECK(finished.exit_code == c.exit_code);
        CHECK(matches(c.out, 0, lines_of(finished.out), 0));
        CHECK(matches(c.err, 0, lines_of(finished.err), 0));
        return Flow::kContinue;
      });
}

}  // namespace nonet::testing
