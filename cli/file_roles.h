// The files that a call names, and what it does with them, checked against each other before any
// work: no option may make the program write over what another option lets it read, and two results
// may not go to one file. A file is known by what the system says it is, so links are seen through.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "cli/command.h"
#include "cli/options.h"
#include "files/file_identity.h"

namespace nonet {

enum class FileRole : std::uint8_t {
  kPuzzles,   // the input: read as a stream
  kRead,      // by another option
  kResults,   // -o: takes its place when all is read and written
  kWritten,   // by another option
  kOpen,      // written as it stands: standard output or error behind a redirection
  kDatabase,  // read and written
};

struct NamedFile {
  std::string name;  // how the user speaks of it: "--report FILE", "standard output"
  FileRole role;
  FileIdentity identity;
};

// Pipes, terminals and the like are left out: nothing in them can be lost.
std::vector<NamedFile> files_of(const CommandRow& command, const Options& options);

// An error about the first two that cannot be the same file, but are.
Status check_files(const CommandRow& command, const Options& options);

// Does -o name one of the inputs?
bool replaces_input(const std::vector<NamedFile>& files);

}  // namespace nonet
