// A command of nonet as a row of the one table (command_table.h) that drives dispatch, help, the
// manual page and completion.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

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
  kFiltersPuzzles = 128,  // --level, --scale, --rating, ..., --sort, --reverse
  kBreedsGenotypes = 64,  // --population, --genes, --select, ...
};

struct Example {
  std::string_view command;
  std::string_view says;
};

// A word that an argument may be, as help shows it.
struct HelpRow {
  std::string key;
  std::string says;
};

struct HelpTable {
  std::string_view heading = {};
  std::vector<HelpRow> (*rows)() = nullptr;  // none: no table
};

// The part of a command that its own file provides.
struct CommandBody {
  std::span<const OptionRow> options;  // beyond the groups of its row
  std::span<const Example> examples;
  ExitCode (*run)(Session&);
  HelpTable words = {};
  // Words, one of which must come before the inputs; null: none.
  Choices (*first_words)() = nullptr;
};

// Whether freed memory is kept or given back to the system. A chunk of a stream frees as much as
// the next one takes: giving it back in between costs a tenth of the time of a fast command. A run
// of hours frees large pieces of varying sizes: kept, they leave gaps that nothing fills.
enum class FreedMemory : std::uint8_t { kKept, kGivenBack };

struct CommandRow {
  std::string_view key;
  std::string_view group;      // heading in the list of commands
  std::string_view summary;    // one line without a full stop
  std::string_view arguments;  // "[INPUT...]"
  unsigned option_groups = kNoGroup;
  const CommandBody* body = nullptr;
  std::size_t words = 0;                      // arguments before the inputs; they are no files
  Unfinished unfinished = Unfinished::kKept;  // the output of a run that ended early
  // Without --to: file name endings that suit the output's format, separated by blanks.
  std::string_view endings = {};
  FreedMemory freed_memory = FreedMemory::kKept;
};

}  // namespace nonet
