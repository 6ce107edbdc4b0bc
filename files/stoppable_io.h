// Reading and writing that end at a stop request: the first Ctrl-C works while a pipe has no reader
// or no writer, while a terminal waits for a line, and while a program behind the pipe sleeps.
//
// A thread waits for signals (signals.h), so they interrupt no system call: every descriptor that
// may block is polled first, a tenth of a second at a time.
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

// Opens for reading. A pipe is opened at once: reading from it waits for a writer.
Result<Descriptor> open_to_read(const std::string& name);

// Whether output goes directly to the name, with no file beside it: pipes, terminals and other
// devices, and names of open descriptors, such as /dev/stdout. Not disks: results there are surely
// a mistake.
bool is_written_in_place(const std::string& name);
// Opens such a name for writing. Waits for the reader of a named pipe. The name of a descriptor
// gives that descriptor, at its current position: opening the file behind it anew would begin at
// its start.
Result<Descriptor> open_to_write(const std::string& name, const std::stop_token& stop);

// The number of bytes read; 0 at the end, after a failure (then `system_error` is set) and after a
// stop.
std::size_t read_some(int descriptor, std::span<char> into, const std::stop_token& stop,
                      int& system_error);

// Like write_all() of files/descriptor.h, but if the descriptor may block, and a stop was
// requested, it gives the reader another second and then gives up with ECANCELED.
Written write_stoppably(int descriptor, std::string_view text, const std::stop_token& stop);

// The whole text of a small file, such as weights. An error if it has more than `most` bytes, as an
// endless device has, if reading was stopped, or, before more of it is read, if its first kilobyte
// lacks `mark`.
Result<std::string> read_small_file(const std::string& name, std::size_t most,
                                    const std::stop_token& stop, std::string_view mark = {});

// Reads a descriptor block by block.
class StoppableBuffer : public std::streambuf {
 public:
  StoppableBuffer(int descriptor, std::stop_token stop);

  // The system's error that ended the reading, or 0.
  [[nodiscard]] int failure() const { return failure_; }
  // Whether the next character is available without waiting.
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
