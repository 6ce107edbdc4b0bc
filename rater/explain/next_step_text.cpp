#include "rater/explain/next_step_text.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>
#include <set>
#include <string>
#include <vector>

#include "board/pencil_marks.h"
#include "rater/explain/path_json.h"
#include "rater/explain/proof_json.h"

namespace nonet {
namespace {

std::string_view rung_of(const Hint& hint, std::uint64_t rung) {
  return rung == 1 ? hint.where : (rung == 2 ? hint.what : hint.step);
}

// Several mistakes of a box share their first rung, which is printed once.
std::string mistakes_as_text(const std::vector<Mistake>& mistakes, std::uint64_t rung) {
  std::string text;
  std::set<std::string> told;
  for (const Mistake& mistake : mistakes) {
    const std::string lines = hint_as_text(mistake.hint, rung);
    if (told.insert(lines).second) text += lines;
  }
  return text;
}

// The next step after a mistake without a short reason: where to look, and the conclusion.
std::string step_after_mistakes(const NextStep& next, const StepWords& words) {
  return fmt::format("{}\n=> {}\n",
                     words.say(StepPhrase::kAfterThat, next.hint->where, next.hint->what),
                     next.scene->text.conclusion);
}

}  // namespace

std::string hint_as_text(const Hint& hint, std::uint64_t rung) {
  std::string text = fmt::format("{}\n", rung_of(hint, rung));
  while (text.ends_with("\n\n")) text.pop_back();
  return text;
}

std::string next_step_as_text(const NextStep& next, std::uint64_t rung, const StepWords& words) {
  std::string text = mistakes_as_text(next.mistakes, rung);
  if (next.hint && next.mistakes.empty()) text += hint_as_text(*next.hint, rung);
  if (next.hint && !next.mistakes.empty() && rung == 3) text += step_after_mistakes(next, words);
  return text.empty() ? fmt::format("{}\n", words[StepPhrase::kPuzzleSolved]) : text;
}

std::string contradiction_as_json(const PencilMarks& marks, const Hint& hint) {
  nlohmann::ordered_json json = nlohmann::ordered_json::object();
  json["schema"] = kExplanationSchema;
  json["puzzle"] = givens_of(marks).line();
  json["marks"] = candidates_line(marks);
  json["mistakes"] = nlohmann::ordered_json::array();
  nlohmann::ordered_json one = nlohmann::ordered_json::object();
  one["hints"] = {hint.where, hint.what, hint.step};
  json["mistakes"].push_back(std::move(one));
  return json.dump() + "\n";
}

std::string next_step_as_json(const Puzzle& puzzle, const NextStep& next, const StepWords& words) {
  nlohmann::ordered_json json = nlohmann::ordered_json::object();
  json["schema"] = kExplanationSchema;
  json["puzzle"] = puzzle.givens().line();
  if (puzzle.candidates() != nullptr) json["marks"] = candidates_line(*puzzle.candidates());
  json["mistakes"] = nlohmann::ordered_json::array();
  for (const Mistake& mistake : next.mistakes) {
    nlohmann::ordered_json one = nlohmann::ordered_json::object();
    one["says"] = name_of(mistake.claim);
    one["hints"] = {mistake.hint.where, mistake.hint.what, mistake.hint.step};
    if (mistake.lines) one["lines"] = *mistake.lines;
    if (mistake.proof) {
      one["proof"] = json_of(*mistake.proof);
      add_grid(one, *mistake.position);
    }
    json["mistakes"].push_back(std::move(one));
  }
  if (next.scene) {
    add_grid(json, next.scene->before);
    json["next"] = json_of(*next.scene, words);
  }
  return json.dump() + "\n";
}

}  // namespace nonet
