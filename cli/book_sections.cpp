#include "cli/book_sections.h"

#include <algorithm>
#include <charconv>
#include <fmt/format.h>
#include <map>
#include <optional>
#include <set>
#include <utility>

#include "base/random_stream.h"
#include "base/request_error.h"
#include "board/pattern.h"
#include "cli/proper_puzzles.h"
#include "cli/puzzle_stream.h"
#include "cli/recording.h"
#include "generator/recipe.h"
#include "rater/levels.h"
#include "rater/scales/catalog.h"

namespace nonet {
namespace {

// One --section.
struct SectionRequest {
  const LevelRow* level = nullptr;
  std::size_t count = 0;
};

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

// A puzzle, ready to be printed, and its level; nullptr where no level fits.
struct Leveled {
  BookPuzzle puzzle;
  Rating rating;
  const LevelRow* level = nullptr;
};

Leveled leveled(const Puzzle& puzzle) {
  Leveled made;
  made.rating = find_scale("explainer")->rate(puzzle, {});
  made.level = level_of(made.rating);
  made.puzzle = {.givens = puzzle.givens(),
                 .solution = puzzle.solution(),
                 .effort = made.rating.score,
                 .rating = fmt::format("ER {:.1f}", made.rating.score),
                 .id = {}};
  return made;
}

PuzzlesByLevel read_by_level(Session& session) {
  PuzzlesByLevel found;
  stream_puzzles(
      session, inputs_of(session, kSlowWork),
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

// Makes the sections one after the other, no puzzle twice in the book or of those the database
// holds from earlier books.
class SectionMaker {
 public:
  explicit SectionMaker(Session& session) : session_(session), seed_(session.seed()) {}

  // Stores what is printed, too.
  Status use_database() {
    auto started = Recording::start(session_);
    if (!started) return started.error();
    recording_ = std::move(*started);
    return {};
  }

  Result<std::vector<BookSection>> make(const std::vector<SectionRequest>& wanted) {
    for (const SectionRequest& request : wanted) total_ += request.count;
    std::vector<BookSection> sections;
    for (const SectionRequest& request : wanted) {
      auto puzzles = puzzles_of(request, sections.size());
      if (!puzzles) return puzzles.error();
      if (session_.should_stop()) break;
      sections.push_back(section_of(*request.level, std::move(*puzzles)));
    }
    if (recording_) recording_->finish();
    if (session_.should_stop()) sections.clear();
    return sections;
  }

 private:
  Result<std::vector<BookPuzzle>> puzzles_of(const SectionRequest& request, std::size_t section) {
    Recipe recipe;
    recipe.wishes.level = request.level;
    recipe.seed = RandomStream(seed_, "book-section", section).bits();
    recipe.threads = session_.threads();
    recipe.wishes.symmetry = find_symmetry(session_.options().text("symmetry"))->id;
    const RunControl control(session_.stop_token(), [&](const Progress&) { report(request); });
    std::vector<BookPuzzle> puzzles;
    Status taken;
    generate(recipe, control, [&](const HarvestedPuzzle& generated) {
      taken = take(generated, puzzles);
      return taken.ok() && puzzles.size() < request.count ? Flow::kContinue : Flow::kStop;
    });
    if (!taken) return taken.error();
    return puzzles;
  }

  Status take(const HarvestedPuzzle& generated, std::vector<BookPuzzle>& puzzles) {
    const Grid& canonical = generated.canonical;
    if (!seen_.insert(canonical).second) return {};
    Leveled made = leveled(generated.puzzle);
    if (recording_) {
      const auto held = recording_->holds(canonical);
      if (!held) return held.error();
      if (*held) return {};
      recording_->add(
          {.puzzle = {generated.puzzle, canonical}, .ratings = {made.rating}, .genotype = {}});
    }
    puzzles.push_back(std::move(made.puzzle));
    ++done_;
    return {};
  }

  void report(const SectionRequest& request) {
    session_.show_progress({.done = done_, .total = total_, .note = request.level->name});
  }

  Session& session_;
  std::uint64_t seed_;
  std::unique_ptr<Recording> recording_;
  std::set<Grid> seen_;  // canonical forms
  std::uint64_t done_ = 0;
  std::uint64_t total_ = 0;
};

Result<std::vector<BookSection>> made_sections(Session& session,
                                               const std::vector<SectionRequest>& wanted) {
  if (wanted.empty()) {
    return request_error("say what to print: --section LEVEL:COUNT, or files of puzzles");
  }
  SectionMaker maker(session);
  if (session.options().has("db")) {
    if (const Status opened = maker.use_database(); !opened) return opened.error();
  }
  return maker.make(wanted);
}

}  // namespace

Result<std::vector<BookSection>> fill_sections(Session& session) {
  const Options& options = session.options();
  const auto wanted = parse_sections(options.list("section"));
  if (!wanted) return wanted.error();
  if (options.inputs().empty()) return made_sections(session, *wanted);
  return chosen_sections(session, read_by_level(session), *wanted);
}

}  // namespace nonet
