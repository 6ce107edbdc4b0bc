#include "pdf/lexer.h"

#include <algorithm>
#include <fmt/format.h>

namespace nonet {
namespace {

constexpr std::string_view kDelimiters = "()<>[]{}/%";

bool is_regular(char c) { return !is_pdf_space(c) && kDelimiters.find(c) == kDelimiters.npos; }
bool is_digit(char c) { return c >= '0' && c <= '9'; }

// -1 if not a hexadecimal digit.
int hexadecimal_digit(char c) {
  if (is_digit(c)) return c - '0';
  if (c >= 'a' && c <= 'f') return c - 'a' + 10;
  if (c >= 'A' && c <= 'F') return c - 'A' + 10;
  return -1;
}

}  // namespace

bool is_pdf_space(char c) {
  return c == ' ' || c == '\n' || c == '\r' || c == '\t' || c == '\f' || c == '\0';
}

std::optional<double> pdf_number(std::string_view text) {
  constexpr double kLargest = 1e15;  // larger numbers are meaningless
  const bool negative = text.starts_with('-');
  if (negative || text.starts_with('+')) text.remove_prefix(1);
  double value = 0;
  double place = 0;  // place value of the next digit after the point; 0: no point yet
  bool any = false;
  for (const char c : text) {
    if (c == '.' && place == 0) {
      place = 0.1;
    } else if (!is_digit(c)) {
      return std::nullopt;
    } else if (any = true; place == 0) {
      value = std::min(value * 10 + (c - '0'), kLargest);
    } else {
      value += place * (c - '0');
      place /= 10;
    }
  }
  if (!any) return std::nullopt;
  return negative ? -value : value;
}

void PdfLexer::skip_space() {
  for (; !ended(); ++at_) {
    if (bytes_[at_] == '%') {
      while (!ended() && bytes_[at_] != '\n' && bytes_[at_] != '\r') ++at_;
      if (ended()) return;
    }
    if (!is_pdf_space(bytes_[at_])) return;
  }
}

std::optional<PdfObject> PdfLexer::next() {
  nodes_ = 0;
  size_ = 0;
  return value(0);
}

std::optional<PdfObject> PdfLexer::value(int depth) {
  const std::size_t begin = at_;
  skip_space();
  budget_.work(at_ - begin + 1);
  if (ended()) return std::nullopt;
  if (depth > kDeepestNesting) {
    throw PdfRefused(
        fmt::format("arrays or dictionaries in one another, more than {} deep", kDeepestNesting));
  }
  const std::string_view rest = bytes_.substr(at_, 2);
  if (rest == "<<") return dictionary(depth);
  switch (rest.front()) {
    case '[':
      return array(depth);
    case '/':
      return name();
    case '(':
      return string();
    case '<':
      return hexadecimal();
    default:
      return word();
  }
}

PdfObject PdfLexer::count(PdfObject object, std::size_t bytes) {
  if (++nodes_ > kMostNodes) {
    throw PdfRefused(fmt::format("an array or dictionary of more than {} values", kMostNodes));
  }
  budget_.work(bytes);
  size_ += sizeof(PdfObject) + bytes;
  return object;
}

PdfObject PdfLexer::array(int depth) {
  ++at_;
  PdfArray items;
  while (auto item = value(depth + 1)) {
    if (item->keyword() == "]") return count(PdfObject::of(std::move(items)), 1);
    items.push_back(*std::move(item));
  }
  throw PdfRefused("an array without an end");
}

PdfObject PdfLexer::dictionary(int depth) {
  at_ += 2;
  PdfDictionary entries;
  while (const auto key = value(depth + 1)) {
    if (key->keyword() == ">>") return count(PdfObject::of(std::move(entries)), 1);
    auto item = value(depth + 1);
    if (!item) break;
    if (item->keyword() == ">>") return count(PdfObject::of(std::move(entries)), 1);
    if (!key->name().empty()) entries.insert_or_assign(std::string(key->name()), *std::move(item));
  }
  throw PdfRefused("a dictionary without an end");
}

PdfObject PdfLexer::name() {
  ++at_;
  const std::string_view raw = regular();
  std::string text = "/";
  for (std::size_t i = 0; i < raw.size(); ++i) {
    const bool coded = raw[i] == '#' && i + 2 < raw.size() && hexadecimal_digit(raw[i + 1]) >= 0 &&
                       hexadecimal_digit(raw[i + 2]) >= 0;
    if (coded) {
      text += static_cast<char>(hexadecimal_digit(raw[i + 1]) * 16 + hexadecimal_digit(raw[i + 2]));
      i += 2;
    } else {
      text += raw[i];
    }
  }
  return count(PdfObject::Value(PdfName{std::move(text)}), raw.size());
}

// The character after a backslash, as in "\n", "\(" or "\053"; '\0' for a line end, which is
// dropped.
char PdfLexer::escaped() {
  constexpr std::string_view kLetters = "nrtbf";
  constexpr std::string_view kMeanings = "\n\r\t\b\f";
  const char c = bytes_[at_++];
  if (const std::size_t letter = kLetters.find(c); letter != kLetters.npos)
    return kMeanings[letter];
  if (c == '\r' && !ended() && bytes_[at_] == '\n') ++at_;
  if (c == '\r' || c == '\n') return '\0';
  if (c < '0' || c > '7') return c;
  int code = c - '0';
  for (int i = 0; i < 2 && !ended() && bytes_[at_] >= '0' && bytes_[at_] <= '7'; ++i) {
    code = code * 8 + (bytes_[at_++] - '0');
  }
  return static_cast<char>(code);
}

PdfObject PdfLexer::string() {
  const std::size_t begin = at_++;
  std::string text;
  for (int open = 1; !ended();) {
    const char c = bytes_[at_++];
    if (c == '(') ++open;
    if (c == ')' && --open == 0) return count(PdfObject::Value(std::move(text)), at_ - begin);
    if (c != '\\') {
      text += c;
    } else if (!ended()) {
      const bool line_end = bytes_[at_] == '\n' || bytes_[at_] == '\r';
      const char meant = escaped();
      if (!line_end) text += meant;
    }
  }
  throw PdfRefused("a string without an end");
}

PdfObject PdfLexer::hexadecimal() {
  const std::size_t begin = at_++;
  std::string text;
  int high = -1;
  for (; !ended() && bytes_[at_] != '>'; ++at_) {
    const int digit = hexadecimal_digit(bytes_[at_]);
    if (digit < 0) continue;
    if (high < 0) {
      high = digit;
    } else {
      text += static_cast<char>(high * 16 + digit);
      high = -1;
    }
  }
  if (ended()) throw PdfRefused("a string without an end");
  ++at_;
  if (high >= 0) text += static_cast<char>(high * 16);
  return count(PdfObject::Value(std::move(text)), at_ - begin);
}

std::string_view PdfLexer::regular() {
  const std::size_t begin = at_;
  while (!ended() && is_regular(bytes_[at_])) ++at_;
  return bytes_.substr(begin, at_ - begin);
}

PdfObject PdfLexer::word() {
  std::string_view text = regular();
  if (text.empty()) {
    text = bytes_.substr(at_, bytes_.substr(at_, 2) == ">>" ? 2 : 1);
    at_ += text.size();
  }
  if (const auto number = pdf_number(text)) {
    const auto reference = reference_from(*number);
    return reference ? count(PdfObject::Value(*reference), text.size())
                     : count(PdfObject::Value(*number), text.size());
  }
  if (text == "true" || text == "false")
    return count(PdfObject::Value(text == "true"), text.size());
  if (text == "null") return count({}, text.size());
  return count(PdfObject::Value(PdfKeyword{std::string(text)}), text.size());
}

// "7 0 R" after its first number.
std::optional<PdfReference> PdfLexer::reference_from(double number) {
  const auto whole = static_cast<std::int64_t>(number);
  if (references_ == References::kNo || number < 0 || static_cast<double>(whole) != number)
    return {};
  std::size_t look = at_;
  const auto skip = [&](auto&& meant) {
    const std::size_t begin = look;
    while (look < bytes_.size() && meant(bytes_[look])) ++look;
    return look > begin;
  };
  const bool found = skip(is_pdf_space) && skip(is_digit) && skip(is_pdf_space) &&
                     look < bytes_.size() && bytes_[look] == 'R' &&
                     (look + 1 == bytes_.size() || !is_regular(bytes_[look + 1]));
  budget_.work(look - at_);
  if (!found) return {};
  at_ = look + 1;
  return PdfReference{whole};
}

}  // namespace nonet
