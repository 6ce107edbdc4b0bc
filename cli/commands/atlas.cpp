#include <array>
#include <cstdint>
#include <fmt/format.h>
#include <optional>

#include "base/ordered_parallel.h"
#include "base/request_error.h"
#include "base/share.h"
#include "cli/commands.h"
#include "cli/database.h"
#include "cli/time_limit.h"
#include "cli/version.h"
#include "study/atlas/atlas_text.h"
#include "study/atlas/stored_atlas.h"

namespace nonet {
namespace {

constexpr double kSecondsBetweenSaves = 1;
constexpr std::uint64_t kFewestBlocks = 2;  // for an interval

// One run: which blocks it makes, and the sums so far.
struct AtlasRun {
  std::uint64_t seed = 0;
  Share share;
  std::optional<std::uint64_t> blocks;  // how many of the share; nullopt: no end
  AtlasTally tally;

  // The number of the share's block among all. Blocks of a share count from 0.
  [[nodiscard]] std::uint64_t index_of(std::uint64_t block) const {
    return block * share.of + share.number - 1;
  }
};

Status save(Store& store, const AtlasRun& run) {
  return save_tally(store, run.seed, run.share, run.tally, recorder_clock().utc_now());
}

// Makes blocks until the end, and saves the sums about once a second.
Status make_blocks(Session& session, Store* store, AtlasRun& run) {
  const TimeLimit time = TimeLimit::of(session.options());
  const TimedStop stop(time, session.stop_token());
  const RunControl control(stop.token());
  const RecorderClock clock = recorder_clock();
  const FullGrids full_grids;
  const std::uint64_t first = run.tally.blocks();
  ParallelPlan plan{.threads = session.threads()};
  if (run.blocks) plan.units = *run.blocks > first ? *run.blocks - first : 0;
  double saved = clock.seconds();
  Status status;
  ordered_parallel(
      plan, control,
      [&](std::uint64_t unit) {
        return atlas_block(run.seed, run.index_of(first + unit), full_grids, control);
      },
      [&](std::uint64_t, const AtlasBlock& block) {
        if (control.should_stop()) return Flow::kStop;  // perhaps in the middle of this block
        run.tally.add(block);
        session.show_progress({.done = run.tally.blocks() * kGridsOfBlock,
                               .total = run.blocks.value_or(0) * kGridsOfBlock,
                               .note = "grids"});
        if (store == nullptr || clock.seconds() < saved + kSecondsBetweenSaves) {
          return Flow::kContinue;
        }
        saved = clock.seconds();
        status = save(*store, run);
        return status ? Flow::kContinue : Flow::kStop;
      });
  session.console().end_progress();
  if (status && store != nullptr && run.tally.blocks() > first) status = save(*store, run);
  return status;
}

// The call that makes the atlas in one piece.
std::string atlas_command_of(const AtlasTally& tally, std::uint64_t seed) {
  return fmt::format("nonet atlas --seed {} --grids {}", seed, tally.blocks() * kGridsOfBlock);
}

// The page gets its name together with the output.
void write_atlas_page(Session& session, Output file, const AtlasTally& tally, const AtlasRun& run) {
  file.write(
      atlas_page(tally, {.command = atlas_command_of(tally, run.seed),
                         .version = fmt::format("nonet {}, commit {}", kVersion, build_commit()),
                         .date = recorder_clock().utc_now().substr(0, 10),
                         .seed = run.seed}));
  session.add_companion(std::move(file));
}

ExitCode write_atlas(Session& session, std::optional<Output> page, const AtlasTally& tally,
                     const AtlasRun& run) {
  if (tally.blocks() < kFewestBlocks) {
    session.console().warning(fmt::format("{} grids are whole: an interval needs {}",
                                          tally.blocks() * kGridsOfBlock,
                                          kFewestBlocks * kGridsOfBlock));
    return ExitCode::kTargetNotReached;
  }
  session.call_output_whole();
  session.write(atlas_text(tally));
  if (page) write_atlas_page(session, *std::move(page), tally, run);
  return session.exit_code();
}

Result<AtlasRun> atlas_run_of(Session& session, const Store* store) {
  const Options& options = session.options();
  AtlasRun run;
  if (options.has("shard")) run.share = *parse_share(options.text("shard"));
  if (options.has("grids")) {
    const std::uint64_t grids = options.number("grids");
    if (grids == 0) return request_error("--grids must be at least 1");
    run.blocks = (grids + kGridsOfBlock - 1) / kGridsOfBlock;
  }
  std::optional<std::uint64_t> earlier;
  if (store != nullptr) {
    const auto last = seed_of_last_atlas(*store);
    if (!last) return last.error();
    earlier = *last;
  }
  run.seed = session.seed(earlier);
  if (store == nullptr) return run;
  auto tally = stored_tally(*store, run.seed, run.share);
  if (!tally) return tally.error();
  run.tally = *std::move(tally);
  return run;
}

ExitCode run_atlas(Session& session) {
  const Options& options = session.options();
  // Opened first, so that an unwritable file is reported before hours of work.
  std::optional<Output> page;
  if (options.has("report")) {
    auto file = Output::to_file(options.text("report"));
    if (!file) return session.fail(file.error());
    page = std::move(*file);
  }
  std::optional<Store> store;
  if (options.has("db")) {
    auto opened = open_database(session, Access::kReadWrite);
    if (!opened) return session.fail(opened.error());
    store = std::move(*opened);
  }
  auto run = atlas_run_of(session, store ? &*store : nullptr);
  if (!run) return session.fail(run.error());
  if (const Status made = make_blocks(session, store ? &*store : nullptr, *run); !made) {
    return session.fail(made.error());
  }
  if (!store) return write_atlas(session, std::move(page), run->tally, *run);
  const auto all = tally_of_all_shares(*store, run->seed);
  if (!all) return session.fail(all.error());
  return write_atlas(session, std::move(page), *all, *run);
}

constexpr std::array kAtlasOptions = {
    option::number(
        "--grids N",
        "end with N random solution grids (rounded up to a multiple of 64), with those of "
        "earlier calls that are in the database"),
    option::duration("--time DURATION", "end after this time: 90s, 45m, 8h, 1h30m"),
    option::share("--shard I/N",
                  "only the I-th of N parts of the seed's grids; parts of the same N side by side "
                  "add up in one database"),
    option::output_file("--report FILE.html", "write tables and plots as one HTML file"),
};

constexpr std::array kAtlasExamples = {
    Example{"nonet atlas --time 2m", "the number of minimal puzzles by clues, to some per cent"},
    Example{"nonet atlas --time 8h --db atlas.db --report atlas.html",
            "a night; another call with this database goes on from there"},
};

}  // namespace

const CommandBody kAtlasCommand = {
    .options = kAtlasOptions, .examples = kAtlasExamples, .run = run_atlas};

}  // namespace nonet
