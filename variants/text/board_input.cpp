#include "variants/text/board_input.h"

#include <filesystem>
#include <system_error>
#include <utility>

#include "formats/link_format.h"

namespace nonet::variants {
namespace {

// Whether a file name is in fact a puzzle.
bool is_board_itself(const std::string& name, const Geometry& geometry) {
  std::error_code ignored;
  const bool may_be = is_link(name) || name.starts_with('{') ||
                      (name.size() >= static_cast<std::size_t>(geometry.cells()) &&
                       name.find('/') == std::string::npos);
  return may_be && !std::filesystem::exists(name, ignored);
}

}  // namespace

BoardInput::BoardInput(std::vector<std::string> names, const Geometry& geometry,
                       std::stop_token stop, Share share)
    : names_(std::move(names)), geometry_(&geometry), stop_(std::move(stop)), share_(share) {
  if (names_.empty()) names_.emplace_back("-");
}

std::vector<Result<BoardRecord>> BoardInput::next_chunk(std::size_t most) {
  std::vector<Result<BoardRecord>> chunk;
  bool ended = false;
  do {
    chunk = next_of_whole(most);
    ended = chunk.empty();
    keep_share(chunk);
  } while (chunk.empty() && !ended);
  return chunk;
}

void BoardInput::keep_share(std::vector<Result<BoardRecord>>& chunk) {
  std::erase_if(chunk, [&](const Result<BoardRecord>&) { return !share_.has(++items_); });
  for (Result<BoardRecord>& record : chunk) {
    if (record) record->ordinal = ++records_;
  }
}

std::vector<Result<BoardRecord>> BoardInput::next_of_whole(std::size_t most) {
  std::vector<Result<BoardRecord>> chunk;
  while (chunk.size() < most && !stop_.stop_requested()) {
    if (!reader_ && !open_next(chunk)) break;
    if (auto record = reader_->next()) {
      found_ = true;
      chunk.push_back(*std::move(record));
      if (!input_->has_more_ready()) break;
    } else {
      close(chunk);
    }
  }
  return chunk;
}

bool BoardInput::open_next(std::vector<Result<BoardRecord>>& chunk) {
  while (next_name_ < names_.size()) {
    const std::string& name = names_[next_name_++];
    auto input = InputStream::named(name, is_board_itself(name, *geometry_), stop_);
    if (!input) {
      chunk.emplace_back(input.error());
      continue;
    }
    input_ = *std::move(input);
    reader_ = std::make_unique<BoardReader>(input_->stream(), input_->name(), *geometry_);
    found_ = false;
    return true;
  }
  return false;
}

void BoardInput::close(std::vector<Result<BoardRecord>>& chunk) {
  // A stop may come before the first record.
  if (auto error = input_->last_word(found_ || stop_.stop_requested())) {
    chunk.emplace_back(*std::move(error));
  }
  reader_.reset();
  input_.reset();
}

}  // namespace nonet::variants
