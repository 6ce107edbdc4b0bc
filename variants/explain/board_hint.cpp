#include "variants/explain/board_hint.h"

#include <array>
#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "base/request_error.h"
#include "rater/explain/next_step_text.h"
#include "rater/explain/proof_json.h"
#include "variants/explain/board_json.h"
#include "variants/explain/house_places.h"
#include "variants/text/board_text.h"

namespace nonet::variants {
namespace {

using enum StepPhrase;

// The house of the cell that holds a digit already, with the cell that has it; or the cell that
// excludes it by a pair.
std::optional<std::string> already_there(const BoardProgress& progress, CellIndex cell,
                                         const BoardWords& names) {
  const std::uint8_t digit = progress.reached[cell];
  for (const HousePlace& place : names.board().places_of(cell)) {
    for (const CellIndex other : names.board().house(place.house).cells) {
      if (other == cell || progress.reached[other] != digit || progress.solution[other] != digit)
        continue;
      return names.words().say(kIsAlready, names.cell(other), names.house(place.house),
                               symbol_of(digit));
    }
  }
  for (const BoardCandidate& other : names.board().pairs().excluded_by(cell, digit - 1U)) {
    const std::uint8_t there = progress.reached[other.cell];
    if (there != other.digit + 1 || progress.solution[other.cell] != there) continue;
    return names.words().say(kIsThere, names.cell(other.cell), symbol_of(there),
                             names.pair(cell, other.cell));
  }
  return std::nullopt;
}

Hint mistake_in(const BoardProgress& progress, CellIndex cell, const BoardWords& names) {
  const StepWords& words = names.words();
  const std::string name = names.cell(cell);
  const char digit = symbol_of(progress.reached[cell]);
  const std::string bare = words.say(kIsNot, name, digit) + ".";
  Hint hint;
  hint.where = words.say(kWrongIn, names.places(std::array{cell}));
  hint.what = bare;
  const auto reason = already_there(progress, cell, names);
  hint.step = reason ? words.say(kCannotBe, name, digit, *reason)
                     : fmt::format("{} {}", bare, words[kTakeAway]);
  hint.where = HousePlaces(names).told(std::move(hint.where));
  hint.step = HousePlaces(names).told(std::move(hint.step));
  return hint;
}

Status givens_stand(const BoardProgress& progress, const BoardWords& names) {
  for (std::size_t i = 0; i < progress.givens.size(); ++i) {
    const std::uint8_t given = progress.givens[i];
    if (given == 0 || progress.reached[i] == given) continue;
    return request_error(fmt::format(
        "--have: {} is {} in the puzzle, and {} here", names.cell(static_cast<CellIndex>(i)),
        symbol_of(given),
        progress.reached[i] == 0 ? "empty" : std::string(1, symbol_of(progress.reached[i]))));
  }
  return {};
}

}  // namespace

Result<BoardNextStep> next_step_of(const BoardRater& rater, const BoardProgress& progress,
                                   const BoardWords& names) {
  if (const Status stand = givens_stand(progress, names); !stand) return stand.error();
  BoardNextStep next;
  for (std::size_t i = 0; i < progress.reached.size(); ++i) {
    if (progress.reached[i] != 0 && progress.reached[i] != progress.solution[i])
      next.mistakes.push_back(mistake_in(progress, static_cast<CellIndex>(i), names));
  }
  const BoardPosition position(rater.board(), progress.reached);
  if (!next.mistakes.empty() || position.solved()) return next;
  const auto step = rater.next_step(position);
  if (!step) return request_error("no technique of the ladder helps here");
  next.scene = scene_of(position, *step, names);
  return next;
}

std::string next_step_as_text(const BoardNextStep& next, std::uint64_t rung,
                              const BoardWords& names) {
  std::string text;
  for (const Hint& mistake : next.mistakes) text += hint_as_text(mistake, rung);
  if (next.scene) text += hint_as_text(hint_of(*next.scene, names), rung);
  return text.empty() ? fmt::format("{}\n", names.words()[kPuzzleSolved]) : text;
}

std::string next_step_as_json(const BoardNextStep& next, const BoardProgress& progress,
                              const std::string& board, const BoardWords& names) {
  nlohmann::ordered_json json = nlohmann::ordered_json::object();
  json["schema"] = kExplanationSchema;
  json["board"] = board;
  json["puzzle"] = text_of(progress.givens);
  json["mistakes"] = nlohmann::ordered_json::array();
  for (const Hint& mistake : next.mistakes) {
    nlohmann::ordered_json one = nlohmann::ordered_json::object();
    one["hints"] = {mistake.where, mistake.what, mistake.step};
    json["mistakes"].push_back(std::move(one));
  }
  if (next.scene) {
    add_grid(json, next.scene->before, names);
    json["next"] = json_of(*next.scene, names);
  }
  return json.dump() + "\n";
}

}  // namespace nonet::variants
