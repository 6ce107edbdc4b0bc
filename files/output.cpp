#include "files/output.h"

#include <algorithm>
#include <cerrno>
#include <unistd.h>
#include <utility>

#include "files/file_error.h"
#include "files/stoppable_io.h"

namespace nonet {
namespace {

constexpr std::size_t kFlushSize = std::size_t{1} << 18;

}  // namespace

Output::Output(std::stop_token stop) : Output("standard output", std::move(stop)) {}

Output::Output(std::string name, std::stop_token stop)
    : name_(std::move(name)), stop_(std::move(stop)) {}

Result<Output> Output::to_file(const std::string& path, std::stop_token stop) {
  if (path == "-") return Output(std::move(stop));
  Output output(path, std::move(stop));
  if (is_written_in_place(path)) {
    auto descriptor = open_to_write(path, output.stop_);
    if (!descriptor) return descriptor.error();
    output.descriptor_ = std::move(*descriptor);
    return output;
  }
  auto file = AtomicFile::create(path);
  if (!file) return file.error();
  output.file_ = std::move(*file);
  return output;
}

Status Output::write_file(const std::string& path, std::string_view bytes) {
  auto file = to_file(path);
  if (!file) return file.error();
  file->write(bytes);
  return file->finish();
}

void Output::write(std::string_view text) {
  if (drops_) return;
  if (text.size() >= kFlushSize) {
    flush();
    if (first_) first_();
    if (!drops_) hand_over(text);
    return;
  }
  buffer_ += text;
  if (buffer_.size() >= kFlushSize) flush();
}

void Output::write_frame(std::string_view text) {
  frame_bytes_ += text.size();
  write(text);
}

void Output::flush() {
  if (first_ && !buffer_.empty()) first_();
  hand_over(buffer_);
  buffer_.clear();
  free_bytes_ = 0;
}

void Output::drop_held() {
  buffer_.resize(std::min(buffer_.size(), free_bytes_));
  drops_ = true;
}

Written Output::hand_to_system(std::string_view text) {
  if (file_) return file_->write(text);
  const int descriptor = descriptor_.is_open() ? descriptor_.number() : STDOUT_FILENO;
  return write_stoppably(descriptor, text, stop_);
}

void Output::hand_over(std::string_view text) {
  if (text.empty() || failed_ || reader_gone_) return;
  const Written written = hand_to_system(text);
  if (written.system_error == 0) {
    whole_bytes_ += text.size();
    return;
  }
  whole_bytes_ += text.substr(0, written.bytes).rfind('\n') + 1;  // npos + 1 is 0
  note_failure(written.system_error);
}

Status Output::finish() {
  flush();
  if (failed_) return failure_;
  if (file_) return std::exchange(file_, std::nullopt)->commit();
  if (const int failure = descriptor_.close(); failure != 0) note_failure(failure);
  return failed_ ? Status(failure_) : Status();
}

std::string Output::end_unfinished(Unfinished worth) {
  flush();
  descriptor_.close();
  auto file = std::exchange(file_, std::nullopt);
  if (!file || worth == Unfinished::kRemoved || !has_results()) return {};
  return file->keep_unfinished(whole_bytes_);
}

void Output::note_failure(int system_error) {
  if (system_error == EPIPE || system_error == ECANCELED) {
    reader_gone_ = true;
  } else if (!failed_) {
    failed_ = true;
    failure_ = unwritable(name_, system_error);
  }
}

bool Output::is_terminal() const {
  if (file_) return false;
  return ::isatty(descriptor_.is_open() ? descriptor_.number() : STDOUT_FILENO) == 1;
}

}  // namespace nonet
