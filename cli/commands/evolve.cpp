#include <array>

#include "cli/commands.h"
#include "cli/evolve_objectives.h"
#include "cli/puzzle_wishes.h"

namespace nonet {
namespace {

std::string_view chosen_objective(const Options& options) {
  if (options.has("objective")) return options.text("objective");
  return has_wishes(options) ? "target" : "harder";
}

ExitCode run_evolve(Session& session) {
  if (session.options().has("status")) return show_hunts(session);
  return evolve_objective(chosen_objective(session.options())).run(session);
}

constexpr std::array kEvolveOptions = {
    option::choice("--objective KEY",
                   "the aim of breeding; harder: the hardest puzzles by the Explainer rating "
                   "(default); depth: the greatest trial-and-error depth; bxb: the longest braids "
                   "that depth 2 needs; target: puzzles that fulfil --rating, --level, --hardest, "
                   "--pattern and the other wishes below (default with any of them); bridi: the "
                   "genetic generation of Bridi's paper, upwards (40200 evaluations by default) or "
                   "towards such wishes, with --rating on the scale bridi unless --scale is given; "
                   "map: the hardest puzzle by clues and symmetry, kept in --db",
                   evolve_objective_keys),
    option::number("--evaluations N",
                   "end with the round in which N puzzles have been bred; with --objective target "
                   "after N puzzles"),
    option::duration("--time DURATION", "end after this time: 90s, 45m, 8h, 1h30m"),
    option::number(
        "--islands N",
        "populations that evolve side by side, 4 by default; other numbers find other puzzles"),
    option::number(
        "--epoch N",
        "puzzles that each island breeds between two exchanges of finds, 4000 by default; with "
        "longer epochs many machines wait less for each other; other numbers find other puzzles")
        .within({100, 10'000'000}),
    option::number("--population N",
                   "size of the population: of each island, 300 by default; with --objective bridi "
                   "40200; with --objective target the nearest 300, the parents"),
    option::file(
        "--known FILE",
        "a list of known puzzles: each find of a hunt is marked known or new, up to isomorphism"),
    option::flag("--new", "with --known: print and report only finds that are not in its list"),
    option::share("--shard I/N",
                  "a separate hunt derived from --seed, for one of N machines; it takes every N-th "
                  "puzzle of an input, from the I-th on"),
    kRatingsOption,
    option::flag("--resume", "continue a hunt in --db: that of --seed, or the latest"),
    option::output_file("--report FILE.html",
                        "at the end write the story of the run as one HTML page; with --status, of "
                        "the hunt in --db"),
    option::flag("--status",
                 "show the state of the hunt in --db, from another terminal; with --to tsv all its "
                 "numbers as tables"),
    option::output_file(
        "--log FILE",
        "add a line to this file each minute and at each record, for a hunt without a terminal"),
    option::text(
        "--notify CMD",
        "run this shell command at each record; it finds NONET_PUZZLE, NONET_ER, NONET_EP, "
        "NONET_ED, NONET_TE_DEPTH, NONET_BXB, NONET_BXBB and NONET_SEED in its environment"),
    option::text("--notify-from WHAT=N",
                 "run it instead at each find of at least this value: er=11, depth=3, bxb=7 or "
                 "bxbb=2; the environment has NONET_REACHED and NONET_COUNT, too; may be repeated"),
};

constexpr std::array kEvolveExamples = {
    Example{"nonet evolve --objective harder --time 8h --db hunt.db",
            "hunt overnight; Ctrl-C ends it with everything kept"},
    Example{
        "nonet evolve --time 8h --db hunt.db --log hunt.log --notify 'echo $NONET_ER | mail me'",
        "the same without a terminal, as under nohup"},
    Example{"nonet evolve --time 8h --db hunt.db --notify 'echo $NONET_PUZZLE >> 11.txt' "
            "--notify-from er=11",
            "append each find of ER 11 or more to a file"},
    Example{"nonet evolve --objective depth --known public.txt --time 8h --db deep.db",
            "hunt for depth 3; finds are marked known or new"},
    Example{"nonet evolve --resume --time 8h --db hunt.db", "the next night"},
    Example{"nonet evolve --status --db hunt.db", "look at it from another terminal"},
    Example{"nonet evolve --evaluations 100000 --seed 7 --to tsv",
            "the same puzzles every time, with their ratings"},
    Example{
        "nonet evolve --rating 4.2:4.5 --symmetry rotational --clues 24:28 --require x-wing -n 100",
        "a hundred puzzles made to measure"},
    Example{"nonet evolve --objective map --time 8h --db map.db --report map.html",
            "the hardest by number of clues and symmetry; each call adds to the map"},
    Example{"nonet evolve --objective bridi --population 40200 --genes 2 --report bridi.html",
            "the genetic algorithm as published"},
    Example{"nonet evolve --objective bridi --rating 90:95 --clues 22:24 -n 10",
            "the same, bred towards ten puzzles of a difficulty and few clues"},
};

}  // namespace

const CommandBody kEvolveCommand = {
    .options = kEvolveOptions, .examples = kEvolveExamples, .run = run_evolve};

}  // namespace nonet
