// Manifests of books as files, and the names of their puzzles outside the book.
#pragma once

#include <optional>
#include <string>

#include "book/binding/manifest.h"
#include "files/own_files.h"
#include "formats/puzzle_text.h"

namespace nonet {

// "17. Expert, page 9" for a line of a book's manifest; empty for other records.
std::string name_in_manifest(const PuzzleText& record);

// The start of every book's manifest.
inline constexpr OwnMark kManifestMark = {kManifestStart, kManifestStart.size()};

// A name beside the book, "book.jsonl" or "book.manifest.jsonl", that the manifest may have;
// nullopt if both are taken. An error of kind kFile if a file of such a name cannot be examined.
Result<std::optional<std::string>> free_manifest_name(const std::string& book, const OwnFiles& own);

}  // namespace nonet
