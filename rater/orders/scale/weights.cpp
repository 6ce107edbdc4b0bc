#include "rater/orders/scale/weights.h"

#include <cmath>
#include <cstddef>
#include <optional>

#include "base/parse_number.h"

namespace nonet {

namespace {

// Largest weight without its sign: sums of weights stay finite, and exact to a thousandth.
constexpr double kLargestWeight = 1e9;

constexpr std::string_view kBlank = " \t\r";

struct Word {
  std::string_view text;
  std::size_t column = 0;  // from 1
};

std::vector<Word> words_of(std::string_view line) {
  line = line.substr(0, line.find('#'));
  std::vector<Word> words;
  std::size_t at = line.find_first_not_of(kBlank);
  while (at != std::string_view::npos) {
    const std::size_t end = std::min(line.find_first_of(kBlank, at), line.size());
    words.push_back({line.substr(at, end - at), at + 1});
    at = line.find_first_not_of(kBlank, end);
  }
  return words;
}

std::string known_keys(std::span<const Weight> defaults) {
  std::string list;
  for (const Weight& weight : defaults) {
    if (!list.empty()) list += ", ";
    list += weight.key;
  }
  return list;
}

// Reads one line's words into the table; the error has no source and line yet.
Status read_line(const std::vector<Word>& words, std::vector<Weight>& weights,
                 std::vector<bool>& seen) {
  const auto refuse = [](std::string reason, std::size_t column) {
    return Error{ErrorKind::kInput, std::move(reason), {"", 0, column}};
  };
  const std::string key(words[0].text);
  std::size_t row = 0;
  while (row < weights.size() && weights[row].key != key) ++row;
  if (row == weights.size()) {
    return refuse("unknown weight '" + key + "'; known are " + known_keys(weights),
                  words[0].column);
  }
  if (seen[row]) return refuse("weight '" + key + "' is given twice", words[0].column);
  if (words.size() < 2) {
    return refuse("weight '" + key + "' has no number", words[0].column + key.size());
  }
  const auto value = parse_number<double>(words[1].text);
  if (!value) {
    return refuse("expected a number, found '" + std::string(words[1].text) + "'", words[1].column);
  }
  if (std::abs(*value) > kLargestWeight) {
    return refuse("expected a number from -1000000000 to 1000000000, found '" +
                      std::string(words[1].text) + "'",
                  words[1].column);
  }
  if (words.size() > 2) {
    return refuse("unexpected '" + std::string(words[2].text) + "' after the number",
                  words[2].column);
  }
  weights[row].value = *value;
  seen[row] = true;
  return {};
}

}  // namespace

Result<std::vector<Weight>> parse_weights(std::string_view text, std::span<const Weight> defaults,
                                          const std::string& source) {
  std::vector<Weight> weights(defaults.begin(), defaults.end());
  std::vector<bool> seen(weights.size(), false);
  std::size_t line_number = 0;
  while (!text.empty()) {
    ++line_number;
    const std::size_t end = std::min(text.find('\n'), text.size());
    const std::vector<Word> words = words_of(text.substr(0, end));
    text.remove_prefix(std::min(end + 1, text.size()));
    if (words.empty()) continue;
    Status read = read_line(words, weights, seen);
    if (!read) {
      Error error = read.error();
      error.place.source = source;
      error.place.line = line_number;
      return error;
    }
  }
  return weights;
}

}  // namespace nonet
