// A command of nonet as a row of the one table (command_table.h) that drives dispatch, help, the
// manual page and completion.
#pragma once

#include <cstdint>
#include <span>
#include <string_view>

#include "cli/exit_code.h"
#include "cli/option.h"
#include "cli/session.h"

namespace nonet {

// Options that several commands share come in groups; a row names the groups it takes part in.
enum OptionGroup : unsigned {
  kNoGroup = 0,
  kWantsPuzzles = 1,      // --level, --scale, --rating, --require, --clues, --count, ...
  kReadsPuzzles = 2,      // --from, --strict
  kWritesPuzzles = 4,     // --to, --empty, --columns, --site
  kUsesChance = 8,        // --seed
  kUsesThreads = 16,      // --threads
  kUsesDatabase = 32,     // --db
  kBreedsGenotypes = 64,  // --population, --genes, --select, ...
};

// Who writes the file named by -o: the session, as a stream of text, or the command itself.
enum class OutputFile : std::uint8_t { kStream, kOwn };

struct Example {
  std::string_view command;
  std::string_view says;
};

// What a command's own file provides.
struct CommandBody {
  std::span<const OptionRow> options;  // beyond the groups of its row
  std::span<const Example> examples;
  ExitCode (*run)(Session&);
};

struct CommandRow {
  std::string_view key;
  std::string_view group;      // heading in the list of commands
  std::string_view summary;    // one line without a full stop
  std::string_view arguments;  // "[INPUT...]"
  unsigned option_groups = kNoGroup;
  const CommandBody* body = nullptr;
  OutputFile output_file = OutputFile::kStream;
};

}  // namespace nonet
