// The options of a book's cover.
#pragma once

#include <optional>

#include "base/result.h"
#include "book/cover/cover.h"
#include "book/spec/book_spec.h"
#include "cli/session.h"

namespace nonet {

// The cover that the options describe, checked against the book; nullopt without --cover. An error
// if an option of the cover was given without it.
Result<std::optional<CoverSpec>> cover_spec(const Session& session, const BookSpec& book);

}  // namespace nonet
