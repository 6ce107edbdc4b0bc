// Files whose names the program chooses itself - solutions and manifests beside books, series of
// pictures, unfinished files, the log of a database - replace nothing but the program's own earlier
// files. The table has calls of all commands; a file that no row names is a failure.
#include <algorithm>
#include <array>
#include <catch2/catch.hpp>
#include <filesystem>
#include <fstream>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "base/ordered_parallel.h"
#include "cli/command_table.h"
#include "tests/cli/shell.h"

namespace nonet::testing {
namespace {

namespace fs = std::filesystem;

struct WritingCall {
  std::string_view call;              // finds what kPreparation makes
  std::vector<std::string> own = {};  // files it writes that the call does not name
};

const std::vector<WritingCall>& calls() {
  static const std::vector<WritingCall> table = {
      {"generate -n 1 --seed 1 --db x.db -o out"},
      {"evolve --from p --islands 1 --epoch 100 --population 10 --evaluations 1 --seed 1 --db x.db "
       "--report r.html --log l -o out"},
      {"neighbours --sample 1 --seed 1 p -o out"},
      {"solve p -o out"},
      {"rate p --scale bridi --db x.db -o out"},
      {"explain p --to html -o out"},
      {"hint p -o out"},
      {"lesson naked-pair --count 0 --seed 1 --puzzles p -o out"},
      {"book p --solutions separate-file --cover c.pdf --proof f.pdf -o b.pdf",
       {"b.jsonl", "b-solutions.pdf"}},
      {"book p --solutions separate-file --manifest m -o b.pdf", {"b-solutions.pdf"}},
      {"book p -o b.html", {"b.jsonl"}},
      {"play p -o out"},
      {"image p -o out.svg"},
      {"image p --solution --to svg -o %d.txt", {"1.txt", "1-solution.txt"}},
      {"image p --solution -o %d.png", {"1.png", "1-solution.png"}},
      {"image p --solution -o %d.eps", {"1.eps", "1-solution.eps"}},
      {"image p --solution -o %d.pdf", {"1.pdf", "1-solution.pdf"}},
      {"image p --start 2026-05-04 --solution -o %d.tif --manifest m",
       {"2026-05-04_mon_medium.tif", "2026-05-04_mon_medium-solution.tif"}},
      {"convert p -o out"},
      {"canon p -o out"},
      {"dedupe p -o out"},
      {"check p -o out"},
      {"dataset --stratum er:1.2-1.5:9 --splits 8,1,0 --seed 1 --to both --db x.db -o d.md",
       {"d-train.jsonl", "d-train.csv", "d-validation.jsonl", "d-validation.csv"}},
      {"dataset --stratum solutions:2:2 --splits 1,0,0 --seed 1 --shards 2 -o d.md",
       {"d-train-1-of-2.jsonl", "d-train-2-of-2.jsonl"}},
      {"db import --db x.db p"},
      {"db export --db y.db -o out"},
      {"db backup --db y.db copy.db"},
      {"measure --solvers norvig --no-seconds --db x.db p -o out"},
      {"stats p -o out"},
      {"app --module nonet.wasm -o out"},
      {"atlas --grids 128 --seed 1 --report r.html -o out"},
      {"reproduce goldberger --sample 1 --seed 1 --no-seconds --report r.html -o out"},
      {"bench -n 1 --rounds 1 -o out"},
      {"version -o out"},
      {"list levels -o out"},
      {"completion bash -o out"},
      {"help -o out"},
  };
  return table;
}

constexpr std::string_view kMine = "a file of mine\n";
constexpr std::string_view kPreparation =
    "echo ..9.4.........76.963....7.....6.34......2.....26.....1..1..2..6.6...5.925.....18. > p\n"
    "printf '\\0asm' > nonet.wasm\n"
    "nonet db import -q --db y.db p\n";

bool is_prepared(std::string_view name) {
  return name == "p" || name == "y.db" || name == "nonet.wasm";
}

bool names(const WritingCall& call, std::string_view name) {
  return (' ' + std::string(call.call) + ' ').find(' ' + std::string(name) + ' ') !=
         std::string::npos;
}

// A folder in which a call is run.
class Trial {
 public:
  explicit Trial(const WritingCall& call) : call_(call) {
    run_shell(std::string(kPreparation), folder_);
  }

  void plant(const std::string& name) const { std::ofstream(path(name)) << kMine; }
  // A link never counts as one of the program's own files, wherever it leads.
  void plant_link(const std::string& name) const {
    plant("behind");
    fs::create_symlink("behind", path(name));
  }
  [[nodiscard]] bool untouched(const std::string& name) const { return text(name) == kMine; }
  [[nodiscard]] std::string text(const std::string& name) const { return text_of(path(name)); }
  [[nodiscard]] Finished run() const {
    return run_shell("nonet " + std::string(call_.call), folder_);
  }
  [[nodiscard]] std::vector<std::string> files() const {
    std::vector<std::string> found;
    for (const auto& entry : fs::directory_iterator(folder_.path() / "work")) {
      found.push_back(entry.path().filename());
    }
    return found;
  }

 private:
  [[nodiscard]] fs::path path(const std::string& name) const {
    return folder_.path() / "work" / name;
  }

  const WritingCall& call_;
  ScratchFolder folder_;
};

// Files in the usual places of unfinished ones.
std::vector<std::string> unfinished_names(const Trial& first) {
  std::vector<std::string> names;
  for (const std::string& name : first.files()) {
    if (!is_prepared(name)) names.push_back(name + ".part");
  }
  return names;
}

using Faults = std::vector<std::string>;

void expect(bool holds, const std::string& what, const Finished& finished, Faults& faults) {
  if (!holds) faults.push_back(what + "\n" + finished.err);
}

// The call makes only files that it names or that the row names. The same call again, over its own
// files and beside files of the user, gives the same result.
void try_plainly(const WritingCall& call, Faults& faults) {
  const Trial trial(call);
  const Finished first = trial.run();
  expect(first.exit_code == 0, "it fails", first, faults);
  for (const std::string& name : trial.files()) {
    const bool foreseen = is_prepared(name) || names(call, name) ||
                          name.starts_with("y.db-") ||  // the log of a database that is read
                          std::ranges::find(call.own, name) != call.own.end();
    expect(foreseen, "it writes " + name, first, faults);
  }
  std::map<std::string, std::string> texts;
  for (const std::string& name : call.own) texts[name] = trial.text(name);
  const auto planted = unfinished_names(trial);
  for (const std::string& name : planted) trial.plant(name);
  const Finished again = trial.run();
  expect(again.exit_code == (names(call, "evolve") ? 2 : 0), "it fails again", again, faults);
  for (const std::string& name : planted) {
    expect(trial.untouched(name), "it takes " + name, again, faults);
  }
  for (const auto& [name, text] : texts) {
    expect(trial.text(name) == text && !text.empty(), "other bytes in " + name, again, faults);
  }
}

// If a file of the user or a link has the name of one of the program's files, it stays, and the
// message names it.
void try_taken(const WritingCall& call, const std::string& name, Faults& faults) {
  // A manifest takes another name.
  const bool has_another_name = call.call.starts_with("book") && name.ends_with(".jsonl");
  const Trial file(call);
  file.plant(name);
  const Finished refused = file.run();
  expect(file.untouched(name), "it replaces " + name, refused, faults);
  expect(refused.exit_code == (has_another_name ? 0 : 2), "a strange end", refused, faults);
  const Trial link(call);
  link.plant_link(name);
  const Finished beside = link.run();
  expect(link.untouched("behind"), "it writes through the link " + name, beside, faults);
}

// Names that a database needs.
void try_database_files(const WritingCall& call, Faults& faults) {
  for (const std::string name : {"x.db-wal", "x.db-shm", "x.db-journal"}) {
    const Trial trial(call);
    trial.plant(name);
    const Finished refused = trial.run();
    expect(trial.untouched(name), "it destroys " + name, refused, faults);
    expect(refused.exit_code == 2, "it goes on beside " + name, refused, faults);
  }
}

Faults faults_of(const WritingCall& call) {
  Faults faults;
  try_plainly(call, faults);
  for (const std::string& name : call.own) try_taken(call, name, faults);
  if (names(call, "x.db")) try_database_files(call, faults);
  return faults;
}

TEST_CASE("Files that the program names itself replace only its own files", "[cli]") {
  for (const CommandRow& command : command_table()) {
    INFO(command.key << " has no row");
    CHECK(std::ranges::any_of(
        calls(), [&](const WritingCall& call) { return call.call.starts_with(command.key); }));
  }
  ordered_parallel(
      {.threads = 4, .units = calls().size()}, {},
      [](std::uint64_t i) { return faults_of(calls()[i]); },
      [](std::uint64_t i, const Faults& faults) {
        INFO(calls()[i].call);
        CHECK(faults == Faults{});
        return Flow::kContinue;
      });
}

TEST_CASE("An input is never replaced by a file that the program names", "[cli]") {
  struct Row {
    std::string_view input;
    std::string_view call;
  };
  constexpr std::array kRows = {
      Row{"s-solutions.pdf", "book s-solutions.pdf --solutions separate-file -o s.pdf"},
      Row{"s.jsonl", "book s.jsonl -o s.pdf"},
      Row{"1.txt", "image 1.txt --to svg -o %d.txt"},
      Row{"1.txt", "image --to svg -o %d.txt < 1.txt"},
      Row{"1-solution.svg", "image 1-solution.svg --solution -o %d.svg"},
      Row{"2026-05-04_mon_medium.txt", "image *.txt --to svg --start 2026-05-04 -o %d.txt"},
      Row{"b-solutions.pdf",
          "book p --introduction b-solutions.pdf --solutions separate-file -o b.pdf"},
  };
  for (const Row& row : kRows) {
    const ScratchFolder folder;
    const std::string input(row.input);
    const Finished finished =
        run_shell(std::string(kPreparation) + "cp p '" + input + "'; nonet " +
                      std::string(row.call) + "; cmp p '" + input + "' && echo same",
                  folder);
    INFO(row.call << '\n' << finished.err);
    CHECK(finished.out == "same\n");
  }
}

TEST_CASE("An input that the results would be added to is refused by every command", "[cli]") {
  // Ends of a command line, with the input in place of @.
  constexpr std::array<std::string_view, 4> kEnds = {
      "@ >> k", "@ -o /dev/stdout >> k", "@ -o /dev/fd/3 3>> k", "@ -o /dev/fd/3 3<> k"};
  std::vector<std::string> inputs;
  for (const CommandRow& command : command_table()) {
    const std::string start = std::string(command.key) + (command.words > 0 ? " import" : "");
    if ((command.option_groups & kReadsPuzzles) != 0) {
      inputs.push_back(start + " k");
      inputs.push_back(start + " --from k");
      inputs.push_back(start + " < k");
    }
    for (const OptionRow& option : all_options(command)) {
      const bool reads = option.takes == Takes::kFile || option.takes == Takes::kTextOrFile;
      if (reads) inputs.push_back(start + " --" + std::string(option.name) + " k");
    }
  }
  CHECK(inputs.size() > 50);
  std::string script = "echo ..9.4 > k; cp k was\n";
  for (const std::string& input : inputs) {
    for (const std::string_view end : kEnds) {
      const std::string call = "nonet " + input + std::string(end.substr(1));
      script += call + " 2> said; grep -q 'are the same file' said && cmp -s k was || echo '" +
                call + "'; cp was k\n";
    }
  }
  const ScratchFolder folder;
  CHECK(run_shell(script, folder).out.empty());
}

}  // namespace
}  // namespace nonet::testing
