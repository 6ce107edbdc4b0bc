// Numbers as people read them in pages, panels and messages.
#pragma once

#include <cstdint>
#include <string>

namespace nonet {

// 1234567 -> "1,234,567".
std::string grouped(std::uint64_t number);
// "59 s", "4 min 10 s", "2 h 05 min".
std::string duration_text(double seconds);
// 7 -> "7", 34567 -> "34.6k", 2e6 -> "2.00M".
std::string short_number(double value);

}  // namespace nonet
