// Where results go: standard output or a file. Buffered; every write is checked, so that a full
// disk is an error and not a short file; a reader that went away is no error.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

#include "base/result.h"

namespace nonet {

class Output {
 public:
  // Standard output.
  Output();
  // A file; "-" is standard output. What the file held is lost with the first text that reaches it,
  // not before: a command that fails early changes nothing.
  static Result<Output> to_file(const std::string& path);

  Output(Output&& other) noexcept;
  Output& operator=(Output&& other) noexcept;
  Output(const Output&) = delete;
  Output& operator=(const Output&) = delete;
  // Without finish(): a file that nothing was written to is as it was found.
  ~Output();

  // Keeps the text until there is much of it. After a failure it is dropped.
  void write(std::string_view text);
  // Hands everything to the system.
  void flush();
  // flush() and close; the first failure of all writes, if there was one.
  Status finish();
  // Instead of finish(), after a failure: as finish(), but where nothing was written the file is
  // left as it was found.
  Status finish_after_failure();

  [[nodiscard]] bool failed() const { return failed_; }
  // The reader of our pipe went away: there is no use in going on, and no error.
  [[nodiscard]] bool reader_gone() const { return reader_gone_; }
  [[nodiscard]] bool is_terminal() const;
  // The file's name, or "standard output".
  [[nodiscard]] const std::string& name() const { return name_; }

 private:
  enum class Untouched { kNo, kExisting, kCreated };

  Output(int descriptor, std::string name);
  void hand_over(std::string_view text);
  void touch();
  void note_failure(int system_error);
  void close_file();

  int descriptor_;
  std::string name_;
  std::string buffer_;
  Error failure_;
  Untouched untouched_ = Untouched::kNo;  // what is to be done with the file at the first text
  bool failed_ = false;
  bool reader_gone_ = false;
};

}  // namespace nonet
