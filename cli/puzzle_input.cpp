#include "cli/puzzle_input.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <fcntl.h>
#include <filesystem>
#include <istream>
#include <poll.h>
#include <streambuf>
#include <string_view>
#include <sys/stat.h>
#include <system_error>
#include <unistd.h>
#include <utility>

#include "formats/reader.h"

namespace nonet {
namespace {

constexpr std::size_t kBlock = std::size_t{1} << 18;
constexpr int kPollMilliseconds = 100;

// Reads a descriptor block by block, and sees a stop request while it waits for one.
class StoppableBuffer : public std::streambuf {
 public:
  StoppableBuffer(int descriptor, std::stop_token stop)
      : descriptor_(descriptor), stop_(std::move(stop)), block_(kBlock) {}

  [[nodiscard]] int failure() const { return failure_; }
  [[nodiscard]] bool has_more_ready() const {
    if (gptr() != egptr()) return true;
    pollfd waiting{.fd = descriptor_, .events = POLLIN, .revents = 0};
    return ::poll(&waiting, 1, 0) > 0;
  }

 protected:
  int_type underflow() override {
    while (!stop_.stop_requested()) {
      pollfd waiting{.fd = descriptor_, .events = POLLIN, .revents = 0};
      if (::poll(&waiting, 1, kPollMilliseconds) == 0) continue;
      const ::ssize_t size = ::read(descriptor_, block_.data(), block_.size());
      if (size > 0) {
        setg(block_.data(), block_.data(), block_.data() + size);
        return traits_type::to_int_type(block_.front());
      }
      if (size == 0) return traits_type::eof();
      if (errno != EINTR && errno != EAGAIN) {
        failure_ = errno;
        return traits_type::eof();
      }
    }
    return traits_type::eof();
  }

 private:
  int descriptor_;
  std::stop_token stop_;
  std::vector<char> block_;
  int failure_ = 0;
};

Error unreadable(const std::string& name, int system_error) {
  return {.kind = ErrorKind::kFile,
          .reason = "cannot be read: " + std::generic_category().message(system_error),
          .place = {.source = name}};
}

// A puzzle written out where a file name is expected.
bool is_puzzle_itself(const std::string& name) {
  std::error_code ignored;
  return name.size() >= kCells && name.find('/') == name.npos &&
         !std::filesystem::exists(name, ignored);
}

}  // namespace

class PuzzleInput::Source {
 public:
  Source(int descriptor, const std::string& name, std::optional<Format> format,
         const std::stop_token& stop)
      : descriptor_(descriptor),
        name_(name),
        buffer_(std::make_unique<StoppableBuffer>(descriptor, stop)),
        stream_(buffer_.get()),
        reader_(stream_, name, format) {}
  // A puzzle given as an argument.
  Source(const std::string& text, std::optional<Format> format)
      : name_("argument"),
        text_(std::make_unique<std::stringbuf>(text)),
        stream_(text_.get()),
        reader_(stream_, name_, format) {}
  Source(const Source&) = delete;
  Source& operator=(const Source&) = delete;
  ~Source() {
    if (descriptor_ > STDIN_FILENO) ::close(descriptor_);
  }

  // False at the end of this source.
  bool read_into(PuzzleChunk& chunk) {
    auto record = reader_.next();
    if (!record) return false;
    found_ = true;
    if (record->ok()) {
      chunk.puzzles.push_back(std::move(*record).value());
    } else {
      chunk.misfits.push_back({chunk.puzzles.size(), std::move(*record).error()});
    }
    return true;
  }

  // Plain lines that are next, into a chunk without anything else; false where there are none.
  bool read_lines_into(PuzzleChunk& chunk, std::size_t most) {
    const auto lines = reader_.plain_lines(most - chunk.size());
    if (lines.text.empty()) return false;
    if (chunk.lines.empty()) chunk.first_line = {name_, lines.first_line, 1};
    chunk.lines += lines.text;
    return true;
  }

  // What is to be said at the end of this source, if anything.
  [[nodiscard]] std::optional<Error> last_word() const {
    if (buffer_ && buffer_->failure() != 0) return unreadable(name_, buffer_->failure());
    if (found_) return std::nullopt;
    return Error{
        .kind = ErrorKind::kInput, .reason = "holds no puzzle", .place = {.source = name_}};
  }

  [[nodiscard]] bool has_more_ready() const { return !buffer_ || buffer_->has_more_ready(); }

 private:
  int descriptor_ = -1;
  std::string name_;
  std::unique_ptr<StoppableBuffer> buffer_;
  std::unique_ptr<std::stringbuf> text_;
  std::istream stream_;
  PuzzleReader reader_;
  bool found_ = false;
};

Place PuzzleChunk::last_place() const {
  if (lines.empty()) return puzzles.back().place;
  Place place = first_line;
  place.line += size() - 1;
  return place;
}

PuzzleInput::PuzzleInput(std::vector<std::string> names, std::optional<Format> format,
                         std::stop_token stop, PlainLines plain_lines)
    : names_(std::move(names)), format_(format), stop_(std::move(stop)), plain_lines_(plain_lines) {
  if (names_.empty()) names_.emplace_back("-");
}

PuzzleInput::~PuzzleInput() = default;

bool PuzzleInput::open_next(PuzzleChunk& chunk) {
  while (next_name_ < names_.size()) {
    const std::string& name = names_[next_name_++];
    if (is_puzzle_itself(name)) {
      source_ = std::make_unique<Source>(name, format_);
      return true;
    }
    const bool standard = name == "-";
    const int descriptor = standard ? STDIN_FILENO : ::open(name.c_str(), O_RDONLY | O_CLOEXEC);
    if (descriptor >= 0) {
      source_ =
          std::make_unique<Source>(descriptor, standard ? "standard input" : name, format_, stop_);
      return true;
    }
    chunk.misfits.push_back({chunk.puzzles.size(), unreadable(name, errno)});
  }
  return false;
}

PuzzleChunk PuzzleInput::next_chunk(std::size_t most) {
  PuzzleChunk chunk;
  chunk.first = read_ + 1;
  while (chunk.size() + chunk.misfits.size() < most && !stop_.stop_requested()) {
    if (!source_ && !open_next(chunk)) break;
    if (!read_more(chunk, most)) break;
  }
  read_ += chunk.size();
  return chunk;
}

// False where the chunk is to end here.
bool PuzzleInput::read_more(PuzzleChunk& chunk, std::size_t most) {
  if (plain_lines_ == PlainLines::kAsText && chunk.puzzles.empty() && chunk.misfits.empty()) {
    if (source_->read_lines_into(chunk, most)) return source_->has_more_ready();
    if (!chunk.lines.empty()) return false;
  }
  if (!source_->read_into(chunk)) {
    const auto last_word = source_->last_word();
    if (last_word && !stop_.stop_requested()) {
      chunk.misfits.push_back({chunk.puzzles.size(), *last_word});
    }
    source_.reset();
    return true;
  }
  // The first record tells whether plain lines follow.
  const bool first = read_ + chunk.size() + chunk.misfits.size() == 1;
  return source_->has_more_ready() && !(first && plain_lines_ == PlainLines::kAsText);
}

std::uint64_t count_lines(const std::vector<std::string>& names) {
  std::uint64_t lines = 0;
  std::vector<char> block(kBlock);
  for (const std::string& name : names) {
    const int descriptor = ::open(name.c_str(), O_RDONLY | O_CLOEXEC);
    struct stat status {};
    if (descriptor < 0 || ::fstat(descriptor, &status) != 0 || !S_ISREG(status.st_mode)) {
      if (descriptor >= 0) ::close(descriptor);
      return 0;
    }
    for (::ssize_t size = 0; (size = ::read(descriptor, block.data(), block.size())) > 0;) {
      lines += static_cast<std::uint64_t>(std::count(block.begin(), block.begin() + size, '\n'));
    }
    ::close(descriptor);
  }
  return lines;
}

}  // namespace nonet
