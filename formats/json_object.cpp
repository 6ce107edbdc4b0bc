#include "formats/json_object.h"

#include <algorithm>
#include <exception>
#include <nlohmann/json.hpp>
#include <unordered_map>
#include <utility>

#include "formats/symbols.h"
#include "formats/utf8.h"

namespace nonet {
namespace {

using Json = nlohmann::json;

constexpr int kNumberOutOfRange = 406;  // the library's id of this error

// Collects the members of the outermost object. Every function returns whether to continue.
class MemberCollector : public nlohmann::json_sax<Json> {
 public:
  bool null() override { return value("null"); }
  bool boolean(bool is_true) override { return value(is_true ? "true" : "false"); }
  bool number_integer(std::int64_t number) override { return value(std::to_string(number)); }
  bool number_unsigned(std::uint64_t number) override { return value(std::to_string(number)); }
  bool number_float(double, const std::string& as_written) override { return value(as_written); }
  bool binary(Json::binary_t&) override { return refuse("no text"); }

  bool string(std::string& text) override {
    if (depth_ == 1) {
      members_.back().value = std::move(text);
      members_.back().kind = FieldKind::kText;
      return true;
    }
    if (depth_ == 0) return refuse("a JSON object expected");
    begin_value();
    append_json_string(members_.back().value, text);
    return true;
  }

  bool start_object(std::size_t) override { return open('{'); }
  bool start_array(std::size_t) override { return open('['); }
  bool end_object() override { return close('}'); }
  bool end_array() override { return close(']'); }

  bool key(std::string& name) override {
    if (depth_ == 1) {
      if (members_.size() == kMostMembers) return refuse("more members than any puzzle has");
      members_.push_back({std::move(name), {}, FieldKind::kJson});
      return true;
    }
    begin_value();
    append_json_string(members_.back().value, name);
    members_.back().value += ':';
    first_ = true;  // no comma before the value
    return true;
  }

  bool parse_error(std::size_t position, const std::string&,
                   const Json::exception& error) override {
    position_ = position;
    reason_ = error.id == kNumberOutOfRange ? "a number too large for this program"
                                            : "not valid JSON from here on";
    return false;
  }

  [[nodiscard]] const std::string& reason() const { return reason_; }
  [[nodiscard]] std::size_t position() const { return position_; }
  [[nodiscard]] std::vector<Field> members() && { return std::move(members_); }

 private:
  bool refuse(std::string reason) {
    reason_ = std::move(reason);
    return false;
  }

  // Writes the comma that a nested value needs before it.
  void begin_value() {
    if (!first_) members_.back().value += ',';
    first_ = false;
  }

  bool value(std::string_view text) {
    if (depth_ == 0) return refuse("a JSON object expected");
    if (depth_ > 1) begin_value();
    members_.back().value += text;
    return true;
  }

  bool open(char bracket) {
    if (depth_ == 0 && bracket != '{') return refuse("a JSON object expected");
    if (depth_ == kDeepestJson) return refuse("JSON nested more than 64 deep");
    if (depth_ > 1) begin_value();
    if (depth_ > 0) members_.back().value += bracket;
    ++depth_;
    first_ = true;
    return true;
  }

  bool close(char bracket) {
    if (--depth_ > 0) members_.back().value += bracket;
    first_ = false;
    return true;
  }

  std::vector<Field> members_;
  std::size_t depth_ = 0;
  bool first_ = true;  // of the values in the innermost nested object or array
  std::string reason_;
  std::size_t position_ = 1;
};

std::vector<Field> last_of_each_key(std::vector<Field> members) {
  std::unordered_map<std::string_view, std::size_t> last;
  for (std::size_t i = 0; i < members.size(); ++i) last.insert_or_assign(members[i].key, i);
  if (last.size() == members.size()) return members;
  std::vector<Field> kept;
  for (std::size_t i = 0; i < members.size(); ++i) {
    if (last.at(members[i].key) == i) kept.push_back(members[i]);
  }
  return kept;
}

}  // namespace

Result<std::vector<Field>> members_of_object(std::string_view text, const Place& start) {
  MemberCollector collector;
  const bool good = Json::sax_parse(text, &collector);
  if (good) return last_of_each_key(std::move(collector).members());
  const std::size_t offset = std::max<std::size_t>(collector.position(), 1) - 1;
  return Error{ErrorKind::kInput, collector.reason(), place_within(start, text, offset)};
}

void append_json_string(std::string& out, std::string_view text) {
  constexpr std::string_view kHex = "0123456789abcdef";
  const bool good = is_utf8(text);
  const std::string converted = good ? std::string() : utf8_text(text);
  out += '"';
  for (const char c : good ? text : std::string_view(converted)) {
    const auto byte = static_cast<unsigned char>(c);
    if (c == '"' || c == '\\') {
      out += {'\\', c};
    } else if (is_control(c)) {
      out += {'\\', 'u', '0', '0', kHex[byte >> 4U], kHex[byte & 15U]};
    } else {
      out += c;
    }
  }
  out += '"';
}

bool ObjectEnd::feed(std::string_view text) {
  for (const char c : text) {
    if (in_string_) {
      in_string_ = escaped_ || c != '"';
      escaped_ = !escaped_ && c == '\\';
    } else if (c == '"') {
      in_string_ = true;
    } else if (c == '{' || c == '[') {
      ++depth_;
    } else if ((c == '}' || c == ']') && depth_ > 0) {
      ended_ = ended_ || --depth_ == 0;
    }
  }
  return ended_;
}

}  // namespace nonet
