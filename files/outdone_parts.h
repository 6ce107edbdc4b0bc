// Unfinished files (NAME.part) that a whole one has made superfluous: what a run that was killed,
// or ended early, has left, and a later one has written again and gone on with.
#pragma once

#include <string>

namespace nonet {

// Removes the unfinished file if nobody writes it and the whole file begins with all that is in it.
// Whatever else it holds may be the only copy, and stays.
void remove_if_outdone(const std::string& part, const std::string& whole);

// Marks a file that is being written, until its descriptor is closed. False where its name was
// taken away just before: then another file is to be made.
bool mark_as_written(int descriptor);

}  // namespace nonet
