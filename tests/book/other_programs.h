// Other people's programs, which read what ours write; where one is missing a test says "skipped".
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

  // What a shell command prints, the file's name put in place of "FILE".
  [[nodiscard]] std::string ask(std::string command) const;

 private:
  std::filesystem::path path_;
};

bool have(const char* program);

}  // namespace nonet::testing
