// A list with which other puzzles are compared: which of them are in it as equal or isomorphic
// puzzles, or share a solution grid with one of its puzzles. Some 120 bytes a puzzle.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "base/result.h"
#include "board/fingerprint_table.h"
#include "tasks/lists/likeness.h"

namespace nonet {

class ReferenceList {
 public:
  // The first puzzle of the list that is alike in the closest way.
  struct Match {
    Likeness likeness;
    std::string source;
    std::uint64_t line;
  };

  void add(const LikenessKeys& keys, const Place& place);
  // nullopt: no puzzle of the list is alike in any way whose keys both have.
  [[nodiscard]] std::optional<Match> find(const LikenessKeys& keys) const;
  [[nodiscard]] std::size_t size() const { return places_.size(); }

 private:
  struct Entry {
    Fingerprint print;
    std::uint32_t number;  // of places_
  };
  struct ListPlace {
    std::uint32_t source;  // of sources_
    std::uint32_t line;
  };

  std::array<FingerprintTable<Entry>, kLikenesses.size()> first_with_;
  std::vector<ListPlace> places_;
  std::vector<std::string> sources_;
};

// The number of puzzles that are in the list, by the way in which they are alike.
class MatchTally {
 public:
  void note(Likeness likeness) { ++counts_[static_cast<std::size_t>(likeness)]; }
  // "2 equal, 1 isomorphic, 40 of the same grid", without the ways beyond `farthest`.
  [[nodiscard]] std::string text(Likeness farthest) const;

 private:
  std::array<std::uint64_t, kLikenesses.size()> counts_{};
};

}  // namespace nonet
