#include "pdf/read_pdf.h"

#include <algorithm>
#include <fmt/format.h>

#include "pdf/page_ink.h"
#include "pdf/page_tree.h"

namespace nonet {
namespace {

constexpr std::size_t kWorkPerPage = 4096;  // in addition to its contents

class PdfFileReader {
 public:
  PdfFileReader(std::string_view bytes, const RunControl& control)
      : control_(control), budget_(bytes.size(), control), bytes_(bytes) {}

  // The facts so far, also after an early end.
  [[nodiscard]] PdfFacts& facts() { return facts_; }

  void run(const PdfPageSink& sink) {
    PdfFile file(bytes_, budget_);
    PdfFonts fonts(file);
    read_file(file);
    if (facts_.encrypted) return;
    const std::vector<PdfTreePage> pages = pages_of(file);
    facts_.pages = pages.size();
    for (std::size_t i = 0; i < pages.size(); ++i) {
      control_.report({i, pages.size(), "pages"});
      PdfHold hold(budget_);
      PdfPageFacts page = boxes_of(pages[i], file);
      page.number = static_cast<int>(i) + 1;
      read_ink(pages[i], file, fonts, page, hold);
      facts_.fonts = fonts.used();
      sink(page, facts_);
    }
  }

 private:
  void read_file(PdfFile& file) {
    facts_.encrypted = !file.trailer().under("/Encrypt").is_null();
    if (facts_.encrypted) return;
    facts_.version = file.version();
    facts_.has_id = !file.trailer().under("/ID").is_null();
    read_info(file, file.under(file.trailer(), "/Info"));
    const PdfObject root = file.under(file.trailer(), "/Root");
    const auto has = [&](std::string_view key) { return !file.under(root, key).is_null(); };
    facts_.has_metadata = has("/Metadata");
    facts_.has_outline = has("/Outlines");
    const PdfObject names = file.under(root, "/Names");
    facts_.has_scripts =
        has("/OpenAction") || has("/AA") || !file.under(names, "/JavaScript").is_null();
    const PdfObject intents = file.under(root, "/OutputIntents");
    if (intents.array() == nullptr) return;
    facts_.output_intent = file.under(file.item(*intents.array(), 0), "/S").name();
  }

  void read_info(PdfFile& file, const PdfObject& info) {
    const auto text = [&](std::string_view key) {
      const PdfObject value = file.under(info, key);
      return value.string() != nullptr ? *value.string() : std::string();
    };
    const auto has = [&](std::string_view key) {
      return file.under(info, key).string() != nullptr;
    };
    facts_.has_info = info.dictionary() != nullptr && !info.dictionary()->empty();
    facts_.has_title = has("/Title");
    facts_.has_dates = has("/CreationDate") && has("/ModDate");
    facts_.x_version = text("/GTS_PDFXVersion");
    facts_.trapped = file.under(info, "/Trapped").name();
  }

  // y upwards, as in the file.
  static PdfBox box_of(const PdfObject& box, PdfFile& file) {
    if (box.array() == nullptr || box.array()->size() != 4) return {};
    const auto at = [&](std::size_t i) { return file.item(*box.array(), i).number_or(0); };
    return {.left = std::min(at(0), at(2)),
            .top = std::max(at(1), at(3)),
            .right = std::max(at(0), at(2)),
            .bottom = std::min(at(1), at(3))};
  }

  PdfPageFacts boxes_of(const PdfTreePage& page, PdfFile& file) {
    budget_.work(kWorkPerPage);
    PdfPageFacts facts;
    facts.media = box_of(page.media_box, file);
    const PdfObject trim = file.under(page.page, "/TrimBox");
    facts.has_trim = !trim.is_null();
    facts.trim = facts.has_trim ? box_of(trim, file) : facts.media;
    const PdfObject bleed = file.under(page.page, "/BleedBox");
    facts.has_bleed = !bleed.is_null();
    facts.bleed = facts.has_bleed ? box_of(bleed, file) : facts.media;
    const PdfObject annotations = file.under(page.page, "/Annots");
    facts.has_annotations = annotations.array() != nullptr && !annotations.array()->empty();
    facts.has_transparency = !file.under(page.page, "/Group").is_null();
    return facts;
  }

  const RunControl& control_;
  PdfBudget budget_;
  std::string_view bytes_;
  PdfFacts facts_;
};

}  // namespace

Result<PdfFacts> read_pdf(std::string_view bytes, const PdfPageSink& page,
                          const RunControl& control) {
  PdfFileReader reader(bytes, control);
  try {
    reader.run(page);
  } catch (const PdfStopped&) {
    return std::move(reader.facts());
  } catch (const PdfRefused& refused) {
    return Error{
        ErrorKind::kInput, fmt::format("no PDF that can be checked: {}", refused.what()), {}};
  }
  return std::move(reader.facts());
}

}  // namespace nonet
