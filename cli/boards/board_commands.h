// The commands for boards of other sizes and shapes.
#pragma once

#include <memory>
#include <set>
#include <stop_token>
#include <string>
#include <vector>

#include "book/editions/editions.h"
#include "book/words/words.h"
#include "cli/image_files.h"
#include "cli/session.h"
#include "formats/catalog.h"
#include "rater/explain/step_words.h"
#include "variants/board/geometry.h"

namespace nonet {

enum class BoardExplanation : unsigned char { kText, kJsonLines, kPicture, kPage };

struct BoardExplainRequest {
  BoardExplanation as = BoardExplanation::kText;
  StepWords words = kEnglishSteps;
  ImageFormat image = ImageFormat::kSvg;  // of kPicture
  const BookWords* page_words = nullptr;  // of kPage; borrowed
};

// --not-in of `book`: adds the printed_form() of all puzzles of a list of one board. Ends at the
// first record that cannot be read.
Status add_board_list(const std::string& file, const std::string& board,
                      const std::stop_token& stop, std::set<std::string>& forms);

// Canonical forms by the symmetries of the board.
ExitCode canon_boards(Session& session, const variants::Geometry& geometry);
ExitCode check_boards(Session& session, const variants::Geometry& geometry);
// The puzzles in another format.
ExitCode convert_boards(Session& session, const variants::Geometry& geometry);
ExitCode explain_boards(Session& session, const variants::Geometry& geometry,
                        const BoardExplainRequest& request);
// REQUIRES: --rung is 1, 2 or 3.
ExitCode hint_boards(Session& session, const variants::Geometry& geometry,
                     const BoardExplainRequest& request);
// The first puzzle of each class of isomorphic ones, or with --equal of each line.
ExitCode dedupe_boards(Session& session, const variants::Geometry& geometry);
// Lessons of the techniques that the inputs name, or of all, with positions out of the puzzles of
// --puzzles and made ones. `words`: of pages; `steps`: of steps, with the cell names asked for.
ExitCode lesson_boards(Session& session, const variants::Geometry& geometry, const BookWords& words,
                       const StepWords& steps);
// One picture to the output, or a series of files.
ExitCode image_boards(Session& session, const ImageCommand& command,
                      const variants::Geometry& geometry);
// db import: the puzzles of the files are stored, isomorphic ones once.
ExitCode import_boards(Session& session, const variants::Geometry& geometry,
                       const std::vector<std::string>& names);
// db export: lines, or a table with the stored ratings.
ExitCode export_boards(Session& session, const variants::Geometry& geometry);
// Sections of a book out of the session's inputs, without those in `before` (printed_form() of
// book/editions). Empty if a section has too few; the session then has the reason.
Result<std::vector<BookSection>> read_board_sections(
    Session& session, const std::shared_ptr<const variants::Geometry>& board,
    const std::vector<SectionRequest>& wanted, const std::set<std::string>& before);
// A line for each puzzle and measure; refuses measures that are not defined on the board.
ExitCode measure_boards(Session& session, const variants::Geometry& geometry);
// A page to play on; refuses boards that have none.
ExitCode play_boards(Session& session, const variants::Geometry& geometry, const BookWords& words);
ExitCode generate_boards(Session& session, const variants::Geometry& geometry);
// An error for a scale that rates 9x9 only.
Status check_board_scale(std::string_view list, const variants::Geometry& geometry);
// A table with --steps, or lines of --format. REQUIRES: the format is tsv, csv or jsonl.
ExitCode rate_boards(Session& session, const variants::Geometry& geometry, Format format);
// Clues, symmetries, levels, hardest techniques and ratings of the input, as text, html or csv.
ExitCode stats_boards(Session& session, const variants::Geometry& geometry,
                      const std::string& format);
ExitCode solve_boards(Session& session, const variants::Geometry& geometry);

}  // namespace nonet
