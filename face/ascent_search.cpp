#include "face/ascent_search.h"

#include "generator/ascent.h"

namespace nonet::v0 {

Ascend* ascent_search() { return &ascend; }

}  // namespace nonet::v0
