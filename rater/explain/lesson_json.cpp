#include "rater/explain/lesson_json.h"

#include <nlohmann/json.hpp>

#include "rater/explain/path_json.h"
#include "rater/explain/proof_json.h"
#include "rater/logic/steps/technique_catalog.h"

namespace nonet {

std::string lesson_as_jsonl(const Lesson& lesson, const StepWords& words) {
  std::string text;
  std::size_t number = 0;
  for (const LessonPosition& position : lesson.positions) {
    nlohmann::ordered_json json = nlohmann::ordered_json::object();
    json["schema"] = kExplanationSchema;
    json["lesson"] = technique_row(lesson.technique).key;
    json["puzzle"] = position.givens.line();
    json["step"] = ++number;
    add_grid(json, position.scene.before);
    json.update(json_of(position.scene, words));
    text += json.dump() + "\n";
  }
  return text;
}

}  // namespace nonet
