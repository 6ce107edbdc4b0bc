// Unfinished files (NAME.part) that a complete one has made superfluous: left by a run that was
// killed or ended early, and rewritten and continued by a later one.
#pragma once

#include <string>

namespace nonet {

// Removes the unfinished file if no process writes it and the whole file begins with all of it.
// Otherwise it may be the only copy, and stays.
void remove_if_outdone(const std::string& part, const std::string& whole);

// Marks a file as being written, until its descriptor is closed. False if its name was removed just
// before: then make another file.
bool mark_as_written(int descriptor);

}  // namespace nonet
