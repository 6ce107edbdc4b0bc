// The members of the JSON documents of sites and apps: those that do not change the rules of plain
// Sudoku, and those whose text becomes a field of the puzzle. Only for .cpp files, as
// json_document.h.
#pragma once

#include <array>
#include <string_view>

#include "formats/json_document.h"

namespace nonet {

inline constexpr std::string_view kIpuzVersion = "http://ipuz.org/v2";
// Kinds of Sudoku: this, or this with "/diagonalsudoku" and the like, and perhaps "#1".
inline constexpr std::string_view kIpuzSudoku = "http://ipuz.org/sudoku";
inline constexpr std::array<std::string_view, 29> kIpuzMembers = {
    "version",  "kind",   "copyright",  "publisher",     "publication", "url",
    "uniqueid", "title",  "intro",      "explanation",   "annotation",  "author",
    "editor",   "date",   "notes",      "difficulty",    "origin",      "block",
    "empty",    "styles", "dimensions", "charset",       "boxes",       "displaycharset",
    "puzzle",   "saved",  "solution",   "showoperators", "checksum"};
inline constexpr std::array kIpuzTexts = {NamedText{"title", "title"},
                                          NamedText{"author", "author"},
                                          NamedText{"date", "date"},
                                          NamedText{"url", "url"},
                                          NamedText{"difficulty", "level"},
                                          NamedText{"origin", "source"},
                                          NamedText{"explanation", "description"}};

inline constexpr std::array<std::string_view, 12> kFpuzzlesMembers = {"size",
                                                                      "title",
                                                                      "author",
                                                                      "ruleset",
                                                                      "grid",
                                                                      "solution",
                                                                      "metadata",
                                                                      "successMessage",
                                                                      "highlightConflicts",
                                                                      "disabledlogic",
                                                                      "truecandidatesoptions",
                                                                      "msgcorrect"};
inline constexpr std::array kFpuzzlesTexts = {NamedText{"title", "title"},
                                              NamedText{"author", "author"}};

// Regions and cages are looked at in detail.
inline constexpr std::array<std::string_view, 11> kSudokupadMembers = {
    "id",       "cellSize", "cells",   "regions",  "cages",       "metadata",
    "settings", "solution", "version", "foglight", "currentState"};
inline constexpr std::array kSudokupadTexts = {
    NamedText{"title", "title"}, NamedText{"author", "author"}, NamedText{"source", "source"}};

}  // namespace nonet
