// What earlier books printed, so that no puzzle comes twice, and what this one adds to it.
#pragma once

#include <set>
#include <vector>

#include "board/grid.h"
#include "book/book.h"
#include "cli/session.h"

namespace nonet {

// The canonical forms of all that --not-in names: lists, manifests, databases.
Result<std::set<Grid>> named_not_in(Session& session);

// Those of the puzzles that earlier books stored in --db; none without --db. The database may hold
// much else: a puzzle counts as printed if a run of `book` found it.
Result<std::set<Grid>> printed_from_database(Session& session);

// Stores what a book of given puzzles prints in --db; nothing without --db.
Status store_printed(Session& session, const std::vector<BookSection>& sections);

}  // namespace nonet
