// Reading and writing that end at a stop request: the first Ctrl-C works while a pipe has no reader
// or no writer, while a terminal waits for a line, and while a program behind the pipe sleeps.
//
// Signals are awaited by a thread (signals.h), so no call of the system is interrupted by them:
// whatever may wait is asked with poll() first, a tenth of a second at a time.
#pragma once

#include <cstddef>
#include <span>
#include <stop_token>
#include <streambuf>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "files/descriptor.h"

namespace nonet {

// For reading. A pipe is opened at once: reading from it waits for a writer.
Result<Descriptor> open_to_read(const std::string& name);

// What is written to as it stands, nothing beside it: pipes, terminals and other devices, and names
// of open descriptors, such as /dev/stdout. A disk is none: results there are surely a mistake.
bool is_written_in_place(const std::string& name);
// For writing there. Waits for the reader of a named pipe. The name of a descriptor gives what it
// has open, at its place: the file behind it, opened anew, would begin at its start.
Result<Descriptor> open_to_write(const std::string& name, const std::stop_token& stop);

// The number of bytes read, 0 at the end, after a failure (then `system_error` is set) and when
// stopped.
std::size_t read_some(int descriptor, std::span<char> into, const std::stop_token& stop,
                      int& system_error);

// Like write_all() of files/descriptor.h, but where the descriptor may wait, and after a stop was
// requested, it gives the reader another second and then gives up with ECANCELED.
Written write_stoppably(int descriptor, std::string_view text, const std::stop_token& stop);

// The whole text of a small file, such as weights. An error where it holds more than `most` bytes,
// as a device would for ever, where reading was stopped, and, before more of it is read, where
// `mark` does not stand in its first kilobyte.
Result<std::string> read_small_file(const std::string& name, std::size_t most,
                                    const std::stop_token& stop, std::string_view mark = {});

// Reads a descriptor block by block.
class StoppableBuffer : public std::streambuf {
 public:
  StoppableBuffer(int descriptor, std::stop_token stop);

  // The system's error that ended the reading, or 0.
  [[nodiscard]] int failure() const { return failure_; }
  // Would the next character be there without waiting?
  [[nodiscard]] bool has_more_ready() const;

 protected:
  int_type underflow() override;

 private:
  int descriptor_;
  std::stop_token stop_;
  std::vector<char> block_;
  int failure_ = 0;
};

}  // namespace nonet
