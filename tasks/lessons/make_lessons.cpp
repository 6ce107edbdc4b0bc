// Random puzzles are solved on the scales that have the wanted techniques. A step of such a
// technique is a position for its lesson, because the path takes the first step in the scale's
// order. Rounds of puzzles become longer, and each searches only for the techniques that earlier
// rounds have not found: cheap ones are found in the first round, and later rounds skip puzzles
// that are too easy.
#include "tasks/lessons/make_lessons.h"

#include <algorithm>
#include <fmt/format.h>
#include <iterator>
#include <set>
#include <utility>

#include "base/ordered_parallel.h"
#include "base/random_stream.h"
#include "generator/thinning.h"
#include "rater/logic/steps/technique_catalog.h"
#include "rater/orders/scale/finder_catalog.h"
#include "tasks/lessons/first_step.h"
#include "tasks/lessons/kept_positions.h"
#include "tasks/lessons/partway_search.h"
#include "tasks/lessons/position_search.h"

namespace nonet {

namespace {

constexpr std::uint64_t kUnit = 4;         // puzzles
constexpr std::uint64_t kFirstRound = 32;  // puzzles
// Slow finders run on one puzzle of this number.
constexpr std::uint64_t kSlowShare = 64;

using Finds = std::vector<FoundPosition>;

// The reason why a position may never be found.
std::string rarity_of(TechniqueId technique, const StepWords& words) {
  if (technique >= TechniqueId::kNestedForcingChains &&
      technique <= TechniqueId::kNestedDynamicForcingChainsPlus) {
    return fmt::format("; {}", words[StepPhrase::kFewNeedIt]);
  }
  return "";
}

Lesson empty_lesson(TechniqueId technique) {
  Lesson lesson;
  lesson.technique = technique;
  lesson.text = lesson_text_of(technique);
  return lesson;
}

void sort_by_ease(std::vector<LessonPosition>& positions) {
  std::ranges::sort(positions, {}, [](const LessonPosition& position) {
    return std::pair(candidates_left(position.scene.before), line_of(position));
  });
}

Standing weakest_standing(const std::vector<LessonPosition>& positions) {
  Standing weakest = Standing::kNext;
  for (const LessonPosition& position : positions) weakest = std::max(weakest, position.standing);
  return weakest;
}

class LessonMaker {
 public:
  LessonMaker(const LessonRequest& request, const RunControl& control)
      : request_(request), control_(control) {
    for (const TechniqueId technique : request.techniques)
      lessons_.push_back(empty_lesson(technique));
  }

  std::vector<Lesson> make() && {
    search_given();
    std::uint64_t round = kFirstRound;
    while (tries_ < request_.max_tries && !control_.should_stop() && !open_techniques().empty()) {
      search(std::min(round, request_.max_tries - tries_));
      round *= 2;
    }
    for (Lesson& lesson : lessons_) {
      add_kept(lesson);
      if (lesson.positions.size() < request_.positions) lesson.shortage = shortage_of(lesson);
      sort_by_ease(lesson.positions);
      lesson = told_in(std::move(lesson), request_.words);
      lesson.order =
          order_words_of(lesson.technique, weakest_standing(lesson.positions), request_.words);
    }
    return std::move(lessons_);
  }

 private:
  // Techniques with enough kept positions are not searched for.
  [[nodiscard]] bool is_kept(TechniqueId technique) const {
    return request_.rare == RarePositions::kKept && kept_positions(technique).size() > 1;
  }

  [[nodiscard]] bool needs_more(const Lesson& lesson) const {
    return lesson.positions.size() < request_.positions;
  }

  [[nodiscard]] std::vector<TechniqueId> open_techniques() const {
    std::vector<TechniqueId> open;
    for (const Lesson& lesson : lessons_) {
      if (needs_more(lesson) && !is_kept(lesson.technique)) open.push_back(lesson.technique);
    }
    return open;
  }

  // Positions from the user's puzzles, if any, come before kept ones.
  void search_given() {
    std::vector<TechniqueId> wanted;
    for (const Lesson& lesson : lessons_) wanted.push_back(lesson.technique);
    ordered_parallel(
        {.threads = request_.threads, .units = request_.puzzles.size()}, control_,
        [&](std::uint64_t unit) {
          return look_in(request_.puzzles[static_cast<std::size_t>(unit)], wanted,
                         SlowFinders::kAsked, {request_.seed, "lesson-given", unit});
        },
        [&](std::uint64_t, Finds finds) { return keep_all(std::move(finds)); });
  }

  void search(std::uint64_t count) {
    const auto wanted = open_techniques();
    const std::uint64_t units = (count + kUnit - 1) / kUnit;
    ordered_parallel(
        {.threads = request_.threads, .units = units}, control_,
        [&](std::uint64_t unit) {
          const std::uint64_t first = unit * kUnit;
          return look_through(wanted, tries_ + first, std::min(kUnit, count - first));
        },
        [&](std::uint64_t unit, Finds finds) {
          control_.report(
              {std::min(tries_ + (unit + 1) * kUnit, request_.max_tries), request_.max_tries, {}});
          return keep_all(std::move(finds));
        });
    tries_ += count;
  }

  Finds look_through(const std::vector<TechniqueId>& wanted, std::uint64_t first,
                     std::uint64_t count) const {
    Finds all;
    const auto puzzles = thinned({request_.seed, first, count, {}}, grids_, control_);
    for (std::size_t i = 0; i < puzzles.size() && !control_.should_stop(); ++i) {
      const bool slow = (first + i) % kSlowShare == 0;
      std::ranges::move(
          look_in(puzzles[i], wanted, slow ? SlowFinders::kAsked : SlowFinders::kLeftOut,
                  {request_.seed, "lesson-random", first + i}),
          std::back_inserter(all));
    }
    return all;
  }

  // Searches the paths of the puzzle and, for rare techniques that are to be searched, positions
  // beside them.
  Finds look_in(const Puzzle& puzzle, const std::vector<TechniqueId>& wanted, SlowFinders slow,
                RandomStream random) const {
    Finds finds = positions_in(puzzle, wanted, slow, control_);
    if (request_.rare == RarePositions::kKept) return finds;
    std::vector<TechniqueId> missing;
    std::ranges::copy_if(wanted, std::back_inserter(missing), [&](TechniqueId technique) {
      return is_met_partway(technique) &&
             std::ranges::find(finds, technique, &FoundPosition::technique) == finds.end();
    });
    std::ranges::move(positions_partway(puzzle, missing, random, control_),
                      std::back_inserter(finds));
    return finds;
  }

  Flow keep_all(Finds finds) {
    bool open = false;
    for (FoundPosition& find : finds) keep(std::move(find));
    for (const Lesson& lesson : lessons_) open = open || needs_more(lesson);
    return open ? Flow::kContinue : Flow::kStop;
  }

  void keep(FoundPosition find) {
    for (Lesson& lesson : lessons_) {
      if (lesson.technique != find.technique || !needs_more(lesson)) continue;
      if (!lines_.insert(line_of(find.position)).second) return;
      lesson.positions.push_back(std::move(find.position));
      return;
    }
  }

  void add_kept(Lesson& lesson) {
    if (!is_kept(lesson.technique)) return;
    WalkMemory memory;
    for (const KeptPosition& kept : kept_positions(lesson.technique)) {
      if (!needs_more(lesson) || control_.should_stop()) return;
      const ReadPosition read = read_position(kept.line);
      auto position = lesson_position(lesson.technique, read.position, read.givens, memory);
      if (!position) continue;
      position->standing = kept.standing;
      position->easier = kept.easier;
      keep({lesson.technique, std::move(*position)});
    }
  }

  [[nodiscard]] std::string shortage_of(const Lesson& lesson) const {
    const StepWords& words = request_.words;
    const bool slow = finder_row(lesson.technique).pace == Pace::kSlow;
    const std::uint64_t random = slow ? (tries_ + kSlowShare - 1) / kSlowShare : tries_;
    const std::size_t given = request_.puzzles.size();
    std::string text = given == 0
                           ? words.say(StepPhrase::kPositionsFound, lesson.positions.size(),
                                       request_.positions, random)
                           : words.say(StepPhrase::kPositionsFoundGiven, lesson.positions.size(),
                                       request_.positions, given, random);
    if (slow) text += fmt::format("; {}", words[StepPhrase::kSlowSearch]);
    return text + rarity_of(lesson.technique, words);
  }

  const LessonRequest& request_;
  const RunControl& control_;
  FullGrids grids_;
  std::vector<Lesson> lessons_;
  std::set<std::string> lines_;  // of all positions kept
  std::uint64_t tries_ = 0;
};

}  // namespace

std::vector<Lesson> make_lessons(const LessonRequest& request, const RunControl& control) {
  return LessonMaker(request, control).make();
}

}  // namespace nonet
