// The options and inputs a user gave to one command, already checked against the command's rows:
// reading them cannot fail.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <set>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "base/range.h"
#include "base/result.h"
#include "cli/option.h"

namespace nonet {

class Options {
 public:
  // True if the option was given or has a fallback.
  [[nodiscard]] bool has(std::string_view name) const;
  // True if the user gave it.
  [[nodiscard]] bool given(std::string_view name) const;
  // REQUIRES for the following: has(name), and the row takes that kind of value.
  [[nodiscard]] const std::string& text(std::string_view name) const;
  [[nodiscard]] std::uint64_t number(std::string_view name) const;
  [[nodiscard]] double real(std::string_view name) const;
  [[nodiscard]] Range range(std::string_view name) const;
  // Of a duration.
  [[nodiscard]] double seconds(std::string_view name) const;
  // The same for options that may be absent.
  [[nodiscard]] std::optional<std::string> find_text(std::string_view name) const;
  [[nodiscard]] std::optional<std::uint64_t> find_number(std::string_view name) const;
  // All values of an option that may be repeated; empty if it was not given.
  [[nodiscard]] std::vector<std::string> list(std::string_view name) const;

  // Arguments that are neither options nor their values, in order; then the files of options of
  // kind kSource.
  [[nodiscard]] const std::vector<std::string>& inputs() const { return inputs_; }

  // All options with a value, fallbacks included: for the record of a run.
  using Values = std::map<std::string, std::vector<std::string>, std::less<>>;
  [[nodiscard]] const Values& values() const { return values_; }

 private:
  friend Result<Options> parse_options(std::span<const OptionRow> rows,
                                       const std::vector<std::string>& arguments);

  Values values_;
  std::set<std::string, std::less<>> given_;
  std::vector<std::string> inputs_;
};

// Checks `arguments` (without the command's name) against the rows. The error's kind is kRequest;
// its reason names the option, and for an unknown one the nearest known.
Result<Options> parse_options(std::span<const OptionRow> rows,
                              const std::vector<std::string>& arguments);

}  // namespace nonet
