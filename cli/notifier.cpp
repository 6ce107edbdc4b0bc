#include "cli/notifier.h"

#include <algorithm>
#include <csignal>
#include <cstring>
#include <fcntl.h>
#include <fmt/format.h>
#include <spawn.h>
#include <string_view>
#include <sys/wait.h>
#include <system_error>
#include <thread>
#include <unistd.h>

namespace nonet {
namespace {

constexpr std::chrono::milliseconds kPause{5};
constexpr std::size_t kMostWaiting = 10'000;
// Exit codes of a shell that could not run the command.
constexpr int kNotExecutable = 126;
constexpr int kNotFound = 127;

std::string text_of_code(int code) {
  if (code == kNotFound) return fmt::format("exit code {}: the command was not found", code);
  if (code == kNotExecutable) return fmt::format("exit code {}: it is not executable", code);
  return fmt::format("exit code {}", code);
}

// Our own environment with these facts in it.
std::vector<std::string> environment_with(const Notifier::Facts& facts) {
  std::vector<std::string> all;
  for (char** entry = environ; *entry != nullptr; ++entry) {
    const std::string_view text = *entry;
    const bool replaced = std::ranges::any_of(
        facts, [&](const auto& fact) { return text.starts_with(fmt::format("{}=", fact.first)); });
    if (!replaced) all.emplace_back(text);
  }
  for (const auto& [name, value] : facts) all.push_back(fmt::format("{}={}", name, value));
  return all;
}

std::vector<char*> pointers_to(std::vector<std::string>& texts) {
  std::vector<char*> pointers;
  pointers.reserve(texts.size() + 1);
  for (std::string& text : texts) pointers.push_back(text.data());
  pointers.push_back(nullptr);
  return pointers;
}

// Starts the command in a process group of its own, with the signals as a shell expects them (ours
// are blocked or ignored), and none of our files.
class SpawnPlan {
 public:
  SpawnPlan() {
    ::posix_spawnattr_init(&attributes_);
    ::posix_spawn_file_actions_init(&files_);
    sigset_t none;
    sigset_t usual;
    sigemptyset(&none);
    sigemptyset(&usual);
    for (const int number : {SIGPIPE, SIGXFSZ, SIGINT, SIGTERM}) sigaddset(&usual, number);
    ::posix_spawnattr_setflags(
        &attributes_, POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF);
    ::posix_spawnattr_setpgroup(&attributes_, 0);
    ::posix_spawnattr_setsigmask(&attributes_, &none);
    ::posix_spawnattr_setsigdefault(&attributes_, &usual);
    for (const int number : {STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO}) {
      ::posix_spawn_file_actions_addopen(&files_, number, "/dev/null", O_RDWR, 0);
    }
    ::posix_spawn_file_actions_addclosefrom_np(&files_, STDERR_FILENO + 1);
  }
  ~SpawnPlan() {
    ::posix_spawn_file_actions_destroy(&files_);
    ::posix_spawnattr_destroy(&attributes_);
  }
  SpawnPlan(const SpawnPlan&) = delete;
  SpawnPlan& operator=(const SpawnPlan&) = delete;

  [[nodiscard]] const posix_spawnattr_t* attributes() const { return &attributes_; }
  [[nodiscard]] const posix_spawn_file_actions_t* files() const { return &files_; }

 private:
  posix_spawnattr_t attributes_{};
  posix_spawn_file_actions_t files_{};
};

}  // namespace

Notifier::Notifier(std::string command, Warn warn, Limits limits, Waiting waiting)
    : command_(std::move(command)), warn_(std::move(warn)), limits_(limits), what_waits_(waiting) {
  try {
    watcher_ = std::jthread([this](const std::stop_token& stop) { watch(stop); });
  } catch (const std::system_error&) {
    // No thread can be started: commands then start when the hunt polls.
  }
}

Notifier::~Notifier() {
  watcher_ = {};
  {
    const std::lock_guard lock(mutex_);
    end_after_the_hunt();
  }
  look();
}

void Notifier::tell(Facts facts) {
  {
    const std::lock_guard lock(mutex_);
    if (what_waits_ == Waiting::kLast) waiting_.clear();
    if (waiting_.size() == kMostWaiting) {
      waiting_.pop_front();
      ++lost_;
    }
    waiting_.push_back(std::move(facts));
  }
  look();
  changed_.notify_one();
}

void Notifier::look() {
  std::vector<std::string> warnings;
  {
    const std::lock_guard lock(mutex_);
    advance();
    warnings.swap(warnings_);
  }
  for (const std::string& warning : warnings) warn_(warning);
}

void Notifier::finish() {
  const auto end = Clock::now() + limits_.after_the_hunt;
  while (busy() && Clock::now() < end) std::this_thread::sleep_for(kPause);
  {
    const std::lock_guard lock(mutex_);
    end_after_the_hunt();
  }
  look();
}

// Starts the next command when one ends, not only when the hunt polls.
void Notifier::watch(const std::stop_token& stop) {
  std::unique_lock lock(mutex_);
  while (!stop.stop_requested()) {
    changed_.wait(lock, stop, [&] { return running_ != 0; });
    changed_.wait_for(lock, stop, kPause, [] { return false; });
    advance();
  }
}

bool Notifier::busy() {
  const std::lock_guard lock(mutex_);
  advance();
  return running_ != 0 || !waiting_.empty();
}

void Notifier::advance() {
  if (running_ != 0) note_end();
  if (running_ != 0 && Clock::now() - started_ > limits_.longest) {
    end_running(
        fmt::format("it took over {:g} s", std::chrono::duration<double>(limits_.longest).count()));
  }
  if (running_ != 0 || waiting_.empty()) return;
  start(waiting_.front());
  waiting_.pop_front();
}

void Notifier::end_after_the_hunt() {
  if (running_ != 0) end_running("it still ran when the hunt was over");
  const std::size_t unreported = waiting_.size() + lost_;
  if (unreported > 0 && what_waits_ == Waiting::kLast) {
    warnings_.emplace_back("--notify: the last record was not reported");
  } else if (unreported > 0) {
    warnings_.push_back(fmt::format("--notify: {} find{} not reported", unreported,
                                    unreported == 1 ? " was" : "s were"));
  }
  waiting_.clear();
  lost_ = 0;
}

void Notifier::start(const Facts& facts) {
  std::vector<std::string> words = {"sh", "-c", command_};
  std::vector<std::string> environment = environment_with(facts);
  const SpawnPlan plan;
  const int failure = ::posix_spawn(&running_, "/bin/sh", plan.files(), plan.attributes(),
                                    pointers_to(words).data(), pointers_to(environment).data());
  started_ = Clock::now();
  if (failure == 0) return;
  running_ = 0;
  warnings_.push_back(
      fmt::format("--notify: cannot be started: {}", std::generic_category().message(failure)));
}

void Notifier::note_end() {
  int status = 0;
  if (::waitpid(running_, &status, WNOHANG) != running_) return;
  running_ = 0;
  if (WIFSIGNALED(status)) {
    warnings_.push_back(fmt::format("--notify: ended by signal {}", WTERMSIG(status)));
  } else if (WEXITSTATUS(status) != 0) {
    warnings_.push_back(fmt::format("--notify: {}", text_of_code(WEXITSTATUS(status))));
  }
}

// Ends the command and all processes in its process group.
void Notifier::end_running(std::string_view why) {
  warnings_.push_back(fmt::format("--notify: ended, for {}", why));
  ::kill(-running_, SIGKILL);
  ::waitpid(running_, nullptr, 0);
  running_ = 0;
}

}  // namespace nonet
