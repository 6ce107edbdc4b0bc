#include "cli/book_sections.h"

#include <algorithm>
#include <filesystem>
#include <fmt/format.h>
#include <memory>
#include <optional>
#include <set>

#include "base/request_error.h"
#include "board/canonical.h"
#include "book/editions/editions.h"
#include "cli/database.h"
#include "cli/earlier_ratings.h"
#include "cli/puzzle_stream.h"
#include "tasks/printing/printed_before.h"

namespace nonet {
namespace {

Result<std::vector<SectionRequest>> sections_asked_for(const Options& options) {
  std::vector<SectionRequest> sections;
  for (const std::string& text : options.list("section")) {
    auto section = parse_section(text);
    if (!section) return section.error();
    if (options.has("clues")) {
      const Range range = options.range("clues");
      section->clues = ClueRange{static_cast<int>(std::clamp(range.low, 0.0, double{kCells})),
                                 static_cast<int>(std::clamp(range.high, 0.0, double{kCells}))};
    }
    sections.push_back(*section);
  }
  return sections;
}

// Puzzles in the files of --not-in, and puzzles that earlier books stored in --db.
Result<std::set<Grid>> printed_before(Session& session) {
  const Options& options = session.options();
  std::set<Grid> forms;
  for (const std::string& name : options.list("not-in")) {
    const Status added =
        add_forms_in(name, session.stop_token(), tell_damage(session, name), forms);
    if (!added) return added.error();
  }
  if (!options.has("db") || !std::filesystem::exists(options.text("db"))) return forms;
  const auto store = open_database(session, Access::kReadOnly);
  if (!store) return store.error();
  auto printed = forms_in_books(*store);
  if (!printed) return printed.error();
  forms.merge(*printed);
  return forms;
}

// By the ratings in the database; puzzles without any are rated now.
LeveledPuzzle leveled_by(const KnownRatings& known, const Puzzle& puzzle) {
  const std::vector<Rating> ratings = known.of(puzzle_record(puzzle));
  const auto on = [&](std::string_view key) {
    const ScaleRow& scale = *find_scale(key);
    const Rating* rating = rating_on(scale, ratings);
    return rating != nullptr ? *rating : scale.rate(puzzle, {});
  };
  return leveled(puzzle, on("explainer"), on("minutes"));
}

PuzzlesByLevel read_by_level(Session& session, const KnownRatings* known,
                             const std::set<Grid>& before) {
  const bool by_rating = session.options().has("borderline");
  PuzzlesByLevel found;
  std::size_t left_out = 0;
  stream_proper_puzzles(
      session, inputs_of(session, kSlowWork),
      [&](const Puzzle& puzzle) {
        return known != nullptr ? leveled_by(*known, puzzle) : leveled(puzzle);
      },
      [&](const PuzzleText& text, LeveledPuzzle& puzzle) {
        if (puzzle.level == nullptr) {
          session.fail({.kind = ErrorKind::kInput,
                        .reason = "the techniques known do not solve it, so it has no level",
                        .place = text.place});
        } else if (before.contains(canonical_form(puzzle.puzzle.givens))) {
          ++left_out;
        } else {
          const LevelRow& level = by_rating ? *puzzle.level : *puzzle.for_person;
          found[level.code].push_back(std::move(puzzle.puzzle));
        }
        return Flow::kContinue;
      });
  if (left_out > 0) {
    session.console().note(fmt::format("{} puzzle{} of the input left out: printed before",
                                       left_out, left_out == 1 ? "" : "s"));
  }
  return found;
}

Result<std::vector<BookSection>> read_sections(Session& session,
                                               const std::vector<SectionRequest>& wanted,
                                               const std::set<Grid>& before) {
  const auto earlier = EarlierRatings::open(session);
  if (!earlier) return earlier.error();
  PuzzlesByLevel puzzles =
      read_by_level(session, *earlier ? &(*earlier)->known() : nullptr, before);
  if (wanted.empty()) return sections_of(std::move(puzzles));
  auto chosen = chosen_sections(std::move(puzzles), wanted);
  if (chosen) return *std::move(chosen);
  session.console().warning(chosen.error().reason);
  return std::vector<BookSection>();
}

// False if the database already holds the puzzle, from an earlier book; else stores it.
Result<bool> store_new(Recording& recording, const LeveledPuzzle& made, Find find) {
  const auto held = recording.holds(find.canonical);
  if (!held) return held.error();
  if (*held) return false;
  find.ratings = {made.rating};
  recording.add(std::move(find));
  return true;
}

Result<std::vector<BookSection>> made_sections(Session& session, std::vector<SectionRequest> wanted,
                                               std::set<Grid> before) {
  if (wanted.empty()) {
    return request_error("nothing to print: give --section LEVEL:COUNT, or files of puzzles");
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
  // A dry run leaves the database unchanged.
  if (session.options().has("db") && !session.options().has("dry-run")) {
    auto started = Recording::start(session);
    if (!started) return started.error();
    recording = std::move(*started);
    callbacks.take = [&](const LeveledPuzzle& made, const Find& find) {
      return store_new(*recording, made, find);
    };
  }
  auto sections = make_sections(plan, session.silent_control(), callbacks);
  if (sections && recording) recording->finish();
  return sections;
}

}  // namespace

Result<std::vector<BookSection>> fill_sections(Session& session) {
  auto wanted = sections_asked_for(session.options());
  if (!wanted) return wanted.error();
  auto before = printed_before(session);
  if (!before) return before.error();
  if (session.options().inputs().empty()) {
    return made_sections(session, *std::move(wanted), *std::move(before));
  }
  return read_sections(session, *wanted, *before);
}

Status store_printed(Session& session, const std::vector<BookSection>& sections) {
  if (!session.options().has("db")) return {};
  auto recording = Recording::start(session);
  if (!recording) return recording.error();
  for (Find& find : finds_in(sections)) (*recording)->add(std::move(find));
  (*recording)->finish();
  return {};
}

}  // namespace nonet
