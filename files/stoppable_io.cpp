#include "files/stoppable_io.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <climits>
#include <fcntl.h>
#include <fmt/format.h>
#include <optional>
#include <poll.h>
#include <sys/stat.h>
#include <unistd.h>
#include <utility>

#include "base/parse_number.h"
#include "files/file_error.h"

namespace nonet {
namespace {

constexpr std::size_t kBlock = std::size_t{1} << 18;
constexpr std::size_t kMarkWithin = 1024;  // bytes of its start in which a file must show its mark
constexpr int kPollMilliseconds = 100;
constexpr int kPollsAfterStop = 10;  // together the second given to a slow reader

// The descriptor for a name such as /dev/stdout.
std::optional<int> descriptor_named(std::string_view name) {
  if (name == "/dev/stdout") return STDOUT_FILENO;
  if (name == "/dev/stderr") return STDERR_FILENO;
  for (const std::string_view folder : {"/dev/fd/", "/proc/self/fd/"}) {
    if (!name.starts_with(folder)) continue;
    return parse_number<int>(name.substr(folder.size()));
  }
  return std::nullopt;
}

// Waits until the descriptor is ready; false after a stop request if it is not. After the request
// it is polled `polls_after_stop` more times.
bool wait_for(int descriptor, short events, const std::stop_token& stop, int polls_after_stop) {
  for (;;) {
    if (stop.stop_requested() && polls_after_stop-- <= 0) return false;
    pollfd waiting{.fd = descriptor, .events = events, .revents = 0};
    // An error counts as ready: the following call reports it.
    if (::poll(&waiting, 1, kPollMilliseconds) != 0) return true;
  }
}

// Files and most devices take everything at once.
bool may_wait(int descriptor) {
  struct stat status {};
  return ::fstat(descriptor, &status) == 0 &&
         (S_ISFIFO(status.st_mode) || S_ISSOCK(status.st_mode) || ::isatty(descriptor) == 1);
}

}  // namespace

Result<Descriptor> open_to_read(const std::string& name) {
  Descriptor file(::open(name.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK));
  if (!file.is_open()) return unreadable(name, errno);
  return file;
}

bool is_written_in_place(const std::string& name) {
  if (descriptor_named(name)) return true;
  struct stat status {};
  return ::stat(name.c_str(), &status) == 0 &&
         (S_ISFIFO(status.st_mode) || S_ISCHR(status.st_mode) || S_ISSOCK(status.st_mode));
}

Result<Descriptor> open_to_write(const std::string& name, const std::stop_token& stop) {
  if (const auto number = descriptor_named(name)) {
    Descriptor copy(::fcntl(*number, F_DUPFD_CLOEXEC, STDERR_FILENO + 1));
    if (!copy.is_open()) return unwritable(name, errno);
    return copy;
  }
  constexpr int kNoReader = ENXIO;  // the error of opening a named pipe with O_NONBLOCK
  for (;;) {
    Descriptor file(::open(name.c_str(), O_WRONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY));
    if (file.is_open()) {
      ::fcntl(file.number(), F_SETFL, O_WRONLY);  // from now on poll does the waiting
      return file;
    }
    if (errno != kNoReader || stop.stop_requested()) return unwritable(name, errno);
    ::poll(nullptr, 0, kPollMilliseconds);
  }
}

std::size_t read_some(int descriptor, std::span<char> into, const std::stop_token& stop,
                      int& system_error) {
  while (wait_for(descriptor, POLLIN, stop, 0)) {
    const ::ssize_t size = ::read(descriptor, into.data(), into.size());
    if (size >= 0) return static_cast<std::size_t>(size);
    if (errno != EINTR && errno != EAGAIN) {
      system_error = errno;
      return 0;
    }
  }
  return 0;
}

Written write_stoppably(int descriptor, std::string_view text, const std::stop_token& stop) {
  if (!may_wait(descriptor)) return write_all(descriptor, text);
  Written written;
  while (written.bytes < text.size()) {
    if (!wait_for(descriptor, POLLOUT, stop, kPollsAfterStop)) {
      written.system_error = ECANCELED;
      return written;
    }
    // A ready pipe takes this much without waiting.
    const std::string_view piece = text.substr(written.bytes, PIPE_BUF);
    const ::ssize_t taken = ::write(descriptor, piece.data(), piece.size());
    if (taken >= 0) {
      written.bytes += static_cast<std::size_t>(taken);
    } else if (errno != EINTR && errno != EAGAIN) {
      written.system_error = errno;
      return written;
    }
  }
  return written;
}

Result<std::string> read_small_file(const std::string& name, std::size_t most,
                                    const std::stop_token& stop, std::string_view mark) {
  const auto refused = [&](std::string reason) {
    return Error{.kind = ErrorKind::kInput, .reason = std::move(reason), .place = {.source = name}};
  };
  const auto file = open_to_read(name);
  if (!file) return file.error();
  std::string text;
  int failure = 0;
  std::array<char, 4096> block{};
  bool marked = mark.empty();
  while (const std::size_t size = read_some(file->number(), block, stop, failure)) {
    text.append(block.data(), size);
    if (text.size() > most) return refused(fmt::format("holds more than {} bytes", most));
    if (marked || text.size() < kMarkWithin) continue;
    marked = text.substr(0, kMarkWithin).find(mark) != text.npos;
    if (!marked) return refused(fmt::format("no {} at its start", mark));
  }
  if (failure != 0) return unreadable(name, failure);
  if (stop.stop_requested()) return unreadable(name, ECANCELED);
  return text;
}

StoppableBuffer::StoppableBuffer(int descriptor, std::stop_token stop)
    : descriptor_(descriptor), stop_(std::move(stop)), block_(kBlock) {}

bool StoppableBuffer::has_more_ready() const {
  if (gptr() != egptr()) return true;
  pollfd waiting{.fd = descriptor_, .events = POLLIN, .revents = 0};
  return ::poll(&waiting, 1, 0) > 0;
}

StoppableBuffer::int_type StoppableBuffer::underflow() {
  const std::size_t size = read_some(descriptor_, block_, stop_, failure_);
  if (size == 0) return traits_type::eof();
  setg(block_.data(), block_.data(), block_.data() + size);
  return traits_type::to_int_type(block_.front());
}

}  // namespace nonet
