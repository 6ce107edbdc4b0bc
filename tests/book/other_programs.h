// Other people's programs, which read our files; if one is missing, a test says "skipped".
#pragma once

#include <filesystem>
#include <string>

namespace nonet::testing {

// A file that is gone when the test ends.
class TemporaryPdf {
 public:
  explicit TemporaryPdf(const std::string& bytes);
  TemporaryPdf(const TemporaryPdf&) = delete;
  TemporaryPdf& operator=(const TemporaryPdf&) = delete;
  ~TemporaryPdf();

  // The output of a shell command, with "FILE" replaced by the file's name.
  [[nodiscard]] std::string ask(std::string command) const;

 private:
  std::filesystem::path path_;
};

bool have(const char* program);

}  // namespace nonet::testing
