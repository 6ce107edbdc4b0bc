#include "formats/opensudoku_format.h"

#include <algorithm>
#include <array>
#include <pugixml.hpp>
#include <utility>

#include "formats/symbols.h"

namespace nonet {
namespace {

constexpr std::size_t kKeep = std::size_t{1} << 16;  // bytes read and done with before they are
                                                     // dropped
constexpr std::size_t kLongestTag = std::size_t{1} << 16;  // longer ones are damaged
constexpr std::string_view kCommentStart = "<!--";
constexpr std::string_view kCommentEnd = "-->";

struct Entity {
  char character;
  std::string_view code;
};
constexpr std::array kEntities = {Entity{'&', "&amp;"}, Entity{'<', "&lt;"}, Entity{'>', "&gt;"},
                                  Entity{'"', "&quot;"}};

std::string with_entities(std::string_view text) {
  std::string out;
  for (const char c : one_line(text)) {
    const auto entity = std::ranges::find(kEntities, c, &Entity::character);
    if (entity == kEntities.end()) {
      out += c;
    } else {
      out += entity->code;
    }
  }
  return out;
}

bool is_closing(std::string_view tag) { return tag.starts_with("</"); }

Error bad_tag(std::string reason, Place place) {
  return {ErrorKind::kInput, std::move(reason), std::move(place)};
}

Result<PuzzleText> game(const pugi::xml_node& element, std::string_view tag, Place place,
                        const std::string& folder) {
  const pugi::xml_attribute data = element.attribute("data");
  if (!data) return bad_tag("<game> has no data=\"81 digits\"", std::move(place));
  const std::string_view cells = data.value();
  const std::size_t offset = cells.empty() ? std::string_view::npos : tag.find(cells);
  if (offset != std::string_view::npos) place = place_within(std::move(place), tag, offset);
  if (cells.starts_with("version")) {
    return bad_tag("81 digits expected, found a game in progress", std::move(place));
  }
  const Result<Grid> grid = parse_cells(cells, place);
  if (!grid) return grid.error();
  PuzzleText puzzle;
  puzzle.givens = *grid;
  if (!folder.empty()) puzzle.set_field("folder", folder);
  puzzle.comment = one_line(element.attribute("note").value());
  puzzle.place = std::move(place);
  return puzzle;
}

}  // namespace

bool OpenSudokuReader::read_more(TextSource& source) {
  const auto line = source.peek();
  if (!line || source.line_is_cut()) return false;
  if (line_ == 0) line_ = source.line_number();
  if (at_ > kKeep) {
    text_.erase(0, at_);
    at_ = 0;
  }
  text_ += *line;
  text_ += '\n';
  source.advance();
  return true;
}

void OpenSudokuReader::leave(std::size_t bytes) {
  const Place after = place_within({{}, line_, column_}, ahead(), bytes);
  line_ = after.line;
  column_ = after.column;
  at_ += std::min(bytes, ahead().size());
}

bool OpenSudokuReader::have(TextSource& source, std::size_t bytes) {
  while (ahead().size() < bytes) {
    if (!read_more(source)) return false;
  }
  return true;
}

// Advances to the next '<'; false if the file ends first.
bool OpenSudokuReader::find_open(TextSource& source) {
  for (;;) {
    const std::size_t open = ahead().find('<');
    leave(std::min(open, ahead().size()));
    if (open != std::string_view::npos) return true;
    if (!read_more(source)) return false;
  }
}

void OpenSudokuReader::skip_comment(TextSource& source) {
  leave(kCommentStart.size());
  for (;;) {
    const std::size_t end = ahead().find(kCommentEnd);
    if (end != std::string_view::npos) return leave(end + kCommentEnd.size());
    leave(ahead().size() - std::min(ahead().size(), kCommentEnd.size() - 1));
    if (!read_more(source)) return leave(ahead().size());
  }
}

// The length of the tag at at_ in bytes; nullopt if another tag begins first or the file ends: no
// attribute may contain a '<'.
std::optional<std::size_t> OpenSudokuReader::end_of_tag(TextSource& source) {
  char quote = '\0';
  for (std::size_t offset = 1; offset < kLongestTag; ++offset) {
    if (!have(source, offset + 1)) return std::nullopt;
    const char c = ahead()[offset];
    if (c == '<') return std::nullopt;
    if (quote != '\0') {
      if (c == quote) quote = '\0';
    } else if (c == '"' || c == '\'') {
      quote = c;
    } else if (c == '>') {
      return offset + 1;
    }
  }
  return std::nullopt;
}

std::optional<Result<OpenSudokuReader::Tag>> OpenSudokuReader::next_tag(TextSource& source) {
  while (find_open(source)) {
    if (have(source, kCommentStart.size()) && ahead().starts_with(kCommentStart)) {
      skip_comment(source);
      continue;
    }
    Place place{source.name(), line_, column_};
    const auto length = end_of_tag(source);
    if (!length) {
      leave(1);
      ended_ = !source.peek() && ahead().find('<') == std::string_view::npos;
      return bad_tag("this tag is not closed", std::move(place));
    }
    Tag tag{std::string(ahead().substr(0, *length)), std::move(place)};
    leave(*length);
    const bool is_element = tag.text[1] != '!' && tag.text[1] != '?';
    if (is_element) return tag;
  }
  return std::nullopt;
}

// The result of the tag: a game, an error, or nothing for other tags.
std::optional<Result<PuzzleText>> OpenSudokuReader::take(const Tag& tag, TextSource& source) {
  if (is_closing(tag.text)) {
    if (tag.text.starts_with("</opensudoku")) end_root();
    return std::nullopt;
  }
  const bool whole = tag.text.ends_with("/>");
  std::string alone = tag.text;
  if (!whole) alone.insert(alone.size() - 1, 1, '/');
  pugi::xml_document document;
  const pugi::xml_parse_result parsed =
      document.load_buffer(alone.data(), alone.size(), pugi::parse_default, pugi::encoding_utf8);
  const pugi::xml_node element = document.first_child();
  const std::string_view name = element.name();
  if (where_ != Where::kInRoot && name != "opensudoku") {
    ended_ = true;
    source.end_here();
    return bad_tag("<opensudoku> expected, found " + excerpt(tag.text), tag.place);
  }
  if (!parsed)
    return bad_tag("this tag is damaged: " + lower_case(parsed.description()), tag.place);
  where_ = Where::kInRoot;
  if (name == "opensudoku" && whole) end_root();
  if (name == "folder") folder_ = element.attribute("name").value();
  if (name == "game") return game(element, tag.text, tag.place, folder_);
  return std::nullopt;
}

// Files may have been concatenated: another one may begin in the same line.
void OpenSudokuReader::end_root() {
  where_ = Where::kAfterRoot;
  ended_ = ahead().find('<') == std::string_view::npos;
}

std::optional<Result<PuzzleText>> OpenSudokuReader::end_of_file(TextSource& source) {
  ended_ = true;
  if (where_ == Where::kAfterRoot) return std::nullopt;
  const bool cut = source.peek().has_value();
  return Error{ErrorKind::kInput,
               cut ? "a line of more than 64 MiB" : "the file ends before </opensudoku>",
               {source.name(), cut ? source.line_number() : line_, 0}};
}

std::optional<Result<PuzzleText>> OpenSudokuReader::next(TextSource& source) {
  while (!ended_) {
    auto tag = next_tag(source);
    if (!tag) return end_of_file(source);
    if (!tag->ok()) return std::move(*tag).error();
    if (auto record = take(**tag, source)) return record;
  }
  return std::nullopt;
}

std::string opensudoku_header(const WriteOptions& options) {
  return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<opensudoku version=\"2\">\n<folder name=\"" +
         with_entities(options.folder) + "\" created=\"0\">\n";
}

std::string opensudoku_footer(const WriteOptions&) { return "</folder>\n</opensudoku>\n"; }

void append_opensudoku(std::string& out, const PuzzleText& puzzle, const WriteOptions&) {
  out += "<game created=\"0\" state=\"0\" time=\"0\" last_played=\"0\" data=\"";
  out += puzzle.givens.line('0');
  out += "\" note=\"" + with_entities(puzzle.comment) + "\" />\n";
}

}  // namespace nonet
