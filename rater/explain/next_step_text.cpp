#include "rater/explain/next_step_text.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "board/sukaku.h"
#include "rater/explain/path_json.h"
#include "rater/explain/proof_json.h"

namespace nonet {
namespace {

std::string_view rung_of(const Hint& hint, std::uint64_t rung) {
  return rung == 1 ? hint.where : (rung == 2 ? hint.what : hint.step);
}

}  // namespace

std::string next_step_as_text(const NextStep& next, std::uint64_t rung) {
  std::string text;
  for (const Mistake& mistake : next.mistakes) {
    text += fmt::format("{}\n", rung_of(mistake.hint, rung));
  }
  if (next.hint) text += fmt::format("{}\n", rung_of(*next.hint, rung));
  if (text.empty()) text = "The puzzle is solved.\n";
  while (text.ends_with("\n\n")) text.pop_back();
  return text;
}

std::string next_step_as_json(const AnyPuzzle& puzzle, const NextStep& next) {
  nlohmann::ordered_json json = nlohmann::ordered_json::object();
  json["schema"] = kExplanationSchema;
  json["puzzle"] = givens_of(puzzle).line();
  if (const auto* sukaku = std::get_if<Sukaku>(&puzzle)) {
    json["marks"] = candidates_line(sukaku->candidates());
  }
  json["mistakes"] = nlohmann::ordered_json::array();
  for (const Mistake& mistake : next.mistakes) {
    nlohmann::ordered_json one = nlohmann::ordered_json::object();
    one["says"] = name_of(mistake.claim);
    one["hints"] = {mistake.hint.where, mistake.hint.what, mistake.hint.step};
    if (mistake.proof) {
      one["proof"] = json_of(*mistake.proof);
      add_grid(one, *mistake.position);
    }
    json["mistakes"].push_back(std::move(one));
  }
  if (next.scene) {
    add_grid(json, next.scene->before);
    json["next"] = json_of(*next.scene);
  }
  return json.dump() + "\n";
}

}  // namespace nonet
