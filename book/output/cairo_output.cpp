// Cairo draws; pdf_finish makes the changes for which Cairo has no call (see there). Cairo reports
// errors as states of its objects; this file turns them into exceptions, and its public functions
// into Results.

#include "book/output/cairo_output.h"

#include <array>
#include <cairo.h>
#include <cmath>
#include <cstdint>
#include <cstring>
#include <fmt/format.h>
#include <memory>
#include <new>
#include <stdexcept>
#include <type_traits>
#include <vector>
#include <zlib.h>

#include <cairo-ft.h>
#include <cairo-pdf.h>
#include <cairo-ps.h>
#include <cairo-svg.h>

#include "base/own_mark.h"
#include "base/request_error.h"
#include "book/output/bilevel_tiff.h"
#include "book/output/pdf_finish.h"

namespace nonet {
namespace {

struct Closer {
  void operator()(cairo_t* context) const { cairo_destroy(context); }
  void operator()(cairo_surface_t* surface) const { cairo_surface_destroy(surface); }
  void operator()(cairo_font_face_t* face) const { cairo_font_face_destroy(face); }
  void operator()(cairo_font_options_t* options) const { cairo_font_options_destroy(options); }
};
template <typename T>
using Owned = std::unique_ptr<T, Closer>;

void require(cairo_status_t status) {
  if (status != CAIRO_STATUS_SUCCESS) throw std::runtime_error(cairo_status_to_string(status));
}

// No exception may pass through Cairo: a page would stay half open, and an assertion in Cairo would
// then end the program.
cairo_status_t append_bytes(void* sink, const unsigned char* data, unsigned length) noexcept {
  try {
    static_cast<std::string*>(sink)->append(reinterpret_cast<const char*>(data), length);
    return CAIRO_STATUS_SUCCESS;
  } catch (const std::bad_alloc&) {
    return CAIRO_STATUS_NO_MEMORY;
  }
}

// Where Cairo 1.16 has no memory for the small object that holds a clip, it takes the clip for an
// empty one (_cairo_clip_intersect_rectangle_box), draws nothing and reports no error. It keeps the
// last 16 of these objects for use again, and needs at most three at a time: 16 at hand before a
// drawing begins leave none to be lost there.
void reserve_clips() {
  const Owned<cairo_surface_t> dot(cairo_image_surface_create(CAIRO_FORMAT_A8, 1, 1));
  std::array<Owned<cairo_t>, 16> contexts;
  for (Owned<cairo_t>& context : contexts) {
    context.reset(cairo_create(dot.get()));
    cairo_rectangle(context.get(), 0, 0, 1, 1);
    cairo_clip(context.get());
    require(cairo_status(context.get()));
    if (cairo_in_clip(context.get(), 0.5, 0.5) == 0) throw std::bad_alloc();
  }
}

// Cairo's view of our faces. Each holds a copy of the Typefaces, because Cairo's cache of scaled
// fonts may keep the FreeType face in use after everything here is gone.
class CairoFaces {
 public:
  explicit CairoFaces(const Typefaces& typefaces) {
    for (int i = 0; i < kFaces; ++i) {
      cairo_font_face_t* face = cairo_ft_font_face_create_for_ft_face(
          typefaces.raw(static_cast<Face>(i)), FT_LOAD_NO_HINTING);
      faces_[static_cast<std::size_t>(i)].reset(face);
      require(cairo_font_face_status(face));
      auto keeper = std::make_unique<Typefaces>(typefaces);
      require(cairo_font_face_set_user_data(face, &kKeeperKey, keeper.get(), [](void* kept) {
        std::unique_ptr<Typefaces>(static_cast<Typefaces*>(kept)).reset();
      }));
      (void)keeper.release();  // now owned by the font face
    }
  }

  [[nodiscard]] cairo_font_face_t* get(Face face) const {
    return faces_[static_cast<std::size_t>(face)].get();
  }

 private:
  static constexpr cairo_user_data_key_t kKeeperKey{};
  std::array<Owned<cairo_font_face_t>, kFaces> faces_;
};

// Reads a PNG out of memory.
struct ByteReader {
  std::string_view left;

  static cairo_status_t read(void* reader, unsigned char* into, unsigned length) noexcept {
    std::string_view& left = static_cast<ByteReader*>(reader)->left;
    if (length > left.size()) return CAIRO_STATUS_READ_ERROR;
    std::memcpy(into, left.data(), length);
    left.remove_prefix(length);
    return CAIRO_STATUS_SUCCESS;
  }
};

Owned<cairo_surface_t> png_surface(const RasterFile& file) {
  ByteReader reader{file.bytes};
  Owned<cairo_surface_t> decoded(
      cairo_image_surface_create_from_png_stream(ByteReader::read, &reader));
  require(cairo_surface_status(decoded.get()));
  return decoded;
}

// On white, because files for print have no transparency.
Owned<cairo_surface_t> opaque(const Owned<cairo_surface_t>& decoded, const RasterFile& file) {
  Owned<cairo_surface_t> paper(
      cairo_image_surface_create(CAIRO_FORMAT_RGB24, file.columns, file.rows));
  const Owned<cairo_t> context(cairo_create(paper.get()));
  cairo_set_source_rgb(context.get(), 1, 1, 1);
  cairo_paint(context.get());
  cairo_set_source_surface(context.get(), decoded.get(), 0, 0);
  cairo_paint(context.get());
  require(cairo_status(context.get()));
  return paper;
}

// A JPEG stays as it is: Cairo puts its bytes into the PDF and does not look at the dots.
Owned<cairo_surface_t> jpeg_surface(const RasterFile& file) {
  Owned<cairo_surface_t> surface(
      cairo_image_surface_create(CAIRO_FORMAT_RGB24, file.columns, file.rows));
  require(cairo_surface_status(surface.get()));
  auto bytes = std::make_unique<std::string>(file.bytes);
  const auto* const data = reinterpret_cast<const unsigned char*>(bytes->data());
  const auto size = static_cast<unsigned long>(bytes->size());
  require(cairo_surface_set_mime_data(
      surface.get(), CAIRO_MIME_TYPE_JPEG, data, size,
      [](void* kept) { std::unique_ptr<std::string>(static_cast<std::string*>(kept)).reset(); },
      bytes.get()));
  (void)bytes.release();  // now owned by the surface
  return surface;
}

class Painter {
 public:
  Painter(cairo_surface_t* surface, const Typefaces& typefaces, Colours colours)
      : context_(cairo_create(surface)),
        typefaces_(typefaces),
        faces_(typefaces),
        colours_(colours) {
    require(cairo_status(context_.get()));
    reserve_clips();
    const Owned<cairo_font_options_t> options(cairo_font_options_create());
    cairo_font_options_set_hint_style(options.get(), CAIRO_HINT_STYLE_NONE);
    cairo_font_options_set_hint_metrics(options.get(), CAIRO_HINT_METRICS_OFF);
    cairo_font_options_set_antialias(options.get(), CAIRO_ANTIALIAS_GRAY);
    cairo_set_font_options(context_.get(), options.get());
  }

  void paint(const Drawing& drawing) {
    for (const Mark& mark : drawing.marks) {
      std::visit([this](const auto& m) { paint(m); }, mark);
    }
    require(cairo_status(context_.get()));
  }

  [[nodiscard]] cairo_t* context() { return context_.get(); }

 private:
  void set_ink(Ink ink) {
    if (colours_ == Colours::kGreyOnly) ink = Ink::grey(ink.luminance());
    cairo_set_source_rgb(context_.get(), ink.red, ink.green, ink.blue);
  }

  void add_path(const Contour& path) {
    cairo_t* const c = context_.get();
    cairo_new_path(c);
    for (const auto& [kind, p] : path) {
      switch (kind) {
        case ContourStepKind::kMove:
          cairo_move_to(c, p[0].x, p[0].y);
          break;
        case ContourStepKind::kLine:
          cairo_line_to(c, p[0].x, p[0].y);
          break;
        case ContourStepKind::kCurve:
          cairo_curve_to(c, p[0].x, p[0].y, p[1].x, p[1].y, p[2].x, p[2].y);
          break;
        case ContourStepKind::kClose:
          cairo_close_path(c);
          break;
      }
    }
  }

  void paint(const Shape& shape) {
    cairo_t* const c = context_.get();
    add_path(shape.path);
    if (shape.fill) {
      set_ink(*shape.fill);
      cairo_fill_preserve(c);
    }
    if (shape.stroke) {
      const Stroke& stroke = *shape.stroke;
      set_ink(stroke.ink);
      cairo_set_line_width(c, stroke.width);
      cairo_set_line_cap(c, line_cap(stroke.end));
      cairo_set_dash(c, &stroke.dash, stroke.dash > 0 ? 1 : 0, 0);
      cairo_stroke_preserve(c);
    }
    cairo_new_path(c);
  }

  static cairo_line_cap_t line_cap(LineEnd end) {
    switch (end) {
      case LineEnd::kButt:
        return CAIRO_LINE_CAP_BUTT;
      case LineEnd::kRound:
        return CAIRO_LINE_CAP_ROUND;
      case LineEnd::kSquare:
        return CAIRO_LINE_CAP_SQUARE;
    }
    return CAIRO_LINE_CAP_BUTT;
  }

  // One cluster per character, so that the text of a PDF can be searched and read back.
  void paint(const TextRun& run) {
    const ShapedText shaped = typefaces_.shape(run.style, run.text);
    if (shaped.glyphs.empty()) return;
    const Point start = start_of(run, shaped.width);
    std::vector<cairo_glyph_t> glyphs;
    std::vector<cairo_text_cluster_t> clusters;
    const Point along = direction_of(run.stand);
    for (const PlacedGlyph& glyph : shaped.glyphs) {
      const Point at = start + along * glyph.x;
      glyphs.push_back({glyph.index, at.x, at.y});
      clusters.push_back({glyph.bytes, 1});
    }
    cairo_t* const c = context_.get();
    set_ink(run.style.ink);
    cairo_set_font_face(c, faces_.get(run.style.face));
    const Point unit = along * run.style.size;
    const cairo_matrix_t matrix{unit.x, unit.y, -unit.y, unit.x, 0, 0};
    cairo_set_font_matrix(c, &matrix);
    cairo_show_text_glyphs(c, run.text.data(), static_cast<int>(run.text.size()), glyphs.data(),
                           static_cast<int>(glyphs.size()), clusters.data(),
                           static_cast<int>(clusters.size()),
                           static_cast<cairo_text_cluster_flags_t>(0));
  }

  void paint(const Picture& picture) {
    const RasterFile& file = *picture.file;
    const bool png = file.kind == RasterFile::Kind::kPng;
    const auto surface = png ? opaque(png_surface(file), file) : jpeg_surface(file);
    const Rect whole = picture.whole();
    cairo_t* const c = context_.get();
    cairo_save(c);
    add_path(rectangle_path(picture.area));
    cairo_clip(c);
    cairo_translate(c, whole.x, whole.y);
    cairo_scale(c, whole.width / file.columns, whole.height / file.rows);
    cairo_set_source_surface(c, surface.get(), 0, 0);
    cairo_paint(c);
    cairo_restore(c);
  }

  Owned<cairo_t> context_;
  const Typefaces& typefaces_;
  CairoFaces faces_;
  Colours colours_;
};

void finish(cairo_surface_t* surface) {
  cairo_surface_finish(surface);
  require(cairo_surface_status(surface));
}

// A PNG begins with its signature and the chunk of its size.
constexpr std::size_t kPngHeader = 8 + 25;

std::string big_endian(std::uint32_t number) {
  std::string bytes;
  for (const unsigned shift : {24U, 16U, 8U, 0U}) {
    bytes += static_cast<char>((number >> shift) & 255U);
  }
  return bytes;
}

// A chunk of a PNG; `body` is its name and content.
std::string png_chunk(const std::string& body) {
  const auto check =
      crc32(0, reinterpret_cast<const Bytef*>(body.data()), static_cast<uInt>(body.size()));
  constexpr std::size_t kName = 4;
  return big_endian(static_cast<std::uint32_t>(body.size() - kName)) + body +
         big_endian(static_cast<std::uint32_t>(check));
}

// The chunk pHYs: dots per metre in both directions.
std::string resolution_chunk(double dots_per_inch) {
  const double per_metre = dots_per_inch * 1000 / kMillimetresPerInch;
  const std::string dots = big_endian(static_cast<std::uint32_t>(std::lround(per_metre)));
  return png_chunk("pHYs" + dots + dots + '\x01');
}

// The chunk tEXt with the mark.
std::string mark_chunk() {
  return png_chunk(std::string("tEXtSoftware") + '\0' + std::string(kOwnMark));
}

// The drawing on white, rasterised.
Owned<cairo_surface_t> raster_of(const Drawing& drawing, double dots_per_inch,
                                 const Typefaces& typefaces) {
  const double scale = dots_per_inch / kPointsPerInch;
  const auto pixels = [&](double points) { return static_cast<int>(std::lround(points * scale)); };
  Owned<cairo_surface_t> surface(cairo_image_surface_create(
      CAIRO_FORMAT_RGB24, pixels(drawing.size.width), pixels(drawing.size.height)));
  Painter painter(surface.get(), typefaces, Colours::kAsDrawn);
  cairo_set_source_rgb(painter.context(), 1, 1, 1);
  cairo_paint(painter.context());
  cairo_scale(painter.context(), scale, scale);
  painter.paint(drawing);
  return surface;
}

std::string png_bytes(const Drawing& drawing, double dots_per_inch, const Typefaces& typefaces) {
  const Owned<cairo_surface_t> surface = raster_of(drawing, dots_per_inch, typefaces);
  std::string bytes;
  require(cairo_surface_write_to_png_stream(surface.get(), append_bytes, &bytes));
  bytes.insert(kPngHeader, resolution_chunk(dots_per_inch) + mark_chunk());
  return bytes;
}

// A dot is black if ink covers at least half of it.
std::string tiff_bytes(const Drawing& drawing, double dots_per_inch, const Typefaces& typefaces) {
  const Owned<cairo_surface_t> surface = raster_of(drawing, dots_per_inch, typefaces);
  cairo_surface_flush(surface.get());
  const auto width = static_cast<std::size_t>(cairo_image_surface_get_width(surface.get()));
  const auto height = static_cast<std::size_t>(cairo_image_surface_get_height(surface.get()));
  const auto stride = static_cast<std::size_t>(cairo_image_surface_get_stride(surface.get()));
  const unsigned char* const data = cairo_image_surface_get_data(surface.get());
  if (data == nullptr) throw std::bad_alloc();
  Bilevel image{.width = static_cast<std::uint32_t>(width),
                .height = static_cast<std::uint32_t>(height),
                .dots_per_inch = dots_per_inch,
                .black = {}};
  image.black.reserve(width * height);
  for (std::size_t y = 0; y < height; ++y) {
    for (std::size_t x = 0; x < width; ++x) {
      const unsigned char* const dot = data + y * stride + x * 4;
      image.black.push_back(dot[0] + dot[1] + dot[2] < 3 * 128);
    }
  }
  return bilevel_tiff(image);
}

// Drops the first stretch of text from `start` to `end`, both included.
void drop(std::string& bytes, std::string_view start, std::string_view end) {
  const std::size_t from = bytes.find(start);
  if (from == std::string::npos) return;
  bytes.erase(from, bytes.find(end, from + start.size()) + end.size() - from);
}

// Cairo writes a date into the head of PostScript files and a count of the process's surfaces into
// SVG files.
void drop_what_varies(std::string& bytes) {
  drop(bytes, "%%CreationDate:", "\n");
  drop(bytes, " id=\"surface", "\"");
}

// Puts the mark into PostScript's line of the creator, or as a comment after the XML declaration.
void add_mark(std::string& bytes, bool postscript) {
  const std::size_t line = bytes.find(postscript ? "%%Creator:" : "<?xml");
  if (line == std::string::npos) return;
  const std::size_t end = bytes.find('\n', line);
  bytes.insert(end,
               postscript ? fmt::format("; {}", kOwnMark) : fmt::format("\n<!-- {} -->", kOwnMark));
}

using VectorSurface = cairo_surface_t* (*)(cairo_write_func_t, void*, double, double);

std::string vector_bytes(const Drawing& drawing, VectorSurface create, const Typefaces& typefaces) {
  std::string bytes;
  const Owned<cairo_surface_t> surface(
      create(append_bytes, &bytes, drawing.size.width, drawing.size.height));
  require(cairo_surface_status(surface.get()));
  const bool for_print = create == cairo_ps_surface_create_for_stream;
  if (for_print) {
    cairo_ps_surface_set_eps(surface.get(), 1);
  } else {
    cairo_svg_surface_set_document_unit(surface.get(), CAIRO_SVG_UNIT_PT);
  }
  Painter painter(surface.get(), typefaces, for_print ? Colours::kGreyOnly : Colours::kAsDrawn);
  if (!for_print) {
    cairo_set_source_rgb(painter.context(), 1, 1, 1);
    cairo_paint(painter.context());
  }
  painter.paint(drawing);
  finish(surface.get());
  drop_what_varies(bytes);
  add_mark(bytes, for_print);
  return bytes;
}

// After a stop, without the pages that are not drawn yet.
std::string raw_pdf(const PdfDocument& document, const Typefaces& typefaces,
                    const RunControl& control) {
  std::string bytes;
  const Owned<cairo_surface_t> surface(
      cairo_pdf_surface_create_for_stream(append_bytes, &bytes, kPointsPerInch, kPointsPerInch));
  require(cairo_surface_status(surface.get()));
  cairo_pdf_surface_restrict_to_version(surface.get(), CAIRO_PDF_VERSION_1_4);
  Painter painter(surface.get(), typefaces, document.colours);
  for (const Drawing& page : document.pages) {
    if (control.should_stop()) break;
    cairo_pdf_surface_set_size(surface.get(), page.size.width, page.size.height);
    painter.paint(page);
    cairo_show_page(painter.context());
  }
  finish(surface.get());
  return bytes;
}

// The part of the page that the cut leaves. `number` is counted from 1.
PdfArea trim_of(const PdfDocument& document, Size page, std::size_t number) {
  const double cut = document.bleed;
  const bool all = document.bleed_sides == BleedSides::kAll;
  const bool recto = number % 2 != 0;
  return {all || !recto ? cut : 0, cut, page.width - (all || recto ? cut : 0), page.height - cut};
}

PdfFinish finish_of(const PdfDocument& document) {
  PdfFinish finish;
  finish.title = document.title;
  finish.x1a = document.flavour == PdfFlavour::kX1a;
  for (const OutlineEntry& entry : document.outline) {
    finish.bookmarks.push_back({entry.title, entry.page});
  }
  for (const Drawing& drawing : document.pages) {
    PdfPage page{drawing.size.width, drawing.size.height, {}};
    if (document.bleed > 0) page.trim = trim_of(document, drawing.size, finish.pages.size() + 1);
    // A file with an outline is for the screen; only these files keep their links.
    if (!document.outline.empty()) {
      for (const PageLink& link : drawing.links) {
        const Rect& area = link.area;
        page.links.push_back({{area.x, area.y, area.right(), area.bottom()}, link.page});
      }
    }
    finish.pages.push_back(std::move(page));
  }
  return finish;
}

template <typename Draw>
Result<std::invoke_result_t<Draw>> or_error(Draw draw) {
  try {
    return draw();
  } catch (const std::bad_alloc&) {
    return Error{ErrorKind::kFile, "drawing failed: out of memory", {}};
  } catch (const std::exception& problem) {
    return Error{ErrorKind::kFile, fmt::format("drawing failed: {}", problem.what()), {}};
  }
}

}  // namespace

Result<ImageFormat> image_format(std::string_view file_name) {
  constexpr std::array<std::pair<std::string_view, ImageFormat>, 6> kEndings{
      {{".svg", ImageFormat::kSvg},
       {".png", ImageFormat::kPng},
       {".eps", ImageFormat::kEps},
       {".pdf", ImageFormat::kPdf},
       {".tif", ImageFormat::kTiff},
       {".tiff", ImageFormat::kTiff}}};
  for (const auto& [ending, format] : kEndings) {
    if (file_name.ends_with(ending)) return format;
  }
  return request_error(
      fmt::format("\"{}\": expected a name ending in .svg, .png, .eps, .pdf or .tif", file_name));
}

Result<std::string> render_image(const Drawing& drawing, const ImageOptions& options,
                                 const Typefaces& typefaces) {
  if (options.format == ImageFormat::kPdf) {
    return render_pdf({.pages = {drawing}, .outline = {}, .title = {}}, typefaces);
  }
  return or_error([&] {
    if (options.format == ImageFormat::kPng) {
      return png_bytes(drawing, options.dots_per_inch, typefaces);
    }
    if (options.format == ImageFormat::kTiff) {
      return tiff_bytes(drawing, options.dots_per_inch, typefaces);
    }
    return vector_bytes(drawing,
                        options.format == ImageFormat::kEps ? cairo_ps_surface_create_for_stream
                                                            : cairo_svg_surface_create_for_stream,
                        typefaces);
  });
}

Status check_picture(const RasterFile& file) {
  if (file.kind != RasterFile::Kind::kPng) return {};
  const auto decoded = or_error([&] { return cairo_surface_status(png_surface(file).get()); });
  return decoded ? Status() : Status(decoded.error());
}

Result<std::string> render_pdf(const PdfDocument& document, const Typefaces& typefaces) {
  auto pdf = render_pdf(document, typefaces, RunControl());
  if (!pdf) return pdf.error();
  return **std::move(pdf);
}

Result<std::optional<std::string>> render_pdf(const PdfDocument& document,
                                              const Typefaces& typefaces,
                                              const RunControl& control) {
  return or_error([&]() -> std::optional<std::string> {
    const std::string raw = raw_pdf(document, typefaces, control);
    if (control.should_stop()) return std::nullopt;
    PdfFinish finish = finish_of(document);
    finish.should_stop = [&control] { return control.should_stop(); };
    return finish_pdf(raw, finish);
  });
}

}  // namespace nonet
