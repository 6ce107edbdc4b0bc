#include "nonet/book.h"

#include <fmt/format.h>
#include <utility>

#include "book/binding/bound_book.h"
#include "book/editions/editions.h"
#include "book/pages/spec_layout.h"
#include "book/paper/page_layout.h"
#include "book/spec/book_spec.h"
#include "face/ratings.h"
#include "face/values.h"
#include "nonet/rate.h"
#include "nonet/version.h"

namespace nonet::v0 {
namespace {

// The whole book except its puzzles.
nonet::Result<BookSpec> cover_of(const BookOptions& options) {
  BookSpec spec;
  spec.title = options.title;
  spec.subtitle = options.subtitle;
  spec.author = options.author;
  spec.year = options.year;
  spec.isbn = options.isbn;
  const auto profile = parse_profile(options.profile);
  if (!profile) return profile.error();
  const auto trim =
      parse_trim(options.trim.empty() ? figures_of(*profile).trim : std::string_view(options.trim));
  if (!trim) return trim.error();
  spec.profile = *profile;
  spec.trim = *trim;
  spec.puzzles_per_page = options.puzzles_per_page;
  spec.solutions_per_page = options.solutions_per_page;
  spec.blank_grid_pages = options.blank_grid_pages;
  if (const auto layout = check_layout(spec); !layout) return layout.error();
  return spec;
}

// Sections in the order of the levels, each rising in difficulty.
Result<std::vector<BookSection>> sections_of(std::span<const Puzzle> puzzles,
                                             std::span<const Rating> ratings) {
  PuzzlesByLevel by_level;
  for (std::size_t i = 0; i < puzzles.size(); ++i) {
    LeveledPuzzle puzzle = leveled(to_inner(puzzles[i]), to_inner(ratings[i]));
    if (puzzle.level == nullptr) {
      return request_error(fmt::format(
          "{}: the techniques known do not solve it, so it has no level", puzzles[i].line()));
    }
    by_level[puzzle.level->code].push_back(std::move(puzzle.puzzle));
  }
  return nonet::sections_of(std::move(by_level));
}

}  // namespace

Result<BookFile> make_book(std::span<const Puzzle> puzzles, const BookOptions& options,
                           const RunControl& control) {
  auto spec = cover_of(options);
  if (!spec) return to_face(spec.error());
  if (puzzles.empty()) return request_error("a book needs puzzles");
  const auto ratings = rate_all(puzzles, {.threads = options.threads}, control);
  if (!ratings) return ratings.error();
  if (ratings->size() < puzzles.size()) return request_error("stopped before the book was made");
  auto sections = sections_of(puzzles, *ratings);
  if (!sections) return sections.error();
  spec->sections = std::move(*sections);
  const auto format =
      options.format == BookFormat::kHtml ? nonet::BookFormat::kHtml : nonet::BookFormat::kPdf;
  auto bound = bind_book(*spec, format, to_inner(control));
  if (!bound) return to_face(bound.error());
  if (!*bound) return request_error("stopped before the book was made");
  BoundBook& book = **bound;
  return BookFile{.bytes = std::move(book.bytes),
                  .manifest = std::move(book.manifest),
                  .pages = static_cast<int>(book.pages)};
}

}  // namespace nonet::v0
