// For the browsers' core (bindings/wasm): the search for neighbours would add 16 KB to its 400.
#include "face/stair_search.h"

namespace nonet::v0 {

Climb* stair_search() { return nullptr; }

}  // namespace nonet::v0
