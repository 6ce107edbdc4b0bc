#include "cli/book_sections.h"

#include <algorithm>
#include <fmt/format.h>
#include <memory>
#include <optional>
#include <set>
#include <string_view>

#include "base/parse_number.h"
#include "base/request_error.h"
#include "board/canonical.h"
#include "book/editions.h"
#include "cli/book_history.h"
#include "cli/puzzle_stream.h"
#include "cli/recording.h"
#include "rater/techniques/catalog.h"
#include "study/lists/proper_puzzles.h"

namespace nonet {
namespace {

// "A:B".
std::optional<Wishes::Ratings> range_in(std::string_view text) {
  const std::size_t colon = text.find(':');
  if (colon == std::string_view::npos) return std::nullopt;
  const auto low = parse_number<double>(text.substr(0, colon));
  const auto high = parse_number<double>(text.substr(colon + 1));
  if (!low || !high || *low < 0 || *low >= *high) return std::nullopt;
  return Wishes::Ratings{*low, *high};
}

// "LEVEL:COUNT", "TECHNIQUE:COUNT", "minutes A:B:COUNT" or "rating A:B:COUNT".
Result<SectionRequest> parse_section(const std::string& text) {
  const std::size_t space = text.find(' ');
  const bool by_range = space != std::string::npos;
  const std::size_t colon = std::min(by_range ? text.rfind(':') : text.find(':'), text.size());
  const std::string_view what = std::string_view(text).substr(0, colon);
  SectionRequest section;
  if (by_range) {
    const std::string_view unit = what.substr(0, std::min(space, what.size()));
    const auto range = range_in(what.substr(std::min(space + 1, what.size())));
    if (unit != "minutes" && unit != "rating") {
      return request_error(
          fmt::format("--section {}: neither a level, a technique, 'minutes' nor 'rating'", text));
    }
    if (!range) {
      return request_error(
          fmt::format("--section {}: '{} A:B:COUNT' with A below B is expected", text, unit));
    }
    (unit == "minutes" ? section.minutes : section.rating) = range;
  } else if (const TechniqueRow* technique = find_technique(what); technique != nullptr) {
    section.technique = technique->id;
  } else {
    section.level = find_level(what);
    if (section.level == nullptr) {
      return request_error(fmt::format("--section {}: no such level (`nonet list levels`)", text));
    }
  }
  const std::string_view count = std::string_view(text).substr(std::min(colon + 1, text.size()));
  const auto number = parse_number<std::uint64_t>(count);
  if (!number || *number == 0 || *number > 10'000) {
    return request_error(
        fmt::format("--section {}: LEVEL:COUNT with COUNT 1-10000 is expected", text));
  }
  section.count = *number;
  return section;
}

Result<std::vector<SectionRequest>> parse_sections(const std::vector<std::string>& texts,
                                                   std::optional<ClueRange> clues) {
  std::vector<SectionRequest> sections;
  for (const std::string& text : texts) {
    auto section = parse_section(text);
    if (!section) return section.error();
    section->clues = clues;
    sections.push_back(*section);
  }
  return sections;
}

PuzzlesByLevel read_by_level(Session& session, const std::set<Grid>& before) {
  PuzzlesByLevel found;
  std::size_t left_out = 0;
  stream_puzzles(
      session, inputs_of(session, kSlowWork),
      [](const PuzzleChunk& chunk) {
        std::vector<Result<LeveledPuzzle>> all;
        for (const auto& puzzle : proper_puzzles(chunk.puzzles)) {
          if (puzzle) {
            all.emplace_back(leveled(*puzzle));
          } else {
            all.emplace_back(puzzle.error());
          }
        }
        return all;
      },
      [&](const PuzzleText& text, LeveledPuzzle& puzzle) {
        if (puzzle.level == nullptr) {
          session.fail({.kind = ErrorKind::kInput,
                        .reason = "the techniques known do not solve it, so it has no level",
                        .place = text.place});
        } else if (before.contains(canonical_form(puzzle.puzzle.givens))) {
          ++left_out;
        } else {
          found[puzzle.level->code].push_back(std::move(puzzle.puzzle));
        }
        return Flow::kContinue;
      });
  if (left_out > 0) {
    session.console().note(fmt::format("{} puzzle{} of the input left out: printed before",
                                       left_out, left_out == 1 ? "" : "s"));
  }
  return found;
}

std::vector<BookSection> read_sections(Session& session, const std::vector<SectionRequest>& wanted,
                                       const std::set<Grid>& before) {
  PuzzlesByLevel puzzles = read_by_level(session, before);
  if (wanted.empty()) return sections_of(std::move(puzzles));
  auto chosen = chosen_sections(std::move(puzzles), wanted);
  if (chosen) return *std::move(chosen);
  session.console().warning(chosen.error().reason);
  return {};
}

// What the database holds of earlier books is not printed again; what is printed is stored.
Result<bool> store_new(Recording& recording, const LeveledPuzzle& made, const Puzzle& puzzle,
                       const Grid& canonical) {
  const auto held = recording.holds(canonical);
  if (!held) return held.error();
  if (*held) return false;
  recording.add({.puzzle = {puzzle, canonical}, .ratings = {made.rating}, .genotype = {}});
  return true;
}

Result<std::vector<BookSection>> made_sections(Session& session, std::vector<SectionRequest> wanted,
                                               std::set<Grid> before) {
  if (wanted.empty()) {
    return request_error("say what to print: --section LEVEL:COUNT, or files of puzzles");
  }
  const EditionPlan plan{.sections = std::move(wanted),
                         .symmetry = find_symmetry(session.options().text("symmetry"))->id,
                         .consent = session.options().has("borderline") ? Consent::kExplainerAlone
                                                                        : Consent::kBothScales,
                         .seed = session.seed(),
                         .threads = session.threads(),
                         .printed_before = std::move(before)};
  EditionCallbacks callbacks;
  callbacks.progress = [&](const Progress& progress) { session.show_progress(progress); };
  std::unique_ptr<Recording> recording;
  // A dry run leaves the database as it is.
  if (session.options().has("db") && !session.options().has("dry-run")) {
    auto started = Recording::start(session);
    if (!started) return started.error();
    recording = std::move(*started);
    callbacks.take = [&](const LeveledPuzzle& made, const Puzzle& puzzle, const Grid& canonical) {
      return store_new(*recording, made, puzzle, canonical);
    };
  }
  auto sections = make_sections(plan, session.silent_control(), callbacks);
  if (sections && recording) recording->finish();
  return sections;
}

}  // namespace

Result<std::vector<BookSection>> fill_sections(Session& session) {
  const Options& options = session.options();
  std::optional<ClueRange> clues;
  if (options.has("clues")) {
    const auto range = options.range("clues");
    clues = ClueRange{static_cast<int>(std::clamp(range.low, 0.0, double{kCells})),
                      static_cast<int>(std::clamp(range.high, 0.0, double{kCells}))};
  }
  auto wanted = parse_sections(options.list("section"), clues);
  if (!wanted) return wanted.error();
  auto before = named_not_in(session);
  if (!before) return before.error();
  auto printed = printed_from_database(session);
  if (!printed) return printed.error();
  before->merge(*printed);
  if (options.inputs().empty()) {
    return made_sections(session, *std::move(wanted), *std::move(before));
  }
  return read_sections(session, *wanted, *before);
}

}  // namespace nonet
