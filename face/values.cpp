#include "face/values.h"

#include <algorithm>
#include <thread>

#include "solvers/exact/certify.h"

namespace nonet::v0 {
namespace {

ErrorKind kind_of(nonet::ErrorKind kind) {
  switch (kind) {
    case nonet::ErrorKind::kInput:
      return ErrorKind::kText;
    case nonet::ErrorKind::kFile:
      return ErrorKind::kFile;
    case nonet::ErrorKind::kDatabase:
      return ErrorKind::kDatabase;
    case nonet::ErrorKind::kRequest:
      return ErrorKind::kRequest;
  }
  return ErrorKind::kText;
}

}  // namespace

Candidates to_face(const PencilMarks& marks) {
  Candidates candidates{};
  for (const nonet::Cell cell : all_cells()) {
    candidates[static_cast<std::size_t>(cell.index())] =
        static_cast<std::uint16_t>(marks[cell].bits());
  }
  return candidates;
}

PencilMarks to_inner(const Candidates& candidates) {
  PencilMarks marks;
  for (const nonet::Cell cell : all_cells()) {
    marks[cell] = DigitSet::from_bits(candidates[static_cast<std::size_t>(cell.index())] & 0x1ffU);
  }
  return marks;
}

nonet::Puzzle to_inner(const Sukaku& sukaku) {
  return *nonet::certify(to_inner(sukaku.candidates())).puzzle;
}

Error to_face(const nonet::Error& error) {
  return {.kind = kind_of(error.kind), .reason = error.reason, .place = to_face(error.place)};
}

nonet::RunControl to_inner(const RunControl& control) {
  if (!control.progress) return nonet::RunControl(control.stop);
  return nonet::RunControl(control.stop, [&control](const nonet::Progress& progress) {
    control.progress({.done = progress.done, .total = progress.total, .note = progress.note});
  });
}

Error request_error(std::string reason) {
  return {.kind = ErrorKind::kRequest, .reason = std::move(reason)};
}

unsigned thread_count(unsigned requested) {
  return requested > 0 ? requested : std::max(1U, std::thread::hardware_concurrency());
}

std::string Cell::name() const {
  return "r" + std::to_string(row() + 1) + "c" + std::to_string(column() + 1);
}

std::optional<Grid> Grid::from_line(std::string_view text) {
  const auto grid = nonet::Grid::from_line(text);
  return grid ? std::optional(to_face(*grid)) : std::nullopt;
}

int Grid::clue_count() const { return to_inner(*this).clue_count(); }
std::string Grid::line(char empty) const { return to_inner(*this).line(empty); }

std::string Error::text() const {
  const nonet::Error error{.kind = nonet::ErrorKind::kInput,
                           .reason = reason,
                           .place = {place.source, place.line, place.column}};
  return error.text();
}

}  // namespace nonet::v0
