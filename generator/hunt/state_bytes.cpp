#include "generator/hunt/state_bytes.h"

#include <bit>

namespace nonet {

void StateWriter::real(double value) { number(std::bit_cast<std::uint64_t>(value)); }

void StateWriter::text(std::string_view text) {
  number(text.size());
  for (const char c : text) bytes_.push_back(static_cast<std::byte>(c));
}

bool StateReader::take(std::size_t size) {
  good_ = good_ && size <= bytes_.size() - at_;
  return good_;
}

std::uint64_t StateReader::number() {
  if (!take(8)) return 0;
  std::uint64_t value = 0;
  for (int byte = 0; byte < 8; ++byte) {
    value |= std::to_integer<std::uint64_t>(bytes_[at_++]) << (8 * byte);
  }
  return value;
}

std::uint64_t StateReader::count(std::uint64_t most) {
  const std::uint64_t value = number();
  good_ = good_ && value <= most;
  return good_ ? value : 0;
}

double StateReader::real() { return std::bit_cast<double>(number()); }

std::string StateReader::text() {
  const std::uint64_t size = number();
  if (!take(size)) return {};
  std::string text;
  for (std::uint64_t i = 0; i < size; ++i) text += static_cast<char>(bytes_[at_++]);
  return text;
}

Grid StateReader::grid() {
  std::array<std::uint8_t, kCells> values{};
  if (!take(kCells)) return {};
  for (std::uint8_t& value : values) {
    value = std::to_integer<std::uint8_t>(bytes_[at_++]);
    good_ = good_ && value <= kSize;
  }
  return good_ ? Grid::from_values(values) : Grid();
}

}  // namespace nonet
