#include "nonet/book.h"

#include <algorithm>
#include <fmt/format.h>
#include <map>
#include <utility>

#include "book/book.h"
#include "book/page_layout.h"
#include "face/ratings.h"
#include "face/values.h"
#include "nonet/rate.h"
#include "nonet/version.h"
#include "rater/levels.h"

namespace nonet::v0 {
namespace {

// Everything of the book but its puzzles.
nonet::Result<BookSpec> cover_of(const BookOptions& options) {
  BookSpec spec;
  spec.title = options.title;
  spec.subtitle = options.subtitle;
  spec.author = options.author;
  spec.year = options.year;
  spec.isbn = options.isbn;
  spec.build =
      fmt::format("nonet {}.{}.{}", NONET_VERSION_MAJOR, NONET_VERSION_MINOR, NONET_VERSION_PATCH);
  const auto profile = parse_profile(options.profile);
  if (!profile) return profile.error();
  const auto trim = parse_trim(options.trim);
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
  std::map<int, BookSection> sections;  // by the level's code
  for (std::size_t i = 0; i < puzzles.size(); ++i) {
    const LevelRow* level = nonet::level_of(to_inner(ratings[i]));
    if (level == nullptr) {
      return request_error(fmt::format(
          "{}: the techniques known do not solve it, so it has no level", puzzles[i].line()));
    }
    BookSection& section = sections[level->code];
    section.level = level->key;
    section.puzzles.push_back({.givens = to_inner(puzzles[i].givens()),
                               .solution = to_inner(puzzles[i].solution()),
                               .effort = ratings[i].score,
                               .rating = fmt::format("ER {:.1f}", ratings[i].score),
                               .id = {}});
  }
  std::vector<BookSection> ordered;
  for (auto& [code, section] : sections) {
    std::ranges::stable_sort(section.puzzles, {}, &BookPuzzle::effort);
    ordered.push_back(std::move(section));
  }
  return ordered;
}

nonet::Result<BookFile> drawn(const BookSpec& spec, BookFormat format) {
  const auto typefaces = Typefaces::open();
  if (!typefaces) return typefaces.error();
  const auto printed = print_book(spec, *typefaces);
  if (!printed) return printed.error();
  const auto faults = check_book(spec, *printed, *typefaces);
  if (!faults.empty()) {
    return nonet::Error{.kind = nonet::ErrorKind::kRequest,
                        .reason = fmt::format("the book is not fit to print: {} ({} faults in all)",
                                              faults.front(), faults.size()),
                        .place = {}};
  }
  BookFile file{.manifest = book_manifest(spec, printed->plan),
                .pages = static_cast<int>(printed->pages.size())};
  if (format == BookFormat::kHtml) {
    file.bytes = book_html(spec, *typefaces);
    return file;
  }
  auto pdf = book_pdf(spec, *printed, *typefaces);
  if (!pdf) return pdf.error();
  file.bytes = std::move(*pdf);
  return file;
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
  auto file = drawn(*spec, options.format);
  if (!file) return to_face(file.error());
  return std::move(*file);
}

}  // namespace nonet::v0
