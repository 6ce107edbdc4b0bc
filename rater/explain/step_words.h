// All words of step explanations, as phrases: names of cells and houses, reasons, arguments, hints,
// lessons. English and German are built in. A file gives a publisher's own words
// (book/words/words.h).
//
// A value without strings of its own: its views point into the program, or into text that outlives
// it.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <fmt/format.h>
#include <span>
#include <string>
#include <string_view>

#include "board/cell.h"
#include "board/cell_set.h"
#include "board/digit_set.h"
#include "rater/logic/position/candidate_set.h"
#include "rater/logic/position/constraint_set.h"
#include "rater/logic/position/position.h"
#include "rater/logic/steps/technique_id.h"

namespace nonet {

enum class StepPhrase : std::uint16_t {
  kCell,
  kRow,
  kColumn,
  kBox,
  kRows,
  kColumns,
  kBoxes,
  kGrid,
  kAnd,
  kOr,
  kFrom,
  kNumbers,
  kWith,
  kRemove,
  kIs,
  kIsNot,
  kAreNot,
  kLastCell,
  kOnlyMissing,
  kOnlyCandidate,
  kOnePlace,
  kPlacesOnly,
  kAllLieIn,
  kLeavesBeside,
  kHoldOnly,
  kFillCells,
  kDigitsOnly,
  kCellsTaken,
  kLeavesIn,
  kFishTake,
  kNowhereElse,
  kEndSentence,
  kWingFirst,
  kWingNext,
  kWingSelf,
  kSeesEnds,
  kLoopSwap,
  kSecondSolution,
  kSomethingElse,
  kOneOf,
  kOneOfNakedSet,
  kOneOfHiddenSet,
  kLockedThere,
  kBugWithout,
  kBugHouses,
  kBugCell,
  kBugCells,
  kBugNakedSet,
  kBugLocked,
  kAllSee,
  kCannotBe,
  kTwiceWith,
  kNothingLeftWith,
  kTakesAssertions,
  kOppositeFollows,
  kThenClash,
  kLoopThrough,
  kLoopEither,
  kLoopSees,
  kEachCase,
  kBy,
  kAsKnown,
  kSuppose,
  kOnlyDigit,
  kOnlyPlace,
  kNoDigitLeft,
  kNoPlaceLeft,
  kLastDigit,
  kLastPlace,
  kLastPlaces,
  kLockedSet,
  kRectangleLink,
  kSaysOpposite,
  kTherefore,
  kAsPattern,
  kAsPatternAlone,
  kByProof,
  kByProofAlone,
  kNotBy,
  kFalseBy,
  kOpeningCycle,
  kOrNot,
  kDigitIsIn,
  kSoOpposite,
  kSoClash,
  kSoImpossible,
  kSoCycle,
  kSoCycleOfSets,
  kInEveryCase,
  kInOtherCases,
  kLength,
  kLengthCounted,
  kCaseOf,
  kPatternNakedPair,
  kPatternHiddenPair,
  kPatternXWing,
  kPatternLocked,
  kLookAt,
  kLookFor,
  kAllPlaces,
  kWholeGrid,
  kPlacesOf,
  kCandidatesOf,
  kTrySuppose,
  kWhetherOrNot,
  kLoopCloses,
  kTryEach,
  kTheDigit,
  kTheCell,
  kDigitsIn,
  kWrongIn,
  kWrongMarks,
  kLacksMark,
  kLacksMarkBecause,
  kLacksAMark,
  kNoMarkLeft,
  kNeverCandidate,
  kIsAlready,
  kNoOtherDigit,
  kSeesOnlyDigit,
  kNoOtherPlace,
  kSeesOnlyPlace,
  kSeesOnlyPlaces,
  kNoShortReason,
  kTakeAway,
  kPutBack,
  kAfterThat,
  kPuzzleSolved,
  kIdeaOf,
  kEndSolved,
  kEndStuck,
  kEndAboveLimit,
  kEndStopped,
  kWrongAllMarks,
  kNoSolutionLeft,
  kBothHaveOnly,
  kMarksAlone,
  kLessonLook,
  kLessonWhy,
  kLessonExampleOf,
  kLessonPractice,
  kLessonAnswer,
  kLessonNote,
  kLessonEasier,
  kFishBase,
  kFishBaseFins,
  kFishOwnCovers,
  kFinnedOwnCovers,
  kTwoCovers,
  kSeesAllFins,
  kFinsOrCovers,
  kFinsClear,
  kFinsOrPlaces,
  kAllSameEnd,
  kTwoPlacesEach,
  kOneOfOthers,
  kCrossPlaces,
  kCrossLine,
  kCrossEither,
  kThreeLinks,
  kOneEndTrue,
  kCellsHoldOnly,
  kPlacesEachSeen,
  kNotBothSo,
  kCrosswiseSwap,
  kBesideInBoth,
  kBesideAllSo,
  kThreeFilledSo,
  kTwoColors,
  kColorSeesItself,
  kSeesOneOfEither,
  kColorSeesBoth,
  kColorsTouch,
  kOppositeColors,
  kSetsOneMore,
  kSetsEither,
  kSetsEnds,
  kCrossingHolds,
  kAsManyCells,
  kPetal,
  kMoreDigits,
  kOnlyPlaces,
  kPetalExcludes,
  kExcludesItself,
  kNoPlaceThen,
  kTooFewThen,
  kAllWays,
  kWaysShare,
  kWaysLeaveOut,
  kCandidatesIn,
  kThreeInBoxes,
  kNoFillingOfThree,
  kOneGuardian,
  kOneOfGuardians,
  kExocetBase,
  kExocetBases,
  kExocetTargets,
  kExocetFits,
  kTruthsAre,
  kLinksAre,
  kLinksFull,
  kNoTechnique,
  kAfterSteps,
  kNoneOnWay,
  kAnyStep,
  kSearchEnded,
  kChains,
  kTrials,
  kOrderExplainer,
  kOrderExplainerAlone,
  kOrderHodoku,
  kOrderHodokuAlone,
  kOrderForcing,
  kOrderForcingAlone,
  kOrderChains,
  kOrderShared,
  kOrderClaiming,
  kOrderMirrored,
  kNotInExplainer,
  kOffInHodoku,
  kInNeither,
  kPositionsFound,
  kPositionsFoundGiven,
  kSlowSearch,
  kFewNeedIt,
  // Boards of other sizes and shapes.
  kOfGrid,
  kRegion,
  kDiagonal,
  kAntidiagonal,
  kDisjointGroup,
  kWindow,
  kFollowsFromWindows,
  kAsterisk,
  kCenterDots,
  kGirandola,
  kSeenByAll,
  kNakedSetOf,
  kHiddenSetOf,
  kFishOf,
  kNameGeneralIntersection,
  kGeneralIdea,
  kGeneralLook,
  kGeneralWhy,
  kNameDirectHiddenQuad,
  // Boards whose cells differ in pairs.
  kByPair,
  kKnightApart,
  kKingApart,
  kNeighbours,
  kApart,
  kIsThere,
  kNextToCandidates,
  kBesideNothingNext,
  kPlacesAround,
  kNameForcingCell,
  kForcingCellIdea,
  kForcingCellLook,
  kForcingCellWhy,
  kNameLockedNeighbours,
  kLockedNeighboursIdea,
  kLockedNeighboursLook,
  kLockedNeighboursWhy,
  // Bent sets, 3D Medusa, guardians.
  kBentCells,
  kBentOnce,
  kBentSoOne,
  kTwoColorsOrElse,
  kFormerContradict,
  kMeetsOneOfEither,
  kRingOfPlaces,
  kInEverySecond,
  kRingOfPair,
  kMustAlternate,
  kLinesExchange,
  kCrossingTakesOne,
  kBoxHasElsewhere,
  kAllButOneThere,
  kGivensSymmetric,
  kSolutionSymmetric,
  kImageImpossible,
  kFilledAnotherWay,
  kPairInSquare,
  kSquareAndLines,
  kGuardiansAndSet,
  kGuardiansAndDigit,
  kExocetCell,
  kExocetTarget,
  kJointDigits,
  kJointTargets,
  kJointFits,
  kAllButOneSymmetric,
  kWouldBeSymmetric,
  kNotSymmetric,
};
inline constexpr std::size_t kStepPhrases = static_cast<std::size_t>(StepPhrase::kNotSymmetric) + 1;
// The scripts of pages use these phrases and those before them. The phrases after them belong to
// patterns and lists that the play page does not show.
inline constexpr StepPhrase kLastInScripts = StepPhrase::kLessonEasier;

// {0}, {1} are replaced by arguments. "numbers" are the words for 0 to 9, between spaces.
struct StepPhraseRow {
  StepPhrase phrase;
  std::string_view key;
  std::string_view english;
  std::string_view german;
};
std::span<const StepPhraseRow> step_phrase_catalog();

// A lesson's text; "{n}" stands for a size as a word.
struct LessonWords {
  std::string_view idea;
  std::string_view look;
  std::string_view why;
};

class StepWords {
 public:
  [[nodiscard]] std::string_view operator[](StepPhrase phrase) const {
    return texts_[static_cast<std::size_t>(phrase)];
  }
  // The phrase with {0}, {1}, ... replaced.
  template <typename... Args>
  [[nodiscard]] std::string say(StepPhrase phrase, const Args&... args) const {
    return fmt::format(fmt::runtime((*this)[phrase]), args...);
  }

  [[nodiscard]] std::string name_of(Cell cell) const;
  [[nodiscard]] std::string name_of(House house) const;
  // "r1c2, r1c5"
  [[nodiscard]] std::string list_of(CellSet cells) const;
  // "row 3", "rows 3 and 7", "rows 3 and 7 and box 2"
  [[nodiscard]] std::string list_of(HouseSet houses) const;
  // "2, 5 and 7"; with kOr: "2, 5 or 7".
  [[nodiscard]] std::string list_of(DigitSet digits, StepPhrase last_word = StepPhrase::kAnd) const;
  // "4 from r3c1, r4c1; 7 from r3c1".
  [[nodiscard]] std::string list_of(const CandidateSet& candidates) const;
  // "4 and 7 in r3c5, 4 in r3c6": by cells.
  [[nodiscard]] std::string places_of(const CandidateSet& candidates) const;
  // "r1c2, r1c5; 4 and 7 in row 3".
  [[nodiscard]] std::string list_of(const ConstraintSet& constraints) const;
  // "row 3", "rows 3 and 7".
  [[nodiscard]] std::string lines_of(DigitSet numbers, HouseKind kind) const;
  // A technique's name in this language; empty if it has the same name everywhere.
  [[nodiscard]] std::string_view technique(TechniqueId id) const {
    return techniques_[static_cast<std::size_t>(id)];
  }
  // The technique's name in this language, or else the catalog's name.
  [[nodiscard]] std::string_view called(TechniqueId id) const;
  [[nodiscard]] constexpr const LessonWords& lesson(TechniqueId id) const {
    return lessons_[static_cast<std::size_t>(id)];
  }

  // The texts must outlive all copies.
  constexpr void set(StepPhrase phrase, std::string_view text) {
    texts_[static_cast<std::size_t>(phrase)] = text;
  }
  constexpr void set_technique(TechniqueId id, std::string_view name) {
    techniques_[static_cast<std::size_t>(id)] = name;
  }
  constexpr LessonWords& lesson(TechniqueId id) { return lessons_[static_cast<std::size_t>(id)]; }

 private:
  std::array<std::string_view, kStepPhrases> texts_{};
  std::array<std::string_view, kTechniques> techniques_{};
  std::array<LessonWords, kTechniques> lessons_{};
};

extern const StepWords kEnglishSteps;
extern const StepWords kGermanSteps;

}  // namespace nonet
