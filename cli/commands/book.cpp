#include <algorithm>
#include <array>
#include <filesystem>
#include <fmt/format.h>
#include <optional>

#include "base/request_error.h"
#include "base/result_chain.h"
#include "book/binding/book_outline.h"
#include "book/binding/bound_book.h"
#include "book/binding/cover.h"
#include "book/output/pdf_check.h"
#include "book/pages/book_plan.h"
#include "book/pages/help.h"
#include "book/pages/spec_layout.h"
#include "book/paper/page_layout.h"
#include "book/spec/book_spec.h"
#include "book/spec/level_rise.h"
#include "cli/book_options.h"
#include "cli/book_sections.h"
#include "cli/commands.h"
#include "cli/file_roles.h"
#include "files/stoppable_io.h"
#include "tasks/lessons/make_lessons.h"
#include "tasks/printing/manifest_names.h"

namespace nonet {
namespace {

constexpr std::size_t kLongestPdf = 650'000'000;  // bytes: KDP's limit

// --manifest, else beside the book; none if the book is no file.
Result<std::optional<Output>> open_manifest(const Session& session, const OwnFiles& own) {
  const Options& options = session.options();
  const auto some = [](Output file) { return std::optional(std::move(file)); };
  if (options.has("manifest")) {
    return map(Output::to_file(options.text("manifest"), session.stop_token()), some);
  }
  if (!options.has("output") || !session.output().is_file()) return std::optional<Output>();
  const std::string& book = options.text("output");
  const auto name = free_manifest_name(book, own);
  if (!name) return name.error();
  if (*name) return map(own.open(**name, kManifestMark, session.stop_token()), some);
  return request_error(
      fmt::format("the manifest beside {} would take the place of another file: name it with "
                  "--manifest",
                  book));
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

// Requested files beside the book that the program names itself. They are opened first, so that an
// unwritable one is reported before minutes of work, not after.
struct BesideBook {
  std::optional<Output> manifest;
  std::optional<Output> solutions;
};

Result<BesideBook> open_beside(const Session& session, const BookSpec& spec) {
  BesideBook beside;
  if (session.options().has("dry-run")) return beside;
  const OwnFiles own = own_files_of(session);
  auto manifest = open_manifest(session, own);
  if (!manifest) return manifest.error();
  beside.manifest = *std::move(manifest);
  if (spec.solutions == SolutionsPlace::kSeparateFile) {
    auto solutions = own.open(solutions_name(session), kAnyOwnMark, session.stop_token());
    if (!solutions) return solutions.error();
    beside.solutions = *std::move(solutions);
  }
  return beside;
}

void add_file(Session& session, const std::string& bytes, Output file) {
  file.write(bytes);
  session.add_companion(std::move(file));
}

// Another file of the book, named by an option.
Status add_named_file(Session& session, const std::string& bytes, const std::string& name) {
  auto file = Output::to_file(name, session.stop_token());
  if (!file) return file.error();
  add_file(session, bytes, *std::move(file));
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
  return bytes ? add_named_file(session, *bytes, options.text("cover")) : bytes.error();
}

// Prints a line for each fault of a file; exit code 3 if there are any.
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

// --dry-run. The file of -o stays unchanged.
void write_outline(Session& session, const BookSpec& spec, const BookPlan& plan) {
  session.output() = Output(session.stop_token());
  session.write(outline_of(spec, plan));
}

// The book and its companion files.
Status write_book(Session& session, const BookSpec& spec, const BoundBook& book,
                  BesideBook beside) {
  const Options& options = session.options();
  if (!options.inputs().empty()) {
    if (Status stored = store_printed(session, spec.sections); !stored) return stored;
  }
  session.write(book.bytes);
  if (beside.manifest) add_file(session, book.manifest, *std::move(beside.manifest));
  if (beside.solutions) add_file(session, book.solutions, *std::move(beside.solutions));
  if (!book.proof.empty()) {
    const Status added = add_named_file(session, book.proof, options.text("proof"));
    if (!added) return added;
  }
  session.call_output_whole();
  return add_cover(session, spec, book.plan);
}

// An example and ten positions for each lesson. Where fewer are found, the book's own puzzles
// serve.
std::vector<Lesson> practice_for(Session& session, const BookSpec& spec) {
  return make_lessons(
      {.techniques = taught_in(spec), .seed = session.run_seed(), .threads = session.threads()},
      session.silent_control());
}

// Where levels overlap for a reader, as they may in a book of given puzzles.
void note_overlaps(Session& session, const BookSpec& spec) {
  for (const LevelOverlap& overlap : overlaps_in(spec.sections)) {
    session.console().note(fmt::format(
        "{}: of {} targets {} are shorter than the median of {}; medians {} and {}",
        section_name(*overlap.section), overlap.section->puzzles.size(), overlap.shorter,
        section_name(*overlap.before), clock_text(median_target(*overlap.before)),
        clock_text(median_target(*overlap.section))));
  }
}

ExitCode make_book(Session& session) {
  const auto format = book_format(session.options().find_text("output").value_or(""));
  if (!format) return session.fail(format.error());
  auto spec = book_spec(session);
  if (!spec) return session.fail(spec.error());
  for (const Status& status : {check_layout(*spec), check_request(session, *spec, *format)}) {
    if (!status) return session.fail(status.error());
  }
  auto beside = open_beside(session, *spec);
  if (!beside) return session.fail(beside.error());
  auto sections = fill_sections(session);
  if (!sections) return session.fail(sections.error());
  if (session.should_stop()) return session.exit_code();
  if (sections->empty()) return code_without_sections(session);
  spec->sections = *std::move(sections);
  if (spec->lessons) spec->practice = practice_for(session, *spec);
  if (session.should_stop()) return session.exit_code();
  const auto bound = bind_book(*spec, *format, session.silent_control());
  if (!bound) return session.fail(bound.error());
  if (!*bound) return session.exit_code();
  if (session.options().has("dry-run")) {
    write_outline(session, *spec, (*bound)->plan);
    session.call_output_whole();
    return session.exit_code();
  }
  const Status written = write_book(session, *spec, **bound, *std::move(beside));
  if (!written) return session.fail(written.error());
  say_what_was_made(session, *spec, (*bound)->plan, *format);
  note_overlaps(session, *spec);
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
