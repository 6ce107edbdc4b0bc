#include "generator/wishes.h"

#include <algorithm>
#include <catch2/catch.hpp>

#include "generator/thinning.h"

namespace nonet {
namespace {

Wishes on_explainer() {
  Wishes wishes;
  wishes.scale = find_scale("explainer");
  return wishes;
}

std::vector<Puzzle> puzzles(std::uint64_t count = 600) {
  return thinned({1, 0, count, {}}, FullGrids());
}

// At least some puzzles meet the wish.
std::vector<Puzzle> puzzles_that_meet(const Wishes& wishes, std::uint64_t of = 600) {
  std::vector<Puzzle> met = puzzles(of);
  std::erase_if(met, [&](const Puzzle& puzzle) { return !wishes.solving_fits(puzzle, {}); });
  CHECK_FALSE(met.empty());
  return met;
}

TEST_CASE("A wish for a level or a rating is met only by puzzles of that level or rating",
          "[generator]") {
  Wishes hard = on_explainer();
  hard.level = find_level("hard");
  Wishes agreed = hard;
  hard.consent = Consent::kExplainerAlone;
  Wishes rated = on_explainer();
  rated.ratings = {{rated.scale, {3.0, 4.2}}};
  int met = 0;
  for (const Puzzle& puzzle : puzzles()) {
    const Rating rating = hard.scale->rate(puzzle, {});
    const bool of_level = level_of(rating) == hard.level;
    CHECK(hard.solving_fits(puzzle, {}) == of_level);
    CHECK((!agreed.solving_fits(puzzle, {}) || of_level));
    const bool fits = rating.solved() && rating.score >= 2.95 && rating.score <= 4.25;
    CHECK(rated.solving_fits(puzzle, {}) == fits);
    met += fits ? 1 : 0;
  }
  CHECK(met > 10);
}

TEST_CASE("A required technique is used, and the puzzle is not solved without it", "[generator]") {
  Wishes wishes = on_explainer();
  wishes.ratings = {{wishes.scale, {1.0, 4.5}}};
  wishes.required = {TechniqueId::kXWing};
  for (const Puzzle& puzzle : puzzles_that_meet(wishes, 3000)) {
    RateRequest request;
    const Path path = wishes.scale->explain(puzzle, request);
    CHECK(std::ranges::any_of(path.steps, [](const PathStep& step) {
      return step.step.technique == TechniqueId::kXWing;
    }));
    CHECK(path.rating.score <= 4.55);
    request.without = wishes.required;
    const Path other = wishes.scale->explain(puzzle, request);
    CHECK(std::ranges::none_of(other.steps, [](const PathStep& step) {
      return step.step.technique == TechniqueId::kXWing;
    }));
    CHECK((!other.rating.solved() || other.rating.score > 4.55));
  }
}

TEST_CASE("A forbidden technique is not on the path", "[generator]") {
  Wishes wishes = on_explainer();
  wishes.ratings = {{wishes.scale, {2.6, 3.4}}};
  wishes.forbidden = {TechniqueId::kPointing};
  for (const Puzzle& puzzle : puzzles_that_meet(wishes)) {
    for (const PathStep& step : wishes.scale->explain(puzzle, {}).steps) {
      CHECK(step.step.technique != TechniqueId::kPointing);
    }
  }
}

TEST_CASE("A technique that is used may be one that is not needed", "[generator]") {
  Wishes used = on_explainer();
  used.used = {TechniqueId::kPointing};
  Wishes required = on_explainer();
  required.required = used.used;
  int unneeded = 0;
  for (const Puzzle& puzzle : puzzles()) {
    const Path path = used.scale->explain(puzzle, {});
    const bool on_path = std::ranges::any_of(path.steps, [](const PathStep& step) {
      return step.step.technique == TechniqueId::kPointing;
    });
    CHECK(used.solving_fits(puzzle, {}) == on_path);
    CHECK((on_path || !required.solving_fits(puzzle, {})));
    unneeded += required.miss_of(puzzle, {}) == Miss::kUnneeded && on_path ? 1 : 0;
  }
  CHECK(unneeded > 10);
}

TEST_CASE("The hardest technique is that of the rating, on any scale", "[generator]") {
  for (const auto* key : {"explainer", "hodoku"}) {
    Wishes wishes;
    wishes.scale = find_scale(key);
    wishes.hardest = {TechniqueId::kNakedPair, TechniqueId::kHiddenPair};
    for (const Puzzle& puzzle : puzzles_that_meet(wishes)) {
      const Rating rating = wishes.scale->rate(puzzle, {});
      CHECK((rating.hardest == "naked-pair" || rating.hardest == "hidden-pair"));
    }
  }
}

TEST_CASE("Ratings on several scales hold together", "[generator]") {
  const ScaleRow* explainer = find_scale("explainer");
  const ScaleRow* hodoku = find_scale("hodoku");
  Wishes wishes;
  wishes.ratings = {{explainer, {2.0, 4.0}}, {hodoku, {500, 900}}};
  CHECK(wishes.check().ok());
  CHECK(wishes.rating_on(*hodoku)->low == 500);
  CHECK_FALSE(wishes.rating_on(*find_scale("bridi")));
  for (const Puzzle& puzzle : puzzles()) {
    const Rating er = explainer->rate(puzzle, {});
    const Rating score = hodoku->rate(puzzle, {});
    const bool fits = er.score >= 1.95 && er.score <= 4.05 && score.solved() &&
                      score.score >= 500 && score.score <= 900;
    CHECK(wishes.solving_fits(puzzle, {}) == fits);
  }
}

TEST_CASE("A rejected puzzle fails the wish that is named", "[generator]") {
  Wishes rated = on_explainer();
  rated.ratings = {{rated.scale, {3.0, 4.0}}};
  Wishes level = on_explainer();
  level.level = find_level("medium");
  Wishes hardest = on_explainer();
  hardest.hardest = {TechniqueId::kXWing};
  int disputed = 0;
  for (const Puzzle& puzzle : puzzles()) {
    const double er = rated.scale->rate(puzzle, {}).score;
    const Miss by_rating = er < 2.95 ? Miss::kEasier : er > 4.05 ? Miss::kHarder : Miss::kNone;
    CHECK(rated.miss_of(puzzle, {}) == by_rating);
    const Miss by_hardest = hardest.miss_of(puzzle, {});
    CHECK((by_hardest == Miss::kNone || by_hardest == Miss::kOtherHardest ||
           by_hardest == Miss::kEasier));
    disputed += level.miss_of(puzzle, {}) == Miss::kDisputed ? 1 : 0;
  }
  CHECK(disputed < 100);
}

TEST_CASE("Bridi's scale does without naked or hidden singles on request", "[generator]") {
  Wishes wishes;
  wishes.scale = find_scale("bridi");
  wishes.required = {TechniqueId::kNakedSingle};
  int met = 0;
  for (const Puzzle& puzzle : puzzles()) {
    RateRequest without;
    without.without = wishes.required;
    const bool needs =
        wishes.scale->rate(puzzle, {}).solved() && !wishes.scale->rate(puzzle, without).solved();
    CHECK(wishes.solving_fits(puzzle, {}) == needs);
    met += needs ? 1 : 0;
  }
  CHECK(met > 10);
}

TEST_CASE("Wishes cost more work if expensive techniques are tried", "[generator]") {
  Wishes wishes = on_explainer();
  CHECK(wishes.work() == 0);
  wishes.level = find_level("hard");
  const std::uint64_t hard = wishes.work();
  wishes.level = find_level("extreme");
  CHECK(wishes.work() > 5 * hard);
  wishes.ratings = {{wishes.scale, {2, 6}}};
  CHECK(wishes.work() == hard);
  wishes.level = nullptr;
  wishes.ratings.clear();
  wishes.forbidden = {TechniqueId::kXWing};
  CHECK(wishes.work() > 10 * hard);
  wishes.scale = find_scale("bridi");
  CHECK(wishes.work() == hard);
}

TEST_CASE("Wishes that no puzzle can meet are refused with the reason", "[generator]") {
  const auto reason = [](const Wishes& wishes) {
    const Status status = wishes.check();
    return status.ok() ? std::string("possible") : status.error().reason;
  };
  Wishes wishes = on_explainer();
  CHECK(reason(wishes) == "possible");
  wishes.ratings = {{wishes.scale, {13, 14}}};
  CHECK(reason(wishes) == "ratings on the scale explainer are from 1 to 12");
  wishes.ratings = {{wishes.scale, {7, 8}}};
  wishes.level = find_level("easy");
  CHECK(reason(wishes) == "puzzles of the level easy are rated from 1.3 to 1.5");
  wishes.level = nullptr;
  wishes.required = wishes.forbidden = {TechniqueId::kXWing};
  CHECK(reason(wishes) == "x-wing is both required and forbidden");
  wishes.forbidden.clear();
  CHECK(reason(wishes) == "possible");
  wishes.ratings = {{wishes.scale, {2.0, 3.1}}};
  CHECK(reason(wishes) == "with x-wing a puzzle is rated 3.2 or more, not up to 3.1");
  wishes.ratings = {{wishes.scale, {2.0, 3.2}}};
  CHECK(reason(wishes) == "possible");
  wishes.ratings.clear();
  wishes.level = find_level("easy");
  CHECK(reason(wishes) == "with x-wing a puzzle is rated 3.2 or more, at the level easy up to 1.5");
  wishes.level = nullptr;
  wishes.scale = find_scale("bridi");
  CHECK(reason(wishes) ==
        "x-wing is not on the scale bridi, but on explainer, hodoku, minutes, catalog");
}

}  // namespace
}  // namespace nonet
