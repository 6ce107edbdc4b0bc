#include "solvers/report.h"

namespace nonet {

std::string_view key_of(Verdict verdict) {
  switch (verdict) {
    case Verdict::kNone:
      return "none";
    case Verdict::kUnique:
      return "unique";
    case Verdict::kMultiple:
      return "multiple";
    case Verdict::kUndecided:
      return "undecided";
  }
  return "undecided";
}

}  // namespace nonet
