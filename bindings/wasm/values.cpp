#include "bindings/wasm/values.h"

namespace nonet::wasm {

Json json_of(const Error& error) {
  Json json = {{"kind", key_of(error.kind)}, {"reason", error.reason}};
  if (error.place.line > 0) json["line"] = error.place.line;
  if (error.place.column > 0) json["column"] = error.place.column;
  for (const Grid& solution : error.solutions) json["solutions"].push_back(solution.line());
  return Json{{"error", json}};
}

Json refusal(const std::string& reason) {
  return json_of({.kind = ErrorKind::kRequest, .reason = reason});
}

Json json_of(const Puzzle& puzzle) {
  return {{"givens", puzzle.line()}, {"solution", puzzle.solution().line()}};
}

Json json_of(const Rating& rating) {
  Json json = {{"scale", rating.scale}, {"end", key_of(rating.end)}};
  if (rating.solved()) json["score"] = rating.score;
  for (const RatingValue& value : rating.values) {
    json["values"][value.key] = value.value;
    json["decimals"][value.key] = value.decimals;
  }
  json["hardest"] = rating.hardest;
  if (rating.cells_left > 0) json["cellsLeft"] = rating.cells_left;
  if (const std::string_view level = level_of(rating); !level.empty()) json["level"] = level;
  return json;
}

std::string name_of(const Candidate& candidate) {
  return candidate.cell.name() + "=" + std::to_string(candidate.digit);
}

Json json_of(const Step& step) {
  Json json = {{"technique", step.technique}, {"name", step.name}, {"price", step.price}};
  json["cells"] = Json::array();
  for (const Cell cell : step.cells) json["cells"].push_back(cell.name());
  json["digits"] = step.digits;
  if (step.placement) json["placement"] = name_of(*step.placement);
  json["eliminations"] = Json::array();
  for (const Candidate& gone : step.eliminations) json["eliminations"].push_back(name_of(gone));
  json["reasons"] = step.reasons;
  json["conclusion"] = step.conclusion;
  return json;
}

Json json_of(const Yield& yield) { return {{"tries", yield.tries}, {"accepted", yield.accepted}}; }

Flow emitted(const Puzzle& puzzle, const Emit& emit) {
  return emit(json_of(puzzle).dump()) ? Flow::kContinue : Flow::kStop;
}

}  // namespace nonet::wasm
