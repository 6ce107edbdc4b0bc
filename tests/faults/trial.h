// A command in a folder of its own, run while something goes wrong, and the promises that must hold
// however it ends: whole files, a sound database, a documented exit code, and a message.
#pragma once

#include <filesystem>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "tests/cli/shell.h"

namespace nonet::testing {

// A command that writes. It finds puzzles in "p", "q" and "one", a database with some puzzles in
// "x.db", and an older output file "out".
struct Subject {
  std::string_view name;
  std::string_view call;       // a call as short as can be
  std::string_view long_call;  // the same with enough work to be interrupted
};

// Every command that writes a file or a database.
std::span<const Subject> subjects();

// The end of a subject's run, and the files it left.
struct Outcome {
  int exit_code = 0;
  std::string printed;  // to standard output
  std::string messages;
  std::string output;  // what is in "out" (or "out.pdf") now
  std::string input;   // and in "p", "q" and "one"
  std::string check;   // what `db check` says of x.db
  std::string stored;  // the puzzles of x.db, a line each; may be empty where nothing was printed
  std::string report;  // of the injector (inject.cpp), where it was used
};

inline constexpr std::string_view kFormerOutput = "what was there before\n";

// A folder with the files that every subject finds. Copies of it are cheap.
class PreparedFolder {
 public:
  PreparedFolder();
  [[nodiscard]] std::filesystem::path files() const { return folder_.path() / "work"; }
  // Runs the script in a copy, with NONET set to the program, and looks at what is left.
  [[nodiscard]] Outcome run(const std::string& script) const;

 private:
  ScratchFolder folder_;
};

// The files that a command with this end has left in a folder, without the database.
Outcome left_in(const std::filesystem::path& folder, const Finished& finished);

// The arguments that examine a database: `nonet` with the first must print "ok", with the second
// all puzzles.
inline constexpr std::string_view kCheckCall = "db check --db x.db";
inline constexpr std::string_view kExportCall = "db export --db x.db";

// The faults of an outcome, compared with the outcome of an undisturbed run: a sentence each.
std::vector<std::string> faults_of(const Outcome& outcome, const Outcome& undisturbed);

// The number of trials that the environment requests, or the default number.
std::size_t trials_wanted(const char* variable, std::size_t quick);

}  // namespace nonet::testing
