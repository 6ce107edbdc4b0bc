// A request as it comes: its members, how each kind of request is answered, and how errors look in
// an answer.
#pragma once

#include <nlohmann/json.hpp>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "bindings/wasm/requests.h"
#include "nonet/generate.h"

namespace nonet::wasm {

using Json = nlohmann::ordered_json;

// The members of a request, and the error of the first invalid one.
class Members {
 public:
  explicit Members(const Json& json) : json_(json) {}

  [[nodiscard]] std::string text(const char* key, std::string other = {}) const {
    const Json* member = find(key);
    return member != nullptr && member->is_string() ? member->get<std::string>() : other;
  }
  template <typename Number>
  [[nodiscard]] Number number(const char* key, Number other) const {
    const Json* member = find(key);
    return member != nullptr && member->is_number() ? member->get<Number>() : other;
  }
  [[nodiscard]] bool flag(const char* key) const {
    const Json* member = find(key);
    return member != nullptr && member->is_boolean() && member->get<bool>();
  }
  [[nodiscard]] std::vector<std::string> texts(const char* key) const {
    std::vector<std::string> list;
    const Json* member = find(key);
    if (member != nullptr && member->is_string()) list.push_back(member->get<std::string>());
    if (member == nullptr || !member->is_array()) return list;
    for (const Json& one : *member) {
      if (one.is_string()) list.push_back(one.get<std::string>());
    }
    return list;
  }
  // [low, high], null for open.
  [[nodiscard]] std::optional<Interval> interval(const char* key) const {
    const Json* member = find(key);
    if (member == nullptr) return std::nullopt;
    if (member->is_number()) return Interval{member->get<double>(), member->get<double>()};
    if (!member->is_array() || member->size() != 2) return std::nullopt;
    Interval range{.low = -std::numeric_limits<double>::infinity()};
    if ((*member)[0].is_number()) range.low = (*member)[0].get<double>();
    if ((*member)[1].is_number()) range.high = (*member)[1].get<double>();
    return range;
  }

 private:
  [[nodiscard]] const Json* find(const char* key) const {
    const auto member = json_.find(key);
    return member == json_.end() || member->is_null() ? nullptr : &*member;
  }

  const Json& json_;
};

struct RequestRow {
  std::string_view key;
  Json (*answer)(const Members& members, const Emit& emit);
};

// The answer of the row that has the request's key; an error if none has.
std::string answer_from(std::span<const std::span<const RequestRow>> tables,
                        std::string_view request, const Emit& emit);

}  // namespace nonet::wasm
