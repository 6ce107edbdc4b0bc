#include "book/book.h"

#include <algorithm>
#include <array>
#include <filesystem>
#include <fmt/format.h>
#include <optional>

#include "base/request_error.h"
#include "base/result_chain.h"
#include "book/book_outline.h"
#include "book/cover.h"
#include "book/page_layout.h"
#include "book/pdf_check.h"
#include "cli/book_options.h"
#include "cli/book_sections.h"
#include "cli/command_table.h"
#include "cli/commands.h"
#include "cli/file_roles.h"
#include "files/stoppable_io.h"
#include "study/printing/manifest_names.h"

namespace nonet {
namespace {

constexpr std::size_t kLongestPdf = 650'000'000;  // bytes: what KDP takes

// A name beside the book for a manifest that nobody asked for: of no file that this call names.
Result<std::string> manifest_beside(const Session& session) {
  const std::string& book = session.options().text("output");
  const auto named = files_of(*find_command(session.command()), session.options());
  const auto is_named = [&](const FileIdentity& identity) {
    return std::ranges::find(named, identity, &NamedFile::identity) != named.end();
  };
  if (const auto name = free_manifest_name(book, is_named)) return *name;
  return request_error(
      fmt::format("the manifest beside {} would take the place of another file: name it with "
                  "--manifest",
                  book));
}

// --manifest, else beside the book; empty: nowhere.
Result<std::string> manifest_name(const Session& session) {
  const Options& options = session.options();
  if (options.has("manifest")) return options.text("manifest");
  if (!options.has("output") || !session.output().is_file()) return std::string();
  return manifest_beside(session);
}

// "book.pdf" -> "book-solutions.pdf".
std::string solutions_name(const Session& session) {
  std::filesystem::path path(session.options().text("output"));
  const std::string name = path.stem().string() + "-solutions" + path.extension().string();
  return path.replace_filename(name).string();
}

Status check_request(const Session& session, const BookSpec& spec, BookFormat format) {
  const Options& options = session.options();
  if (spec.proof && format == BookFormat::kHtml) {
    return request_error("--proof shows the pages of a PDF, and a book in HTML has none");
  }
  if ((spec.hints || spec.lessons) && format == BookFormat::kHtml) {
    return request_error(
        "hints, explained solutions and lessons are pages of a PDF; for a screen, `nonet play` "
        "makes a page with hints");
  }
  if (spec.solutions == SolutionsPlace::kSeparateFile &&
      !(options.has("output") && session.output().is_file())) {
    return request_error("--solutions separate-file needs a file to stand beside: -o FILE");
  }
  if (options.has("dry-run")) return {};
  if (session.output().is_terminal()) {
    return request_error("a book is no text for a terminal: name a file with -o");
  }
  return {};
}

// A further file of the book.
Status add_beside(Session& session, const std::string& bytes, const std::string& name) {
  auto file = Output::to_file(name, session.stop_token());
  if (!file) return file.error();
  file->write(bytes);
  session.add_companion(*std::move(file));
  return {};
}

// Why there are no sections.
ExitCode code_without_sections(const Session& session) {
  const ExitCode of_input = session.exit_code();
  return of_input == ExitCode::kOk ? ExitCode::kTargetNotReached : of_input;
}

void say_what_was_made(Session& session, const BookSpec& spec, const BookPlan& plan,
                       BookFormat format) {
  if (const auto warning = layout_warning(plan.layout)) session.console().warning(*warning);
  const Options& options = session.options();
  const std::string file = options.find_text("output").value_or("standard output");
  const std::size_t puzzles = plan.puzzle_pages.size();
  session.console().note(
      format == BookFormat::kHtml
          ? fmt::format("{}: {} puzzle{}; next: open it in a browser", file, puzzles,
                        puzzles == 1 ? "" : "s")
          : closing_line(spec, plan, row_with_key(kPapers, options.text("paper")), file));
}

// --cover, beside the book.
Status add_cover(Session& session, const BookSpec& spec, const BookPlan& book) {
  const Options& options = session.options();
  if (!options.has("cover")) return {};
  const auto bytes = bind_cover(spec, static_cast<int>(book.pages.size()),
                                row_with_key(kPapers, options.text("paper")),
                                options.find_text("blurb").value_or(""));
  return bytes ? add_beside(session, *bytes, options.text("cover")) : bytes.error();
}

// A line for each fault of a file; 3 where there are any.
ExitCode check_file(Session& session) {
  const Options& options = session.options();
  const std::string& name = options.text("check");
  const auto profile = parse_profile(options.find_text("profile").value_or("kdp"));
  if (!profile) return session.fail(profile.error());
  const auto bytes = read_small_file(name, kLongestPdf, session.stop_token(), "%PDF-");
  if (!bytes) return session.fail(bytes.error());
  auto faults = check_pdf(*bytes, figures_of(*profile), session.control());
  if (!faults) {
    Error error = std::move(faults).error();
    error.place.source = name;
    return session.fail(error);
  }
  for (const PdfFault& fault : *faults) session.write(fault.line() + '\n');
  if (session.should_stop()) return session.exit_code();
  session.call_output_whole();
  return faults->empty() ? session.exit_code() : ExitCode::kInvalidInput;
}

// --words.
ExitCode write_words(Session& session) {
  const auto words = words_of_book(session);
  if (!words) return session.fail(words.error());
  session.write(words->as_file());
  session.call_output_whole();
  return session.exit_code();
}

// --dry-run. What -o names stays as it is.
void write_outline(Session& session, const BookSpec& spec, const BookPlan& plan) {
  session.output() = Output(session.stop_token());
  session.write(outline_of(spec, plan));
}

// The book and all that goes with it.
Status write_book(Session& session, const BookSpec& spec, const BoundBook& book,
                  std::optional<Output> manifest) {
  const Options& options = session.options();
  if (!options.inputs().empty()) {
    if (Status stored = store_printed(session, spec.sections); !stored) return stored;
  }
  session.write(book.bytes);
  if (manifest) {
    manifest->write(book.manifest);
    session.add_companion(*std::move(manifest));
  }
  if (!book.solutions.empty()) {
    if (Status added = add_beside(session, book.solutions, solutions_name(session)); !added) {
      return added;
    }
  }
  if (!book.proof.empty()) {
    if (Status added = add_beside(session, book.proof, options.text("proof")); !added) return added;
  }
  session.call_output_whole();
  return add_cover(session, spec, book.plan);
}

// The manifest's file is opened first: not after minutes of work is the time to learn that it
// cannot be written.
Result<std::optional<Output>> open_manifest(const Session& session) {
  if (session.options().has("dry-run")) return std::optional<Output>();
  const auto name = manifest_name(session);
  if (!name) return name.error();
  if (name->empty()) return std::optional<Output>();
  return map(Output::to_file(*name, session.stop_token()),
             [](Output file) { return std::optional(std::move(file)); });
}

ExitCode make_book(Session& session) {
  const auto format = book_format(session.options().find_text("output").value_or(""));
  if (!format) return session.fail(format.error());
  auto spec = book_spec(session);
  if (!spec) return session.fail(spec.error());
  for (const Status& status : {check_layout(*spec), check_request(session, *spec, *format)}) {
    if (!status) return session.fail(status.error());
  }
  auto manifest = open_manifest(session);
  if (!manifest) return session.fail(manifest.error());
  auto sections = fill_sections(session);
  if (!sections) return session.fail(sections.error());
  if (session.should_stop()) return session.exit_code();
  if (sections->empty()) return code_without_sections(session);
  spec->sections = *std::move(sections);
  const auto bound = bind_book(*spec, *format, session.silent_control());
  if (!bound) return session.fail(bound.error());
  if (!*bound) return session.exit_code();
  if (session.options().has("dry-run")) {
    write_outline(session, *spec, (*bound)->plan);
    session.call_output_whole();
    return session.exit_code();
  }
  const Status written = write_book(session, *spec, **bound, *std::move(manifest));
  if (!written) return session.fail(written.error());
  say_what_was_made(session, *spec, (*bound)->plan, *format);
  return session.exit_code();
}

ExitCode run_book(Session& session) {
  if (session.options().has("words")) return write_words(session);
  if (session.options().has("check")) return check_file(session);
  return make_book(session);
}

}  // namespace

const CommandBody kBookCommand = {
    .options = book_options(), .examples = book_examples(), .run = run_book};

}  // namespace nonet
