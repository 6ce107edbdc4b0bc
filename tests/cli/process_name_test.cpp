#include "cli/process_name.h"

#include <catch2/catch.hpp>
#include <csignal>
#include <sys/wait.h>
#include <unistd.h>

namespace nonet {
namespace {

// The child's name for itself, which it sends through a pipe; then it waits to be killed.
struct Child {
  pid_t pid = 0;
  ProcessName name;
};

Child waiting_child() {
  int ends[2];
  REQUIRE(pipe(ends) == 0);
  Child child{fork(), {}};
  REQUIRE(child.pid >= 0);
  if (child.pid == 0) {
    const std::string identity = this_process().identity + '\n';
    if (write(ends[1], identity.data(), identity.size()) < 0) _exit(1);
    for (;;) pause();
  }
  for (char c = 0; read(ends[0], &c, 1) == 1 && c != '\n';) child.name.identity += c;
  close(ends[0]);
  close(ends[1]);
  child.name.pid = child.pid;
  return child;
}

TEST_CASE("A process runs until it is killed, also while its parent has not noticed", "[cli]") {
  const Child child = waiting_child();
  CHECK(runs_here(child.name) == true);
  CHECK(child.name.identity != this_process().identity);
  kill(child.pid, SIGKILL);
  siginfo_t info{};
  REQUIRE(waitid(P_PID, static_cast<id_t>(child.pid), &info, WEXITED | WNOWAIT) == 0);
  CHECK(runs_here(child.name) == false);  // it has not been waited for yet
  REQUIRE(waitpid(child.pid, nullptr, 0) == child.pid);
  CHECK(runs_here(child.name) == false);
}

TEST_CASE("A process with a reused number is another process", "[cli]") {
  ProcessName ours = this_process();
  CHECK(runs_here(ours) == true);
  ours.identity.back() = ours.identity.back() == '0' ? '1' : '0';
  CHECK(runs_here(ours) == false);
}

TEST_CASE("Nothing is known of a process of another machine or boot", "[cli]") {
  ProcessName other = this_process();
  other.identity.front() = other.identity.front() == 'a' ? 'b' : 'a';
  CHECK_FALSE(runs_here(other));
  other.identity.clear();
  CHECK_FALSE(runs_here(other));
}

}  // namespace
}  // namespace nonet
