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
    changed |= now_.open[cell] & lost;
    now_.open[cell] &= ~lost;
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
    for (const std::uint16_t cell : cells) candidates |= now_.open[cell];
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
    const Vector open = now_.open[cells[i]];
    const Vector rest = open & (open - 1);
    twos[i] = open & (Vector)(rest != 0) & (Vector)((rest & (rest - 1)) == 0);
  }
  Vector lost{};
  for (std::size_t i = 1; i < cells.size(); ++i) {
    if (is_zero(twos[i])) continue;
    for (std::size_t j = 0; j < i; ++j) {
      const Vector equal = (Vector)(twos[i] == twos[j]) & (Vector)(twos[i] != 0);
      paired[i] |= equal;
      paired[j] |= equal;
      lost |= twos[i] & equal;
    }
  }
  Vector changed{};
  for (std::size_t i = 0; i < cells.size(); ++i) {
    const Vector gone = now_.open[cells[i]] & lost & ~paired[i] & boards;
    changed |= gone;
    now_.open[cells[i]] &= ~gone;
  }
  return changed;
}

// Two digits with the same two places. Cells that hold fewer than two of the digits with two places
// are none of them.
template <typename Word, PackUse kUse>
typename PackedBoards<Word, kUse>::Vector PackedBoards<Word, kUse>::remove_by_hidden_pairs(
    std::span<const std::uint16_t> cells, const Vector& boards) {
  Vector once{};
  Vector twice{};
  Vector more{};
  for (const std::uint16_t cell : cells) {
    more |= twice & now_.open[cell];
    twice |= once & now_.open[cell];
    once |= now_.open[cell];
  }
  const Vector two = twice & ~more & boards;
  std::array<Vector, kMostDigits> mine;  // by cell: of these digits, if there are several
  for (std::size_t i = 0; i < cells.size(); ++i) {
    const Vector digits = now_.open[cells[i]] & two;
    mine[i] = digits & (Vector)((digits & (digits - 1)) != 0);
  }
  Vector changed{};
  for (std::size_t i = 1; i < cells.size(); ++i) {
    if (is_zero(mine[i])) continue;
    for (std::size_t j = 0; j < i; ++j) {
      const Vector both = mine[i] & mine[j];
      if (is_zero<Vector>(both & (both - 1))) continue;
      const auto is_pair = (Vector)((both & (both - 1)) != 0);
      for (const std::uint16_t cell : {cells[i], cells[j]}) {
        const Vector gone = now_.open[cell] & ~both & is_pair;
        changed |= gone;
        now_.open[cell] &= ~gone;
      }
    }
  }
  return changed;
}

}  // namespace
}  // namespace nonet::variants

// NOLINTEND(misc-definitions-in-headers)
