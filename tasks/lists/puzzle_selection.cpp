#include "tasks/lists/puzzle_selection.h"

#include <algorithm>
#include <fmt/format.h>
#include <fmt/ranges.h>

#include "formats/catalog.h"
#include "solvers/exact/certify.h"
#include "tasks/lists/proper_puzzles.h"

namespace nonet {
namespace {

std::vector<std::string_view> formats_with_candidates() {
  std::vector<std::string_view> keys;
  for (const FormatRow& row : kFormats) {
    if (row.writes && row.keeps_candidates) keys.push_back(row.key);
  }
  return keys;
}

// Data that the format would drop silently: a field, or the candidates of a puzzle that needs them.
std::optional<Error> loss_of(const PuzzleText& puzzle, const RecordWriter& writer) {
  if (auto field = writer.loss_of(puzzle)) return field;
  if (puzzle.candidates() == nullptr || writer.keeps_candidates() || certify(puzzle.givens)) {
    return std::nullopt;
  }
  return Error{.kind = ErrorKind::kInput,
               .reason = fmt::format("a sukaku, whose candidates the format {} cannot keep; these "
                                     "can: {}",
                                     row_of(writer.format()).key,
                                     fmt::join(formats_with_candidates(), ", ")),
               .place = puzzle.place};
}

}  // namespace

// `proper` is the puzzle's certificate if the filter needs one.
Result<std::optional<PuzzleSelection::Chosen>> PuzzleSelection::choose_one(
    const PuzzleText& text, const Result<Puzzle>* proper) const {
  if (auto error = loss_of(text, writer_)) return *std::move(error);
  if (proper != nullptr && !filter_.givens_fit(text.givens)) return std::optional<Chosen>();
  if (proper != nullptr && !proper->ok()) return proper->error();
  const std::optional<double> place =
      place_of(text.givens, proper != nullptr ? &proper->value() : nullptr);
  return place ? std::optional(Chosen{*place, writer_.record(text)}) : std::nullopt;
}

std::vector<Result<std::optional<PuzzleSelection::Chosen>>> PuzzleSelection::choose(
    std::span<const PuzzleText> texts) const {
  std::vector<Result<Puzzle>> proper;
  if (filter_.needs_solution()) proper = puzzles_behind(texts);
  std::vector<Result<std::optional<Chosen>>> all;
  all.reserve(texts.size());
  for (std::size_t i = 0; i < texts.size(); ++i) {
    all.push_back(choose_one(texts[i], proper.empty() ? nullptr : &proper[i]));
  }
  return all;
}

std::optional<double> PuzzleSelection::place_of(const Grid& givens, const Puzzle* puzzle) const {
  if (filter_.idle()) return 0;
  if (!filter_.givens_fit(givens)) return std::nullopt;
  if (puzzle != nullptr && !filter_.fits(*puzzle, control_)) return std::nullopt;
  return filter_.place_of(givens, puzzle, control_);
}

Flow PuzzleSelection::put(Chosen chosen, const Write& write) {
  if (filter_.sorts()) {
    kept_.push_back(std::move(chosen));
    return Flow::kContinue;
  }
  write(chosen.record);
  return ++written_ == most_ ? Flow::kStop : Flow::kContinue;
}

void PuzzleSelection::finish(const Write& write) {
  std::ranges::stable_sort(kept_, [&](const Chosen& a, const Chosen& b) {
    return filter_.reversed() ? b.place < a.place : a.place < b.place;
  });
  for (const Chosen& chosen : kept_) {
    write(chosen.record);
    if (++written_ == most_) break;
  }
  kept_.clear();
}

}  // namespace nonet
