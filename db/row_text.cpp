#include "db/row_text.h"

#include <algorithm>
#include <cmath>
#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "base/parse_number.h"
#include "base/printable.h"
#include "db/database_error.h"

namespace nonet {
namespace {

using Json = nlohmann::json;

constexpr std::size_t kMostDecimals = 17;  // a double has no more

// Reads {"key":number,...} keeping the number of decimals, which a parsed tree would lose.
class ColumnReader : public nlohmann::json_sax<Json> {
 public:
  std::vector<StoredRatingValue> take() { return std::move(values_); }

  bool key(std::string& name) override {
    name_ = name;
    return depth_ == 1 && printable(name) == name;
  }
  bool number_integer(number_integer_t value) override { return add(static_cast<double>(value)); }
  bool number_unsigned(number_unsigned_t value) override { return add(static_cast<double>(value)); }
  bool number_float(number_float_t value, const std::string& text) override {
    const std::size_t point = text.find('.');
    return std::isfinite(value) &&
           add(value, point == std::string::npos ? 0 : text.size() - point - 1);
  }
  bool start_object(std::size_t) override { return ++depth_ == 1; }
  bool end_object() override { return --depth_ == 0; }

  bool null() override { return false; }
  bool boolean(bool) override { return false; }
  bool string(std::string&) override { return false; }
  bool binary(binary_t&) override { return false; }
  bool start_array(std::size_t) override { return false; }
  bool end_array() override { return false; }
  bool parse_error(std::size_t, const std::string&, const nlohmann::detail::exception&) override {
    return false;
  }

 private:
  bool add(double value, std::size_t decimals = 0) {
    if (depth_ != 1 || decimals > kMostDecimals) return false;
    values_.push_back({name_, value, static_cast<int>(decimals)});
    return true;
  }

  std::vector<StoredRatingValue> values_;
  std::string name_;
  int depth_ = 0;
};

std::string cut(std::string_view text) {
  constexpr std::size_t kShown = 40;
  return fmt::format("'{}{}'", printable(text.substr(0, kShown)),
                     text.size() > kShown ? "..." : "");
}

bool says_something(const Measure& measure) {
  return std::isfinite(measure.value) && printable(measure.key) == measure.key &&
         printable(measure.unit) == measure.unit;
}

std::string not_details(std::string_view text) {
  return fmt::format("details are {}, where a list of measures belongs", cut(text));
}

void set_exact_values(std::string_view text, std::vector<StoredRatingValue>& values) {
  const Json numbers = Json::parse(text, nullptr, false);
  bool fit = numbers.is_array() && numbers.size() == values.size();
  for (std::size_t i = 0; fit && i < values.size(); ++i) {
    fit = numbers[i].is_number() && std::isfinite(numbers[i].get<double>());
    if (fit) values[i].value = numbers[i].get<double>();
  }
  if (!fit) {
    throw DamagedRow(
        fmt::format("exact numbers are {}, where a number for each column belongs", cut(text)));
  }
}

}  // namespace

bool is_json_object(std::string_view text) {
  return Json::accept(text) && text.find_first_not_of(" \t\r\n") == text.find('{');
}

std::string rating_columns_text(const std::vector<RatingValue>& values) {
  std::string text = "{";
  for (const RatingValue& value : values) {
    if (text.size() > 1) text += ',';
    text += fmt::format("{}:{:.{}f}", Json(value.key).dump(), value.value, value.decimals);
  }
  return text + '}';
}

std::string exact_values_text(const std::vector<RatingValue>& values) {
  const bool printed_in_full = std::ranges::all_of(values, [](const RatingValue& value) {
    return parse_number<double>(fmt::format("{:.{}f}", value.value, value.decimals)) == value.value;
  });
  if (printed_in_full) return {};
  std::string text = "[";
  for (const RatingValue& value : values) {
    if (text.size() > 1) text += ',';
    text += fmt::format("{}", value.value);
  }
  return text + ']';
}

std::vector<StoredRatingValue> rating_columns_from(std::string_view columns,
                                                   std::string_view exact) {
  ColumnReader reader;
  if (!Json::sax_parse(columns, &reader)) {
    throw DamagedRow(
        fmt::format("columns are {}, where an object of numbers belongs", cut(columns)));
  }
  std::vector<StoredRatingValue> values = reader.take();
  if (!exact.empty()) set_exact_values(exact, values);
  return values;
}

std::string details_text(const std::vector<Measure>& details) {
  Json list = Json::array();
  for (const Measure& measure : details) {
    list.push_back({{"key", measure.key}, {"value", measure.value}, {"unit", measure.unit}});
  }
  return list.dump(-1, ' ', false, Json::error_handler_t::replace);
}

std::vector<Measure> details_from(std::string_view text) {
  std::vector<Measure> details;
  try {
    for (const Json& item : Json::parse(text)) {
      details.push_back({item.at("key").get<std::string>(), item.at("value").get<double>(),
                         item.at("unit").get<std::string>()});
      if (!says_something(details.back())) throw DamagedRow(not_details(text));
    }
  } catch (const Json::exception&) {
    throw DamagedRow(not_details(text));
  }
  return details;
}

}  // namespace nonet
