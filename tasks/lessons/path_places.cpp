#include "tasks/lessons/path_places.h"

namespace nonet {

std::vector<PathPlace> places_of(const Path& path) {
  std::vector<PathPlace> places;
  Position position = first_position(path);
  for (const PathStep& taken : path.steps) {
    places.push_back({position, &taken});
    apply(position, taken.step);
  }
  return places;
}

}  // namespace nonet
