// The command of --notify, with limits of a fraction of a second. No test measures time: each waits
// for the expected event, and fails if it never comes.
#include "cli/notifier.h"

#include <catch2/catch.hpp>
#include <csignal>
#include <filesystem>
#include <fmt/format.h>
#include <fstream>
#include <functional>
#include <sstream>
#include <string>
#include <thread>
#include <unistd.h>
#include <vector>

namespace nonet {
namespace {

using std::chrono::milliseconds;
namespace fs = std::filesystem;

constexpr milliseconds kNever = std::chrono::minutes(10);

// A folder in which commands leave files, and the notifier's warnings.
class Notified {
 public:
  Notified() {
    std::string name = (fs::temp_directory_path() / "nonet-notify-XXXXXX").string();
    REQUIRE(::mkdtemp(name.data()) != nullptr);
    folder_ = name;
  }
  Notified(const Notified&) = delete;
  Notified& operator=(const Notified&) = delete;
  ~Notified() { fs::remove_all(folder_); }

  // $D in the command is the folder.
  Notifier notifier(const std::string& command, Notifier::Limits limits,
                    Notifier::Waiting waiting = Notifier::Waiting::kLast) {
    return {"D=" + folder_.string() + "; " + command,
            [this](std::string_view text) { warnings.emplace_back(text); }, limits, waiting};
  }
  [[nodiscard]] std::string content(const std::string& name) const {
    std::ostringstream text;
    text << std::ifstream(folder_ / name).rdbuf();
    return text.str();
  }
  void touch(const std::string& name) const { std::ofstream(folder_ / name) << "\n"; }

  std::vector<std::string> warnings;

 private:
  fs::path folder_;
};

void wait_until(const std::function<bool()>& so) {
  const auto end = std::chrono::steady_clock::now() + std::chrono::seconds(60);
  while (!so()) {
    REQUIRE(std::chrono::steady_clock::now() < end);
    std::this_thread::sleep_for(milliseconds(5));
  }
}

// Lets the notifier look after its command, as a hunt does, until the condition holds.
void look_until(Notifier& notifier, const std::function<bool()>& so) {
  wait_until([&] {
    notifier.look();
    return so();
  });
}

// Whether the process has ended, or is a zombie that its new parent has yet to reap.
bool is_gone(const std::string& pid) {
  std::ifstream status("/proc/" + pid + "/status");
  for (std::string line; std::getline(status, line);) {
    if (line.starts_with("State:")) return line.find('Z') != std::string::npos;
  }
  return true;
}

Notifier::Facts puzzle(const std::string& name) { return {{"NONET_PUZZLE", name}}; }

TEST_CASE("A command that takes too long is ended with all that it started", "[notifier]") {
  Notified told;
  Notifier notifier = told.notifier("sleep 600 & echo $! > $D/child; echo $$ > $D/shell; wait",
                                    {.longest = milliseconds(200), .after_the_hunt = kNever});
  notifier.tell(puzzle("a"));
  look_until(notifier, [&] { return !told.warnings.empty(); });
  CHECK(told.warnings == std::vector<std::string>{"--notify: ended, for it took over 0.2 s"});
  const auto pid = [&](const char* file) {
    const std::string text = told.content(file);
    REQUIRE(text.size() > 1);
    return text.substr(0, text.size() - 1);
  };
  look_until(notifier, [&] { return is_gone(pid("child")) && is_gone(pid("shell")); });
}

TEST_CASE("After a command ends, the last record that came meanwhile is notified next",
          "[notifier]") {
  Notified told;
  Notifier notifier =
      told.notifier("echo $NONET_PUZZLE >> $D/told; until [ -e $D/on ]; do sleep 0.01; done",
                    {.longest = kNever, .after_the_hunt = kNever});
  for (const char* name : {"a", "b", "c", "d"}) notifier.tell(puzzle(name));
  told.touch("on");
  notifier.finish();
  CHECK(told.content("told") == "a\nd\n");
  CHECK(told.warnings.empty());
}

TEST_CASE("Finds from a threshold on are all notified, in their order, while nobody looks",
          "[notifier]") {
  Notified told;
  Notifier notifier = told.notifier(
      "echo $NONET_PUZZLE >> $D/told; until [ -e $D/on ]; do sleep 0.01; done",
      {.longest = kNever, .after_the_hunt = milliseconds(0)}, Notifier::Waiting::kAll);
  for (const char* name : {"a", "b", "c", "d"}) notifier.tell(puzzle(name));
  told.touch("on");
  wait_until([&] { return told.content("told") == "a\nb\nc\nd\n"; });
}

TEST_CASE("The user learns how many finds were not notified", "[notifier]") {
  Notified told;
  Notifier notifier =
      told.notifier("sleep 600", {.longest = kNever, .after_the_hunt = milliseconds(50)},
                    Notifier::Waiting::kAll);
  for (const char* name : {"a", "b", "c"}) notifier.tell(puzzle(name));
  notifier.finish();
  CHECK(told.warnings ==
        std::vector<std::string>{"--notify: ended, for it still ran when the hunt was over",
                                 "--notify: 2 finds were not reported"});
}

TEST_CASE("A waiting record is notified after a command that hung", "[notifier]") {
  Notified told;
  Notifier notifier =
      told.notifier("echo $NONET_PUZZLE >> $D/told; [ $NONET_PUZZLE = b ] || sleep 600",
                    {.longest = milliseconds(200), .after_the_hunt = kNever});
  notifier.tell(puzzle("a"));
  notifier.tell(puzzle("b"));
  look_until(notifier, [&] { return !told.warnings.empty(); });
  notifier.finish();
  CHECK(told.content("told") == "a\nb\n");
  CHECK(told.warnings.size() == 1);
}

TEST_CASE("After the hunt a running command is ended, and the user learns of waiting records",
          "[notifier]") {
  Notified told;
  Notifier notifier =
      told.notifier("sleep 600", {.longest = kNever, .after_the_hunt = milliseconds(100)});
  notifier.tell(puzzle("a"));
  notifier.tell(puzzle("b"));
  notifier.finish();
  CHECK(told.warnings ==
        std::vector<std::string>{"--notify: ended, for it still ran when the hunt was over",
                                 "--notify: the last record was not reported"});
}

TEST_CASE("A notifier that goes ends its command", "[notifier]") {
  Notified told;
  {
    Notifier notifier = told.notifier("sleep 600", {.longest = kNever, .after_the_hunt = kNever});
    notifier.tell(puzzle("a"));
  }
  CHECK(told.warnings ==
        std::vector<std::string>{"--notify: ended, for it still ran when the hunt was over"});
}

TEST_CASE("The failure of a command is reported", "[notifier]") {
  struct Failure {
    const char* command;
    const char* warning;
  };
  for (const Failure& failure :
       {Failure{"no-such-command", "--notify: exit code 127: the command was not found"},
        Failure{"/dev/null", "--notify: exit code 126: it is not executable"},
        Failure{"exit 3", "--notify: exit code 3"}, Failure{"'", "--notify: exit code 2"},
        Failure{"kill -9 $$", "--notify: ended by signal 9"},
        Failure{"kill -TERM $$", "--notify: ended by signal 15"}}) {
    Notified told;
    Notifier notifier =
        told.notifier(failure.command, {.longest = kNever, .after_the_hunt = kNever});
    notifier.tell(puzzle("a"));
    notifier.finish();
    CHECK(told.warnings == std::vector<std::string>{failure.warning});
  }
}

TEST_CASE("A command may print as much as it likes", "[notifier]") {
  Notified told;
  Notifier notifier =
      told.notifier("yes | head -c 20000000; yes | head -c 20000000 >&2; echo done > $D/end",
                    {.longest = kNever, .after_the_hunt = kNever});
  notifier.tell(puzzle("a"));
  notifier.finish();
  CHECK(told.content("end") == "done\n");
  CHECK(told.warnings.empty());
}

TEST_CASE("A command's background processes keep running", "[notifier]") {
  Notified told;
  {
    Notifier notifier =
        told.notifier("(until [ -e $D/on ]; do sleep 0.01; done; echo later > $D/later) &",
                      {.longest = kNever, .after_the_hunt = kNever});
    notifier.tell(puzzle("a"));
    notifier.finish();
  }
  CHECK(told.content("later").empty());
  told.touch("on");
  Notifier none = told.notifier("", {});
  look_until(none, [&] { return told.content("later") == "later\n"; });
  CHECK(told.warnings.empty());
}

}  // namespace
}  // namespace nonet
