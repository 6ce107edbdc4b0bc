#include "cli/reader_option.h"

#include <charconv>
#include <fmt/format.h>
#include <map>
#include <string>
#include <vector>

#include "base/request_error.h"
#include "formats/puzzle_input.h"
#include "rater/scales/minutes.h"
#include "solvers/exact/certify.h"

namespace nonet {
namespace {

constexpr std::size_t kFewTimes = 20;
constexpr std::string_view kEverybody;

using TimesOfSolvers = std::map<std::string, std::vector<ReaderTime>, std::less<>>;

// The seconds of a record; nullopt where it has none.
std::optional<double> seconds_of(const PuzzleText& text) {
  const std::string* field = text.field("seconds");
  if (field == nullptr) return std::nullopt;
  double seconds = 0;
  const char* const end = field->data() + field->size();
  const auto [stop, failure] = std::from_chars(field->data(), end, seconds);
  return failure == std::errc() && stop == end && seconds > 0 ? std::optional(seconds)
                                                              : std::nullopt;
}

// Times under each solver's name, and all of them under kEverybody.
void add_time(Session& session, const PuzzleText& text, TimesOfSolvers& times) {
  const auto seconds = seconds_of(text);
  const Certificate certificate = certify(text.givens);
  if (!seconds || !certificate) {
    session.fail({.kind = ErrorKind::kInput,
                  .reason = seconds ? "the puzzle has not exactly one solution"
                                    : "a column `seconds` with a positive number is expected",
                  .place = text.place});
    return;
  }
  const Rating rating = rate_minutes(*certificate.puzzle, {});
  if (!rating.solved()) return;
  const ReaderTime time{.predicted_minutes = rating.score, .seconds = *seconds};
  times[std::string(kEverybody)].push_back(time);
  if (const std::string* solver = text.field("solver")) times[*solver].push_back(time);
}

void report(Session& session, std::string_view who, const Reader& reader) {
  session.console().note(fmt::format(
      "{}: speed {:.2f} (95 %: {:.2f} to {:.2f}), single times within a factor {:.2f} in eight of "
      "ten, from {} times{}",
      who, reader.speed, reader.speed / reader.speed_uncertainty,
      reader.speed * reader.speed_uncertainty, spread_of(reader), reader.times,
      reader.times < kFewTimes ? ": few, so the scatter is mostly that of other people" : ""));
}

Result<Reader> calibrated(Session& session, const std::string& file) {
  TimesOfSolvers times;
  constexpr std::size_t kChunk = 256;
  PuzzleInput input({file}, std::nullopt, session.stop_token());
  for (PuzzleChunk chunk = input.next_chunk(kChunk); !chunk.empty();
       chunk = input.next_chunk(kChunk)) {
    for (const PuzzleChunk::Misfit& misfit : chunk.misfits) session.fail(misfit.error);
    for (const PuzzleText& text : chunk.puzzles) add_time(session, text, times);
  }
  if (times.empty()) return request_error(fmt::format("--calibrate {}: no times in it", file));
  for (const auto& [solver, solver_times] : times) {
    report(session, solver == kEverybody ? "all times" : solver, fit_reader(solver_times));
  }
  return fit_reader(times.begin()->second);
}

}  // namespace

Result<Reader> reader_of(Session& session) {
  const Options& options = session.options();
  if (options.has("solver-speed") && options.has("calibrate")) {
    return request_error("--solver-speed and --calibrate both say how fast: give one of them");
  }
  if (options.has("calibrate")) return calibrated(session, options.text("calibrate"));
  Reader reader;
  if (options.has("solver-speed")) reader.speed = options.real("solver-speed");
  if (reader.speed <= 0) return request_error("--solver-speed must be above 0");
  return reader;
}

}  // namespace nonet
