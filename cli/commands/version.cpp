#include "cli/version.h"

#include <array>
#include <fmt/format.h>

#include "cli/commands.h"

namespace nonet {
namespace {

// The widest vectors this machine has that the solvers know how to use.
std::string_view instruction_set() {
#if defined(__x86_64__)
  if (__builtin_cpu_supports("avx512bw") != 0) return "AVX-512";
  if (__builtin_cpu_supports("avx2") != 0) return "AVX2";
#endif
  return "portable";
}

ExitCode run(Session& session) {
  session.write(fmt::format("nonet {}\ncommit {}\ncompiler {}\ninstruction set {}\n", kVersion,
                            build_commit(), kCompiler, instruction_set()));
  return ExitCode::kOk;
}

constexpr std::array kExamples = {
    Example{"nonet version", "what to quote in a report of a problem"},
};

}  // namespace

const CommandBody kVersionCommand = {.options = {}, .examples = kExamples, .run = run};

}  // namespace nonet
