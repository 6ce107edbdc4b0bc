// The searches for locked candidates, which differ in order and data layout, against one another.
#include <catch2/catch.hpp>

#include "base/random_stream.h"
#include "board/every_key.h"
#include "rater/logic/patterns/locked/explainer_locked.h"
#include "rater/logic/patterns/locked/hodoku_locked.h"
#include "rater/logic/patterns/locked/locked_bands.h"

namespace nonet {
namespace {

class LockedSink final : public StepSink {
 public:
  Demand offer(const Step& step) override {
    removed |= step.eliminations;
    return Demand::kMore;
  }
  CandidateSet removed;
};

CandidateSet removed_by(const Position& position, std::initializer_list<Finder> finders) {
  LockedSink sink;
  WalkMemory memory;
  for (const Finder find : finders) find(Search{position, sink, memory, 1});
  return sink.removed;
}

// Random candidates are missing; each house keeps at least two places of a digit.
Position without_some(RandomStream& random) {
  Position position{Grid()};
  for (int i = 0; i < 400; ++i) {
    const Cell cell(static_cast<int>(random.below(kCells)));
    const Digit digit(static_cast<int>(random.below(kSize)) + 1);
    bool keeps_two = position.has({cell, digit});
    for (const House house : houses_of(cell)) {
      keeps_two = keeps_two && bit_count(position.places(house, digit)) > 2;
    }
    if (keeps_two) position.eliminate({cell, digit});
  }
  return position;
}

TEST_CASE("Locked candidates are the same in either order and as a set", "[rater]") {
  RandomStream random(1, "locked");
  int found = 0;
  for (int i = 0; i < 200; ++i) {
    const Position position = without_some(random);
    const CandidateSet removed = removed_by(position, {explainer::find_locked_candidates});
    CHECK(removed_by(position, {hodoku::find_pointing, hodoku::find_claiming}) == removed);
    for (const Digit digit : all_digits()) {
      const bands::Bands places = bands::bands_of(position.places(digit));
      CHECK(bands::cells_of(places & bands::locked_out(places)) == removed[digit]);
    }
    found += removed.size();
  }
  CHECK(found > 100);
}

}  // namespace
}  // namespace nonet
