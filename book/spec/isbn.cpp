#include "book/spec/isbn.h"

#include <algorithm>
#include <array>
#include <fmt/format.h>
#include <optional>
#include <vector>

#include "base/parse_number.h"
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
// 3, 1, 3, ... and a sum divisible by 10. The last digit makes it so.
int check_digit(const std::vector<int>& digits) {
  const bool ten = digits.size() == 10;
  int sum = 0;
  for (std::size_t i = 0; i + 1 < digits.size(); ++i) {
    const int weight = ten ? 10 - static_cast<int>(i) : (i % 2 == 0 ? 1 : 3);
    sum += weight * digits[i];
  }
  const int base = ten ? 11 : 10;
  return (base - sum % base) % base;
}

std::string digit_text(int digit) { return digit == 10 ? "X" : fmt::format("{}", digit); }

// Of thirteen digits those that begin with 978 or 979 are books; 979-0 is printed music.
bool is_of_a_book(const std::vector<int>& digits) {
  if (digits.size() == 10) return true;
  const int prefix = digits[0] * 100 + digits[1] * 10 + digits[2];
  return prefix == 978 || (prefix == 979 && digits[3] != 0);
}

// Currencies by the first of the five digits (Book Industry Study Group).
struct Currency {
  std::string_view name;
  std::string_view sign;
  char digit;
};
constexpr std::array kCurrencies = {
    Currency{"GBP", "\u00a3", '0'}, Currency{"AUD", "A$", '3'}, Currency{"NZD", "NZ$", '4'},
    Currency{"CAD", "C$", '6'},     Currency{"USD", "$", '5'},
};

// The price without its currency, in hundredths; nullopt if it is no price.
std::optional<int> hundredths(std::string_view amount) {
  while (amount.starts_with(' ')) amount.remove_prefix(1);
  const std::size_t point = std::min(amount.find('.'), amount.size());
  const auto whole = parse_number<int>(amount.substr(0, point));
  if (!whole || *whole < 0) return std::nullopt;
  if (point == amount.size()) return *whole > 9999 ? 9999'99 : *whole * 100;
  const std::string_view part = amount.substr(point + 1);
  const auto cents = parse_number<int>(part);
  if (part.size() != 2 || !cents || *cents < 0) return std::nullopt;
  return *whole > 9999 ? 9999'99 : *whole * 100 + *cents;
}

}  // namespace

Status check_isbn(std::string_view isbn) {
  const auto digits = isbn_digits(isbn);
  if (!digits || (digits->size() != 10 && digits->size() != 13)) {
    return request_error(fmt::format("ISBN \"{}\": ten or thirteen digits are expected", isbn));
  }
  if (!is_of_a_book(*digits)) {
    return request_error(
        fmt::format("ISBN \"{}\": thirteen digits of a book begin with 978 or 979", isbn));
  }
  const int right = check_digit(*digits);
  if (right == digits->back()) return {};
  return request_error(
      fmt::format("ISBN \"{}\": its check digit is wrong: after these digits comes {}, not {}; one "
                  "of them is mistyped",
                  isbn, digit_text(right), digit_text(digits->back())));
}

std::string isbn_13(std::string_view isbn) {
  std::vector<int> digits = *isbn_digits(isbn);
  if (digits.size() == 10) {
    digits.insert(digits.begin(), {9, 7, 8});
    digits.back() = check_digit(digits);
  }
  std::string text;
  for (const int digit : digits) text += digit_text(digit);
  return text;
}

std::string isbn_text(std::string_view isbn) {
  const std::string digits = isbn_13(isbn);
  if (isbn_digits(isbn)->size() == 13) return std::string(isbn);
  const std::size_t hyphen = isbn.find('-');
  if (hyphen == std::string_view::npos) return digits;
  return fmt::format("978-{}{}", isbn.substr(0, isbn.size() - 1), digits.back());
}

Result<std::string> price_digits(std::string_view price) {
  const bool five =
      price.size() == 5 && std::ranges::all_of(price, [](char c) { return c >= '0' && c <= '9'; });
  if (five) return std::string(price);
  for (const Currency& currency : kCurrencies) {
    const bool by_name = price.starts_with(currency.name);
    if (!by_name && !price.starts_with(currency.sign)) continue;
    const auto amount =
        hundredths(price.substr(by_name ? currency.name.size() : currency.sign.size()));
    if (!amount) break;
    if (*amount <= 9998) return fmt::format("{}{:04}", currency.digit, *amount);
    return request_error(fmt::format(
        "price \"{}\": four digits beside a bar code go up to 99.98; 90000 says no price", price));
  }
  return request_error(
      fmt::format("price \"{}\": expected as $12.99, \u00a39.99, USD, GBP, CAD, AUD or NZD 12.99, "
                  "or five digits",
                  price));
}

}  // namespace nonet
