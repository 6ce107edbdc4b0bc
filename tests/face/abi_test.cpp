// The sizes of all public types. Programs that are already built rely on them, so a changed row
// breaks these programs: if a release has the present number of the namespace (nonet::v0 in
// include/nonet/export.h, libnonet.so.0), raise the number and change the row; else only change the
// row. For x86-64 and GCC's standard library. The build of the packages compares the symbols
// (packaging/debian/libnonet0.symbols).
#include <catch2/catch.hpp>
#include <cstddef>
#include <string_view>
#include <vector>

#include "nonet/nonet.h"

namespace nonet::testing {
namespace {

struct PublicType {
  std::string_view name;
  std::size_t size;
  std::size_t promised;
};

#define TYPE(name, promised) \
  PublicType { #name, sizeof(name), promised }

const std::vector<PublicType> kPublicTypes = {
    TYPE(BookFile, 72),       TYPE(BookOptions, 224),  TYPE(Candidate, 8),
    TYPE(CanonicalForm, 109), TYPE(Cell, 1),           TYPE(Error, 112),
    TYPE(Explanation, 168),   TYPE(Field, 72),         TYPE(FormatInfo, 64),
    TYPE(Grid, 81),           TYPE(Hint, 344),         TYPE(Hunt, 8),
    TYPE(HuntFind, 312),      TYPE(HuntSettings, 48),  TYPE(Interval, 16),
    TYPE(LevelInfo, 56),      TYPE(NeighbourWish, 48), TYPE(Place, 48),
    TYPE(Progress, 32),       TYPE(Puzzle, 162),       TYPE(PuzzleRange, 176),
    TYPE(RateOptions, 104),   TYPE(Rating, 112),       TYPE(RatingOn, 48),
    TYPE(RatingValue, 48),    TYPE(Reader, 8),         TYPE(Record, 432),
    TYPE(Result<void>, 120),  TYPE(RunControl, 40),    TYPE(ScaleInfo, 56),
    TYPE(SolveOptions, 16),   TYPE(Solutions, 96),     TYPE(Step, 216),
    TYPE(Store, 8),           TYPE(StoreEntry, 192),   TYPE(StoreQuery, 88),
    TYPE(SymmetryInfo, 32),   TYPE(TechniqueInfo, 48), TYPE(Transform, 28),
    TYPE(Weight, 40),         TYPE(Mistake, 80),       TYPE(Reached, 244),
    TYPE(Wish, 352),          TYPE(WriteOptions, 96),  TYPE(Yield, 40),
    TYPE(Candidates, 162),    TYPE(ImageOptions, 88),  TYPE(Lesson, 248),
    TYPE(LessonOptions, 56),  TYPE(PlayOptions, 40),   TYPE(LessonPosition, 544),
    TYPE(SearchOptions, 32),  TYPE(Sukaku, 324),
};

#undef TYPE

}  // namespace

TEST_CASE("public types keep their sizes for programs built earlier", "[face]") {
  for (const PublicType& type : kPublicTypes) {
    INFO(type.name);
    CHECK(type.size == type.promised);
  }
}

}  // namespace nonet::testing
