// International standard book numbers.
#pragma once

#include <string_view>

#include "base/result.h"

namespace nonet {

// Checks the ISBN's check digit; it may have ten or thirteen digits, with or without hyphens.
Status check_isbn(std::string_view isbn);

}  // namespace nonet
