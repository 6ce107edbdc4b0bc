// Invalid records of the input: counted, with --rejects kept in a file of their own, and on a
// terminal reported one by one while they are few.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <utility>

#include "base/result.h"
#include "cli/option.h"
#include "files/output.h"

namespace nonet {

// For the tables of options.
inline constexpr OptionRow kRejectsOption =
    option::output_file("--rejects FILE",
                        "write invalid records to FILE, each unchanged after a # line with its "
                        "place and reason; then only the first ten are shown");

class BadRecords {
 public:
  enum class Shown : std::uint8_t { kAll, kFirst };

  explicit BadRecords(Shown shown = Shown::kAll) : shown_(shown) {}
  // Invalid records also go to this file from now on.
  void keep_in(Output file);

  // Whether the error is about a record; this class takes no others.
  [[nodiscard]] static bool is_of_record(const Error& error);
  // Counts and keeps it; true if it should be shown. REQUIRES: is_of_record(error).
  [[nodiscard]] bool take(const Error& error);

  // The file of --rejects, if any, to be closed at the end.
  [[nodiscard]] std::optional<Output>& file() { return file_; }
  // The closing message; empty if all were shown and none kept.
  [[nodiscard]] std::string closing() const;

 private:
  Shown shown_;
  std::uint64_t count_ = 0;
  std::optional<Output> file_;
};

}  // namespace nonet
