#include "formats/opensudoku_format.h"

#include <array>
#include <utility>

#include "formats/symbols.h"

namespace nonet {
namespace {

constexpr std::size_t kKeep = std::size_t{1} << 16;  // bytes left behind before they are dropped
constexpr std::size_t kLongestTag = std::size_t{1} << 20;
constexpr std::string_view kCommentStart = "<!--";
constexpr std::string_view kCommentEnd = "-->";
constexpr std::string_view kSpace = " \t\r\n";

struct Entity {
  std::string_view code;
  char character;
};
constexpr std::array kEntities = {Entity{"&amp;", '&'}, Entity{"&lt;", '<'}, Entity{"&gt;", '>'},
                                  Entity{"&quot;", '"'}, Entity{"&apos;", '\''}};

std::string with_entities(std::string_view text) {
  std::string out;
  for (const char c : one_line(text)) {
    std::string_view code;
    for (const Entity& entity : kEntities) {
      if (entity.character == c) code = entity.code;
    }
    if (code.empty()) {
      out += c;
    } else {
      out += code;
    }
  }
  return out;
}

std::string without_entities(std::string_view text) {
  std::string out;
  for (std::size_t at = 0; at < text.size();) {
    std::size_t length = 1;
    char character = text[at];
    for (const Entity& entity : kEntities) {
      if (!text.substr(at).starts_with(entity.code)) continue;
      character = entity.character;
      length = entity.code.size();
    }
    out += character;
    at += length;
  }
  return out;
}

std::string_view name_of(std::string_view tag) {
  return tag.substr(0, tag.find_first_of(" \t\r\n/"));
}

struct Attribute {
  std::string value;
  std::size_t offset;  // of the value in the tag
};

std::optional<Attribute> attribute(std::string_view tag, std::string_view name) {
  std::size_t at = name_of(tag).size();
  for (;;) {
    at = tag.find_first_not_of(kSpace, at);
    const std::size_t equals = tag.find('=', std::min(at, tag.size()));
    if (equals == std::string_view::npos) return std::nullopt;
    const std::size_t open = tag.find_first_not_of(kSpace, equals + 1);
    if (open == std::string_view::npos || (tag[open] != '"' && tag[open] != '\'')) {
      return std::nullopt;
    }
    const std::size_t close = tag.find(tag[open], open + 1);
    if (close == std::string_view::npos) return std::nullopt;
    std::string_view found = tag.substr(at, equals - at);
    found = found.substr(0, found.find_last_not_of(kSpace) + 1);
    if (found == name) {
      return Attribute{without_entities(tag.substr(open + 1, close - open - 1)), open + 1};
    }
    at = close + 1;
  }
}

// The place of a character inside a tag that may go over several lines.
Place inside(Place place, std::string_view tag, std::size_t offset) {
  ++place.column;  // the '<'
  for (const char c : tag.substr(0, offset)) {
    place.column = c == '\n' ? 1 : place.column + 1;
    place.line += c == '\n' ? 1U : 0U;
  }
  return place;
}

Result<PuzzleText> game(std::string_view tag, Place place, const std::string& folder) {
  const auto data = attribute(tag, "data");
  if (!data) return Error{ErrorKind::kInput, "<game> has no data=\"81 digits\"", std::move(place)};
  place = inside(std::move(place), tag, data->offset);
  if (data->value.starts_with("version")) {
    return Error{ErrorKind::kInput, "81 digits expected, found a game in progress",
                 std::move(place)};
  }
  const Result<Grid> grid = parse_cells(data->value, place);
  if (!grid) return grid.error();
  PuzzleText puzzle;
  puzzle.givens = *grid;
  if (!folder.empty()) puzzle.set_field("folder", folder);
  if (const auto note = attribute(tag, "note")) puzzle.comment = one_line(note->value);
  puzzle.place = std::move(place);
  return puzzle;
}

}  // namespace

bool OpenSudokuReader::read_more(TextSource& source) {
  const auto line = source.peek();
  if (!line) return false;
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
  for (const char c : std::string_view(text_).substr(at_, bytes)) {
    column_ = c == '\n' ? 1 : column_ + 1;
    line_ += c == '\n' ? 1U : 0U;
  }
  at_ += bytes;
}

// The offset after the '>' that ends the tag at at_, or npos where the file ends first.
std::size_t OpenSudokuReader::end_of_tag(TextSource& source) {
  char quote = '\0';
  const bool comment = std::string_view(text_).substr(at_).starts_with(kCommentStart);
  std::size_t offset = 0;  // from at_, which moves when text is dropped
  for (;; ++offset) {
    while (at_ + offset >= text_.size()) {
      if (offset > kLongestTag || !read_more(source)) return std::string::npos;
    }
    const char c = text_[at_ + offset];
    if (comment) {
      const std::string_view so_far = std::string_view(text_).substr(at_, offset + 1);
      if (offset > kCommentStart.size() && so_far.ends_with(kCommentEnd)) return offset + 1;
    } else if (quote != '\0') {
      if (c == quote) quote = '\0';
    } else if (c == '"' || c == '\'') {
      quote = c;
    } else if (c == '>') {
      return offset + 1;
    }
  }
}

std::optional<Result<OpenSudokuReader::Tag>> OpenSudokuReader::next_tag(TextSource& source) {
  for (;;) {
    std::size_t open = text_.find('<', at_);
    while (open == std::string::npos) {
      leave(text_.size() - at_);
      if (!read_more(source)) return std::nullopt;
      open = text_.find('<', at_);
    }
    leave(open - at_);
    Place place{source.name(), line_, column_};
    const std::size_t length = end_of_tag(source);
    if (length == std::string::npos) {
      return Error{ErrorKind::kInput, "this tag is not closed", std::move(place)};
    }
    const std::string_view whole = std::string_view(text_).substr(at_, length);
    const std::size_t start = at_;
    leave(length);
    if (whole.starts_with("<!") || whole.starts_with("<?")) continue;
    return Tag{std::string_view(text_).substr(start + 1, length - 2), std::move(place)};
  }
}

std::optional<Result<PuzzleText>> OpenSudokuReader::next(TextSource& source) {
  while (!ended_) {
    const auto tag = next_tag(source);
    if (!tag || !tag->ok()) {
      ended_ = true;
      if (tag) return tag->error();
      return Error{
          ErrorKind::kInput, "the file ends before </opensudoku>", {source.name(), line_, 0}};
    }
    const std::string_view name = name_of((*tag)->text);
    if (!in_root_ && name != "opensudoku") {
      ended_ = true;
      source.end_here();
      return Error{ErrorKind::kInput, "<opensudoku> expected, found <" + one_line(name) + ">",
                   (*tag)->place};
    }
    in_root_ = true;
    const bool empty_root = name == "opensudoku" && (*tag)->text.ends_with('/');
    if (empty_root || (*tag)->text == "/opensudoku") ended_ = true;
    if (name == "folder") {
      const auto folder_name = attribute((*tag)->text, "name");
      folder_ = folder_name ? folder_name->value : std::string{};
    }
    if (name == "game") return game((*tag)->text, (*tag)->place, folder_);
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
