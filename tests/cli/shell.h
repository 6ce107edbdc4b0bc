// Runs real commands of the built program: through sh, in an empty folder of their own, with
// `nonet` found first on the path.
#pragma once

#include <filesystem>
#include <string>

namespace nonet::testing {

struct Finished {
  int exit_code = 0;
  std::string out;  // standard output
  std::string err;  // standard error
};

// A folder that is removed with the object.
class ScratchFolder {
 public:
  ScratchFolder();
  ScratchFolder(const ScratchFolder&) = delete;
  ScratchFolder& operator=(const ScratchFolder&) = delete;
  ~ScratchFolder();

  [[nodiscard]] const std::filesystem::path& path() const { return path_; }

 private:
  std::filesystem::path path_;
};

// Runs the script in the folder; standard input is empty, and neither output is a terminal.
Finished run_shell(const std::string& script, const ScratchFolder& folder);

// The whole text of a file; empty if there is none.
std::string text_of(const std::filesystem::path& file);

}  // namespace nonet::testing
