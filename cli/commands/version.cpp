#include "cli/version.h"

#include <array>
#include <fmt/format.h>

#include "cli/commands.h"
#include "solvers/exact/batch/kernel.h"

namespace nonet {
namespace {

ExitCode run_version(Session& session) {
  session.write(fmt::format("nonet {}\ncommit {}\ncompiler {}\ninstruction set {}\n", kVersion,
                            build_commit(), kCompiler, slices::best_kernel().key));
  return ExitCode::kOk;
}

constexpr std::array kVersionExamples = {
    Example{"nonet version", "the text to quote in a problem report"},
};

}  // namespace

const CommandBody kVersionCommand = {
    .options = {}, .examples = kVersionExamples, .run = run_version};

}  // namespace nonet
