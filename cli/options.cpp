#include "cli/options.h"

#include <algorithm>
#include <boost/program_options.hpp>
#include <cassert>
#include <filesystem>
#include <fmt/format.h>
#include <fmt/ranges.h>
#include <iterator>
#include <system_error>
#include <utility>

#include "base/duration.h"
#include "base/nearest_word.h"
#include "base/parse_number.h"
#include "base/request_error.h"
#include "base/share.h"
#include "cli/foreign_words.h"
#include "formats/utf8.h"

namespace nonet {
namespace {

namespace po = boost::program_options;

constexpr const char* kInput = "input";  // Boost's name for arguments that are no options

std::optional<std::string> objection_to_number(const Bounds& bounds, const std::string& value) {
  const auto number = parse_number<std::uint64_t>(value);
  if (number && *number >= bounds.least && *number <= bounds.most) return std::nullopt;
  if (bounds.most != Bounds().most) {
    return fmt::format("a whole number from {} to {} is expected", bounds.least, bounds.most);
  }
  if (bounds.least > 0) return fmt::format("a whole number from {} up is expected", bounds.least);
  return "a whole number is expected";
}

std::optional<std::string> objection_to_keyed_range(const Choices& known,
                                                    const std::string& value) {
  const auto range = parse_keyed_range(value);
  if (!range) return "a range LOW:HIGH or KEY:LOW:HIGH is expected";
  if (range->key.empty() || std::ranges::find(known, range->key) != known.end()) {
    return std::nullopt;
  }
  return fmt::format("'{}' is not known{}", range->key, did_you_mean(range->key, known));
}

std::optional<std::string> objection_to_duration(const Bounds& bounds, const std::string& value) {
  if (bounds.least == 0 && value == "0") return std::nullopt;
  const auto seconds = parse_duration(value);
  if (seconds && *seconds <= static_cast<double>(bounds.most)) return std::nullopt;
  return fmt::format("a duration such as 90s, 45m, 8h or 1h30m is expected{}, at most {} days",
                     bounds.least == 0 ? ", or 0" : "", bounds.most / 86'400);
}

std::optional<std::string> objection_to_choice(const Choices& known, const std::string& value) {
  if (std::ranges::find(known, value) != known.end()) return std::nullopt;
  return known.size() > 20
             ? "it is not known" + did_you_mean(value, known)
             : fmt::format("expected {}{}", fmt::join(known, ", "), did_you_mean(value, known));
}

// A path differs from a mistyped word by a dot, a slash, its length, or an existing file.
bool names_input(const OptionRow& row, const std::string& value) {
  const Choices known = row.choices();
  if (std::ranges::find(known, value) != known.end()) return false;
  constexpr std::size_t kNoWord = 40;  // such as a puzzle
  std::error_code unknown;             // opening the file reports the reason
  return value == "-" || value.find_first_of("./") != value.npos || value.size() > kNoWord ||
         std::filesystem::exists(value, unknown) || unknown;
}

// The fault of a value, or nullopt.
std::optional<std::string> objection(const OptionRow& row, const std::string& value) {
  switch (row.takes) {
    case Takes::kNothing:
    case Takes::kChoices:
      return std::nullopt;
    case Takes::kText:
      if (is_utf8(value)) return std::nullopt;
      return "a text in UTF-8 is expected";
    case Takes::kFile:
    case Takes::kTextOrFile:
    case Takes::kOutputFile:
    case Takes::kDatabase:
      if (!value.empty()) return std::nullopt;
      return "a file name is expected";
    case Takes::kNumber:
      return objection_to_number(row.bounds, value);
    case Takes::kReal:
      if (parse_number<double>(value)) return std::nullopt;
      return "a number is expected";
    case Takes::kRange:
      if (parse_range(value)) return std::nullopt;
      return "a range LOW:HIGH is expected";
    case Takes::kKeyedRange:
      return objection_to_keyed_range(row.choices(), value);
    case Takes::kShare:
      if (parse_share(value)) return std::nullopt;
      return "a share I/N is expected, with I from 1 to N, such as 3/10";
    case Takes::kDuration:
      return objection_to_duration(row.bounds, value);
    case Takes::kChoice:
      return objection_to_choice(row.choices(), value);
    case Takes::kSource:
      if (names_input(row, value)) return std::nullopt;
      if (!objection_to_choice(row.choices(), value)) return std::nullopt;
      return "neither a file nor a format" + did_you_mean(value, row.choices());
  }
  return std::nullopt;
}

po::options_description described(std::span<const OptionRow> rows) {
  po::options_description description;
  for (const OptionRow& row : rows) {
    const std::string name =
        row.letter == '\0' ? std::string(row.name) : fmt::format("{},{}", row.name, row.letter);
    if (row.takes == Takes::kNothing) {
      description.add_options()(name.c_str(), po::bool_switch());
    } else {
      description.add_options()(name.c_str(), po::value<std::vector<std::string>>());
    }
  }
  description.add_options()(kInput, po::value<std::vector<std::string>>());
  return description;
}

std::string without_dashes(std::string_view option) {
  option.remove_prefix(std::min(option.find_first_not_of('-'), option.size()));
  return std::string(option.substr(0, option.find('=')));
}

Error unknown_option(const po::unknown_option& failure, std::span<const OptionRow> rows) {
  std::vector<std::string_view> known;
  for (const OptionRow& row : rows) known.push_back(row.name);
  const std::string name = without_dashes(failure.get_option_name());
  if (const auto ours = our_word_for(name, known)) {
    return request_error(
        fmt::format("unknown option '{}'; here it is {}", failure.get_option_name(), *ours));
  }
  const auto nearest = name.size() > 1 ? nearest_word(name, known) : std::nullopt;
  return request_error(fmt::format("unknown option '{}'{}", failure.get_option_name(),
                                   nearest ? fmt::format("; did you mean '--{}'?", *nearest) : ""));
}

// Replaces Boost's own messages, which are long and mention a "canonical option".
Error syntax_error(const po::error& failure) {
  const auto* named = dynamic_cast<const po::error_with_option_name*>(&failure);
  const std::string option = named != nullptr ? named->get_option_name() : "";
  if (const auto* syntax = dynamic_cast<const po::invalid_syntax*>(&failure)) {
    using Kind = po::invalid_syntax::kind_t;
    if (syntax->kind() == Kind::missing_parameter ||
        syntax->kind() == Kind::empty_adjacent_parameter) {
      return request_error(fmt::format("option '{}' needs a value", option));
    }
    if (syntax->kind() == Kind::extra_parameter) {
      return request_error(fmt::format("option '{}' takes no value", option));
    }
  }
  if (dynamic_cast<const po::multiple_occurrences*>(&failure) != nullptr) {
    return request_error(fmt::format("option '{}' is given more than once", option));
  }
  return request_error(failure.what());
}

}  // namespace

bool Options::has(std::string_view name) const { return values_.contains(name); }

bool Options::given(std::string_view name) const { return given_.contains(name); }

const std::string& Options::text(std::string_view name) const {
  const auto found = values_.find(name);
  assert(found != values_.end());
  return found->second.back();
}

std::uint64_t Options::number(std::string_view name) const {
  return *parse_number<std::uint64_t>(text(name));
}

double Options::real(std::string_view name) const { return *parse_number<double>(text(name)); }

double Options::seconds(std::string_view name) const {
  return parse_duration(text(name)).value_or(0);
}

Range Options::range(std::string_view name) const { return *parse_range(text(name)); }

std::optional<std::string> Options::find_text(std::string_view name) const {
  return has(name) ? std::optional(text(name)) : std::nullopt;
}

std::optional<std::uint64_t> Options::find_number(std::string_view name) const {
  return has(name) ? std::optional(number(name)) : std::nullopt;
}

std::vector<std::string> Options::list(std::string_view name) const {
  const auto found = values_.find(name);
  return found == values_.end() ? std::vector<std::string>() : found->second;
}

Result<Options> parse_options(std::span<const OptionRow> rows,
                              const std::vector<std::string>& arguments) {
  Options options;
  const po::options_description description = described(rows);
  po::positional_options_description positional;
  positional.add(kInput, -1);
  po::variables_map values;
  try {
    const int style = po::command_line_style::unix_style & ~po::command_line_style::allow_guessing;
    po::store(po::command_line_parser(arguments)
                  .options(description)
                  .positional(positional)
                  .style(style)
                  .run(),
              values);
  } catch (const po::unknown_option& failure) {
    return unknown_option(failure, rows);
  } catch (const po::error& failure) {
    return syntax_error(failure);
  }
  if (values.contains(kInput)) options.inputs_ = values[kInput].as<std::vector<std::string>>();

  for (const OptionRow& row : rows) {
    const std::string name(row.name);
    std::vector<std::string> given;
    if (row.takes == Takes::kNothing) {
      if (values[name].as<bool>()) given.emplace_back();
    } else if (values.contains(name)) {
      given = values[name].as<std::vector<std::string>>();
    } else if (!row.fallback.empty()) {
      given.emplace_back(row.fallback);
    }
    if (given.size() > 1 && row.times == Times::kOnce) {
      return request_error(fmt::format("option '--{}' is given more than once", name));
    }
    for (const std::string& value : given) {
      if (const auto wrong = objection(row, value)) {
        return request_error(
            fmt::format("option '--{}' has the value '{}': {}", name, value, *wrong));
      }
    }
    if (row.takes == Takes::kSource) {
      std::ranges::copy_if(given, std::back_inserter(options.inputs_),
                           [&](const std::string& value) { return names_input(row, value); });
    }
    if (row.takes != Takes::kNothing && values.contains(name)) options.given_.insert(name);
    if (!given.empty()) options.values_.emplace(name, std::move(given));
  }
  return options;
}

}  // namespace nonet
