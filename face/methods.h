// The methods of making puzzles that a wish may name. Each module has its own table: methods.cpp,
// or a shorter one where a search would make the module larger than it may be.
#pragma once

#include <span>
#include <string_view>

#include "generator/recipe.h"

namespace nonet::v0 {

struct MethodRow {
  std::string_view key;
  Method method;
  Ascend* ascend = nullptr;  // of Method::kAscent
};

std::span<const MethodRow> methods();

}  // namespace nonet::v0
