// Ratings in --db from earlier calls, for commands that rate: read instead of computed, unless
// --again is given.
#pragma once

#include <memory>
#include <utility>

#include "base/result.h"
#include "cli/option.h"
#include "cli/session.h"
#include "db/store.h"
#include "tasks/lists/known_ratings.h"

namespace nonet {

// For the tables of options.
inline constexpr OptionRow kAgainOption =
    option::flag("--again", "with --db: compute stored ratings again, and replace them");

// --again needs a --db.
Status check_again(const Options& options);

class EarlierRatings {
 public:
  // Null without --db, if the database does not exist yet, or with --again.
  static Result<std::unique_ptr<EarlierRatings>> open(Session& session);

  [[nodiscard]] const KnownRatings& known() const { return known_; }
  [[nodiscard]] const Store& store() const { return store_; }

 private:
  explicit EarlierRatings(Store store) : store_(std::move(store)), known_(store_) {}

  Store store_;
  KnownRatings known_;
};

}  // namespace nonet
