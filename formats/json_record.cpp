#include "formats/json_record.h"

#include <algorithm>
#include <array>
#include <string>
#include <utility>
#include <vector>

#include "formats/fpuzzles_format.h"
#include "formats/ipuz_format.h"
#include "formats/json_format.h"
#include "formats/json_object.h"
#include "formats/sudokupad_format.h"
#include "formats/symbols.h"

namespace nonet {
namespace {

constexpr std::string_view kIpuzCall = "ipuz(";

// The members that identify a document. The first one present decides.
struct Document {
  std::string_view member;
  Format format;
  Result<PuzzleText> (*parse)(std::string_view text, const Place& place);
};
constexpr std::array kDocuments = {
    Document{"kind", Format::kIpuz, parse_ipuz_object},
    Document{"grid", Format::kFpuzzles, parse_fpuzzles_object},
    Document{"cells", Format::kFpuzzles, parse_sudokupad_object},
};

// A line that ends with one of these continues in the next line.
bool goes_on(std::string_view line) {
  constexpr std::string_view kOpen = "{[(,:";
  const std::string_view text = trimmed(line);
  return !text.empty() && kOpen.find(text.back()) != std::string_view::npos;
}

// Whether the line cannot belong to an unfinished object.
bool begins_another(std::string_view line) {
  if (line.starts_with('{')) return true;
  return line.size() >= kCells && std::ranges::all_of(line.substr(0, kCells), is_cell_symbol);
}

// Adds the lines up to the end of the object; the line after it becomes current.
void take_more_lines(TextSource& source, ObjectEnd& end, std::string& text) {
  while (const auto line = source.peek()) {
    if (source.line_is_cut() || begins_another(*line) || text.size() > kLongestDocument) return;
    text += '\n';
    text += *line;
    const bool ended = end.feed(*line);
    source.advance();
    if (ended) return;
  }
}

const Document* document_of(const std::vector<Field>& members) {
  for (const Document& document : kDocuments) {
    if (std::ranges::find(members, document.member, &Field::key) != members.end()) return &document;
  }
  return nullptr;
}

bool is_own_line(const std::vector<Field>& members) {
  const auto puzzle = std::ranges::find(members, "puzzle", &Field::key);
  return puzzle != members.end() && puzzle->kind == FieldKind::kText;
}

JsonRecord record_of(std::string_view text, Place place, std::optional<Format> forced) {
  if (trimmed(text).starts_with(kIpuzCall) || forced == Format::kIpuz) {
    return {parse_ipuz_object(text, place), Format::kIpuz};
  }
  Result<std::vector<Field>> members = members_of_object(text, place);
  if (!members) return {std::move(members).error(), forced.value_or(Format::kJsonl)};
  const Document* document = is_own_line(*members) ? nullptr : document_of(*members);
  if (document == nullptr || forced == Format::kJsonl) {
    return {puzzle_of_members(std::move(*members), std::move(place)), Format::kJsonl};
  }
  return {document->parse(text, place), document->format};
}

}  // namespace

bool begins_json(std::string_view text) {
  return text.starts_with('{') || text.starts_with(kIpuzCall);
}

std::string take_json_object(TextSource& source) {
  std::string text(*source.peek());
  ObjectEnd end;
  const bool goes_on_below = !end.feed(text) && goes_on(text);
  source.advance();
  if (goes_on_below) take_more_lines(source, end, text);
  return text;
}

JsonRecord read_json_record(TextSource& source, std::optional<Format> forced) {
  Place place = source.place(1);
  return record_of(take_json_object(source), std::move(place), forced);
}

}  // namespace nonet
