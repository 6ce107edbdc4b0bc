// The puzzles of a book, by section: from a file, or generated.
#pragma once

#include <vector>

#include "base/result.h"
#include "book/editions/editions.h"
#include "book/spec/book_spec.h"
#include "cli/session.h"

namespace nonet {

// The sections of --section, with their boards; none for a book of given puzzles without any. An
// error for one that cannot be filled, and for options that do not fit the boards.
Result<std::vector<SectionRequest>> requested_sections(Session& session);

// The same as sections of a book, without puzzles; those of files as one section if they have
// another board.
Result<std::vector<BookSection>> empty_sections(Session& session,
                                                const std::vector<SectionRequest>& wanted);

// The sections of --section or --from, each in rising difficulty. Empty after a stop, or if a
// section cannot be filled; the session then has the reason.
Result<std::vector<BookSection>> fill_sections(Session& session,
                                               const std::vector<SectionRequest>& wanted);

// Stores the given puzzles of a book in --db, if there is one. Generated puzzles are stored when
// they are found.
Status store_printed(Session& session, const std::vector<BookSection>& sections);

}  // namespace nonet
