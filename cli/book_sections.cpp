#include "cli/book_sections.h"

#include <algorithm>
#include <charconv>
#include <fmt/format.h>
#include <map>
#include <utility>

#include "cli/proper_puzzles.h"
#include "cli/puzzle_stream.h"
#include "rater/levels.h"
#include "rater/scales/catalog.h"

namespace nonet {
namespace {

// One --section.
struct SectionRequest {
  const LevelRow* level = nullptr;
  std::size_t count = 0;
};

Error request_error(std::string reason) {
  return {.kind = ErrorKind::kRequest, .reason = std::move(reason), .place = {}};
}

Result<SectionRequest> parse_section(const std::string& text) {
  const std::size_t colon = std::min(text.find(':'), text.size());
  SectionRequest section{.level = find_level(std::string_view(text).substr(0, colon)), .count = 0};
  if (section.level == nullptr) {
    return request_error(fmt::format("--section {}: no such level (`nonet list levels`)", text));
  }
  const char* const begin = text.data() + std::min(colon + 1, text.size());
  const char* const end = text.data() + text.size();
  const auto [stop, failure] = std::from_chars(begin, end, section.count);
  if (failure != std::errc() || stop != end || section.count == 0 || section.count > 10'000) {
    return request_error(
        fmt::format("--section {}: LEVEL:COUNT with COUNT 1-10000 is expected", text));
  }
  return section;
}

Result<std::vector<SectionRequest>> parse_sections(const std::vector<std::string>& texts) {
  std::vector<SectionRequest> sections;
  for (const std::string& text : texts) {
    auto section = parse_section(text);
    if (!section) return section.error();
    sections.push_back(*section);
  }
  return sections;
}

BookSection section_of(const LevelRow& level, std::vector<BookPuzzle> puzzles) {
  std::ranges::stable_sort(puzzles, {}, &BookPuzzle::effort);
  return {.level = std::string(level.key), .name = {}, .puzzles = std::move(puzzles)};
}

using PuzzlesByLevel = std::map<int, std::vector<BookPuzzle>>;  // by LevelRow::code

// A puzzle of the file: which level it is of, nullptr where no level fits.
struct Leveled {
  BookPuzzle puzzle;
  const LevelRow* level = nullptr;
};

Leveled leveled(const Puzzle& puzzle) {
  const Rating rating = find_scale("explainer")->rate(puzzle.givens(), {});
  return {.puzzle = {.givens = puzzle.givens(),
                     .solution = puzzle.solution(),
                     .effort = rating.score,
                     .rating = fmt::format("ER {:.1f}", rating.score),
                     .id = {}},
          .level = level_of(rating)};
}

PuzzlesByLevel read_by_level(Session& session) {
  PuzzlesByLevel found;
  stream_puzzles(
      session, {.chunk_size = kSlowWork, .names = {session.options().text("from")}, .format = {}},
      [](const PuzzleChunk& chunk) {
        std::vector<Result<Leveled>> all;
        const auto puzzles = proper_puzzles(chunk.puzzles);
        for (const auto& puzzle : puzzles) {
          if (puzzle) {
            all.emplace_back(leveled(*puzzle));
          } else {
            all.emplace_back(puzzle.error());
          }
        }
        return all;
      },
      [&](const PuzzleText& text, Leveled& puzzle) {
        if (puzzle.level == nullptr) {
          session.fail({.kind = ErrorKind::kInput,
                        .reason = "the techniques known do not solve it, so it has no level",
                        .place = text.place});
        } else {
          found[puzzle.level->code].push_back(std::move(puzzle.puzzle));
        }
        return Flow::kContinue;
      });
  return found;
}

// All puzzles of the file, or those asked for: the first ones of each level.
std::vector<BookSection> chosen_sections(Session& session, PuzzlesByLevel found,
                                         const std::vector<SectionRequest>& wanted) {
  std::vector<BookSection> sections;
  if (wanted.empty()) {
    for (const LevelRow& level : level_catalog()) {
      auto& puzzles = found[level.code];
      if (!puzzles.empty()) sections.push_back(section_of(level, std::move(puzzles)));
    }
  }
  for (const SectionRequest& request : wanted) {
    auto& puzzles = found[request.level->code];
    if (puzzles.size() < request.count) {
      session.console().warning(fmt::format("only {} of {} puzzles of level {} in the input",
                                            puzzles.size(), request.count, request.level->key));
      return {};
    }
    const auto end = puzzles.begin() + static_cast<std::ptrdiff_t>(request.count);
    sections.push_back(section_of(*request.level, {puzzles.begin(), end}));
    puzzles.erase(puzzles.begin(), end);
  }
  return sections;
}

}  // namespace

Result<std::vector<BookSection>> fill_sections(Session& session) {
  const Options& options = session.options();
  const auto wanted = parse_sections(options.list("section"));
  if (!wanted) return wanted.error();
  if (!options.has("from")) return request_error("name the puzzles with --from FILE");
  return chosen_sections(session, read_by_level(session), *wanted);
}

}  // namespace nonet
