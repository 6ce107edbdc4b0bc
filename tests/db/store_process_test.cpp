// Several processes, some of them killed. The children are forked, so that their locks and
// interrupted transactions belong to another process.
#include <csignal>
#include <sys/wait.h>
#include <unistd.h>

#include "tests/db/sample_store.h"

namespace nonet {
namespace {

// Runs `work` in a child process, which ends without running the test's destructors.
template <typename Work>
pid_t in_child(Work work) {
  const pid_t child = fork();
  REQUIRE(child >= 0);
  if (child == 0) _exit(work() ? 0 : 1);
  return child;
}

int exit_code(pid_t child) {
  int status = 0;
  REQUIRE(waitpid(child, &status, 0) == child);
  return WIFEXITED(status) ? WEXITSTATUS(status) : -WTERMSIG(status);
}

bool save_batch(Store& store, std::uint64_t first, std::uint64_t count) {
  auto writer = store.write();
  return writer.ok() && writer->save(sample_records(first, count)).ok() && writer->commit().ok();
}

TEST_CASE("A writer killed in the middle leaves its commits, and a sound store", "[db]") {
  const TemporaryFolder folder;
  const std::string path = folder.file("p.db");
  int pipe_ends[2];
  REQUIRE(pipe(pipe_ends) == 0);
  const pid_t child = in_child([&] {
    auto store = Store::open(path);
    for (std::uint64_t batch = 0; store.ok(); ++batch) {
      if (!save_batch(*store, batch * 50, 50)) return false;
      if (write(pipe_ends[1], "+", 1) != 1) return false;
    }
    return false;
  });
  // Wait for ten commits, then kill the child at any moment.
  for (int commits = 0; commits < 10; ++commits) {
    char mark = 0;
    REQUIRE(read(pipe_ends[0], &mark, 1) == 1);
  }
  kill(child, SIGKILL);
  CHECK(exit_code(child) == -SIGKILL);
  close(pipe_ends[0]);
  close(pipe_ends[1]);

  Store store = got(Store::open(path));
  CHECK(findings(store).empty());
  const auto puzzles = all_puzzles(store);
  CHECK(puzzles.size() >= 500);
  CHECK(puzzles.size() % 50 == 0);  // transactions are there entirely or not at all
  CHECK(save_all(store, {sample_record(1'000'000)})[0].added);
}

TEST_CASE("Two processes fill one new store at the same time", "[db]") {
  const TemporaryFolder folder;
  const std::string path = folder.file("p.db");
  const auto fill_from = [&](std::uint64_t first) {
    return in_child([&path, first] {
      auto store = Store::open(path);
      if (!store.ok()) return false;
      for (std::uint64_t batch = 0; batch < 20; ++batch) {
        if (!save_batch(*store, first + batch * 25, 25)) return false;
      }
      return true;
    });
  };
  // They overlap in 250 puzzles.
  const pid_t one = fill_from(0);
  const pid_t two = fill_from(250);
  CHECK(exit_code(one) == 0);
  CHECK(exit_code(two) == 0);
  Store store = got(Store::open(path));
  CHECK(all_puzzles(store).size() == 750);
  CHECK(findings(store).empty());
}

}  // namespace
}  // namespace nonet
