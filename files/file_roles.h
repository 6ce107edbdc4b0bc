// The files of a command and their roles, checked against each other before any work: no output may
// overwrite an unread input, and two outputs may not go to one file. Files are compared by the
// system's identity, so links are resolved.
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
  kResults,   // -o: replaces the file when everything is read and written
  kWritten,   // by another option
  kOpen,      // written directly: standard output or error behind a redirection
  kDatabase,  // read and written
};

struct NamedFile {
  std::string name;  // the file's name in messages: "--report FILE", "standard output"
  FileRole role;
  FileIdentity identity;
};

// Whether the results may replace an input that is read to its end.
enum class OwnInput : std::uint8_t { kMayBeReplaced, kMayNot };

// An error about the first two that must not be the same file, but are.
Status check_roles(std::span<const NamedFile> files, OwnInput own_input);

// Whether the results replace an input.
bool replaces_input(std::span<const NamedFile> files);

}  // namespace nonet
