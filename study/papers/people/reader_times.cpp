#include "study/papers/people/reader_times.h"

#include <fmt/format.h>

#include "formats/number_field.h"
#include "rater/orders/minutes/minutes.h"
#include "solvers/exact/certify.h"

namespace nonet {
namespace {

bool solved_with_help(const PuzzleText& record) {
  for (const char* const name : {"hints", "way_seen"}) {
    const std::string* field = record.field(name);
    if (field != nullptr && !field->empty() && *field != "0") return true;
  }
  return false;
}

}  // namespace

Status ReaderTimes::add(const PuzzleText& record) {
  const auto seconds = positive_field(record, "seconds");
  const Certificate certificate = certify(record.givens);
  if (!seconds || !certificate) {
    return Error{.kind = ErrorKind::kInput,
                 .reason = seconds ? "the puzzle has not exactly one solution"
                                   : "a column `seconds` with a positive number is expected",
                 .place = record.place};
  }
  if (solved_with_help(record)) {
    ++left_out_;
    return {};
  }
  const Rating rating = rate_minutes(*certificate.puzzle, {});
  if (!rating.solved()) return {};
  const ReaderTime time{.predicted_minutes = rating.score, .seconds = *seconds};
  all_.push_back(time);
  const std::string* solver = record.field("solver");
  if (solver != nullptr && !solver->empty()) by_solver_[*solver].push_back(time);
  return {};
}

std::map<std::string, ReaderProfile> ReaderTimes::each() const {
  std::map<std::string, ReaderProfile> readers;
  for (const auto& [solver, times] : by_solver_) readers.emplace(solver, fit_reader(times));
  return readers;
}

std::string reader_text(const ReaderProfile& reader) {
  constexpr std::size_t kFewTimes = 20;
  return fmt::format(
      "speed {:.2f} (95 %: {:.2f} to {:.2f}), single times within a factor {:.2f} in eight of "
      "ten, from {} times{}",
      reader.speed, reader.speed / reader.speed_uncertainty,
      reader.speed * reader.speed_uncertainty, spread_of(reader), reader.times,
      reader.times < kFewTimes ? ": few, so the scatter is mostly that of other people" : "");
}

}  // namespace nonet
