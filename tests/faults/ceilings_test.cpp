// A list of any length is rated and counted in bounded memory. A million lines, and more commands:
// `scripts/campaign ceilings rated`.
#include <array>
#include <catch2/catch.hpp>
#include <fcntl.h>
#include <sstream>
#include <string>
#include <string_view>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>
#include <vector>

#include "tests/cli/shell.h"
#include "tests/sanitized.h"

namespace nonet::testing {
namespace {

// The largest resident memory of a call in the folder, in KiB, and how it ended.
struct MeasuredCall {
  bool succeeded = false;
  long kib = 0;
};

MeasuredCall measured_call(const ScratchFolder& folder, const std::string& call) {
  std::istringstream stream("nonet " + call);
  std::vector<std::string> words;
  for (std::string word; stream >> word;) words.push_back(word);
  std::vector<char*> arguments;
  for (std::string& word : words) arguments.push_back(word.data());
  arguments.push_back(nullptr);
  const std::string work = folder.path() / "work";
  const pid_t child = ::fork();
  if (child == 0) {
    if (::chdir(work.c_str()) != 0) ::_exit(127);
    ::dup2(::open("/dev/null", O_RDWR | O_CLOEXEC), STDOUT_FILENO);
    ::execv(NONET_PROGRAM, arguments.data());
    ::_exit(127);
  }
  int status = 0;
  rusage usage{};
  ::wait4(child, &status, 0, &usage);
  return {.succeeded = WIFEXITED(status) && WEXITSTATUS(status) == 0, .kib = usage.ru_maxrss};
}

std::string with_list(std::string_view call, std::string_view list) {
  std::string text(call);
  for (auto at = text.find("LIST"); at != text.npos; at = text.find("LIST", at + list.size())) {
    text.replace(at, 4, list);
  }
  return text;
}

struct Ceiling {
  std::string_view call;
  long bytes;  // for each puzzle of the list
};

// Statistics need all ratings at once.
constexpr std::array kCeilings = {
    Ceiling{"rate -q --scale bridi --db LIST.db LIST", 0},
    Ceiling{"stats --db LIST.db", 200},
};

TEST_CASE("The memory of rating and of statistics does not grow with the list", "[ceilings]") {
  if (kSanitized) {
    WARN("skipped: memory of a sanitizer");
    return;
  }
  constexpr long kMore = 15'000;
  constexpr long kAllowanceKib = 12 << 10;  // SQLite's pages, buffers of threads
  const ScratchFolder folder;
  REQUIRE(run_shell("nonet generate -q -n 15500 --seed 1 > long; head -n 500 long > short", folder)
              .exit_code == 0);
  for (const Ceiling& row : kCeilings) {
    const MeasuredCall few = measured_call(folder, with_list(row.call, "short"));
    const MeasuredCall many = measured_call(folder, with_list(row.call, "long"));
    INFO(row.call << ": " << few.kib << " and " << many.kib << " KiB");
    CHECK(few.succeeded);
    CHECK(many.succeeded);
    CHECK(many.kib <= few.kib + kMore * row.bytes / 1024 + kAllowanceKib);
  }
}

}  // namespace
}  // namespace nonet::testing
