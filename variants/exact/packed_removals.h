// What locked candidates and pairs remove from packed boards.
//
// Included by the kernels of this folder only: compiled once for each, with its instructions.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>

#include "variants/exact/packed_boards.h"

// NOLINTBEGIN(misc-definitions-in-headers): see above

namespace nonet::variants {
namespace {

// Returns the lanes that lost something.
template <typename Word, PackUse kUse>
typename PackedBoards<Word, kUse>::Vector PackedBoards<Word, kUse>::remove_from(
    std::span<const std::uint16_t> cells, const Vector& lost) {
  Vector changed{};
  for (const std::uint16_t cell : cells) {
    changed |= open_[cell] & lost;
    open_[cell] &= ~lost;
  }
  return changed;
}

// A digit whose places in one of two houses are all in the other, too. Returns the boards that lost
// candidates. REQUIRES, as the next: no digit of these boards is a candidate in sight of it.
template <typename Word, PackUse kUse>
BoardBits PackedBoards<Word, kUse>::remove_locked(const Vector& boards) {
  Vector changed{};
  const auto candidates_of = [&](std::span<const std::uint16_t> cells) {
    Vector candidates{};
    for (const std::uint16_t cell : cells) candidates |= open_[cell];
    return candidates;
  };
  for (std::size_t i = 0; i < facts_->common.size(); ++i) {
    const Vector common = candidates_of(facts_->common[i]);
    const Vector first = candidates_of(facts_->first_only[i]);
    const Vector second = candidates_of(facts_->second_only[i]);
    changed |= remove_from(facts_->second_only[i], common & second & ~first & boards);
    changed |= remove_from(facts_->first_only[i], common & first & ~second & boards);
  }
  return boards_with<Word>(changed);
}

// Naked and hidden pairs. Returns the boards that lost candidates.
template <typename Word, PackUse kUse>
BoardBits PackedBoards<Word, kUse>::remove_by_pairs(const Vector& boards) {
  Vector changed{};
  for (std::size_t house = 0; house < hidden_.size(); ++house) {
    changed |= remove_by_naked_pairs(facts_->house_cells[house], boards);
    changed |= remove_by_hidden_pairs(facts_->house_cells[house], boards);
  }
  return boards_with<Word>(changed);
}

// Two cells with the same two candidates.
template <typename Word, PackUse kUse>
typename PackedBoards<Word, kUse>::Vector PackedBoards<Word, kUse>::remove_by_naked_pairs(
    std::span<const std::uint16_t> cells, const Vector& boards) {
  std::array<Vector, kMostDigits> twos;      // by cell: two candidates, or zero
  std::array<Vector, kMostDigits> paired{};  // by cell: all ones where another has the same two
  for (std::size_t i = 0; i < cells.size(); ++i) {
    const Vector open = open_[cells[i]];
    const Vector rest = open & (open - 1);
    twos[i] = open & (Vector)(rest != 0) & (Vector)((rest & (rest - 1)) == 0);
  }
  Vector lost{};
  for (std::size_t i = 1; i < cells.size(); ++i) {
    for (std::size_t j = 0; j < i; ++j) {
      const Vector equal = (Vector)(twos[i] == twos[j]) & (Vector)(twos[i] != 0);
      paired[i] |= equal;
      paired[j] |= equal;
      lost |= twos[i] & equal;
    }
  }
  Vector changed{};
  for (std::size_t i = 0; i < cells.size(); ++i) {
    const Vector gone = open_[cells[i]] & lost & ~paired[i] & boards;
    changed |= gone;
    open_[cells[i]] &= ~gone;
  }
  return changed;
}

// Two digits with the same two places.
template <typename Word, PackUse kUse>
typename PackedBoards<Word, kUse>::Vector PackedBoards<Word, kUse>::remove_by_hidden_pairs(
    std::span<const std::uint16_t> cells, const Vector& boards) {
  Vector once{};
  Vector twice{};
  Vector more{};
  for (const std::uint16_t cell : cells) {
    more |= twice & open_[cell];
    twice |= once & open_[cell];
    once |= open_[cell];
  }
  const Vector two = twice & ~more & boards;
  Vector changed{};
  for (std::size_t i = 1; i < cells.size(); ++i) {
    const Vector mine = open_[cells[i]] & two;
    for (std::size_t j = 0; j < i; ++j) {
      const Vector both = mine & open_[cells[j]];
      const auto is_pair = (Vector)((both & (both - 1)) != 0);
      const Vector gone_here = open_[cells[i]] & ~both & is_pair;
      const Vector gone_there = open_[cells[j]] & ~both & is_pair;
      changed |= gone_here | gone_there;
      open_[cells[i]] &= ~gone_here;
      open_[cells[j]] &= ~gone_there;
    }
  }
  return changed;
}

}  // namespace
}  // namespace nonet::variants

// NOLINTEND(misc-definitions-in-headers)
