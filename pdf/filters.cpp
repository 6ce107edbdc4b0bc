#include "pdf/filters.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <cstdlib>
#include <fmt/format.h>
#include <optional>
#include <zlib.h>

#include "pdf/lexer.h"

namespace nonet {
namespace {

// --- Flate

class Inflater {
 public:
  explicit Inflater(std::string_view raw) {
    // zlib only reads this, through a pointer to bytes that are not const.
    // NOLINTNEXTLINE(cppcoreguidelines-pro-type-const-cast)
    stream_.next_in = reinterpret_cast<Bytef*>(const_cast<char*>(raw.data()));
    stream_.avail_in = static_cast<uInt>(raw.size());
    if (inflateInit(&stream_) != Z_OK) throw std::bad_alloc();
  }
  Inflater(const Inflater&) = delete;
  Inflater& operator=(const Inflater&) = delete;
  ~Inflater() { inflateEnd(&stream_); }

  // The next piece; empty at the end.
  std::string_view next() {
    if (ended_) return {};
    stream_.next_out = reinterpret_cast<Bytef*>(piece_.data());
    stream_.avail_out = static_cast<uInt>(piece_.size());
    const int state = inflate(&stream_, Z_NO_FLUSH);
    if (state == Z_MEM_ERROR) throw std::bad_alloc();
    ended_ = state == Z_STREAM_END;
    const std::string_view made(piece_.data(), piece_.size() - stream_.avail_out);
    if (!ended_ && (state != Z_OK || made.empty())) {
      throw PdfRefused("a compressed stream is damaged");
    }
    return made;
  }

 private:
  z_stream stream_{};
  std::array<char, std::size_t{1} << 16U> piece_{};
  bool ended_ = false;
};

void inflate_into(PdfBytes& out, std::string_view raw, const PdfFilterUse& /*use*/) {
  if (raw.empty()) return;
  Inflater inflater(raw);
  for (std::string_view piece = inflater.next(); !piece.empty(); piece = inflater.next()) {
    out.append(piece);
  }
}

// --- LZW

// Codes of nine to twelve bits, the highest bit first.
class LzwCodes {
 public:
  explicit LzwCodes(std::string_view raw) : raw_(raw) {}

  std::optional<unsigned> next(unsigned width) {
    while (count_ < width) {
      if (at_ >= raw_.size()) return std::nullopt;
      bits_ = bits_ << 8U | static_cast<unsigned char>(raw_[at_++]);
      count_ += 8;
    }
    count_ -= width;
    return static_cast<unsigned>(bits_ >> count_) & ((1U << width) - 1);
  }

 private:
  std::string_view raw_;
  std::size_t at_ = 0;
  std::uint64_t bits_ = 0;
  unsigned count_ = 0;
};

void lzw_into(PdfBytes& out, std::string_view raw, const PdfFilterUse& use) {
  constexpr unsigned kClear = 256;
  constexpr unsigned kEnd = 257;
  constexpr unsigned kCodes = 4096;
  std::vector<std::string> table;
  const auto clear = [&] {
    table.resize(kEnd + 1);
    for (unsigned i = 0; i < kClear; ++i) table[i] = std::string(1, static_cast<char>(i));
  };
  clear();
  LzwCodes codes(raw);
  std::string last;
  const std::size_t early = use.early_change ? 1 : 0;
  for (;;) {
    const std::size_t reach = table.size() + early;
    const auto code = codes.next(reach < 512 ? 9U : reach < 1024 ? 10U : reach < 2048 ? 11U : 12U);
    if (!code || *code == kEnd) return;
    if (*code == kClear) {
      clear();
      last.clear();
      continue;
    }
    const bool unknown = *code >= table.size();
    if (unknown && (last.empty() || *code > table.size())) {
      throw PdfRefused("a compressed stream is damaged");
    }
    const std::string text = unknown ? last + last.front() : table[*code];
    if (!last.empty() && table.size() < kCodes) table.push_back(last + text.front());
    out.append(text);
    last = text;
  }
}

// --- bytes as text

void hexadecimal_into(PdfBytes& out, std::string_view raw, const PdfFilterUse& /*use*/) {
  std::string digits;
  for (const char c : raw) {
    if (c == '>') break;
    if (!is_pdf_space(c)) digits += c;
  }
  if (digits.size() % 2 != 0) digits += '0';
  for (std::size_t i = 0; i < digits.size(); i += 2) {
    const std::array<char, 3> pair{digits[i], digits[i + 1], '\0'};
    char* end = nullptr;
    const auto byte = static_cast<char>(std::strtoul(pair.data(), &end, 16));
    if (end != pair.data() + 2) throw PdfRefused("a stream of hexadecimal digits is damaged");
    out.append({&byte, 1});
  }
}

// Five digits in base 85 are four bytes.
void base85_into(PdfBytes& out, std::string_view raw, const PdfFilterUse& /*use*/) {
  std::uint64_t value = 0;
  std::size_t digits = 0;
  const auto flush = [&](std::size_t count) {
    std::array<char, 4> bytes{};
    for (std::size_t i = 0; i < 4; ++i) bytes[i] = static_cast<char>(value >> (24 - 8 * i));
    out.append({bytes.data(), count});
    value = 0;
    digits = 0;
  };
  for (const char c : raw) {
    if (c == '~') break;
    if (is_pdf_space(c)) continue;
    if (c == 'z' && digits == 0) {
      flush(4);
      continue;
    }
    if (c < '!' || c > 'u') throw PdfRefused("a stream to the base 85 is damaged");
    value = value * 85 + static_cast<std::uint64_t>(c - '!');
    if (++digits == 5) flush(4);
  }
  if (digits < 2) return;
  const std::size_t bytes = digits - 1;
  for (; digits < 5; ++digits) value = value * 85 + 84;
  flush(bytes);
}

void run_lengths_into(PdfBytes& out, std::string_view raw, const PdfFilterUse& /*use*/) {
  constexpr std::size_t kEnd = 128;
  for (std::size_t at = 0; at < raw.size();) {
    const std::size_t length = static_cast<unsigned char>(raw[at++]);
    if (length == kEnd || at >= raw.size()) return;
    if (length < kEnd) {
      out.append(raw.substr(at, length + 1));
      at += length + 1;
    } else {
      out.append(std::string(257 - length, raw[at++]));
    }
  }
}

struct FilterRow {
  std::string_view name;
  std::string_view short_name;
  void (*into)(PdfBytes&, std::string_view, const PdfFilterUse&);
};
constexpr std::array kFilters{
    FilterRow{"/FlateDecode", "/Fl", inflate_into},
    FilterRow{"/LZWDecode", "/LZW", lzw_into},
    FilterRow{"/ASCIIHexDecode", "/AHx", hexadecimal_into},
    FilterRow{"/ASCII85Decode", "/A85", base85_into},
    FilterRow{"/RunLengthDecode", "/RL", run_lengths_into},
};

const FilterRow& row_of(std::string_view name) {
  const auto row = std::ranges::find_if(kFilters, [&](const FilterRow& each) {
    return name == each.name || name == each.short_name;
  });
  if (row == kFilters.end()) throw PdfRefused(fmt::format("a stream with the filter {}", name));
  return *row;
}

// --- predictors

// The one of left, above and corner that is nearest to left + above - corner (PNG, 9.4).
int paeth(int left, int above, int corner) {
  const int guess = left + above - corner;
  const int by_left = std::abs(guess - left);
  const int by_above = std::abs(guess - above);
  const int by_corner = std::abs(guess - corner);
  if (by_left <= by_above && by_left <= by_corner) return left;
  return by_above <= by_corner ? above : corner;
}

void undo_png_row(unsigned kind, std::string& row, const std::string& before, std::size_t pixel) {
  const auto byte = [](const std::string& text, std::size_t i) {
    return static_cast<int>(static_cast<unsigned char>(text[i]));
  };
  for (std::size_t i = 0; i < row.size(); ++i) {
    const int left = i >= pixel ? byte(row, i - pixel) : 0;
    const int above = byte(before, i);
    const int corner = i >= pixel ? byte(before, i - pixel) : 0;
    const std::array guesses{0, left, above, (left + above) / 2, paeth(left, above, corner)};
    row[i] = static_cast<char>(byte(row, i) + guesses[kind < guesses.size() ? kind : 0]);
  }
}

void undo_tiff_row(std::string& row, std::size_t pixel) {
  for (std::size_t i = pixel; i < row.size(); ++i) {
    row[i] = static_cast<char>(static_cast<unsigned char>(row[i]) +
                               static_cast<unsigned char>(row[i - pixel]));
  }
}

PdfBytes without_predictor(std::string_view data, const PdfPredictor& predictor,
                           PdfBudget& budget) {
  const bool png = predictor.kind >= 10;
  const std::size_t pixel = std::max<std::size_t>(1, predictor.colours * predictor.bits / 8);
  const std::size_t row_bytes = (predictor.colours * predictor.bits * predictor.columns + 7) / 8;
  // Rows may be declared longer than all the data, and must not be allocated then.
  if (row_bytes == 0 || row_bytes > data.size())
    throw PdfRefused("a stream whose predictor does not fit its bytes");
  PdfBytes out(budget);
  std::string before(row_bytes, '\0');
  while (!data.empty()) {
    const unsigned kind = png ? static_cast<unsigned char>(data.front()) : 0;
    if (png) data.remove_prefix(1);
    std::string row(data.substr(0, row_bytes));
    data.remove_prefix(row.size());
    if (png) {
      undo_png_row(kind, row, before, pixel);
    } else if (predictor.bits == 8) {
      undo_tiff_row(row, pixel);
    }
    out.append(row);
    row.resize(row_bytes);
    before.swap(row);
  }
  return out;
}

// Predictor parameters within sensible limits, so that products of them cannot overflow.
std::size_t figure(const PdfObject& parameters, std::string_view key, std::size_t usual,
                   const PdfResolve& resolve) {
  constexpr std::size_t kLargest = 1 << 16;
  return std::min(resolve(parameters.under(key)).size_or(usual), kLargest);
}

PdfFilterUse filter_use(const PdfObject& name, const PdfObject& parameters,
                        const PdfResolve& resolve) {
  return {.name = std::string(name.name()),
          .predictor = {.kind = figure(parameters, "/Predictor", 1, resolve),
                        .colours = figure(parameters, "/Colors", 1, resolve),
                        .bits = figure(parameters, "/BitsPerComponent", 8, resolve),
                        .columns = figure(parameters, "/Columns", 1, resolve)},
          .early_change = figure(parameters, "/EarlyChange", 1, resolve) != 0};
}

// Item `i` of a list; a single object counts as a list of one.
PdfObject item_of(const PdfObject& object, std::size_t i, const PdfResolve& resolve) {
  if (object.array() == nullptr) return i == 0 ? object : PdfObject();
  return i < object.array()->size() ? resolve((*object.array())[i]) : PdfObject();
}

}  // namespace

std::vector<PdfFilterUse> filters_of(const PdfObject& stream, const PdfResolve& resolve) {
  const PdfObject names = resolve(stream.under("/Filter"));
  const PdfObject parameters = resolve(stream.under("/DecodeParms"));
  if (names.is_null()) return {};
  const std::size_t count = names.array() != nullptr ? names.array()->size() : 1;
  if (count > kMostFilters) {
    throw PdfRefused(fmt::format("a stream through {} filters", count));
  }
  std::vector<PdfFilterUse> uses;
  for (std::size_t i = 0; i < count; ++i) {
    uses.push_back(
        filter_use(item_of(names, i, resolve), item_of(parameters, i, resolve), resolve));
  }
  return uses;
}

PdfBytes without_filters(std::string_view raw, const std::vector<PdfFilterUse>& filters,
                         PdfBudget& budget) {
  std::optional<PdfBytes> data;
  const auto view = [&] { return data ? data->view() : raw; };
  for (const PdfFilterUse& use : filters) {
    PdfBytes next(budget);
    row_of(use.name).into(next, view(), use);
    data.emplace(std::move(next));
    if (use.predictor.kind > 1 && !data->view().empty()) {
      data.emplace(without_predictor(data->view(), use.predictor, budget));
    }
  }
  if (data) return *std::move(data);
  PdfBytes plain(budget);
  plain.append(raw);
  return plain;
}

}  // namespace nonet
