#include "tasks/hunt/hunt_tables.h"

#include <fmt/format.h>
#include <string>

#include "base/number_text.h"
#include "generator/hunt/hunt_progress.h"
#include "tasks/hunt/hunt_text.h"

namespace nonet {
namespace {

std::string yield_text(const HuntProgress& progress) {
  std::string text = "class\trated\tcounted\tgrids\n";
  for (std::size_t i = 0; i < kYieldClasses.size(); ++i) {
    text += fmt::format("ER {:.1f}+\t{}\t{}\t{}\n", kYieldClasses[i] / 10.0,
                        at_least(progress.histogram, kYieldClasses[i]), progress.yield[i],
                        progress.grids[i]);
  }
  return text;
}

std::string classes_text(const HuntProgress& progress) {
  std::string text = "te_depth\tbxb\tbxbb\tpuzzles\n";
  for (std::size_t depth = progress.classes.size(); depth-- > 0;) {
    for (std::size_t braids = progress.classes[depth].size(); braids-- > 0;) {
      const std::uint64_t count = progress.classes[depth][braids];
      if (count == 0) continue;
      text += fmt::format("{}\t{}\t{}\t{}\n", depth, depth == 2 ? std::to_string(braids) : "-",
                          depth == 3 ? std::to_string(braids) : "-", count);
    }
  }
  return text + fmt::format("depth 3 and more: {} different after singles, on {} grids\n",
                            progress.deep_expansions, progress.deep_grids);
}

std::string discoveries_text(const HuntProgress& progress) {
  std::string text = fmt::format("discoveries\t{}\n", progress.discoveries.size());
  for (const Milestone& discovery : progress.discoveries) {
    text += discovery_text(discovery) + '\n';
  }
  return text;
}

std::string histogram_text(const HuntProgress& progress) {
  std::string text = "er\tpuzzles\n";
  for (std::size_t er = kTenths; er-- > 0;) {
    if (progress.histogram[er] == 0) continue;
    text += fmt::format("{:.1f}\t{}\n", static_cast<double>(er) / 10, progress.histogram[er]);
  }
  return text;
}

std::string stages_text(const HuntProgress& progress) {
  std::string text = fmt::format("stage\tin\tout\tpassed\trejects rated\tabove ER {:.1f}\tasks\n",
                                 kRecallLimit / 10.0);
  for (const StageRow& row : kStageTable) {
    const StageCount& count = progress.stages[row.id];
    const Recall& recall = progress.recall[row.id];
    text += fmt::format("{}\t{}\t{}\t{}\t{}\t{}\t{}\n", row.key, count.in, count.out,
                        passed_text(count), recall.sampled, recall.missed, row.asks);
  }
  return text;
}

std::string operators_text(const HuntProgress& progress) {
  std::string text = "operator\tcalls\tchildren\trated\timproved\tshare\n";
  for (const OperatorRow& row : operator_catalog()) {
    const OperatorCount& count = progress.operators[row.id];
    text += fmt::format("{}\t{}\t{}\t{}\t{}\t{:.0f} %\n", row.key, count.calls, count.children,
                        count.rated, count.improved, 100 * count.share);
  }
  return text;
}

std::string islands_text(const HuntProgress& progress) {
  std::string text = "island\tphase\tgeneration\tpool\tgrids\tmean\tbest\n";
  for (std::size_t i = 0; i < progress.islands.size(); ++i) {
    const IslandView& view = progress.islands[i];
    text += fmt::format("{}\t{}\t{}\t{}\t{}\t{:.1f}\t{}\n", i, kPhaseKeys[view.phase],
                        view.generation, view.pool, view.grids, view.mean, view.best);
  }
  return text;
}

std::string records_text(const HuntProgress& progress) {
  std::string text = "record\tep\ted\tafter\tclass\tpuzzle\n";
  for (auto record = progress.records.rbegin(); record != progress.records.rend(); ++record) {
    text += fmt::format("{}\t{}\t{}\t{}\t{}\t{}\n", er_text(record->rating.er),
                        er_text(record->rating.ep), er_text(record->rating.ed), record->evaluation,
                        class_text(record->is), record->givens.line());
  }
  return text;
}

}  // namespace

std::string hunt_tables(const StoredHunt& stored, std::string_view state) {
  const HuntProgress progress = stored.hunt.progress();
  std::string text = fmt::format(
      "hunt\t{}\nobjective\t{}\nstate\t{}\nsaved\t{}\ntime\t{}\nevaluations\t{}\nrated\t{}\n",
      progress.seed, kObjectiveKeys[progress.objective], state, stored.saved,
      duration_text(stored.clock.seconds), progress.evaluations, stored.hunt.archive().rated());
  for (const std::string& part :
       {yield_text(progress), records_text(progress), classes_text(progress),
        discoveries_text(progress), histogram_text(progress), stages_text(progress),
        operators_text(progress), islands_text(progress)}) {
    text += '\n' + part;
  }
  return text;
}

}  // namespace nonet
