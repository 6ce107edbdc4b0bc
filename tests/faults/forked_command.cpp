#include "tests/faults/forked_command.h"

#include <array>
#include <fcntl.h>
#include <sstream>
#include <stdexcept>
#include <sys/wait.h>
#include <unistd.h>
#include <vector>

namespace nonet::testing {
namespace {

namespace fs = std::filesystem;

struct Pipe {
  Pipe() {
    if (::pipe2(ends.data(), O_CLOEXEC) != 0) throw std::runtime_error("no pipe");
  }
  [[nodiscard]] int out() const { return ends[0]; }
  [[nodiscard]] int in() const { return ends[1]; }
  std::array<int, 2> ends{};
};

std::vector<std::string> words_of(std::string_view call) {
  std::vector<std::string> words{NONET_PROGRAM};
  std::istringstream stream{std::string(call)};
  for (std::string word; stream >> word;) words.push_back(word);
  return words;
}

// The environment of the program, without the user's.
std::vector<std::string> environment_of(const Pipe& orders, const Pipe& answers) {
  return {"NONET_FAULT_SERVER=" + std::to_string(orders.out()) + ':' + std::to_string(answers.in()),
          "NONET_FAULT_REPORT=report", "LD_PRELOAD=" + fs::absolute(NONET_INJECTOR).string(),
          "XDG_DATA_HOME=/nonexistent", "LC_ALL=C"};
}

std::vector<char*> pointers_to(std::vector<std::string>& texts) {
  std::vector<char*> pointers;
  for (std::string& text : texts) pointers.push_back(text.data());
  pointers.push_back(nullptr);
  return pointers;
}

}  // namespace

ForkedCommand::ForkedCommand(std::string_view call) {
  const Pipe orders;
  const Pipe answers;
  std::vector<std::string> words = words_of(call);
  std::vector<std::string> environment = environment_of(orders, answers);
  const std::vector<char*> arguments = pointers_to(words);
  const std::vector<char*> variables = pointers_to(environment);
  server_ = ::fork();
  if (server_ == 0) {
    ::fcntl(orders.out(), F_SETFD, 0);
    ::fcntl(answers.in(), F_SETFD, 0);
    ::execve(NONET_PROGRAM, arguments.data(), variables.data());
    ::_exit(127);
  }
  ::close(orders.out());
  ::close(answers.in());
  orders_ = orders.in();
  answers_ = answers.out();
}

ForkedCommand::~ForkedCommand() {
  ::close(orders_);  // which ends the server
  ::close(answers_);
  ::waitpid(server_, nullptr, 0);
}

Finished ForkedCommand::run(const fs::path& folder, std::string_view fault) {
  const std::string order = std::string(fault) + '\t' + folder.string() + '\n';
  int status = 0;
  const bool answered =
      ::write(orders_, order.data(), order.size()) == static_cast<::ssize_t>(order.size()) &&
      ::read(answers_, &status, sizeof(status)) == sizeof(status);
  if (!answered) throw std::runtime_error("the server of forks is gone");
  return {.exit_code = WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status),
          .out = text_of(folder / "stdout"),
          .err = text_of(folder / "stderr")};
}

}  // namespace nonet::testing
