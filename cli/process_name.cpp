#include "cli/process_name.h"

#include <array>
#include <cerrno>
#include <climits>
#include <csignal>
#include <filesystem>
#include <fmt/format.h>
#include <fstream>
#include <sstream>
#include <string>
#include <string_view>
#include <unistd.h>

namespace nonet {
namespace {

std::string first_line(const std::string& file) {
  std::string line;
  std::ifstream stream(file);
  std::getline(stream, line);
  return line;
}

std::string host_name() {
  std::array<char, HOST_NAME_MAX + 1> name{};
  return ::gethostname(name.data(), HOST_NAME_MAX) == 0 ? name.data() : "this machine";
}

// Within this scope process numbers are unique: one boot of one machine, one namespace. Empty if
// the system does not name it.
std::string number_scope() {
  const std::string boot = first_line("/proc/sys/kernel/random/boot_id");
  std::error_code unknown;
  const auto space = std::filesystem::read_symlink("/proc/self/ns/pid", unknown);
  return boot.empty() || unknown ? "" : boot + ' ' + space.string();
}

struct ProcessFacts {
  char state = 'X';     // as in proc(5): Z and X have ended
  std::string started;  // ticks since the boot
};

// nullopt if there is no such process. The name, the second field, may contain any character.
std::optional<ProcessFacts> process_facts_of(std::int64_t pid) {
  const std::string line = first_line(fmt::format("/proc/{}/stat", pid));
  const std::size_t name_end = line.rfind(')');
  if (name_end == line.npos) return std::nullopt;
  std::istringstream fields(line.substr(name_end + 1));
  ProcessFacts facts;
  fields >> facts.state;
  constexpr int kFieldsToStart = 19;  // from the fourth field, which follows the state
  for (int i = 0; i < kFieldsToStart; ++i) fields >> facts.started;
  return fields ? std::optional(facts) : std::nullopt;
}

std::string identity_text(const std::string& scope, const ProcessFacts& facts) {
  return scope.empty() ? "" : fmt::format("{} {}", scope, facts.started);
}

}  // namespace

ProcessName this_process() {
  const auto pid = static_cast<std::int64_t>(::getpid());
  return {host_name(), pid,
          identity_text(number_scope(), process_facts_of(pid).value_or(ProcessFacts()))};
}

std::optional<bool> runs_here(const ProcessName& process) {
  const std::string here = number_scope();
  if (here.empty() || !process.identity.starts_with(here + ' ')) return std::nullopt;
  const auto facts = process_facts_of(process.pid);
  if (!facts) {
    // A running process may be hidden from other users.
    const bool hidden = ::kill(static_cast<::pid_t>(process.pid), 0) != 0 && errno == EPERM;
    return hidden ? std::nullopt : std::optional(false);
  }
  const bool ended = facts->state == 'Z' || facts->state == 'X';
  return !ended && identity_text(here, *facts) == process.identity;
}

}  // namespace nonet
