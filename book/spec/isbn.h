// International standard book numbers, and the prices beside them.
#pragma once

#include <string>
#include <string_view>

#include "base/result.h"

namespace nonet {

// Checks the ISBN's check digit; it may have ten or thirteen digits, with or without hyphens.
Status check_isbn(std::string_view isbn);

// The thirteen digits of the number and of its bar code. REQUIRES: check_isbn.
std::string isbn_13(std::string_view isbn);

// The same as it is printed: with its hyphens, if it came with any.
std::string isbn_text(std::string_view isbn);

// The five digits beside a book's bar code (EAN-5), of a price as "$12.99", "USD 12.99", "£9.99",
// or of five digits as they are. The first is the currency; 90000 means no price. Refuses prices
// that four digits cannot say.
Result<std::string> price_digits(std::string_view price);

}  // namespace nonet
