#include "tests/cli/shell.h"

#include <cstdlib>
#include <fstream>
#include <sstream>
#include <stdexcept>
#include <sys/wait.h>

namespace nonet::testing {
namespace {

namespace fs = std::filesystem;

void write_file(const fs::path& file, const std::string& text) { std::ofstream(file) << text; }

}  // namespace

ScratchFolder::ScratchFolder() {
  std::string name = fs::temp_directory_path() / "nonet-test-XXXXXX";
  if (::mkdtemp(name.data()) == nullptr) throw std::runtime_error("no scratch folder");
  path_ = name;
  fs::create_directory(path_ / "work");
}

ScratchFolder::~ScratchFolder() {
  std::error_code ignored;
  fs::remove_all(path_, ignored);
}

std::string text_of(const fs::path& file) {
  std::ostringstream text;
  text << std::ifstream(file, std::ios::binary).rdbuf();
  return text.str();
}

Finished run_shell(const std::string& script, const ScratchFolder& folder) {
  const fs::path& at = folder.path();
  const std::string program_folder = fs::path(NONET_PROGRAM).parent_path();
  write_file(at / "script", "export PATH='" + program_folder + "':\"$PATH\" XDG_DATA_HOME='" +
                                (at / "data").string() +
                                "' LC_ALL=C\nunset NO_COLOR CLICOLOR_FORCE\ncd '" +
                                (at / "work").string() + "'\n" + script);
  const std::string call = "sh '" + (at / "script").string() + "' </dev/null >'" +
                           (at / "out").string() + "' 2>'" + (at / "err").string() + "'";
  const int status = std::system(call.c_str());  // NOLINT(concurrency-mt-unsafe): POSIX says it is
  return {.exit_code = WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status),
          .out = text_of(at / "out"),
          .err = text_of(at / "err")};
}

}  // namespace nonet::testing
