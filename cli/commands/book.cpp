#include "book/book.h"

#include <algorithm>
#include <array>
#include <filesystem>
#include <fmt/format.h>
#include <fstream>
#include <optional>

#include "base/request_error.h"
#include "book/page_layout.h"
#include "cli/book_sections.h"
#include "cli/command_table.h"
#include "cli/commands.h"
#include "cli/file_roles.h"
#include "cli/topics.h"
#include "cli/version.h"
#include "cli/words.h"

namespace nonet {
namespace {

// Everything of the book but its puzzles.
Result<BookSpec> cover_of(Session& session) {
  const Options& options = session.options();
  BookSpec spec;
  spec.title = options.text("title");
  if (options.has("subtitle")) spec.subtitle = options.text("subtitle");
  if (options.has("author")) spec.author = options.text("author");
  if (options.has("isbn")) spec.isbn = options.text("isbn");
  if (options.has("year")) spec.year = static_cast<int>(options.number("year"));
  const auto profile = parse_profile(options.text("profile"));
  if (!profile) return profile.error();
  spec.profile = *profile;
  const auto trim = parse_trim(options.text("trim"));
  if (!trim) return trim.error();
  spec.trim = *trim;
  spec.puzzles_per_page = static_cast<int>(options.number("per-page"));
  spec.solutions_per_page = static_cast<int>(options.number("solutions-per-page"));
  spec.blank_grid_pages = static_cast<int>(options.number("blank-pages"));
  return spec;
}

bool is_old_manifest(const std::string& path) {
  std::ifstream file(path, std::ios::binary);
  std::string start(kManifestStart.size(), '\0');
  return file.read(start.data(), static_cast<std::streamsize>(start.size())) &&
         start == kManifestStart;
}

// A name beside the book for a manifest that nobody asked for: of no file that is there, unless it
// is the manifest of an earlier book and this call does not name it.
Result<std::string> manifest_beside(const Session& session) {
  const std::filesystem::path book(session.options().text("output"));
  const auto named = files_of(*find_command(session.command()), session.options());
  for (const char* const ending : {".jsonl", ".manifest.jsonl"}) {
    const std::string name = std::filesystem::path(book).replace_extension(ending);
    const auto identity = identity_of(name);
    const bool is_named =
        identity && std::ranges::find(named, *identity, &NamedFile::identity) != named.end();
    if (!is_named && (!std::filesystem::exists(name) || is_old_manifest(name))) return name;
  }
  return request_error(
      fmt::format("the manifest beside {} would take the place of another file: name it with "
                  "--manifest",
                  book.string()));
}

// --manifest, else beside the book; empty: nowhere.
Result<std::string> manifest_name(const Session& session) {
  const Options& options = session.options();
  if (options.has("manifest")) return options.text("manifest");
  if (!options.has("output") || !session.output().is_file()) return std::string();
  return manifest_beside(session);
}

ExitCode run(Session& session) {
  const Options& options = session.options();
  auto spec = cover_of(session);
  if (!spec) return session.fail(spec.error());
  if (const Status layout = check_layout(*spec); !layout) return session.fail(layout.error());
  if (session.output().is_terminal()) {
    return session.fail(request_error("a book is no text for a terminal: name a file with -o"));
  }
  std::optional<Output> manifest_file;
  const auto name = manifest_name(session);
  if (!name) return session.fail(name.error());
  if (!name->empty()) {
    auto file = Output::to_file(*name, session.stop_token());
    if (!file) return session.fail(file.error());
    manifest_file = std::move(*file);
  }
  const auto sections = fill_sections(session);
  if (!sections) return session.fail(sections.error());
  if (session.should_stop()) return session.exit_code();
  if (sections->empty()) {
    const ExitCode of_input = session.exit_code();
    return of_input == ExitCode::kOk ? ExitCode::kTargetNotReached : of_input;
  }
  spec->sections = *sections;
  spec->build = fmt::format("nonet {} ({})", kVersion, build_commit());
  if (options.inputs().empty()) spec->build += fmt::format(", seed {}", session.seed());

  const BookFormat format =
      options.has("output") ? book_format(options.text("output")) : BookFormat::kPdf;
  const auto book = bind_book(*spec, format);
  if (!book) return session.fail(book.error());
  session.write(book->bytes);
  if (manifest_file) {
    manifest_file->write(book->manifest);
    session.add_companion(std::move(*manifest_file));
  }
  session.call_output_whole();
  return session.exit_code();
}

constexpr std::array kOptions = {
    OptionRow{.name = "borderline",
              .help = "also puzzles that HoDoKu finds harder than their level"},
    OptionRow{.name = "section",
              .takes = Takes::kText,
              .argument = "LEVEL:COUNT",
              .help = "a section of COUNT puzzles of a level (`nonet help levels`), or of 'minutes "
                      "A:B:COUNT'",
              .times = Times::kMany},
    OptionRow{.name = "symmetry",
              .takes = Takes::kChoice,
              .argument = "KEY",
              .help = "symmetry of the clues of the puzzles made",
              .fallback = "rotational",
              .choices = symmetry_choices},
    OptionRow{.name = "title",
              .takes = Takes::kText,
              .argument = "TEXT",
              .help = "title of the book",
              .fallback = "Sudoku"},
    OptionRow{.name = "subtitle",
              .takes = Takes::kText,
              .argument = "TEXT",
              .help = "a line below the title"},
    OptionRow{.name = "author",
              .takes = Takes::kText,
              .argument = "NAME",
              .help = "author, for title page and copyright"},
    OptionRow{.name = "year",
              .takes = Takes::kNumber,
              .argument = "YEAR",
              .help = "year of the copyright line",
              .bounds = {1, 9999}},
    OptionRow{.name = "isbn",
              .takes = Takes::kText,
              .argument = "ISBN",
              .help = "printed on the copyright page"},
    OptionRow{.name = "profile",
              .takes = Takes::kChoice,
              .argument = "KEY",
              .help = "what the file is for",
              .fallback = "kdp",
              .choices = choices_of<kProfiles>},
    OptionRow{.name = "trim",
              .takes = Takes::kText,
              .argument = "SIZE",
              .help = "page size: 8.5x11, 6x9, a4 ..., or WIDTHxHEIGHT in inches",
              .fallback = "8.5x11"},
    OptionRow{.name = "per-page",
              .takes = Takes::kNumber,
              .argument = "N",
              .help = "puzzles per page: 1, 2, 4 or 6",
              .fallback = "1",
              .bounds = {1, 64}},
    OptionRow{.name = "solutions-per-page",
              .takes = Takes::kNumber,
              .argument = "N",
              .help = "solutions per page; 0: the usual number",
              .fallback = "0",
              .bounds = {0, 64}},
    OptionRow{.name = "blank-pages",
              .takes = Takes::kNumber,
              .argument = "N",
              .help = "pages of empty grids at the end",
              .fallback = "2",
              .bounds = {0, 1000}},
    OptionRow{.name = "manifest",
              .takes = Takes::kOutputFile,
              .argument = "FILE",
              .help = "where the list of what was printed goes; default: beside the book, .jsonl"},
};

constexpr std::array kExamples = {
    Example{"nonet book --section medium:20 -o week.html",
            "a book for the screen, in one HTML file"},
    Example{"nonet book --section 'minutes 5:8:20' --section 'minutes 8:12:20' -o coffee.pdf",
            "sections by the time they take"},
    Example{"nonet book --section easy:50 --section hard:50 --seed 7 -o book.pdf",
            "100 puzzles in two sections, rising in difficulty, solutions at the end"},
    Example{"nonet book mine.sdm --title \"Sunday Sudoku\" --author \"A. Author\" -o sunday.pdf",
            "your own puzzles, sorted into sections by level"},
    Example{"nonet book --section medium:120 --profile large-print --trim 8.5x11 -o large.pdf",
            "large print, one puzzle a page"},
};

}  // namespace

const CommandBody kBookCommand = {.options = kOptions, .examples = kExamples, .run = run};

}  // namespace nonet
