#include <array>
#include <filesystem>
#include <string>

#include "base/request_error.h"
#include "book/web/app_page.h"
#include "cli/app_module.h"
#include "cli/commands.h"
#include "cli/file_roles.h"
#include "cli/language.h"
#include "files/stoppable_io.h"

namespace nonet {
namespace {

constexpr std::size_t kLargestModule = std::size_t{64} << 20;
constexpr std::string_view kMagic{"\0asm", 4};  // the beginning of every WebAssembly module

Result<std::string> module_of(Session& session) {
  if (session.options().has("module")) {
    const std::string file = session.options().text("module");
    auto bytes = read_small_file(file, kLargestModule, session.stop_token(), kMagic);
    if (bytes && !bytes->starts_with(kMagic)) {
      return Error{ErrorKind::kFile, "no WebAssembly module", {file}};
    }
    return bytes;
  }
  if (app_module().empty()) {
    return request_error(
        "this program was built without its WebAssembly module: name one with --module "
        "nonet.wasm, as `cmake --preset wasm` builds it, or build with NONET_APP_MODULE "
        "(docs/app.md)");
  }
  return std::string(app_module());
}

// The module as nonet.wasm in the folder of the page, which gets its name together with it.
Status write_beside(Session& session, std::string_view module) {
  if (!session.options().has("output"))
    return request_error("--beside needs --output: the module's file stands beside it");
  std::filesystem::path path(session.options().text("output"));
  auto output = own_files_of(session).open(path.replace_filename("nonet.wasm").string(),
                                           {kMagic, kMagic.size()}, session.stop_token());
  if (!output) return output.error();
  output->write(module);
  output->flush();
  if (output->failed()) return output->failure();
  session.add_companion(*std::move(output));
  return {};
}

ExitCode run_app(Session& session) {
  const auto module = module_of(session);
  if (!module) return session.fail(module.error());
  const auto words = words_of_language(session);
  if (!words) return session.fail(words.error());
  const bool beside = session.options().has("beside");
  if (beside) {
    if (const Status written = write_beside(session, *module); !written)
      return session.fail(written.error());
  }
  session.write(app_page(*module, *words, beside ? ModulePlace::kBeside : ModulePlace::kInside));
  return session.exit_code();
}

constexpr std::array kAppOptions = {
    option::file("--module FILE", "this WebAssembly module instead of the one in the program"),
    option::flag("--beside",
                 "the module as nonet.wasm beside the page, for a web server: it loads faster"),
    kLanguageOption,
};

constexpr std::array kAppExamples = {
    Example{"nonet app -o nonet.html", "open it in a browser: no server, no network"},
    Example{"nonet app --beside -o site/index.html", "two files for a web server"},
    Example{"nonet app --language de -o nonet.html", "in German"},
};

}  // namespace

const CommandBody kAppCommand = {.options = kAppOptions, .examples = kAppExamples, .run = run_app};

}  // namespace nonet
