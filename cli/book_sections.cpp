#include "cli/book_sections.h"

#include <charconv>
#include <fmt/format.h>
#include <memory>
#include <optional>
#include <string_view>

#include "base/request_error.h"
#include "book/editions.h"
#include "cli/proper_puzzles.h"
#include "cli/puzzle_stream.h"
#include "cli/recording.h"

namespace nonet {
namespace {

template <typename Number>
bool read_number(std::string_view text, Number& number) {
  const char* const end = text.data() + text.size();
  const auto [stop, failure] = std::from_chars(text.data(), end, number);
  return failure == std::errc() && stop == end;
}

// "A:B".
std::optional<Wishes::Ratings> minutes_in(std::string_view text) {
  const std::size_t colon = text.find(':');
  Wishes::Ratings minutes{0, 0};
  const bool read = colon != std::string_view::npos &&
                    read_number(text.substr(0, colon), minutes.low) &&
                    read_number(text.substr(colon + 1), minutes.high);
  return read && 0 <= minutes.low && minutes.low < minutes.high ? std::optional(minutes)
                                                                : std::nullopt;
}

// "LEVEL:COUNT" or "minutes A:B:COUNT".
Result<SectionRequest> parse_section(const std::string& text) {
  constexpr std::string_view kMinutes = "minutes ";
  const bool by_minutes = text.starts_with(kMinutes);
  const std::size_t colon = std::min(by_minutes ? text.rfind(':') : text.find(':'), text.size());
  const std::string_view what = std::string_view(text).substr(0, colon);
  SectionRequest section;
  if (by_minutes) {
    section.minutes = minutes_in(what.substr(std::min(kMinutes.size(), what.size())));
    if (!section.minutes) {
      return request_error(
          fmt::format("--section {}: 'minutes A:B:COUNT' with A below B is expected", text));
    }
  } else {
    section.level = find_level(what);
    if (section.level == nullptr) {
      return request_error(fmt::format("--section {}: no such level (`nonet list levels`)", text));
    }
  }
  const std::string_view count = std::string_view(text).substr(std::min(colon + 1, text.size()));
  if (!read_number(count, section.count) || section.count == 0 || section.count > 10'000) {
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

PuzzlesByLevel read_by_level(Session& session) {
  PuzzlesByLevel found;
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
        } else {
          found[puzzle.level->code].push_back(std::move(puzzle.puzzle));
        }
        return Flow::kContinue;
      });
  return found;
}

std::vector<BookSection> read_sections(Session& session,
                                       const std::vector<SectionRequest>& wanted) {
  PuzzlesByLevel puzzles = read_by_level(session);
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

Result<std::vector<BookSection>> made_sections(Session& session,
                                               std::vector<SectionRequest> wanted) {
  if (wanted.empty()) {
    return request_error("say what to print: --section LEVEL:COUNT, or files of puzzles");
  }
  const EditionPlan plan{.sections = std::move(wanted),
                         .symmetry = find_symmetry(session.options().text("symmetry"))->id,
                         .consent = session.options().has("borderline") ? Consent::kExplainerAlone
                                                                        : Consent::kBothScales,
                         .seed = session.seed(),
                         .threads = session.threads()};
  EditionCallbacks callbacks;
  callbacks.progress = [&](const Progress& progress) { session.show_progress(progress); };
  std::unique_ptr<Recording> recording;
  if (session.options().has("db")) {
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
  auto wanted = parse_sections(options.list("section"));
  if (!wanted) return wanted.error();
  if (options.inputs().empty()) return made_sections(session, *std::move(wanted));
  return read_sections(session, *wanted);
}

}  // namespace nonet
