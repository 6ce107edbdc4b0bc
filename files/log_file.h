// A text that only grows, line by line, while a program runs: tail -f shows it, and a killed
// program leaves its lines. An existing file is continued, but only if it is such a log.
#pragma once

#include <stop_token>
#include <string>
#include <string_view>

#include "base/result.h"
#include "files/descriptor.h"

namespace nonet {

class LogFile {
 public:
  // `mark`: the first line of logs of this kind, without its end. A nonempty file that does not
  // begin with it is left alone: an error of kind kFile. Waits for the reader of a pipe.
  static Result<LogFile> open(const std::string& path, std::string_view mark,
                              const std::stop_token& stop);

  // Hands the line, and its end, to the system at once.
  Status add(std::string_view line);

 private:
  LogFile(std::string path, Descriptor file) : path_(std::move(path)), file_(std::move(file)) {}

  std::string path_;
  Descriptor file_;
};

}  // namespace nonet
