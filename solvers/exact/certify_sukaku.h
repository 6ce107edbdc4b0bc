// The way from candidates to a Sukaku, as certify() leads from a Grid to a Puzzle.
#pragma once

#include <optional>

#include "board/sukaku.h"
#include "solvers/report.h"

namespace nonet {

struct SukakuCertificate {
  Verdict verdict = Verdict::kNone;  // kNone, kUnique or kMultiple
  std::optional<Sukaku> sukaku;      // exactly where it is kUnique

  explicit operator bool() const { return sukaku.has_value(); }
};

// Any candidates are allowed, also where a cell has none.
SukakuCertificate certify_sukaku(const PencilMarks& candidates);

}  // namespace nonet
