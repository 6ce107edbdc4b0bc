// Runs the command lines that README.md and docs/ print, page by page, each page in a folder of its
// own with the files that its commands name (tests/data/docs/samples.sh). A page's commands run in
// order, so that one may use the output of another. The rules below shorten slow commands; commands
// that cannot be run are listed with the reason.
#include "tests/docs/printed_commands.h"

#include <algorithm>
#include <array>
#include <catch2/catch.hpp>
#include <filesystem>
#include <map>
#include <regex>
#include <set>
#include <sstream>
#include <string>
#include <string_view>
#include <vector>

#include "base/ordered_parallel.h"
#include "tests/cli/shell.h"

namespace nonet::testing {
namespace {

namespace fs = std::filesystem;

struct NotRun {
  std::string_view beginning;
  std::string_view reason;
};
constexpr std::array kNotRun = {
    NotRun{"nonet COMMAND", "the form of all commands and none of them"},
    NotRun{"scripts/", "builds the program that this test runs"},
    NotRun{"cmake ", "builds the program that this test runs"},
    NotRun{"build/release/nonet bench", "measures speeds, which takes a minute"},
    NotRun{"g++ ", "needs the installed library: tests/face/install_test.sh"},
    NotRun{"mpirun ", "needs a launcher of MPI: tests/ranks"},
    NotRun{"sbatch ", "needs Slurm"},
    NotRun{"cat join.log", "shows what a job of Slurm printed"},
    NotRun{"nonet reproduce bridi", "takes a minute on a sample of any use: tests/study/papers"},
    NotRun{"nonet app", "needs the WebAssembly module: tests/browser/app_test.mjs"},
    NotRun{"nonet lesson --all", "takes minutes: tests/tasks/lessons"},
};

// Numbers that only set how long a command runs: the same options with smaller numbers.
struct Reduction {
  const char* from;
  const char* to;
};
constexpr std::array kReductions = {
    Reduction{"--time [0-9]+[smhd]", "--time 1s --islands 1 --epoch 100"},
    Reduction{"(--resume) --time 1s --islands 1 --epoch 100", "$1 --time 1s"},
    Reduction{"(nonet atlas) --time 1s --islands 1 --epoch 100", "$1 --grids 128"},
    Reduction{"(--objective map) --time 1s --islands 1 --epoch 100", "$1 --evaluations 160"},
    Reduction{"(--count|-n) [0-9]{2,}", "$1 3"},
    Reduction{"(--section [a-z-]+):[0-9]+", "$1:2"},
    Reduction{"--stratum er:[0-9.]+-9.0(/0.5)?:[0-9]+", "--stratum er:1.2-1.5:3"},
    Reduction{"(--stratum [^ ]+):[0-9]{2,}", "$1:3"},
    Reduction{"--population [0-9]+", "--population 60"},
    Reduction{"--evaluations [0-9]+", "--evaluations 300"},
    Reduction{"--max-tries [0-9]+", "--max-tries 64000"},
    Reduction{"(evolve --objective bridi(?!.*--evaluations).*)", "$1 --evaluations 300"},
    Reduction{"(evolve --objective bridi(?!.*--population).*)", "$1 --population 60"},
};

// Exit code 4, target not reached, is right for a shortened command.
bool may_fall_short(const std::string& command) {
  return std::regex_search(command, std::regex("--(time|max-tries|evaluations) "));
}

std::string reduced(std::string command) {
  for (const Reduction& rule : kReductions) {
    command = std::regex_replace(command, std::regex(rule.from), rule.to);
  }
  return command;
}

std::string project_file(std::string_view name) { return fs::path(NONET_PROJECT) / name; }

struct Page {
  fs::path file;
  std::vector<PrintedCommand> commands;
};

std::vector<Page> pages_with_commands() {
  std::vector<Page> pages;
  for (const fs::path& file : printed_pages(NONET_PROJECT)) {
    auto commands = printed_commands(text_of(file));
    if (!commands.empty()) pages.push_back({file, std::move(commands)});
  }
  return pages;
}

const NotRun* why_not_run(const std::string& command) {
  const auto* row = std::ranges::find_if(
      kNotRun, [&](const NotRun& one) { return command.starts_with(one.beginning); });
  return row == kNotRun.end() ? nullptr : row;
}

struct Ran {
  std::string where;
  std::string command;
  Finished finished;
};

std::vector<Ran> run_page(const Page& page, const ScratchFolder& samples) {
  const ScratchFolder folder;
  fs::copy(samples.path() / "work", folder.path() / "work",
           fs::copy_options::recursive | fs::copy_options::overwrite_existing);
  std::vector<Ran> all;
  for (const PrintedCommand& printed : page.commands) {
    if (why_not_run(printed.text) != nullptr) continue;
    const std::string command = reduced(printed.text);
    const std::string where = page.file.string() + ":" + std::to_string(printed.line);
    all.push_back({where, command, run_shell(". ./environment\n" + command + "\n", folder)});
  }
  return all;
}

TEST_CASE("Commands are found in code blocks, without the remarks behind them", "[docs]") {
  const auto commands = printed_commands(
      "nonet is no command here\n\n    nonet rate a.txt   the ratings\n    $ nonet help\n"
      "    some output\n    nonet book \\\n        --title 'A  b' -o b.pdf\n```\ncmake --build x\n"
      "```\n");
  REQUIRE(commands.size() == 4);
  CHECK(commands[0].text == "nonet rate a.txt");
  CHECK(commands[0].line == 3);
  CHECK(commands[1].text == "nonet help");
  CHECK(commands[2].text == "nonet book --title 'A  b' -o b.pdf");
  CHECK(commands[3].text == "cmake --build x");
}

TEST_CASE("Calls are found in sentences, over the ends of lines too", "[docs]") {
  const auto commands = named_commands(
      "Say `nonet rate\n--scale b`, not `rate`:\n\n    `nonet help`\n```\n`nonet x`\n```\n`nonet "
      "play`\n");
  REQUIRE(commands.size() == 2);
  CHECK(commands[0].text == "nonet rate\n--scale b");
  CHECK(commands[0].line == 1);
  CHECK(commands[1].text == "nonet play");
  CHECK(commands[1].line == 8);
}

// The help of each command, read once.
class Helps {
 public:
  const std::string& of(const std::string& command) {
    const auto [at, is_new] = texts_.try_emplace(command);
    if (is_new) at->second = run_shell("nonet " + command + " --help", folder_).out;
    return at->second;
  }

 private:
  ScratchFolder folder_;
  std::map<std::string, std::string> texts_;
};

// The options among the words, without their values.
std::vector<std::string> options_in(const std::string& call) {
  static const std::regex option("--[a-z-]+");
  return {std::sregex_token_iterator(call.begin(), call.end(), option), {}};
}

TEST_CASE("Every call that a sentence of README and docs names is one of the program", "[docs]") {
  Helps helps;
  for (const fs::path& file : printed_pages(NONET_PROJECT)) {
    for (const PrintedCommand& call : named_commands(text_of(file))) {
      INFO(file.string() << ":" << call.line << ": " << call.text);
      std::istringstream words(call.text);
      std::string command;
      words >> command >> command;
      const bool one = std::ranges::all_of(command, [](char c) { return c >= 'a' && c <= 'z'; });
      if (!one) continue;  // COMMAND, --version, ...
      const std::string help = helps.of(command) + " --help";
      CHECK(help.find("Usage: nonet " + command) != std::string::npos);
      for (const std::string& option : options_in(call.text)) {
        INFO(option);
        CHECK(std::regex_search(help, std::regex(option + "($|[ ,\n])")));
      }
    }
  }
}

TEST_CASE("Every row of commands that are not run names a printed command", "[docs]") {
  std::set<const NotRun*> used;
  for (const Page& page : pages_with_commands()) {
    for (const PrintedCommand& printed : page.commands) used.insert(why_not_run(printed.text));
  }
  for (const NotRun& row : kNotRun) {
    INFO(row.beginning);
    CHECK(used.contains(&row));
  }
}

TEST_CASE("Every command line printed in README and docs ends as documented", "[docs]") {
  const std::vector<Page> pages = pages_with_commands();
  REQUIRE(pages.size() > 5);
  const ScratchFolder samples;
  fs::copy(project_file("examples"), samples.path() / "work" / "examples");
  const Finished prepared =
      run_shell(text_of(fs::path(NONET_TEST_DATA) / "docs" / "samples.sh"), samples);
  INFO(prepared.err);
  REQUIRE(prepared.exit_code == 0);
  ordered_parallel(
      {.threads = 2, .units = pages.size()}, {},
      [&](std::uint64_t i) { return run_page(pages[i], samples); },
      [&](std::uint64_t, const std::vector<Ran>& all) {
        for (const Ran& ran : all) {
          INFO(ran.where << ": " << ran.command << '\n' << ran.finished.err);
          const bool short_of_it = ran.finished.exit_code == 4 && may_fall_short(ran.command);
          CHECK((ran.finished.exit_code == 0 || short_of_it));
        }
        return Flow::kContinue;
      });
}

}  // namespace
}  // namespace nonet::testing
