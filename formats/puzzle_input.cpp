#include "formats/puzzle_input.h"

#include <algorithm>
#include <filesystem>
#include <string_view>
#include <sys/stat.h>
#include <system_error>
#include <unistd.h>
#include <utility>

#include "files/descriptor.h"
#include "files/stoppable_io.h"
#include "formats/input_stream.h"
#include "formats/link_format.h"
#include "formats/reader.h"

namespace nonet {
namespace {

constexpr std::size_t kBlock = std::size_t{1} << 18;

// Whether a file name is in fact a puzzle, or a link.
bool is_puzzle_itself(const std::string& name) {
  std::error_code ignored;
  const bool may_be = is_link(name) || (name.size() >= kCells && name.find('/') == name.npos);
  return may_be && !std::filesystem::exists(name, ignored);
}

}  // namespace

class PuzzleInput::Source {
 public:
  Source(std::unique_ptr<InputStream> input, std::optional<Format> format)
      : input_(std::move(input)), reader_(input_->stream(), input_->name(), format) {}

  void keep_records() { reader_.keep_records(); }
  void take_conflicts() { reader_.take_conflicts(); }

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

  // Takes the next plain lines into a chunk without anything else; false if there are none.
  bool read_lines_into(PuzzleChunk& chunk, std::size_t most) {
    const auto lines = reader_.plain_lines(most - chunk.size());
    if (lines.text.empty()) return false;
    if (chunk.lines.empty()) chunk.first_line = {input_->name(), lines.first_line, 1};
    chunk.lines += lines.text;
    return true;
  }

  // The error to report at the end of this source, if any.
  [[nodiscard]] std::optional<Error> last_word() const { return input_->last_word(found_); }

  [[nodiscard]] const PuzzleReader& reader() const { return reader_; }
  [[nodiscard]] bool has_more_ready() const { return input_->has_more_ready(); }

 private:
  std::unique_ptr<InputStream> input_;
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
                         std::stop_token stop, PlainLines plain_lines, Share share,
                         RecordTexts record_texts, Conflicts conflicts)
    : names_(std::move(names)),
      format_(format),
      stop_(std::move(stop)),
      plain_lines_(share.is_all() && record_texts == RecordTexts::kDropped ? plain_lines
                                                                           : PlainLines::kParsed),
      share_(share),
      record_texts_(record_texts),
      conflicts_(conflicts) {
  if (names_.empty()) names_.emplace_back("-");
}

PuzzleInput::~PuzzleInput() = default;

void PuzzleInput::begin_source(std::unique_ptr<InputStream> input) {
  source_ = std::make_unique<Source>(std::move(input), format_);
  if (record_texts_ == RecordTexts::kKept) source_->keep_records();
  if (conflicts_ == Conflicts::kTaken) source_->take_conflicts();
}

bool PuzzleInput::open_next(PuzzleChunk& chunk) {
  while (next_name_ < names_.size()) {
    const std::string& name = names_[next_name_++];
    auto input = InputStream::named(name, is_puzzle_itself(name), stop_);
    if (input) {
      begin_source(*std::move(input));
      return true;
    }
    chunk.misfits.push_back({chunk.puzzles.size(), input.error()});
  }
  return false;
}

PuzzleChunk PuzzleInput::next_chunk(std::size_t most) {
  if (ahead_) return *std::exchange(ahead_, std::nullopt);
  return read_chunk(most);
}

const PuzzleChunk& PuzzleInput::look_ahead(std::size_t most) {
  if (!ahead_) ahead_ = read_chunk(most);
  return *ahead_;
}

PuzzleChunk PuzzleInput::read_chunk(std::size_t most) {
  PuzzleChunk chunk;
  bool ended = false;
  do {
    chunk = next_of_whole(most);
    ended = chunk.empty();
    if (!share_.is_all()) keep_share(chunk);
  } while (chunk.empty() && !ended);
  chunk.first = read_ + 1;
  read_ += chunk.size();
  return chunk;
}

void PuzzleInput::keep_share(PuzzleChunk& chunk) {
  PuzzleChunk kept;
  auto misfit = chunk.misfits.begin();
  for (std::size_t i = 0;; ++i) {
    for (; misfit != chunk.misfits.end() && misfit->after == i; ++misfit) {
      if (!share_.has(++records_)) continue;
      kept.misfits.push_back({kept.puzzles.size(), std::move(misfit->error)});
    }
    if (i == chunk.puzzles.size()) break;
    if (share_.has(++records_)) kept.puzzles.push_back(std::move(chunk.puzzles[i]));
  }
  chunk = std::move(kept);
}

PuzzleChunk PuzzleInput::next_of_whole(std::size_t most) {
  PuzzleChunk chunk;
  while (chunk.size() + chunk.misfits.size() < most && !stop_.stop_requested()) {
    if (!source_ && !open_next(chunk)) break;
    if (!read_more(chunk, most)) break;
  }
  return chunk;
}

// False if the chunk must end here.
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
  if (!has_first_) {
    has_first_ = true;
    first_columns_ = source_->reader().columns();
  }
  // The first record is needed to know whether plain lines follow.
  const bool first = read_ + chunk.size() + chunk.misfits.size() == 1;
  return source_->has_more_ready() && !(first && plain_lines_ == PlainLines::kAsText);
}

std::uint64_t count_lines(const std::vector<std::string>& names) {
  std::uint64_t lines = 0;
  std::vector<char> block(kBlock);
  for (const std::string& name : names) {
    const auto file = open_to_read(name);
    struct stat status {};
    if (!file || ::fstat(file->number(), &status) != 0 || !S_ISREG(status.st_mode)) return 0;
    for (::ssize_t size = 0; (size = ::read(file->number(), block.data(), block.size())) > 0;) {
      lines += static_cast<std::uint64_t>(std::count(block.begin(), block.begin() + size, '\n'));
    }
  }
  return lines;
}

}  // namespace nonet
