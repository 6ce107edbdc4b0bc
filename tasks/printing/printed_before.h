// The puzzles of earlier books, so that no puzzle is printed twice, not even in an isomorphic form,
// and the puzzles that a book adds to them.
#pragma once

#include <functional>
#include <set>
#include <stop_token>
#include <string>
#include <vector>

#include "base/result.h"
#include "board/grid.h"
#include "book/spec/book_spec.h"
#include "db/run_recorder.h"
#include "db/store.h"

namespace nonet {

// Canonical forms of puzzles that are not printed again.
struct PrintedForms {
  std::set<Grid> grids = {};
  std::set<std::string> boards = {};  // of other boards: printed_form() of book/editions
};

// Where the forms of a file are looked for.
struct FormsRequest {
  std::string file;
  std::vector<std::string> boards = {};  // keys of other boards whose puzzles count, too
  // Adds the printed_form() of all puzzles of a list of one of these boards.
  std::function<Status(const std::string& file, const std::string& board,
                       std::set<std::string>& forms)>
      read_as_board = {};
  bool classic = true;  // the book has 9x9: what can be read once only is read as a list of it
};

// Adds the canonical forms of all puzzles of a file: a list, the manifest of a book, or a
// database. A list counts for each board as which all of it can be read. Ends at the first record
// of a list that cannot be read; damaged rows of a database are reported and skipped.
Status add_forms_in(const FormsRequest& request, const std::stop_token& stop,
                    const DamageSink& damaged, PrintedForms& forms);

// The canonical forms of the puzzles that books stored. A store may have other puzzles; a puzzle
// counts as printed if a run of `book` found it.
Result<std::set<Grid>> forms_in_books(const Store& store);

// The puzzles of a book as finds of its run.
std::vector<Find> finds_in(const std::vector<BookSection>& sections);

}  // namespace nonet
