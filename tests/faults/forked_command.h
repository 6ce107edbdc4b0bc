// A call of the program that can be run thousands of times: the loader does its work once, and
// main() runs in copies of the process that waits there (inject.cpp).
#pragma once

#include <filesystem>
#include <string>
#include <string_view>
#include <sys/types.h>

#include "tests/cli/shell.h"

namespace nonet::testing {

class ForkedCommand {
 public:
  // "generate -n 2 -o out": words divided by blanks.
  explicit ForkedCommand(std::string_view call);
  ForkedCommand(const ForkedCommand&) = delete;
  ForkedCommand& operator=(const ForkedCommand&) = delete;
  ~ForkedCommand();

  // Runs the call in the folder with a fault of inject.cpp, or with none. It leaves the files
  // stdout, stderr and report there. One run at a time.
  Finished run(const std::filesystem::path& folder, std::string_view fault = "none:0");

 private:
  pid_t server_ = 0;
  int orders_ = -1;
  int answers_ = -1;
};

}  // namespace nonet::testing
