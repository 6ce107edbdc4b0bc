#include "cli/book_cover.h"

#include <array>
#include <fmt/format.h>
#include <memory>
#include <string_view>
#include <utility>

#include "base/request_error.h"
#include "book/output/raster_file.h"
#include "book/spec/isbn.h"
#include "book/spec/paragraphs.h"
#include "cli/book_options.h"
#include "cli/language.h"
#include "files/stoppable_io.h"

namespace nonet {
namespace {

constexpr std::array<std::string_view, 6> kOptionsOfCovers = {
    "cover-design", "cover-colours", "art", "blurb", "blurb-file", "price"};

Status check_cover_is_wanted(const Options& options) {
  for (const std::string_view option : kOptionsOfCovers) {
    if (!options.given(option)) continue;
    return request_error(fmt::format("--{} is for a cover: name its file with --cover", option));
  }
  return {};
}

Result<std::vector<std::string>> blurb_of(const Session& session) {
  const Options& options = session.options();
  if (options.has("blurb") && options.has("blurb-file")) {
    return request_error("--blurb and --blurb-file are the same text: give one of them");
  }
  if (options.has("blurb")) return paragraphs_of_option(options.text("blurb"));
  const auto text = text_behind(session, "blurb-file");
  if (!text) return text.error();
  return paragraphs_of_file(*text);
}

Result<std::shared_ptr<const RasterFile>> art_of(const Session& session) {
  const auto name = session.options().find_text("art");
  if (!name) return std::shared_ptr<const RasterFile>();
  auto bytes = read_small_file(*name, kLongestPicture, session.stop_token());
  if (!bytes) return bytes.error();
  auto file = read_raster(*std::move(bytes));
  if (!file) {
    return request_error(fmt::format("--art {}: {}", *name, file.error().reason));
  }
  return std::shared_ptr<const RasterFile>(std::make_shared<RasterFile>(*std::move(file)));
}

}  // namespace

Result<std::optional<CoverSpec>> cover_spec(const Session& session, const BookSpec& book) {
  const Options& options = session.options();
  if (!options.has("cover")) {
    const Status unused = check_cover_is_wanted(options);
    return unused ? Result(std::optional<CoverSpec>()) : unused.error();
  }
  CoverSpec cover;
  cover.design = &row_with_key(cover_designs(), options.text("cover-design"));
  cover.palette = &row_with_key(kCoverPalettes, options.text("cover-colours"));
  auto blurb = blurb_of(session);
  if (!blurb) return blurb.error();
  cover.blurb = *std::move(blurb);
  if (options.has("price")) {
    auto price = price_digits(options.text("price"));
    if (!price) return price.error();
    cover.price = *std::move(price);
  }
  auto art = art_of(session);
  if (!art) return art.error();
  cover.art = *std::move(art);
  if (Status fits = check_cover_spec(book, cover); !fits) return std::move(fits).error();
  return std::optional(std::move(cover));
}

}  // namespace nonet
