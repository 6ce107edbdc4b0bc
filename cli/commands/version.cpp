#include "cli/version.h"

#include <array>
#include <fmt/format.h>

#include "cli/commands.h"
#include "solvers/exact/batch/kernel.h"

namespace nonet {
namespace {

ExitCode run(Session& session) {
  session.write(fmt::format("nonet {}\ncommit {}\ncompiler {}\ninstruction set {}\n", kVersion,
                            build_commit(), kCompiler, slices::best_kernel().key));
  return ExitCode::kOk;
}

constexpr std::array kExamples = {
    Example{"nonet version", "what to quote in a report of a problem"},
};

}  // namespace

const CommandBody kVersionCommand = {.options = {}, .examples = kExamples, .run = run};

}  // namespace nonet
