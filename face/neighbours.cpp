#include "nonet/neighbours.h"

#include "face/values.h"
#include "generator/neighbourhood/neighbours.h"

namespace nonet::v0 {
namespace {

nonet::Minimality inner_minimality(Minimality minimality) {
  switch (minimality) {
    case Minimality::kAny:
      return nonet::Minimality::kAny;
    case Minimality::kOnly:
      return nonet::Minimality::kOnly;
    case Minimality::kMinimise:
      return nonet::Minimality::kMinimise;
  }
  return nonet::Minimality::kAny;
}

Result<NeighbourPlan> neighbour_plan_of(const NeighbourWish& wish) {
  const auto out_of_range = [](int clues) { return clues < 0 || clues > kCells; };
  if (out_of_range(wish.remove) || out_of_range(wish.add)) {
    return request_error("remove and add are numbers of clues, 0 to 81");
  }
  if (wish.remove == 0 && wish.add == 0) return request_error("remove 0, add 0 changes nothing");
  NeighbourPlan plan;
  plan.shell = {.remove = wish.remove, .add = wish.add};
  plan.reach = wish.exactly ? Reach::kExactly : Reach::kUpTo;
  plan.minimality = inner_minimality(wish.minimality);
  plan.form = wish.canonical ? Form::kCanonical : Form::kAsFound;
  plan.sample = wish.sample;
  plan.seed = wish.seed;
  return plan;
}

}  // namespace

Result<void> for_each_neighbour(const Puzzle& puzzle, const NeighbourWish& wish,
                                const std::function<Flow(const Puzzle&)>& callback,
                                const RunControl& control) {
  const auto plan = neighbour_plan_of(wish);
  if (!plan) return plan.error();
  const nonet::Puzzle parent = to_inner(puzzle);
  NeighbourFinder(*plan).visit(
      {&parent, 1},
      [&](std::size_t, const nonet::Puzzle& found) { return to_inner(callback(to_face(found))); },
      to_inner(control));
  return {};
}

Result<std::vector<Puzzle>> neighbours(const Puzzle& puzzle, const NeighbourWish& wish,
                                       const RunControl& control) {
  std::vector<Puzzle> found;
  const auto done = for_each_neighbour(
      puzzle, wish,
      [&](const Puzzle& neighbour) {
        found.push_back(neighbour);
        return Flow::kContinue;
      },
      control);
  if (!done) return done.error();
  return found;
}

}  // namespace nonet::v0
