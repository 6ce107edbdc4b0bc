// Groups the duplicates in lists: puzzles that are equal, or isomorphic to an earlier one.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "board/canonical.h"
#include "board/grid.h"

namespace nonet {

class DoubleGroups {
 public:
  // `key`: the fingerprint that duplicates share, of their canonical form or their givens.
  void add(const Grid& givens, const Fingerprint& key, const Place& place);

  [[nodiscard]] std::size_t size() const { return members_.size(); }
  // A line for each puzzle that has duplicates: the number of its group, file and line, the puzzle,
  // and its relation to the first of the group. Groups are ordered by their first puzzle, puzzles
  // as they were added.
  static constexpr std::string_view kHeader = "group\tfile\tline\tpuzzle\trelation\n";
  [[nodiscard]] std::vector<std::string> lines() const;

 private:
  struct Member {
    Fingerprint key;
    Grid givens;
    std::uint32_t source;  // index of sources_
    std::uint64_t line;
  };
  using Group = std::vector<std::size_t>;  // indices of members

  [[nodiscard]] std::vector<Group> groups() const;
  [[nodiscard]] std::string line_of(const Member& member, std::size_t group,
                                    std::string_view relation) const;

  std::vector<std::string> sources_;
  std::vector<Member> members_;
};

}  // namespace nonet
