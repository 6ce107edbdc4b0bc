// Fish found from their covers, for HoDoKu's order. For each choice of n cover houses every base
// house has its own uncovered places and a reach, the places that see them all; bases fit together
// if their reaches have a place in common. That takes one look at a house per choice of covers,
// where a walk over the bases looks at all covers for each choice of bases.
#pragma once

#include <vector>

#include "rater/logic/patterns/fish/fish_walk.h"

namespace nonet {

// The houses of a fish that may remove something.
struct FishHouses {
  HouseSet bases = 0;
  HouseSet covers = 0;
};

// By bases, then covers, each in lexicographic order of House.
void put_in_order(std::vector<FishHouses>& fish);

class FishByCovers {
 public:
  // A base house has at most `most_fins` uncovered places.
  FishByCovers(int size, int most_fins) : size_(size), most_fins_(most_fins) {}

  // Every fish of these houses that removes anything, and some that do not, in order. The caller
  // checks endo fins (places in two bases).
  const std::vector<FishHouses>& search(const FishUnits& bases, const FishUnits& covers);

 private:
  struct Base {
    House house;
    CellSet places;
    CellSet reach;  // covered places that see all uncovered places of the house
  };

  void add_cover(const FishUnits& covers, std::size_t first, int left, const FishSide& chosen);
  void list_bases(const FishSide& covers);
  void add_base(std::size_t first, int left, HouseSet chosen, CellSet places, CellSet reach);
  [[nodiscard]] bool all_covers_needed(CellSet base_places) const;

  int size_;
  int most_fins_;
  const FishUnits* all_bases_ = nullptr;
  std::array<CellSet, kHouses> cover_stack_;  // places of the chosen covers
  HouseSet covers_ = 0;
  std::array<Base, kHouses> bases_;
  std::size_t base_count_ = 0;
  std::vector<FishHouses> found_;
};

}  // namespace nonet
