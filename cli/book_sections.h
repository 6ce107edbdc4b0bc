// The puzzles of a book, by section: from a file, or generated.
#pragma once

#include <vector>

#include "base/result.h"
#include "book/spec/book_spec.h"
#include "cli/session.h"

namespace nonet {

// The sections of --section or --from, each in rising difficulty. Empty after a stop, or if a
// section cannot be filled; the session then has the reason.
Result<std::vector<BookSection>> fill_sections(Session& session);

// Stores the given puzzles of a book in --db, if there is one. Generated puzzles are stored when
// they are found.
Status store_printed(Session& session, const std::vector<BookSection>& sections);

}  // namespace nonet
