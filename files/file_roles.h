// Files and what a program does with them, checked against each other before any work: nothing may
// be written over what is still to be read, and two results may not go to one file. A file is known
// by what the system says it is, so links are seen through.
#pragma once

#include <cstdint>
#include <span>
#include <string>

#include "base/result.h"
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

// May the results take the place of an input that is read to its end?
enum class OwnInput : std::uint8_t { kMayBeReplaced, kMayNot };

// An error about the first two that cannot be the same file, but are.
Status check_roles(std::span<const NamedFile> files, OwnInput own_input);

// Do the results take the place of an input?
bool replaces_input(std::span<const NamedFile> files);

}  // namespace nonet
