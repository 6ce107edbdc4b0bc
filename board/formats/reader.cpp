#include "board/formats/reader.h"

#include <array>
#include <sstream>
#include <utility>

#include "board/formats/line_format.h"
#include "board/formats/symbols.h"
#include "board/formats/text_source.h"

namespace nonet {
namespace {

using Record = Result<PuzzleText>;

// What a file that is no text starts with, and what to tell its owner.
struct Signature {
  std::string_view start;
  std::string_view reason;
};
constexpr std::array kSignatures = {
    Signature{"\x1f\x8b",
              "gzip-compressed data, not text: unpack it first (zcat FILE | nonet ...)"},
    Signature{"\x28\xb5\x2f\xfd",
              "zstd-compressed data, not text: unpack it first (zstdcat FILE | nonet ...)"},
    Signature{"PK\x03\x04", "a zip archive, not text: unpack it first"},
    Signature{"%PDF-", "a PDF document, not a puzzle text"},
    Signature{"\x89PNG", "a PNG image, not a puzzle text"},
    Signature{"SQLite format 3", "an SQLite database, not a puzzle text: give it with --db"},
    Signature{"\xff\xfe", "UTF-16 text: save it as UTF-8"},
    Signature{"\xfe\xff", "UTF-16 text: save it as UTF-8"},
};

constexpr std::string_view kByteOrderMark = "\xef\xbb\xbf";
constexpr std::size_t kProbe = 4096;

constexpr bool is_control(char c) {
  return static_cast<unsigned char>(c) < ' ' && c != '\t' && c != '\r' && c != '\n' && c != '\f';
}

// Why the start of a file cannot be text, or empty.
std::string reason_not_text(std::string_view start) {
  for (const Signature& signature : kSignatures) {
    if (start.starts_with(signature.start)) return std::string(signature.reason);
  }
  const std::string_view probe = start.substr(0, kProbe);
  for (std::size_t at = 0; at < probe.size(); ++at) {
    if (is_control(probe[at])) {
      return "binary data, not text (" + shown(probe, at) + " at offset " + std::to_string(at) +
             ")";
    }
  }
  return {};
}

Format recognise(std::string_view line) {
  return is_sukaku_line(line) ? Format::kSukaku : Format::kLine;
}

}  // namespace

class PuzzleReader::Machine {
 public:
  Machine(std::istream& in, std::string source, std::optional<Format> format)
      : source_(in, std::move(source)), forced_(format) {}

  std::optional<Record> next() {
    if (!started_) {
      started_ = true;
      if (auto refusal = start()) return refusal;
    }
    while (const auto line = source_.peek()) {
      const std::string_view text = trimmed(*line);
      if (!text.empty() && text.front() != '#') return record(*line);
      source_.advance();
    }
    return ending();
  }

  [[nodiscard]] std::optional<Format> format() const { return last_; }

 private:
  // Looks at the first bytes of the input; an error where they are no text.
  std::optional<Record> start() {
    (void)source_.peek();
    if (source_.ahead().starts_with(kByteOrderMark)) source_.skip(kByteOrderMark.size());
    std::string reason = reason_not_text(source_.ahead());
    if (reason.empty()) return std::nullopt;
    source_.end_here();
    return Error{ErrorKind::kInput, std::move(reason), {source_.name(), 0, 0}};
  }

  Record record(std::string_view line) {
    last_ = forced_ ? *forced_ : recognise(line);
    Place place = source_.place(1);
    Record result = *last_ == Format::kSukaku ? parse_sukaku(line, std::move(place))
                                              : parse_line(line, std::move(place));
    source_.advance();
    return result;
  }

  std::optional<Record> ending() {
    if (failure_told_ || source_.failure().empty()) return std::nullopt;
    failure_told_ = true;
    return Error{ErrorKind::kFile, source_.failure(), source_.place(0)};
  }

  TextSource source_;
  std::optional<Format> forced_;
  std::optional<Format> last_;
  bool started_ = false;
  bool failure_told_ = false;
};

PuzzleReader::PuzzleReader(std::istream& in, std::string source, std::optional<Format> format)
    : machine_(std::make_unique<Machine>(in, std::move(source), format)) {}
PuzzleReader::~PuzzleReader() = default;
PuzzleReader::PuzzleReader(PuzzleReader&&) noexcept = default;
PuzzleReader& PuzzleReader::operator=(PuzzleReader&&) noexcept = default;

std::optional<Result<PuzzleText>> PuzzleReader::next() { return machine_->next(); }
std::optional<Format> PuzzleReader::format() const { return machine_->format(); }

Result<PuzzleText> parse_puzzle(std::string_view text, std::string source,
                                std::optional<Format> format) {
  std::istringstream in{std::string(text)};
  PuzzleReader reader(in, source, format);
  std::optional<Result<PuzzleText>> first = reader.next();
  if (!first) return Error{ErrorKind::kInput, "no puzzle in it", {std::move(source), 0, 0}};
  if (first->ok()) {
    const std::optional<Result<PuzzleText>> second = reader.next();
    if (second && !second->ok()) return second->error();
    if (second) return Error{ErrorKind::kInput, "a second puzzle follows", (*second)->place};
  }
  return std::move(*first);
}

}  // namespace nonet
