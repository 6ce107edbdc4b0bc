#include <algorithm>
#include <array>
#include <filesystem>
#include <fmt/format.h>
#include <optional>

#include "base/request_error.h"
#include "base/result_chain.h"
#include "book/binding/book_outline.h"
#include "book/binding/bound_book.h"
#include "book/cover/cover.h"
#include "book/cover/cover_check.h"
#include "book/output/page_fill.h"
#include "book/output/pdf_check.h"
#include "book/pages/book_plan.h"
#include "book/pages/help.h"
#include "book/pages/spec_layout.h"
#include "book/paper/page_layout.h"
#include "book/spec/book_spec.h"
#include "book/spec/level_rise.h"
#include "cli/book_cover.h"
#include "cli/book_options.h"
#include "cli/book_sections.h"
#include "cli/commands.h"
#include "cli/file_roles.h"
#include "cli/language.h"
#include "files/stoppable_io.h"
#include "tasks/boards/board_lessons.h"
#include "tasks/lessons/make_lessons.h"
#include "tasks/printing/manifest_names.h"

namespace nonet {
namespace {

constexpr std::size_t kLongestPdf = 650'000'000;  // bytes: KDP's limit

struct BookRequest {
  BookSpec book;
  std::vector<SectionRequest> sections;
  BookFormat format = BookFormat::kPdf;
  std::optional<CoverSpec> cover;
};

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
  if (spec.proof && format != BookFormat::kPdf) {
    return request_error("--proof shows the pages of a PDF: name the book .pdf");
  }
  if (spec.solutions == SolutionsPlace::kSeparateFile && format != BookFormat::kPdf) {
    return request_error("--solutions separate-file is a booklet beside a PDF");
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
  std::optional<Output> proof;
  std::optional<Output> cover;
};

// A file that the option names; nullopt without it.
Result<std::optional<Output>> open_named(const Session& session, std::string_view option) {
  const auto name = session.options().find_text(option);
  if (!name) return std::optional<Output>();
  return map(Output::to_file(*name, session.stop_token()),
             [](Output file) { return std::optional(std::move(file)); });
}

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
  auto proof = open_named(session, "proof");
  if (!proof) return proof.error();
  beside.proof = *std::move(proof);
  auto cover = open_named(session, "cover");
  if (!cover) return cover.error();
  beside.cover = *std::move(cover);
  return beside;
}

void add_file(Session& session, const std::string& bytes, Output file) {
  file.write(bytes);
  session.add_companion(std::move(file));
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
      format != BookFormat::kPdf
          ? fmt::format("{}: {} puzzle{}; next: open it in a {}", file, puzzles,
                        puzzles == 1 ? "" : "s",
                        format == BookFormat::kHtml ? "browser" : "reader of e-books")
          : closing_line(spec, plan, row_with_key(kPapers, options.text("paper")), file));
}

// --cover, beside the book.
Status add_cover(Session& session, const BookSpec& spec, const CoverSpec& cover,
                 const BookPlan& book, Output file) {
  const auto bytes = bind_cover(spec, cover, static_cast<int>(book.pages.size()),
                                row_with_key(kPapers, session.options().text("paper")));
  if (!bytes) return bytes.error();
  add_file(session, *bytes, std::move(file));
  return {};
}

// A file of one page is a cover, if books of the profile have more.
Result<std::vector<PdfFault>> faults_of(Session& session, std::string_view bytes) {
  const Options& options = session.options();
  const auto chosen =
      profile_and_trim(options.find_text("profile").value_or("kdp"), options.find_text("trim"),
                       options.has("landscape") ? Orientation::kLandscape : Orientation::kUpright);
  if (!chosen) return chosen.error();
  const ProfileFigures& figures = figures_of(chosen->profile);
  if (!is_cover(bytes, figures)) return check_pdf(bytes, figures, session.control());
  CoverRules rules{figures};
  if (options.has("trim")) rules.trim = chosen->trim;
  if (const auto pages = options.find_number("pages")) rules.pages = static_cast<int>(*pages);
  rules.paper = &row_with_key(kPapers, options.text("paper"));
  return check_cover(bytes, rules);
}

// Pages that no printer rejects and no reader likes, on standard error.
void advise_on_pages(Session& session, std::string_view bytes) {
  const auto profile = parse_profile(session.options().find_text("profile").value_or("kdp"));
  const auto advice = page_fill_advice(bytes, figures_of(*profile), session.control());
  if (!advice) return;
  for (const PdfFault& each : *advice) session.console().warning(each.line());
}

// Prints a line for each fault of a file; exit code 3 if there are any.
ExitCode check_file(Session& session) {
  const Options& options = session.options();
  const std::string& name = options.text("check");
  if (options.has("pages") && !options.has("trim")) {
    return session.fail(request_error("the spine of a cover is known by --pages and --trim"));
  }
  const auto bytes = read_small_file(name, kLongestPdf, session.stop_token(), "%PDF-");
  if (!bytes) return session.fail(bytes.error());
  auto faults = faults_of(session, *bytes);
  if (!faults) {
    Error error = std::move(faults).error();
    if (error.kind != ErrorKind::kRequest) error.place.source = name;
    return session.fail(error);
  }
  for (const PdfFault& fault : *faults) session.write(fault.line() + '\n');
  advise_on_pages(session, *bytes);
  if (session.should_stop()) return session.exit_code();
  session.call_output_whole();
  return faults->empty() ? session.exit_code() : ExitCode::kInvalidInput;
}

// --words.
ExitCode write_words(Session& session) {
  const auto words = words_of_language(session);
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
Status write_book(Session& session, const BookRequest& request, const BoundBook& book,
                  BesideBook beside) {
  const BookSpec& spec = request.book;
  const Options& options = session.options();
  if (!options.inputs().empty()) {
    if (Status stored = store_printed(session, spec.sections); !stored) return stored;
  }
  session.write(book.bytes);
  if (beside.manifest) add_file(session, book.manifest, *std::move(beside.manifest));
  if (beside.solutions) add_file(session, book.solutions, *std::move(beside.solutions));
  if (beside.proof && !book.proof.empty()) add_file(session, book.proof, *std::move(beside.proof));
  session.call_output_whole();
  if (!request.cover || !beside.cover) return {};
  return add_cover(session, spec, *request.cover, book.plan, *std::move(beside.cover));
}

// An example and ten positions for each lesson. Where fewer are found, the book's own puzzles
// serve.
void add_practice(Session& session, BookSpec& spec) {
  const TaughtTechniques taught = taught_in(spec);
  spec.practice = make_lessons(
      {.techniques = taught.classic, .seed = session.run_seed(), .threads = session.threads()},
      session.silent_control());
  for (const auto& [board, techniques] : taught.others) {
    auto rater = variants::BoardRater::of(*board);
    if (!rater) continue;
    BoardPractice practice{
        board->key(), std::make_shared<const variants::BoardRater>(*std::move(rater)), {}};
    const variants::BoardWords names(practice.rater->board(), spec.words.steps());
    practice.lessons = make_board_lessons(
        *board, *practice.rater, names,
        {.techniques = techniques, .seed = session.run_seed(), .threads = session.threads()},
        session.silent_control());
    spec.board_practice.push_back(std::move(practice));
  }
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

// --symbols must suit some board of the book.
Status check_symbols(const BookSpec& book) {
  if (book.symbols.are_digits()) return {};
  for (const BookSection& section : book.sections) {
    if (section.board != nullptr && book.symbols.suit(section.board->digits())) return {};
  }
  return request_error(book.symbols.are_shapes()
                           ? "--symbols shapes: no section has a board of at most 6 digits"
                           : fmt::format("--symbols {}: no section has a board of {} digits, other "
                                         "than 9x9",
                                         book.symbols.word(), book.symbols.word().size()));
}

// Finds every fault of a request that shows before minutes of work.
Result<BookRequest> checked_request(Session& session) {
  const auto format = book_format(session.options().find_text("output").value_or(""));
  if (!format) return format.error();
  auto book = book_spec(session);
  if (!book) return book.error();
  auto sections = requested_sections(session);
  if (!sections) return sections.error();
  auto empty = empty_sections(session, *sections);
  if (!empty) return empty.error();
  book->sections = *std::move(empty);
  for (Status status : {check_symbols(*book), check_help(*book)}) {
    if (!status) return std::move(status).error();
  }
  for (const Status& status : {check_layout(*book), check_request(session, *book, *format)}) {
    if (!status) return status.error();
  }
  if (Status texts = check_texts(*book, *format); !texts) return std::move(texts).error();
  auto cover = cover_spec(session, *book);
  if (!cover) return cover.error();
  return BookRequest{*std::move(book), *std::move(sections), *format, *std::move(cover)};
}

// The request's book, made and written; its puzzles are in the spec.
ExitCode print_request(Session& session, const BookRequest& request, BesideBook beside) {
  const BookSpec& spec = request.book;
  const auto bound = bind_book(spec, request.format, session.silent_control());
  if (!bound) return session.fail(bound.error());
  if (!*bound) return session.exit_code();
  if (session.options().has("dry-run")) {
    write_outline(session, spec, (*bound)->plan);
    session.call_output_whole();
    return session.exit_code();
  }
  const Status written = write_book(session, request, **bound, std::move(beside));
  if (!written) return session.fail(written.error());
  say_what_was_made(session, spec, (*bound)->plan, request.format);
  note_overlaps(session, spec);
  return session.exit_code();
}

ExitCode make_book(Session& session) {
  auto request = checked_request(session);
  if (!request) return session.fail(request.error());
  BookSpec& spec = request->book;
  auto beside = open_beside(session, spec);
  if (!beside) return session.fail(beside.error());
  auto sections = fill_sections(session, request->sections);
  if (!sections) return session.fail(sections.error());
  if (session.should_stop()) return session.exit_code();
  if (sections->empty()) return code_without_sections(session);
  spec.sections = *std::move(sections);
  note_boards(spec.sections);
  if (spec.lessons) add_practice(session, spec);
  if (session.should_stop()) return session.exit_code();
  return print_request(session, *request, *std::move(beside));
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
