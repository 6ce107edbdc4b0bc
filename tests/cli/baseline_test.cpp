#include <algorithm>
#include <catch2/catch.hpp>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <sstream>

#include "base/text_width.h"
#include "cli/command_table.h"
#include "cli/topics.h"
#include "tests/cli/shell.h"

namespace nonet::testing {

TEST_CASE("the help of each command is as checked in", "[cli][baseline]") {
  const char* update = std::getenv("NONET_UPDATE_BASELINES");  // NOLINT(concurrency-mt-unsafe)
  for (const CommandRow& row : command_table()) {
    const ScratchFolder folder;
    const std::string key(row.key);
    const Finished finished = run_shell("nonet " + key + " --help", folder);
    const auto baseline = std::filesystem::path(NONET_TEST_DATA) / "cli" / "help" / (key + ".txt");
    if (update != nullptr) std::ofstream(baseline) << finished.out;
    INFO(baseline);
    CHECK(finished.exit_code == 0);
    CHECK(finished.out == text_of(baseline));
    CHECK(finished.err.empty());
  }
}

TEST_CASE("`nonet help X` and `nonet X --help` say the same", "[cli]") {
  for (const CommandRow& row : command_table()) {
    const ScratchFolder folder;
    const std::string key(row.key);
    CHECK(run_shell("nonet help " + key, folder).out ==
          run_shell("nonet " + key + " --help", folder).out);
  }
}

// Columns, not bytes: continuation bytes of UTF-8 take no column.
std::size_t columns_of(const std::string& line) {
  return static_cast<std::size_t>(std::ranges::count_if(
      line, [](char c) { return (static_cast<unsigned char>(c) & 0xC0U) != 0x80U; }));
}

void check_width(const std::string& call, std::size_t width) {
  const ScratchFolder folder;
  std::istringstream help(run_shell(call, folder).out);
  for (std::string line; std::getline(help, line);) {
    INFO(call << ": " << line);
    CHECK(columns_of(line) <= width);
  }
}

TEST_CASE("No line of help is wider than a terminal", "[cli]") {
  check_width("nonet help", kTextWidth);
  for (const CommandRow& row : command_table()) {
    check_width("nonet help " + std::string(row.key), kTextWidth);
  }
  for (const Topic& topic : topic_table()) {
    check_width("nonet help " + std::string(topic.key), kTextWidth);
  }
}

TEST_CASE("A wrapped command line in help can be pasted into a shell", "[cli]") {
  const ScratchFolder folder;
  const Finished broken = run_shell(
      "nonet help evolve | sed -n '/^  nonet evolve --rating/,/[^\\\\]$/p' | sed '$!b' > call\n"
      "grep -c 'x-wing' call; tail -n +1 call | sed 's/-n 100/-n 0/' > run; sh ./run",
      folder);
  INFO(broken.err);
  CHECK(broken.exit_code == 0);
  CHECK(broken.out == "1\n");
}

TEST_CASE("Completion continues a list after a comma, and knows the verbs of db", "[cli]") {
  const ScratchFolder folder;
  const auto completed = [&](const std::string& words, int at) {
    return run_shell("nonet completion bash > c; cat > t <<'EOF'\n. ./c\nCOMP_WORDS=(" + words +
                         ")\nCOMP_CWORD=" + std::to_string(at) +
                         "\ncompopt() { :; }\n_nonet\necho \"${COMPREPLY[@]}\"\nEOF\nbash t",
                     folder)
        .out;
  };
  CHECK(completed("nonet rate --scale explainer,ho", 3) == "explainer,hodoku\n");
  CHECK(completed("nonet rate --scale ho", 3) == "hodoku\n");
  CHECK(completed("nonet measure --solvers backtracking,norv", 3) == "backtracking,norvig\n");
  CHECK(completed("nonet db ex", 2) == "export\n");
  CHECK(completed("nonet convert --rating hod", 3) == "hodoku:\n");
}

}  // namespace nonet::testing
