// The files of a call, with their roles (files/file_roles.h): no option may make the program
// overwrite a file that another option reads.
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

// The files that the command names itself.
OwnFiles own_files_of(const Session& session);

// Errors: two options name the same file but must not; a database would overwrite a file.
Status check_files(const CommandRow& command, const Options& options);

}  // namespace nonet
