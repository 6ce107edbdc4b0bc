// Manifests of books as files, and what their puzzles are called outside the book.
#pragma once

#include <optional>
#include <string>

#include "book/book.h"
#include "files/own_files.h"
#include "formats/puzzle_text.h"

namespace nonet {

// "17. Expert, page 9" for a line of a book's manifest; empty for other records.
std::string name_in_manifest(const PuzzleText& record);

// How a file that is the manifest of a book begins.
inline constexpr OwnMark kManifestMark = {kManifestStart, kManifestStart.size()};

// A name beside the book, "book.jsonl" or "book.manifest.jsonl", that the manifest may have;
// nullopt where there is none.
std::optional<std::string> free_manifest_name(const std::string& book, const OwnFiles& own);

}  // namespace nonet
