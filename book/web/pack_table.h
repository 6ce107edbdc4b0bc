// Values of a pack that are written once and referred to by their index.
#pragma once

#include <cstddef>
#include <map>
#include <nlohmann/json.hpp>
#include <string>

namespace nonet {

class PackTable {
 public:
  std::size_t place_of(const nlohmann::ordered_json& value) {
    const auto [at, is_new] = places_.try_emplace(value.dump(), values_.size());
    if (is_new) values_.push_back(value);
    return at->second;
  }
  [[nodiscard]] const nlohmann::ordered_json& values() const { return values_; }

 private:
  std::map<std::string, std::size_t> places_;
  nlohmann::ordered_json values_ = nlohmann::ordered_json::array();
};

}  // namespace nonet
