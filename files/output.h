// Where results go: standard output, a pipe or device, or a file, which is written beside its place
// and takes it when it is whole (files/atomic_file.h). Buffered; every write is checked, so that a
// full disk is an error and not a short file; a reader that went away is no error.
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

// What results are worth that ended too early: a list of puzzles is good as far as it goes, half a
// book is good for nothing.
enum class Unfinished : std::uint8_t { kKept, kRemoved };

class Output {
 public:
  // Standard output. Waiting for its reader ends when a stop is requested.
  explicit Output(std::stop_token stop = {});
  // "-" is standard output. What the file holds stays until finish().
  static Result<Output> to_file(const std::string& path, std::stop_token stop = {});

  // A whole file at once.
  static Status write_file(const std::string& path, std::string_view bytes);

  Output(Output&&) noexcept = default;
  Output& operator=(Output&&) noexcept = default;
  Output(const Output&) = delete;
  Output& operator=(const Output&) = delete;
  // Without finish() a file is as it was found.
  ~Output() = default;

  // From now on `first` is called each time before something is handed to the system, as to store
  // it first; empty: nothing is. It says what may go out by the next two.
  void before_handing_over(std::function<void()> first) {
    first_ = std::move(first);
    drops_ = false;
  }
  // All that was written so far may go out, whatever comes.
  void let_go() { free_bytes_ = buffer_.size(); }
  // What was written since then never goes out, nor does what is written before the next call of
  // before_handing_over().
  void drop_held();

  // See AtomicFile. REQUIRES: is_file().
  void replace_only(std::function<bool(const std::string&)> may_be_replaced) {
    file_->replace_only(std::move(may_be_replaced));
  }

  // Keeps the text until there is much of it. After a failure it is dropped.
  void write(std::string_view text);
  // The same for a text around the results, such as the names of columns: with nothing else
  // written there are none.
  void write_frame(std::string_view text);
  // Hands everything to the system.
  void flush();
  // The results are whole: flush(), and the file takes its place. The first failure of all writes,
  // if there was one; then the file that was there stands.
  Status finish();
  // The results ended early: the file that was there stands. The name of the file that holds them
  // as far as they go; empty where there are none, where they are not kept, or went to no file.
  std::string end_unfinished(Unfinished worth);

  // Was more handed over than the frame?
  [[nodiscard]] bool has_results() const { return whole_bytes_ > frame_bytes_; }
  [[nodiscard]] bool failed() const { return failed_; }
  // Of failed().
  [[nodiscard]] const Error& failure() const { return failure_; }
  // The reader of our pipe went away: there is no use in going on, and no error.
  [[nodiscard]] bool reader_gone() const { return reader_gone_; }
  [[nodiscard]] bool is_terminal() const;
  // A file that takes its place when it is whole.
  [[nodiscard]] bool is_file() const { return file_.has_value(); }
  // Does finish() take the place of a file that was there before?
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
  Descriptor descriptor_;           // of our own, else standard output
  std::function<void()> first_;     // what is done before anything goes out
  std::string buffer_;
  std::size_t free_bytes_ = 0;  // of the buffer: let_go()
  std::size_t frame_bytes_ = 0;
  std::size_t whole_bytes_ = 0;  // handed over, without a torn line
  Error failure_;
  bool failed_ = false;
  bool reader_gone_ = false;
  bool drops_ = false;  // drop_held(): whatever is written
};

}  // namespace nonet
