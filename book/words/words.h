// All words that the program itself puts into a book, as phrases with a key: English, German, or a
// publisher's own from a file of lines "key = text". {0}, {1} are placeholders.
#pragma once

#include <array>
#include <cassert>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <deque>
#include <fmt/format.h>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "base/result.h"
#include "book/words/app_phrases.h"
#include "rater/explain/step_words.h"
#include "rater/orders/levels.h"

namespace nonet {

enum class Phrase : std::uint8_t {
  kContents,
  kHowToPlay,
  kLevelsTitle,
  kRules,
  kTwoWays,
  kTwoWaysText,
  kPlaceExample,
  kDigitExample,
  kPencilMarks,
  kPencilMarksText,
  kFindSolution,
  kFindSolutionPages,
  kFindSolutionBelow,
  kFindSolutionFile,
  kFindSolutionLinks,
  kFindHint,
  kPlay,
  kPlayPuzzle,
  kPlayBook,
  kHardness,
  kRisesStrictly,
  kNeverFalls,
  kLevelsRise,
  kTargetText,
  kTargetBeyond,
  kIntroduction,
  kMonday,
  kTuesday,
  kWednesday,
  kThursday,
  kFriday,
  kSaturday,
  kSunday,
  kMonths,
  kVolume,
  kCopyright,
  kRightsReserved,
  kVerified,
  kSetIn,
  kPuzzleNumber,
  kPuzzleRange,
  kEntryNumber,
  kEntryRange,
  kSolutionPage,
  kPuzzlePage,
  kHintPage,
  kExplainedPage,
  kTarget,
  kPuzzle,
  kSolution,
  kSolutions,
  kSolutionRange,
  kSolutionsNote,
  kBlankGrids,
  kBlankGridsNote,
  kDate,
  kTime,
  kWithoutHints,
  kProgress,
  kProgressNote,
  kIndexEffort,
  kIndexTechnique,
  kIndexPage,
  kIndex,
  kIndexNote,
  kIndexTechniqueNote,
  kHints,
  kHintWhere,
  kHintWhat,
  kHintStep,
  kHintsNote,
  kHintsOfSingles,
  kNextRung,
  kExplained,
  kExplainedNote,
  kSinglesToEnd,
  kFurtherSteps,
  kLessonOrder,
  kLessonExample,
  kLessonPractice,
  kLessonExampleMade,
  kLessonPracticeMade,
  kLessonAnswers,
  kLessonAnswersPage,
  kChainsInShort,
  kSectionMinutes,
  kSectionRating,
  kSectionNeeds,
  kSectionSpans,
  kLevelNumber,
  kLevelVeryEasy,
  kLevelEasy,
  kLevelMedium,
  kLevelHard,
  kLevelVeryHard,
  kLevelExpert,
  kLevelDiabolical,
  kLevelExtreme,
  kInviteVeryEasy,
  kInviteEasy,
  kInviteMedium,
  kInviteHard,
  kInviteVeryHard,
  kInviteExpert,
  kInviteDiabolical,
  kInviteExtreme,
  kAllowsVeryEasy,
  kAllowsEasy,
  kAllowsMedium,
  kAllowsHard,
  kAllowsVeryHard,
  kAllowsExpert,
  kAllowsDiabolical,
  kAllowsExtreme,
  kOneSolution,
  kOtherBoards,
  kOtherOrder,
  kBoardRules,
  kBoardExample,
  kBoardExampleSolved,
  kEachDigit,
  kEachDigitOrLetter,
  kEachShape,
  kEachLetter,
  kRuleBoxes,
  kRuleRegions,
  kRuleLatin,
  kRuleOverlap,
  kRuleX,
  kRuleDiagonal,
  kRuleDisjoint,
  kRuleWindows,
  kRuleGreyCells,
  kRuleAntiKnight,
  kRuleAntiKing,
  kRuleNonConsecutive,
  kBoardTwin,
  kBoardTriple,
  kBoardSamurai,
  kBoardLatin,
  kBoardJigsaw,
  kBoardX,
  kBoardDiagonal,
  kBoardDisjoint,
  kBoardWindoku,
  kBoardAsterisk,
  kBoardCenterDot,
  kBoardGirandola,
  kBoardAntiKnight,
  kBoardAntiKing,
  kBoardNonConsecutive,
  kRegionsEasy,
  kRegionsMedium,
  kRegionsHard,
  kLinesEasy,
  kLinesHard,
  kCellsMedium,
  kSmallVeryEasy,
  kSmallEasy,
  kSmallMedium,
  kSmallHard,
  kSmallVeryHard,
  kSmallExtreme,
};
inline constexpr std::size_t kPhrases = static_cast<std::size_t>(Phrase::kSmallExtreme) + 1;

struct PhraseRow {
  Phrase phrase;
  std::string_view key;
  std::string_view english;
  std::string_view german;
};
std::span<const PhraseRow> phrase_catalog();

class BookWords {
 public:
  // The words of a shipped language: "en" or "de".
  static Result<BookWords> of(std::string_view language);
  // A file of "key = text" lines over the English words; '#' begins a comment line. `name` is for
  // messages. "page-KEY = ..." is a phrase of the play page or the app; "technique-KEY = ..." names
  // a technique; "lesson-KEY-idea = ...", "-look" and "-why" teach it; the phrases for steps begin
  // with "step-"; "language = xx" is the language of the file. An unknown key is an error with its
  // line, and so is a text whose placeholders differ from the English ones.
  static Result<BookWords> read(std::string_view text, const std::string& name);

  BookWords();  // English

  [[nodiscard]] const std::string& operator[](Phrase phrase) const {
    return texts_[static_cast<std::size_t>(phrase)];
  }
  // The phrase with {0}, {1}, ... filled in.
  template <typename... Args>
  [[nodiscard]] std::string say(Phrase phrase, const Args&... args) const {
    return fmt::format(fmt::runtime((*this)[phrase]), args...);
  }
  [[nodiscard]] const std::string& language() const { return language_; }
  // "Monday"; "May".
  [[nodiscard]] const std::string& weekday(std::chrono::weekday day) const;
  [[nodiscard]] std::string month(std::chrono::month month) const;
  [[nodiscard]] const std::string& level_name(const LevelRow& level) const;
  [[nodiscard]] const std::string& invitation(const LevelRow& level) const;
  // The techniques of the level, in a sentence.
  [[nodiscard]] const std::string& techniques(const LevelRow& level) const;
  // A technique by its key; the key itself if there is no such technique.
  [[nodiscard]] std::string technique(std::string_view key) const;
  // A phrase of the play page or the app. REQUIRES: the catalog has the key.
  [[nodiscard]] const std::string& page(std::string_view key) const {
    const std::size_t index = page_phrase_index(key);
    assert(index < page_texts_.size());
    return page_texts_[index];
  }
  // The same with {0}, {1}, ... filled in.
  template <typename... Args>
  [[nodiscard]] std::string say_page(std::string_view key, const Args&... args) const {
    return fmt::format(fmt::runtime(page(key)), args...);
  }
  // The words of hints, explained steps and lessons.
  [[nodiscard]] const StepWords& steps() const { return steps_; }
  // All words as a file of "key = text" lines, for translation: read() gives the same words back.
  [[nodiscard]] std::string as_file() const;

 private:
  // Reads a line of a file; returns the reason if the line is invalid.
  std::optional<std::string> take(std::string_view key, std::string_view value);
  std::optional<std::string> take_phrase(std::string_view key, std::string_view value);
  std::optional<std::string> take_page_phrase(std::string_view key, std::string_view value);
  std::optional<std::string> take_step_phrase(std::string_view key, std::string_view value);
  bool take_technique(std::string_view key, std::string_view value);
  std::string_view keep(std::string_view text);

  std::array<std::string, kPhrases> texts_;
  std::array<std::string, kEveryPagePhrase.size()> page_texts_;
  StepWords steps_ = kEnglishSteps;
  // The texts of a file that steps_ refers to; shared with all copies, and not changed after
  // reading.
  std::shared_ptr<std::deque<std::string>> kept_;
  std::string language_ = "en";
};

}  // namespace nonet
