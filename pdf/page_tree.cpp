#include "pdf/page_tree.h"

#include <algorithm>
#include <fmt/format.h>

namespace nonet {
namespace {

constexpr std::size_t kWorkPerNode = 64;

class PageTree {
 public:
  explicit PageTree(PdfFile& file) : file_(file) {}

  std::vector<PdfTreePage> run() {
    const PdfObject root = file_.resolve(file_.trailer().under("/Root"));
    if (root.dictionary() == nullptr) throw PdfRefused("no catalogue");
    visit(root.under("/Pages"), {});
    return std::move(pages_);
  }

 private:
  void visit(const PdfObject& reference, PdfTreePage inherited) {
    file_.budget().work(kWorkPerNode);
    const std::int64_t number =
        reference.reference() != nullptr ? reference.reference()->number : 0;
    if (number != 0 && std::ranges::find(above_, number) != above_.end()) {
      throw PdfRefused(fmt::format("the tree of pages contains itself: object {}", number));
    }
    if (above_.size() >= static_cast<std::size_t>(kDeepestPageTree)) {
      throw PdfRefused(fmt::format("a tree of pages more than {} deep", kDeepestPageTree));
    }
    const PdfObject node = file_.resolve(reference);
    if (node.dictionary() == nullptr) throw PdfRefused("a page that is no dictionary");
    inherited.page = node;
    if (const PdfObject own = file_.under(node, "/Resources"); !own.is_null()) {
      inherited.resources = own;
    }
    if (const PdfObject own = file_.under(node, "/MediaBox"); !own.is_null()) {
      inherited.media_box = own;
    }
    const PdfObject kids = file_.under(node, "/Kids");
    if (kids.array() == nullptr) return add(std::move(inherited));
    above_.push_back(number);
    for (const PdfObject& kid : *kids.array()) visit(kid, inherited);
    above_.pop_back();
  }

  void add(PdfTreePage page) {
    if (pages_.size() == kMostPages) {
      throw PdfRefused(fmt::format("more than {} pages", kMostPages));
    }
    pages_.push_back(std::move(page));
  }

  PdfFile& file_;
  std::vector<std::int64_t> above_;  // numbers of the nodes above the current one
  std::vector<PdfTreePage> pages_;
};

}  // namespace

std::vector<PdfTreePage> pages_of(PdfFile& file) { return PageTree(file).run(); }

}  // namespace nonet
