// Fish found from their covers, for HoDoKu's order. For each choice of n cover houses every base
// house has its own uncovered places and a reach, the places that see them all; bases fit together
// if their reaches have a place in common. That takes one look at a house per choice of covers,
// where a walk over the bases looks at all covers for each choice of bases.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "board/typed_array.h"
#include "rater/logic/patterns/fish/fish_walk.h"

namespace nonet {

// The houses of a fish that may remove something.
struct FishHouses {
  HouseSet bases = 0;
  HouseSet covers = 0;
};

// By bases, then covers, each in lexicographic order of House.
void put_in_order(std::vector<FishHouses>& fish);

// The places of the digit are numbered, so that sets of them are words.
class FishByCovers {
 public:
  static constexpr int kMostPlaces = 64;

  // A base house has at most `most_fins` uncovered places. REQUIRES: size <= 4.
  FishByCovers(int size, int most_fins) : size_(size), most_fins_(most_fins) {}

  // Every fish of these houses that removes anything, and some that do not, in order. The caller
  // checks endo fins (places in two bases). REQUIRES: the houses have at most kMostPlaces.
  const std::vector<FishHouses>& search(const FishUnits& bases, const FishUnits& covers);

 private:
  using Places = std::uint64_t;
  struct Unit {
    HouseSet house = 0;  // one
    Places places = 0;
  };
  struct Base {
    HouseSet house = 0;
    Places places = 0;
    Places reach = 0;  // covered places that see all uncovered places of the house
  };
  // Chosen covers.
  struct Covers {
    HouseSet houses = 0;
    Places places = 0;
    Places twice = 0;  // places in two of them
  };
  using Units = std::vector<Unit>;
  // Bases are lines of one kind and boxes. Sets of places of a base are numbered within it.
  static constexpr std::size_t kMostUnits = 2 * kSize;
  static constexpr std::size_t kMostSize = 4;
  using PerBase = std::array<std::uint16_t, kMostUnits>;

  void number_places(const FishUnits& bases, const FishUnits& covers);
  [[nodiscard]] Units numbered(const FishUnits& units) const;
  void add_cover(std::size_t first, int left, const Covers& chosen);
  void list_reaches();
  void list_outside();
  void list_bases(const Covers& covers, const PerBase& uncovered);
  void list_covered_bases(const Covers& covers);
  void add_to_bases(const Unit& unit, const Covers& covers, Places seen_by_fins);
  void add_base(std::size_t first, int left, HouseSet chosen, Places places, Places reach);
  [[nodiscard]] bool all_covers_needed(Places base_places) const;

  int size_;
  int most_fins_;
  PerCell<std::uint8_t> number_{};          // of places
  std::array<Places, kMostPlaces> seen_{};  // the places that a place sees
  Units all_bases_;
  Units all_covers_;
  // Of fish with fins.
  std::vector<Places> reaches_;  // by base and uncovered places: where it may remove something
  std::array<std::size_t, kMostUnits> first_reach_{};
  std::vector<PerBase> outside_;                    // by cover: places of each base beside it
  std::array<PerBase, kMostSize + 1> uncovered_{};  // by the first covers chosen
  std::array<Places, kHouses> cover_stack_{};       // places of the chosen covers
  HouseSet covers_ = 0;
  std::array<Base, kHouses> bases_{};
  std::size_t base_count_ = 0;
  std::vector<FishHouses> found_;
};

}  // namespace nonet
