// A file name with one "%d" in it, or "%03d": it stands for one file per number.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

namespace nonet {

class NumberedName {
 public:
  // nullopt if the name has no such place.
  static std::optional<NumberedName> in(const std::string& name);

  // The name with `which` in that place, and `part` before the ending: "week-007-solution.eps".
  [[nodiscard]] std::string of(std::string_view which, std::string_view part = {}) const;
  // The number with the width of the place: "007".
  [[nodiscard]] std::string numbered(std::uint64_t number) const;

 private:
  NumberedName(std::string head, std::size_t width, std::string tail)
      : head_(std::move(head)), width_(width), tail_(std::move(tail)) {}

  std::string head_;
  std::size_t width_;
  std::string tail_;
};

}  // namespace nonet
