// For the browsers' core (bindings/wasm): the search for neighbours would add 16 KB to its 400.
#include "face/ascent_search.h"

namespace nonet::v0 {

Ascend* ascent_search() { return nullptr; }

}  // namespace nonet::v0
