#include "variants/exact/board_engine_impl.h"

namespace nonet::variants {

EnginePointer portable_engine(const Geometry& geometry) { return smallest_engine(geometry); }

}  // namespace nonet::variants
