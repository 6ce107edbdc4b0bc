#include "formats/reader.h"

#include <algorithm>
#include <array>
#include <exception>
#include <utility>
#include <vector>

#include "formats/block_format.h"
#include "formats/hodoku_format.h"
#include "formats/json_record.h"
#include "formats/labelled_line.h"
#include "formats/line_format.h"
#include "formats/link_format.h"
#include "formats/opensudoku_format.h"
#include "formats/symbols.h"
#include "formats/table_format.h"
#include "formats/text_source.h"
#include "formats/utf8.h"

namespace nonet {
namespace {

using Record = Result<PuzzleText>;

// The first bytes of a kind of file that is not text, and the advice to its owner.
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

// Shorter runs of plain lines are read one by one.
constexpr std::size_t kPlainRun = 64;

constexpr std::string_view kByteOrderMark = "\xef\xbb\xbf";
constexpr std::size_t kProbe = 4096;

// True for nearly every line of a long list, and for no comment, frame or heading.
bool starts_with_cells(std::string_view line) {
  return line.size() >= kCells && is_cell_symbol(line[0]) && is_cell_symbol(line[1]) &&
         is_cell_symbol(line[kCells - 1]);
}

constexpr bool is_never_in_text(char c) {
  return static_cast<unsigned char>(c) < ' ' && c != '\t' && c != '\r' && c != '\n' && c != '\f';
}

// Why the start of a file cannot be text, or empty. A control character in the first line is proof
// enough, unless that line is a record of its own; later ones are errors of their lines.
std::string reason_not_text(std::string_view start) {
  for (const Signature& signature : kSignatures) {
    if (start.starts_with(signature.start)) return std::string(signature.reason);
  }
  const std::string_view probe = start.substr(0, std::min(kProbe, start.find_first_of("\r\n")));
  if (starts_with_cells(probe) || begins_json(probe)) return {};
  const auto control = std::ranges::find_if(probe, is_never_in_text);
  if (control == probe.end()) return {};
  const auto at = static_cast<std::size_t>(control - probe.begin());
  return "binary data, not text (" + shown(probe, at) + " at offset " + std::to_string(at) + ")";
}

// The formats with one record per line and no state between them.
struct LineFormat {
  Format format;
  Record (*parse)(std::string_view text, Place line);
};
constexpr std::array kLineFormats = {
    LineFormat{Format::kLine, parse_line},     LineFormat{Format::kSdm, parse_line},
    LineFormat{Format::kSukaku, parse_sukaku}, LineFormat{Format::kHodoku, parse_hodoku},
    LineFormat{Format::kFpuzzles, parse_link}, LineFormat{Format::kUrl, parse_link},
};

constexpr bool is_block(Format format) {
  return format == Format::kSdk || format == Format::kSs || format == Format::kGrid ||
         format == Format::kPencilMarks;
}
constexpr bool is_json(Format format) {
  return format == Format::kJsonl || format == Format::kIpuz;
}
constexpr bool is_table(Format format) { return format == Format::kCsv || format == Format::kTsv; }

// The format of the record that starts with this line; an unknown one counts as a bad line of
// cells.
Format recognise(std::string_view line) {
  if (starts_with_cells(line)) return is_sukaku_line(line) ? Format::kSukaku : Format::kLine;
  const std::string_view text = trimmed(line);
  if (text.front() == '<') return Format::kOpenSudoku;
  if (begins_json(text)) return Format::kJsonl;
  if (text.front() == ':') return Format::kHodoku;
  if (is_link(text)) return is_fpuzzles_link(text) ? Format::kFpuzzles : Format::kUrl;
  if (is_sukaku_line(line)) return Format::kSukaku;
  if (is_block_row(line) || text.front() == '|') return Format::kGrid;
  if (is_table_header(text)) return Format::kCsv;
  return Format::kLine;
}

// The input need not be UTF-8; the reader's output is.
void make_utf8(PuzzleText& puzzle) {
  const auto convert = [](std::string& text) {
    if (!is_utf8(text)) text = utf8_text(text);
  };
  convert(puzzle.comment);
  for (Field& field : puzzle.fields) {
    convert(field.key);
    convert(field.value);
  }
}

// Lines outside records: headings of .sdk sections and remains of a frame.
bool is_decoration(std::string_view text) {
  return text.empty() || is_frame_line(text) || lower_case(text.substr(0, 9)) == "[puzzle]";
}

}  // namespace

class PuzzleReader::Machine {
 public:
  Machine(TextSource source, std::optional<Format> format)
      : source_(std::move(source)), forced_(format) {}

  void keep_records() {
    keeps_records_ = true;
    source_.keep_lines();
  }

  void take_conflicts() { takes_conflicts_ = true; }

  std::optional<Record> next() {
    std::optional<Record> record = next_whole();
    if (record && record->ok() && (*record)->conflict && !takes_conflicts_) {
      record = Error(*(*record)->conflict);
    }
    if (record && keeps_records_) {
      Place& place = record->ok() ? (*record)->place : record->error().place;
      place.record = std::make_shared<const std::string>(source_.take_kept_lines());
    }
    return record;
  }

  // A library's exception becomes an error of the record that caused it, except lack of memory.
  std::optional<Record> next_whole() {
    std::size_t line = source_.line_number();  // no Place, which copies the source's name
    try {
      std::optional<Record> record = next_record(line);
      if (record && record->ok()) make_utf8(**record);
      return record;
    } catch (const std::bad_alloc&) {
      throw;
    } catch (const std::exception& problem) {
      if (source_.peek() && source_.line_number() == line) source_.advance();
      return Error{ErrorKind::kInput,
                   std::string("cannot be read: ") + problem.what(),
                   {source_.name(), line, 1}};
    }
  }

  PlainLines plain_lines(std::size_t most) {
    const bool may_be_lines = !forced_ || *forced_ == Format::kLine || *forced_ == Format::kSdm;
    if (!started_ || !may_be_lines || table_ || xml_ || !source_.peek()) return {};
    const std::string_view ahead = source_.ahead();
    const std::size_t count = nonet::plain_lines(ahead, most);
    const std::string_view text = ahead.substr(0, count * kPlainLine);
    const bool to_the_end = ahead.size() - text.size() < kPlainLine;
    if (count == 0 || (count < std::min(kPlainRun, most) && !to_the_end)) return {};
    const PlainLines lines{text, source_.line_number()};
    last_ = forced_.value_or(Format::kLine);
    header_.clear();
    source_.advance(count, text.size());
    return lines;
  }

  [[nodiscard]] std::optional<Format> format() const { return last_; }
  [[nodiscard]] std::vector<std::string> columns() const {
    return table_ ? table_->columns() : std::vector<std::string>();
  }

 private:
  // Keeps `at_line` at the line being read.
  std::optional<Record> next_record(std::size_t& at_line) {
    if (!started_) {
      started_ = true;
      if (auto refusal = start()) return refusal;
    }
    if (xml_) {
      if (auto result = xml_->next(source_)) return result;
      xml_.reset();
    }
    while (const auto line = source_.peek()) {
      at_line = source_.line_number();
      const std::string_view text = trimmed(*line);
      if (source_.line_is_cut()) {
        Error error{ErrorKind::kInput, "a line of more than 64 MiB", source_.place(1)};
        source_.advance();
        return error;
      }
      if (text.starts_with('#') && (table_ || !is_numbered_line(text))) {
        take_header_line(text);
      } else if (starts_with_cells(*line) || !is_decoration(text)) {
        if (auto result = record(*line)) return result;
        continue;
      }
      source_.advance();
    }
    return ending();
  }

  // Checks the first bytes of the input; an error if they are not text.
  std::optional<Record> start() {
    (void)source_.peek();
    if (source_.ahead().starts_with(kByteOrderMark)) source_.skip(kByteOrderMark.size());
    std::string reason = reason_not_text(source_.ahead());
    if (reason.empty()) return std::nullopt;
    source_.end_here();
    return Error{ErrorKind::kInput, std::move(reason), {source_.name(), 0, 0}};
  }

  // The lines before a .sdk grid: #A author and so on.
  void take_header_line(std::string_view text) {
    constexpr std::size_t kMost = 32;
    if (header_.size() < kMost) header_.emplace_back(text);
  }

  // Reads the record that starts with the current line and advances past it; nullopt after the
  // header of a table or the end of an XML file.
  std::optional<Record> record(std::string_view line) {
    if (!table_) last_ = forced_ ? *forced_ : recognise(line);
    if (*last_ == Format::kOpenSudoku) {
      xml_.emplace();
      return xml_->next(source_);
    }
    if (is_block(*last_)) return block();
    if (is_json(*last_) || (*last_ == Format::kFpuzzles && begins_json(trimmed(line)))) {
      return json();
    }
    if (is_table(*last_) && !table_ && !is_row_without_header(line)) return table_header(line);
    Place place = source_.place(1);
    header_.clear();
    Record result =
        table_ ? table_->parse_row(line, std::move(place)) : line_parser()(line, std::move(place));
    source_.advance();
    return result;
  }

  // Whether a table's first line is a puzzle already: its rows are lines with text around the
  // cells.
  static bool is_row_without_header(std::string_view line) {
    return !is_table_header(trimmed(line)) && (starts_with_cells(line) || labelled_cells(line));
  }

  [[nodiscard]] Record (*line_parser() const)(std::string_view, Place) {
    const auto row = std::ranges::find(kLineFormats, *last_, &LineFormat::format);
    return row == kLineFormats.end() ? parse_line : row->parse;
  }

  Record json() {
    JsonRecord record = read_json_record(source_, forced_);
    header_.clear();
    last_ = record.format;
    return std::move(record.puzzle);
  }

  Record block() {
    Block block = read_block(source_, header_);
    header_.clear();
    last_ = forced_ ? *forced_ : block.format;
    return std::move(block.puzzle);
  }

  std::optional<Record> table_header(std::string_view line) {
    Result<TableReader> table = TableReader::from_header(line, source_.place(1), forced_);
    source_.advance();
    (void)source_.take_kept_lines();  // not part of any record
    if (!table) {
      source_.end_here();
      return std::move(table).error();
    }
    table_ = std::move(*table);
    last_ = table_->format();
    return std::nullopt;
  }

  std::optional<Record> ending() {
    if (failure_reported_ || source_.failure().empty()) return std::nullopt;
    failure_reported_ = true;
    return Error{ErrorKind::kFile, source_.failure(), source_.place(0)};
  }

  TextSource source_;
  std::optional<Format> forced_;
  std::optional<Format> last_;
  std::optional<TableReader> table_;     // once its header has been read
  std::optional<OpenSudokuReader> xml_;  // once the XML file has begun
  std::vector<std::string> header_;      // '#' lines since the last record
  bool started_ = false;
  bool failure_reported_ = false;
  bool keeps_records_ = false;
  bool takes_conflicts_ = false;
};

PuzzleReader::PuzzleReader(std::istream& in, std::string source, std::optional<Format> format)
    : machine_(std::make_unique<Machine>(TextSource(in, std::move(source)), format)) {}
PuzzleReader::PuzzleReader(std::string_view text, std::string source, std::optional<Format> format)
    : machine_(std::make_unique<Machine>(TextSource(text, std::move(source)), format)) {}
PuzzleReader::~PuzzleReader() = default;
PuzzleReader::PuzzleReader(PuzzleReader&&) noexcept = default;
PuzzleReader& PuzzleReader::operator=(PuzzleReader&&) noexcept = default;

void PuzzleReader::keep_records() { machine_->keep_records(); }
void PuzzleReader::take_conflicts() { machine_->take_conflicts(); }
std::optional<Result<PuzzleText>> PuzzleReader::next() { return machine_->next(); }
PuzzleReader::PlainLines PuzzleReader::plain_lines(std::size_t most) {
  return machine_->plain_lines(most);
}
std::optional<Format> PuzzleReader::format() const { return machine_->format(); }
std::vector<std::string> PuzzleReader::columns() const { return machine_->columns(); }

Result<PuzzleText> parse_puzzle(std::string_view text, std::string source,
                                std::optional<Format> format, Conflicts conflicts) {
  PuzzleReader reader(text, source, format);
  if (conflicts == Conflicts::kTaken) reader.take_conflicts();
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
