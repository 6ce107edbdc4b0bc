// The bodies of the commands for the command table, one in each file of cli/commands/.
#pragma once

#include "cli/command.h"

namespace nonet {

extern const CommandBody kAppCommand;
extern const CommandBody kAtlasCommand;
extern const CommandBody kBenchCommand;
extern const CommandBody kBookCommand;
extern const CommandBody kCanonCommand;
extern const CommandBody kCheckCommand;
extern const CommandBody kCompletionCommand;
extern const CommandBody kConvertCommand;
extern const CommandBody kDatasetCommand;
extern const CommandBody kDbCommand;
extern const CommandBody kDedupeCommand;
extern const CommandBody kEvolveCommand;
extern const CommandBody kExplainCommand;
extern const CommandBody kHintCommand;
extern const CommandBody kGenerateCommand;
extern const CommandBody kHelpCommand;
extern const CommandBody kImageCommand;
extern const CommandBody kLessonCommand;
extern const CommandBody kListCommand;
extern const CommandBody kMeasureCommand;
extern const CommandBody kNeighboursCommand;
extern const CommandBody kPlayCommand;
extern const CommandBody kRateCommand;
extern const CommandBody kReproduceCommand;
extern const CommandBody kSolveCommand;
extern const CommandBody kStatsCommand;
extern const CommandBody kVersionCommand;

}  // namespace nonet
