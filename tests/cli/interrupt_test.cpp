// Every command that may take long shows progress, and the first Ctrl-C ends it, with exit code 130
// and only whole lines in its output. All commands run side by side, as on a busy machine. The test
// measures no times: a command that continues after Ctrl-C is killed after a minute, and the test
// fails.
#include <algorithm>
#include <array>
#include <catch2/catch.hpp>
#include <fmt/format.h>
#include <fstream>
#include <string>
#include <string_view>
#include <vector>

#include "base/ordered_parallel.h"
#include "cli/command_table.h"
#include "study/papers/catalog.h"
#include "tests/cli/shell.h"
#include "tests/pdf/written_pdf.h"

namespace nonet::testing {
namespace {

constexpr std::string_view kHardPuzzle =
    "1.......2.9.4...5...6...7...5.9.3.......7.......85..4.7.....6...3...9.8...2.....1";
constexpr std::string_view kEasyPuzzle =
    "..3.2.6..9..3.5..1..18.64....81.29..7.......8..67.82....26.95..8..2.3..9..5.1.3..";

struct LongCall {
  std::string command;
  std::string arguments;
  std::string_view fed = {};       // a puzzle repeated without end
  std::string (*pdf)() = nullptr;  // the content of long.pdf
};

// Ten thousand times the same page of a million operators.
std::string long_pdf() {
  std::string operators;
  for (int i = 0; i < 1'000'000; ++i) operators += "0 0 1 1 re n\n";
  WrittenPdf pdf = one_page(operators);
  std::string kids;
  for (int i = 0; i < 10'000; ++i) kids += "3 0 R ";
  pdf.replace(2, "<</Type/Pages/MediaBox[0 0 612 792]/Kids[" + kids + "]>>");
  return pdf.bytes();
}

// Calls that would run for minutes or for ever.
std::vector<LongCall> long_calls() {
  const std::string store = "--db x.db";
  std::vector<LongCall> calls = {
      {"generate", "-n 100000000 --seed 1"},
      {"generate", "-n 1 --seed 1 --clues 17:17"},
      {"evolve", "--seed 1 --time 1h --db hunt.db hard"},
      {"evolve", "--seed 1 --time 1h --scale explainer --rating 11.5:11.6 --db target.db"},
      {"evolve", "--seed 1 --objective bridi --time 1h"},
      {"evolve", "--seed 1 --objective map --db map.db"},
      {"neighbours", "--remove 4 --add 4 hard"},
      {"solve", "", kEasyPuzzle},
      {"rate", "", kEasyPuzzle},
      {"rate", "--scale all", kEasyPuzzle},
      {"rate", "--scale bxbb", kEasyPuzzle},
      {"explain", "", kEasyPuzzle},
      {"explain", "--scale te-depth", kEasyPuzzle},
      {"hint", "", kEasyPuzzle},
      {"lesson", "--all --seed 1"},
      {"book", "--section extreme:500 --seed 1 -o book.pdf"},
      {"book", "--check long.pdf", {}, long_pdf},
      {"play", "--level extreme -n 500 --seed 1 -o pack.html"},
      {"image", "-o %d.svg", kEasyPuzzle},
      {"image", "--start 2026-05-04 -o %d.svg", kEasyPuzzle},
      {"convert", "", kEasyPuzzle},
      {"canon", "", kEasyPuzzle},
      {"dedupe", "", kEasyPuzzle},
      {"check", "", kEasyPuzzle},
      {"dataset", "--stratum er:1.2-1.5:100000000 --seed 1 --db d.db -o d.md"},
      {"db", "import " + store, kEasyPuzzle},
      {"measure", "", kEasyPuzzle},
      {"atlas", "--seed 1 --db atlas.db"},
      {"stats", "", kEasyPuzzle},
      {"bench", ""},
  };
  for (const ExperimentRow& row : experiment_catalog()) {
    if (row.key == "people" || row.key == "classification") continue;  // of a table that they need
    calls.push_back({"reproduce", fmt::format("{} --seed 1", row.key)});
  }
  return calls;
}

// Commands that look at no puzzle.
constexpr std::array<std::string_view, 5> kShortCommands = {"version", "list", "completion", "help",
                                                            "app"};

// Waits for the first line of progress, interrupts, and waits for the end.
std::string script_of(const LongCall& call) {
  constexpr std::string_view kScript = R"(printf '%s\n' {hard} > hard
{{ {feed} sh -c 'echo $$ > pid; exec nonet {call} --progress json > out 2> err'; echo $? > code; }} &
turns=0
ended() {{ [ -s code ] || [ $turns -ge 1200 ]; }}
until ended || grep -q '^{{"done"' err 2> /dev/null; do sleep 0.05; turns=$((turns + 1)); done
kill -INT $(cat pid); turns=0
until ended; do sleep 0.05; turns=$((turns + 1)); done
[ -s code ] || {{ echo 'it goes on after a Ctrl-C' >&2; kill -9 $(cat pid); }}
wait
grep '^{{"done"' err | head -n 1
tail -c 1 out | wc -l
cat err >&2
exit $(cat code))";
  return fmt::format(kScript, fmt::arg("hard", kHardPuzzle),
                     fmt::arg("call", call.command + ' ' + call.arguments),
                     fmt::arg("feed", call.fed.empty() ? "" : fmt::format("yes {} |", call.fed)));
}

}  // namespace

TEST_CASE("every command is known to be short or to be interruptible", "[cli]") {
  const auto calls = long_calls();
  for (const CommandRow& row : command_table()) {
    INFO(row.key);
    const bool is_long = std::ranges::find(calls, row.key, &LongCall::command) != calls.end();
    const bool is_short = std::ranges::find(kShortCommands, row.key) != kShortCommands.end();
    CHECK(is_long != is_short);
  }
}

TEST_CASE("every long command shows progress and ends at the first Ctrl-C", "[cli][interrupt]") {
  const auto calls = long_calls();
  ordered_parallel(
      {.threads = 12, .units = calls.size()}, {},
      [&](std::uint64_t i) {
        const ScratchFolder folder;
        if (calls[i].pdf != nullptr) {
          std::ofstream(folder.path() / "work" / "long.pdf", std::ios::binary) << calls[i].pdf();
        }
        return run_shell(script_of(calls[i]), folder);
      },
      [&](std::uint64_t i, const Finished& finished) {
        INFO(calls[i].command << ' ' << calls[i].arguments << '\n' << finished.err);
        CHECK(finished.exit_code == 130);
        CHECK(finished.out.starts_with("{\"done\""));
        return Flow::kContinue;
      });
}

}  // namespace nonet::testing
