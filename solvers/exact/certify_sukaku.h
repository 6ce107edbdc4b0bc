// The door between candidates and a Sukaku, as certify() is between a Grid and a Puzzle.
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

// Any candidates may be asked, also such as leave a cell none.
SukakuCertificate certify_sukaku(const PencilMarks& candidates);

}  // namespace nonet
