// Manifests of books as files, and what their puzzles are called outside the book.
#pragma once

#include <functional>
#include <optional>
#include <string>

#include "files/file_identity.h"
#include "formats/puzzle_text.h"

namespace nonet {

// "17. Expert, page 9" for a line of a book's manifest; empty for other records.
std::string name_in_manifest(const PuzzleText& record);

// A name beside the book, "book.jsonl" or "book.manifest.jsonl": of no file that is there, unless
// it is the manifest of an earlier book, and of none that is in use. nullopt where there is none.
std::optional<std::string> free_manifest_name(
    const std::string& book, const std::function<bool(const FileIdentity&)>& in_use);

}  // namespace nonet
