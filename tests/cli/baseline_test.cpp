#include <catch2/catch.hpp>
#include <cstdlib>
#include <filesystem>
#include <fstream>

#include "cli/command_table.h"
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

}  // namespace nonet::testing
