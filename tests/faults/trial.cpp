#include "tests/faults/trial.h"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <set>
#include <sstream>

namespace nonet::testing {
namespace {

constexpr std::string_view kImageCall =
    "image -o out.pdf "
    ".......1.4.........2...........5.4.7..8...3....1.9....3..4..2...5.1........8.6...";

constexpr std::array kSubjects = {
    Subject{"generate", "generate -n 2 --seed 1 --threads 1 --db x.db -o out",
            "generate -n 400 --seed 1 --threads 2 --db x.db -o out"},
    Subject{"generate to standard output", "generate -n 2 --seed 1 --threads 1 --db x.db",
            "generate -n 6000 --seed 1 --threads 2 --db x.db"},
    Subject{"rate", "rate --threads 1 --db x.db -o out p", "rate --threads 2 --db x.db q"},
    Subject{"solve", "solve --threads 1 -o out p", "solve --threads 2 -o out q"},
    Subject{"measure", "measure --threads 1 --no-seconds --solvers norvig --db x.db -o out p",
            "measure --threads 2 --no-seconds --solvers norvig,exact-cover --db x.db q"},
    Subject{"convert", "convert --threads 1 --to csv -o out p",
            "convert --threads 2 --to csv -o out q"},
    Subject{"dedupe in place", "dedupe --threads 1 p -o p", "dedupe --threads 2 q -o q"},
    Subject{"neighbours", "neighbours --threads 1 --remove 1 --add 0 -o out p",
            "neighbours --threads 2 --seed 1 --sample 50 -o out p"},
    Subject{"explain", "explain --threads 1 --to html -o out one",
            "explain --threads 2 --to html -o out p"},
    Subject{"book", "book --profile home --from one -o out.pdf", "book --from q -o out.pdf"},
    Subject{"play", "play --threads 1 -o out one", "play --threads 2 -o out q"},
    Subject{"lesson", "lesson hidden-pair --puzzles q --threads 1 --count 1 --seed 1 -o out",
            "lesson naked-pair x-wing --count 4 --seed 1 -o out"},
    Subject{"image", kImageCall, kImageCall},
    Subject{"stats", "stats --threads 1 --to html -o out p",
            "stats --threads 2 --to html -o out q"},
    Subject{"evolve",
            "evolve --islands 1 --population 10 --evaluations 1 --seed 1 --threads 1 --db x.db p "
            "-o out",
            "evolve --islands 2 --population 20 --evaluations 200 --seed 1 --threads 2 --db x.db "
            "-o out"},
    Subject{"db import", "db import --threads 1 --db x.db p", "db import --threads 2 --db x.db q"},
    Subject{"merge of databases", "db import --db x.db y.db", "db import --db x.db y.db"},
    Subject{"db export", "db export --db x.db -o out", "db export --db x.db -o out"},
    Subject{"db backup", "db backup --db x.db copy.db", "db backup --db x.db copy.db"},
};

constexpr std::array kOurCodes = {0, 1, 3, 4, 5};

std::vector<std::string> lines_of(const std::string& text) {
  std::vector<std::string> lines;
  std::istringstream stream(text);
  for (std::string line; std::getline(stream, line);) lines.push_back(line);
  return lines;
}

bool ours(int code) { return std::ranges::find(kOurCodes, code) != kOurCodes.end(); }
constexpr int kKilled = 137;

bool mentions(const std::string& text, std::string_view part) {
  return text.find(part) != std::string::npos;
}

void judge_ending(const Outcome& outcome, std::vector<std::string>& faults) {
  if (outcome.exit_code != kKilled && !ours(outcome.exit_code)) {
    faults.push_back("exit code " + std::to_string(outcome.exit_code));
  }
  if (ours(outcome.exit_code) && outcome.exit_code != 0 && outcome.messages.empty()) {
    faults.emplace_back("failed without a message");
  }
  for (const std::string_view raw : {"terminate called", "std::", "bad_alloc", "Assertion"}) {
    if (mentions(outcome.messages, raw)) faults.emplace_back("a message not meant for people");
  }
}

void judge_files(const Outcome& outcome, const Outcome& undisturbed,
                 std::vector<std::string>& faults) {
  const bool whole = outcome.output == undisturbed.output;
  // Every puzzle of the inputs is used, because they are all different.
  if (outcome.input != undisturbed.input) faults.emplace_back("an input is torn");
  if (!whole && outcome.output != kFormerOutput) faults.emplace_back("the output is torn");
  if (outcome.exit_code == 0 && !whole) faults.emplace_back("success without the output");
  if (outcome.exit_code == 0 && outcome.printed != undisturbed.printed) {
    faults.emplace_back("success with another text");
  }
}

void judge_store(const Outcome& outcome, std::vector<std::string>& faults) {
  if (outcome.check != "ok\n") faults.push_back("db check says: " + outcome.check);
  const auto stored = lines_of(outcome.stored);
  const std::set<std::string> known(stored.begin(), stored.end());
  for (const std::string& line : lines_of(outcome.printed)) {
    const std::string puzzle = line.substr(0, 81);
    if (puzzle.size() == 81 && !known.contains(puzzle)) {
      faults.push_back("printed and not stored: " + puzzle);
    }
  }
}

// The files that the subjects find: "q" has many puzzles; "one" has one puzzle, for commands that
// allocate thousands of times for each; x.db has other puzzles.
constexpr std::string_view kPreparation =
    "nonet generate -q -n 3 --seed 11 > p; nonet generate -q -n 60 --seed 12 > q\n"
    "head -n 1 p > one\n"
    "nonet generate -q -n 5 --seed 13 --db x.db > /dev/null\n"
    "nonet generate -q -n 40 --seed 14 --db y.db > /dev/null\n";

}  // namespace

std::span<const Subject> subjects() { return kSubjects; }

PreparedFolder::PreparedFolder() {
  run_shell(std::string(kPreparation) + "printf '" + std::string(kFormerOutput) +
                "' > out; cp out out.pdf",
            folder_);
}

Outcome PreparedFolder::run(const std::string& script) const {
  const ScratchFolder copy;
  const std::string from = (folder_.path() / "work").string();
  const Finished finished = run_shell("cp -r '" + from + "/.' .\n" + script, copy);
  Outcome outcome = left_in(copy.path() / "work", finished);
  const Finished check = run_shell("nonet " + std::string(kCheckCall) + " 2>&1", copy);
  outcome.check = check.out;
  outcome.stored = run_shell("nonet " + std::string(kExportCall), copy).out;
  return outcome;
}

Outcome left_in(const std::filesystem::path& folder, const Finished& finished) {
  const std::string output = text_of(folder / "out");
  return {.exit_code = finished.exit_code,
          .printed = finished.out,
          .messages = finished.err,
          .output = output == kFormerOutput ? text_of(folder / "out.pdf") : output,
          .input = text_of(folder / "p") + text_of(folder / "q") + text_of(folder / "one"),
          .check = {},
          .stored = {},
          .report = text_of(folder / "report")};
}

std::vector<std::string> faults_of(const Outcome& outcome, const Outcome& undisturbed) {
  std::vector<std::string> faults;
  judge_ending(outcome, faults);
  judge_files(outcome, undisturbed, faults);
  judge_store(outcome, faults);
  return faults;
}

std::size_t trials_wanted(const char* variable, std::size_t quick) {
  const char* wanted = std::getenv(variable);  // NOLINT(concurrency-mt-unsafe): nothing sets it
  return wanted == nullptr ? quick : std::strtoull(wanted, nullptr, 10);
}

}  // namespace nonet::testing
