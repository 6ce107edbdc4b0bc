// `nonet evolve --status`: the hunts of a database at their last checkpoints, while they run or
// afterwards. Reads only.
#include <fmt/format.h>
#include <optional>
#include <string>

#include "base/request_error.h"
#include "cli/database.h"
#include "cli/evolve_objectives.h"
#include "cli/output_format.h"
#include "cli/process_name.h"
#include "tasks/hunt/hunt_page.h"
#include "tasks/hunt/hunt_tables.h"
#include "tasks/hunt/hunt_words.h"
#include "tasks/hunt/stored_hunt.h"

namespace nonet {

Status write_hunt_report(const Session& session, const HuntStory& story) {
  const auto page = hunt_page(story);
  if (!page) return page.error();
  return Output::write_file(session.options().text("report"), *page);
}

namespace {

// A text for people, which is no format, if no format is given.
Result<Format> form_of(const Options& options) {
  const auto writing = puzzle_writing(options);
  if (!writing) return writing.error();
  const Format format = writing->format();
  if (format == Format::kLine || format == Format::kTsv) return format;
  return request_error(
      fmt::format("--status prints text, or with --to tsv tables: not {}", row_of(format).key));
}

}  // namespace

ExitCode show_hunts(Session& session) {
  const auto form = form_of(session.options());
  if (!form) return session.fail(form.error());
  const auto store = open_database(session, Access::kReadOnly);
  if (!store) return session.fail(store.error());
  const auto seed = hunt_seed_of(session.options());
  if (!seed) return session.fail(seed.error());
  const auto stored = stored_hunt(*store, *seed);
  if (!stored) return session.fail(stored.error());
  const std::string state =
      state_text(*store, *stored, {.now = recorder_clock().utc_now(), .runs = runs_here});
  session.write(*form == Format::kTsv ? hunt_tables(*stored, state) : hunt_words(*stored, state));
  if (session.options().has("report")) {
    const auto story = hunt_story(*store, stored->hunt.seed());
    if (!story) return session.fail(story.error());
    if (const Status written = write_hunt_report(session, *story); !written) {
      return session.fail(written.error());
    }
  }
  return session.exit_code();
}

}  // namespace nonet
