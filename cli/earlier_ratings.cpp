#include "cli/earlier_ratings.h"

#include <filesystem>

#include "base/request_error.h"
#include "cli/database.h"

namespace nonet {

Status check_again(const Options& options) {
  if (!options.has("again") || options.has("db")) return {};
  return request_error("--again replaces ratings of a database: name it with --db");
}

Result<std::unique_ptr<EarlierRatings>> EarlierRatings::open(Session& session) {
  const Options& options = session.options();
  if (!options.has("db") || options.has("again") || !std::filesystem::exists(options.text("db"))) {
    return std::unique_ptr<EarlierRatings>();
  }
  auto store = open_database(session, Access::kReadOnly);
  if (!store) return store.error();
  return std::unique_ptr<EarlierRatings>(new EarlierRatings(*std::move(store)));
}

}  // namespace nonet
