// The files that a call names, in their roles (files/file_roles.h): no option may make the program
// write over what another option lets it read.
#pragma once

#include <vector>

#include "base/result.h"
#include "cli/command.h"
#include "cli/options.h"
#include "cli/session.h"
#include "files/file_roles.h"
#include "files/own_files.h"

namespace nonet {

// Pipes, terminals and the like are left out: nothing in them can be lost.
std::vector<NamedFile> files_of(const CommandRow& command, const Options& options);

// For the files that the command names itself.
OwnFiles own_files_of(const Session& session);

// An error about the first two that cannot be the same file, but are; and about a file that a
// database would overwrite.
Status check_files(const CommandRow& command, const Options& options);

}  // namespace nonet
