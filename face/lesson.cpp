#include "nonet/lesson.h"

#include <utility>

#include "face/ratings.h"
#include "face/values.h"
#include "rater/logic/steps/technique_catalog.h"
#include "tasks/lessons/make_lessons.h"

namespace nonet::v0 {
namespace {

LessonPosition position_of(const nonet::LessonPosition& position) {
  const nonet::Position& before = position.scene.before;
  return {.givens = to_face(position.givens),
          .digits = to_face(before.grid()),
          .candidates = to_face(before.pencil_marks()),
          .step = step_of(position.scene)};
}

Lesson lesson_of(const nonet::Lesson& lesson) {
  const TechniqueRow& row = technique_row(lesson.technique);
  Lesson face{.technique = std::string(row.key),
              .name = std::string(row.name),
              .idea = lesson.text.idea,
              .look = lesson.text.look,
              .why = lesson.text.why,
              .order = lesson.order,
              .shortage = lesson.shortage};
  for (const nonet::LessonPosition& position : lesson.positions) {
    face.positions.push_back(position_of(position));
  }
  return face;
}

}  // namespace

Result<std::vector<Lesson>> lessons(const std::vector<std::string>& techniques,
                                    const LessonOptions& options, const RunControl& control) {
  auto named = techniques_of(techniques);
  if (!named) return named.error();
  LessonRequest request{.techniques = std::move(*named),
                        .positions = options.positions,
                        .seed = options.seed,
                        .threads = thread_count(options.threads),
                        .max_tries = options.max_tries};
  for (const Puzzle& puzzle : options.puzzles) request.puzzles.push_back(to_inner(puzzle));
  std::vector<Lesson> made;
  for (const nonet::Lesson& lesson : make_lessons(request, to_inner(control))) {
    made.push_back(lesson_of(lesson));
  }
  return made;
}

}  // namespace nonet::v0
