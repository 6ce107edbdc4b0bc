// The puzzles of a book, by section: from a file, or made for it.
#pragma once

#include <vector>

#include "base/result.h"
#include "book/book.h"
#include "cli/session.h"

namespace nonet {

// What --section and --from ask for, each section in rising difficulty. Empty after a stop, or,
// when the session already has been told why, where a section cannot be filled.
Result<std::vector<BookSection>> fill_sections(Session& session);

// Stores what a book of given puzzles prints in --db; nothing without --db. Puzzles that are made
// are stored as they are found.
Status store_printed(Session& session, const std::vector<BookSection>& sections);

}  // namespace nonet
