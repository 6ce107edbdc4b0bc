#include "cli/output.h"

#include <cerrno>
#include <fcntl.h>
#include <system_error>
#include <unistd.h>
#include <utility>

namespace nonet {
namespace {

constexpr std::size_t kFlushSize = std::size_t{1} << 18;

Error file_error(const std::string& name, const char* what, int system_error) {
  return {.kind = ErrorKind::kFile,
          .reason = std::string(what) + ": " + std::generic_category().message(system_error),
          .place = {.source = name}};
}

}  // namespace

Output::Output() : Output(STDOUT_FILENO, "standard output") {}

Output::Output(int descriptor, std::string name)
    : descriptor_(descriptor), name_(std::move(name)) {}

Result<Output> Output::to_file(const std::string& path) {
  if (path == "-") return Output();
  const bool existed = ::access(path.c_str(), F_OK) == 0;
  const int descriptor = ::open(path.c_str(), O_WRONLY | O_CREAT | O_CLOEXEC, 0666);
  if (descriptor < 0) return file_error(path, "cannot be written", errno);
  Output output(descriptor, path);
  output.untouched_ = existed ? Untouched::kExisting : Untouched::kCreated;
  return output;
}

Output::Output(Output&& other) noexcept
    : descriptor_(std::exchange(other.descriptor_, -1)),
      name_(std::move(other.name_)),
      buffer_(std::move(other.buffer_)),
      failure_(std::move(other.failure_)),
      untouched_(std::exchange(other.untouched_, Untouched::kNo)),
      failed_(other.failed_),
      reader_gone_(other.reader_gone_) {}

Output& Output::operator=(Output&& other) noexcept {
  std::swap(descriptor_, other.descriptor_);
  std::swap(name_, other.name_);
  std::swap(buffer_, other.buffer_);
  std::swap(failure_, other.failure_);
  std::swap(untouched_, other.untouched_);
  std::swap(failed_, other.failed_);
  std::swap(reader_gone_, other.reader_gone_);
  return *this;
}

Output::~Output() {
  if (untouched_ == Untouched::kCreated) ::unlink(name_.c_str());
  close_file();
}

void Output::close_file() {
  if (descriptor_ >= 0 && descriptor_ != STDOUT_FILENO && ::close(descriptor_) != 0) {
    note_failure(errno);
  }
  descriptor_ = -1;
}

void Output::write(std::string_view text) {
  if (text.size() >= kFlushSize) {
    flush();
    hand_over(text);
    return;
  }
  buffer_ += text;
  if (buffer_.size() >= kFlushSize) flush();
}

void Output::touch() {
  // Devices and pipes cannot be cut, and need not be.
  if (untouched_ == Untouched::kExisting && ::ftruncate(descriptor_, 0) != 0 && errno != EINVAL) {
    note_failure(errno);
  }
  untouched_ = Untouched::kNo;
}

void Output::flush() {
  hand_over(buffer_);
  buffer_.clear();
}

void Output::hand_over(std::string_view text) {
  if (!text.empty()) touch();
  while (!text.empty() && !failed_ && !reader_gone_) {
    const ::ssize_t written = ::write(descriptor_, text.data(), text.size());
    if (written >= 0) {
      text.remove_prefix(static_cast<std::size_t>(written));
    } else if (errno != EINTR) {
      note_failure(errno);
    }
  }
}

Status Output::finish() {
  flush();
  touch();
  close_file();
  return failed_ ? Status(failure_) : Status();
}

Status Output::finish_after_failure() {
  flush();
  if (std::exchange(untouched_, Untouched::kNo) == Untouched::kCreated) ::unlink(name_.c_str());
  close_file();
  return failed_ ? Status(failure_) : Status();
}

void Output::note_failure(int system_error) {
  if (system_error == EPIPE) {
    reader_gone_ = true;
  } else if (!failed_) {
    failed_ = true;
    failure_ = file_error(name_, "cannot be written", system_error);
  }
}

bool Output::is_terminal() const { return ::isatty(descriptor_) == 1; }

}  // namespace nonet
