#include "nonet/formats.h"

#include <array>
#include <fmt/format.h>
#include <istream>

#include "face/values.h"
#include "formats/catalog.h"
#include "formats/reader.h"
#include "formats/writer.h"
#include "nonet/solve.h"

namespace nonet::v0 {
namespace {

struct SiteRow {
  std::string_view key;
  LinkSite site;
};
constexpr std::array kSites = {
    SiteRow{"sudokuwiki", LinkSite::kSudokuWiki},
    SiteRow{"sudokuexchange", LinkSite::kSudokuExchange},
    SiteRow{"sudokupad", LinkSite::kSudokuPad},
};

Record record_of(const PuzzleText& text) {
  Record record{.givens = to_face(text.givens),
                .placed = to_face(text.placed),
                .comment = text.comment,
                .place = to_face(text.place)};
  if (text.marks) record.candidates = to_face(*text.marks);
  for (const nonet::Field& field : text.fields) {
    record.fields.push_back(
        {.key = field.key, .value = field.value, .is_json = field.kind == FieldKind::kJson});
  }
  return record;
}

PuzzleText text_of(const Record& record) {
  PuzzleText text;
  text.givens = to_inner(record.givens);
  text.placed = to_inner(record.placed);
  if (record.candidates) text.marks = to_inner(*record.candidates);
  text.comment = record.comment;
  for (const Field& field : record.fields) {
    text.set_field(field.key, field.value, field.is_json ? FieldKind::kJson : FieldKind::kText);
  }
  return text;
}

Error unknown_format(std::string_view key) {
  return request_error(fmt::format("{}: no such format", key));
}

struct WritePlan {
  Format format;
  nonet::WriteOptions options;
};

Result<WritePlan> writing_plan_of(const WriteOptions& options) {
  const FormatRow* row = find_format(options.format);
  if (row == nullptr) return unknown_format(options.format);
  for (const SiteRow& site : kSites) {
    if (site.key != options.site) continue;
    WritePlan plan{.format = row->id, .options = {}};
    plan.options.empty = options.empty;
    plan.options.site = site.site;
    plan.options.columns = options.columns;
    return plan;
  }
  return request_error(fmt::format("{}: no such site", options.site));
}

PuzzleText text_of(const Puzzle& puzzle) {
  PuzzleText text;
  text.givens = to_inner(puzzle.givens());
  return text;
}

template <typename Item>
Result<std::string> written(std::span<const Item> items, const WriteOptions& options) {
  const auto plan = writing_plan_of(options);
  if (!plan) return plan.error();
  std::string text = file_header(plan->format, plan->options);
  for (const Item& item : items) {
    append_puzzle(text, plan->format, text_of(item), plan->options);
  }
  return text + file_footer(plan->format, plan->options);
}

}  // namespace

std::vector<FormatInfo> formats() {
  std::vector<FormatInfo> infos;
  infos.reserve(kFormats.size());
  for (const FormatRow& row : kFormats) {
    infos.push_back({row.key, row.name, row.extensions, row.description});
  }
  return infos;
}

Result<Record> read_record(std::string_view text, std::string_view format) {
  std::optional<Format> wanted;
  if (!format.empty()) {
    const FormatRow* row = find_format(format);
    if (row == nullptr) return unknown_format(format);
    wanted = row->id;
  }
  const auto parsed = parse_puzzle(text, {}, wanted);
  if (!parsed) return to_face(parsed.error());
  return record_of(*parsed);
}

Result<Puzzle> read_puzzle(std::string_view text) {
  const auto record = read_record(text);
  if (!record) return record.error();
  auto puzzle = certify(record->givens);
  if (puzzle) return puzzle;
  Error error = puzzle.error();
  error.place = record->place;
  return error;
}

class Reader::Source : public PuzzleReader {
  using PuzzleReader::PuzzleReader;
};

Reader::Reader(std::istream& in, std::string source)
    : source_(std::make_unique<Source>(in, std::move(source))) {}
Reader::Reader(std::string_view text, std::string source)
    : source_(std::make_unique<Source>(text, std::move(source))) {}
Reader::~Reader() = default;
Reader::Reader(Reader&&) noexcept = default;
Reader& Reader::operator=(Reader&&) noexcept = default;

std::optional<Result<Record>> Reader::next() {
  const auto text = source_->next();
  if (!text) return std::nullopt;
  if (!*text) return to_face(text->error());
  return record_of(**text);
}

Result<std::string> write(std::span<const Record> records, const WriteOptions& options) {
  return written(records, options);
}

Result<std::string> write(std::span<const Puzzle> puzzles, const WriteOptions& options) {
  return written(puzzles, options);
}

}  // namespace nonet::v0
