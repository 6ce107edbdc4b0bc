// The list of --known: puzzles that others found before, up to isomorphism.
#pragma once

#include <optional>
#include <string_view>

#include "base/result.h"
#include "board/fingerprint_set.h"
#include "cli/session.h"

namespace nonet {

class KnownPuzzles {
 public:
  // Bad lines are reported and left out; a list without any readable puzzle is refused, since every
  // find would be called new. Without --known nothing is known or new.
  static Result<KnownPuzzles> of(Session& session);

  [[nodiscard]] bool given() const { return forms_.has_value(); }
  // "known" or "new"; REQUIRES: given().
  [[nodiscard]] std::string_view word_for(const Fingerprint& form) const {
    return forms_->contains(form) ? "known" : "new";
  }
  // Whether --new leaves the find out because it is known.
  [[nodiscard]] bool leaves_out(const Fingerprint& form) const {
    return only_new_ && forms_->contains(form);
  }
  [[nodiscard]] bool knows(const Fingerprint& form) const {
    return forms_ && forms_->contains(form);
  }

 private:
  std::optional<FingerprintSet> forms_;
  bool only_new_ = false;
};

}  // namespace nonet
