#include "book/spec/isbn.h"

#include <fmt/format.h>
#include <optional>
#include <vector>

#include "base/request_error.h"

namespace nonet {
namespace {

// The digits of an ISBN, X as 10; nullopt if there are other characters.
std::optional<std::vector<int>> isbn_digits(std::string_view isbn) {
  std::vector<int> digits;
  for (const char c : isbn) {
    if (c == '-' || c == ' ') continue;
    if (c >= '0' && c <= '9') {
      digits.push_back(c - '0');
    } else if ((c == 'X' || c == 'x') && digits.size() == 9) {
      digits.push_back(10);
    } else {
      return std::nullopt;
    }
  }
  return digits;
}

// Ten digits have the weights 10, 9, ... 1 and a sum divisible by 11; thirteen have the weights 1,
// 3, 1, 3, ... and a sum divisible by 10.
bool has_right_check_digit(const std::vector<int>& digits) {
  int sum = 0;
  for (std::size_t i = 0; i < digits.size(); ++i) {
    const int weight = digits.size() == 10 ? 10 - static_cast<int>(i) : (i % 2 == 0 ? 1 : 3);
    sum += weight * digits[i];
  }
  return sum % (digits.size() == 10 ? 11 : 10) == 0;
}

}  // namespace

Status check_isbn(std::string_view isbn) {
  const auto digits = isbn_digits(isbn);
  if (!digits || (digits->size() != 10 && digits->size() != 13)) {
    return request_error(fmt::format("ISBN \"{}\": ten or thirteen digits are expected", isbn));
  }
  if (has_right_check_digit(*digits)) return {};
  return request_error(
      fmt::format("ISBN \"{}\": its check digit is wrong; a digit is mistyped", isbn));
}

}  // namespace nonet
