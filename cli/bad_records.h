// The records of the input that are invalid: counted, with --rejects kept in a file of their own,
// and on a terminal told one by one only as long as they are few.
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
                        "write invalid records to FILE, each as it stands behind a # line with its "
                        "place and reason; then only the first ten are shown");

class BadRecords {
 public:
  enum class Shown : std::uint8_t { kAll, kFirst };

  explicit BadRecords(Shown shown = Shown::kAll) : shown_(shown) {}
  // From now on they go to this file, too.
  void keep_in(Output file);

  // Whether the error is of a record; others are not for this class.
  [[nodiscard]] static bool is_of_record(const Error& error);
  // Counts and keeps it; true where it is to be shown. REQUIRES: is_of_record(error).
  [[nodiscard]] bool take(const Error& error);

  // The file, where there is one, for its end.
  [[nodiscard]] std::optional<Output>& file() { return file_; }
  // What is to be said at the end; empty where all was shown and nothing kept.
  [[nodiscard]] std::string closing() const;

 private:
  Shown shown_;
  std::uint64_t count_ = 0;
  std::optional<Output> file_;
};

}  // namespace nonet
