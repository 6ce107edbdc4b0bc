#include "bindings/wasm/request.h"

#include "bindings/wasm/values.h"

namespace nonet::wasm {

std::string answer_from(std::span<const std::span<const RequestRow>> tables,
                        std::string_view request, const Emit& emit) {
  const Json json = Json::parse(request, nullptr, false);
  if (!json.is_object()) return refusal("a request is a JSON object").dump();
  const Members members(json);
  const std::string key = members.text("do");
  for (const auto& table : tables) {
    for (const RequestRow& row : table) {
      if (row.key == key) return row.answer(members, emit).dump();
    }
  }
  return refusal(key + ": no such request").dump();
}

}  // namespace nonet::wasm
