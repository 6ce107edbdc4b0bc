// The destination of results: standard output, a pipe or device, or a file, which is written beside
// its target and replaces it when complete (files/atomic_file.h). Buffered; every write is checked,
// so that a full disk is an error and not a short file; a reader that went away is not an error.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <stop_token>
#include <string>
#include <string_view>
#include <utility>

#include "base/result.h"
#include "files/atomic_file.h"
#include "files/descriptor.h"

namespace nonet {

// The value of incomplete results: the beginning of a list of puzzles is useful, half a book is
// not.
enum class Unfinished : std::uint8_t { kKept, kRemoved };

class Output {
 public:
  // Standard output. Waiting for its reader ends at a stop request.
  explicit Output(std::stop_token stop = {});
  // "-" is standard output. The file's contents stay until finish().
  static Result<Output> to_file(const std::string& path, std::stop_token stop = {});

  // A whole file at once.
  static Status write_file(const std::string& path, std::string_view bytes);

  Output(Output&&) noexcept = default;
  Output& operator=(Output&&) noexcept = default;
  Output(const Output&) = delete;
  Output& operator=(const Output&) = delete;
  // Without finish() a file stays as it was.
  ~Output() = default;

  // From now on `first` is called each time before data is handed to the system, for instance to
  // store it first; empty: no call. It releases data by the next two functions.
  void before_handing_over(std::function<void()> first) {
    first_ = std::move(first);
    drops_ = false;
  }
  // Everything written so far may go out in any case.
  void let_go() { free_bytes_ = buffer_.size(); }
  // Data written since then never goes out, nor does data written before the next call of
  // before_handing_over().
  void drop_held();

  // See AtomicFile. REQUIRES: is_file().
  void replace_only(std::function<Result<bool>(const std::string&)> may_be_replaced) {
    file_->replace_only(std::move(may_be_replaced));
  }

  // Buffers the text. After a failure it is dropped.
  void write(std::string_view text);
  // The same for text around the results, such as column names: if nothing else is written there
  // are no results.
  void write_frame(std::string_view text);
  // Hands everything to the system.
  void flush();
  // The results are complete: flush(), and the file replaces its target. Returns the first failure
  // of all writes, if any; then the old file stays.
  Status finish();
  // The results ended early: the old file stays. Returns the name of the file with the incomplete
  // results; empty if there are none, if they are not kept, or if they went to no file.
  std::string end_unfinished(Unfinished worth);

  // Whether more than the frame was handed over.
  [[nodiscard]] bool has_results() const { return whole_bytes_ > frame_bytes_; }
  [[nodiscard]] bool failed() const { return failed_; }
  // The error of failed().
  [[nodiscard]] const Error& failure() const { return failure_; }
  // The reader of our pipe went away: continuing is useless, but it is not an error.
  [[nodiscard]] bool reader_gone() const { return reader_gone_; }
  [[nodiscard]] bool is_terminal() const;
  // A file that replaces its target when complete.
  [[nodiscard]] bool is_file() const { return file_.has_value(); }
  // Whether finish() replaces an existing file.
  [[nodiscard]] bool replaces_file() const { return file_ && file_->replaces(); }
  // The file's name, or "standard output".
  [[nodiscard]] const std::string& name() const { return name_; }

 private:
  Output(std::string name, std::stop_token stop);
  Written hand_to_system(std::string_view text);
  void hand_over(std::string_view text);
  void note_failure(int system_error);

  std::string name_;
  std::stop_token stop_;
  std::optional<AtomicFile> file_;  // else the results go to a descriptor:
  Descriptor descriptor_;           // our own, else standard output
  std::function<void()> first_;     // called before data goes out
  std::string buffer_;
  std::size_t free_bytes_ = 0;  // bytes of the buffer released by let_go()
  std::size_t frame_bytes_ = 0;
  std::size_t whole_bytes_ = 0;  // handed over, without a torn line
  Error failure_;
  bool failed_ = false;
  bool reader_gone_ = false;
  bool drops_ = false;  // drop_held(): drop everything written
};

}  // namespace nonet
