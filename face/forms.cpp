#include "nonet/forms.h"

#include <algorithm>

#include "board/canonical.h"
#include "board/pattern.h"
#include "board/transform.h"
#include "face/values.h"

namespace nonet::v0 {
namespace {

std::optional<nonet::Transform> inner_transform(const Transform& transform) {
  TransformParts parts{.transposed = transform.transposed,
                       .rows = transform.rows,
                       .columns = transform.columns,
                       .digits = transform.digits};
  // 0, which is no digit, becomes 255, which is no index either.
  for (std::uint8_t& digit : parts.digits) --digit;
  return nonet::Transform::from_parts(parts);
}

Transform face_transform(const nonet::Transform& transform) {
  const TransformParts& parts = transform.parts();
  Transform face{.transposed = parts.transposed,
                 .rows = parts.rows,
                 .columns = parts.columns,
                 .digits = parts.digits};
  for (std::uint8_t& digit : face.digits) ++digit;
  return face;
}

Error not_a_transform() {
  return request_error(
      "rows and columns must be permutations of 0-8 that keep bands and stacks "
      "whole, digits one of 1-9");
}

}  // namespace

Result<Grid> apply(const Transform& transform, const Grid& grid) {
  const auto inner = inner_transform(transform);
  if (!inner) return not_a_transform();
  return to_face((*inner)(to_inner(grid)));
}

Result<Puzzle> apply(const Transform& transform, const Puzzle& puzzle) {
  const auto inner = inner_transform(transform);
  if (!inner) return not_a_transform();
  return to_face(*nonet::Puzzle::with_proven_solution((*inner)(to_inner(puzzle.givens())),
                                                      (*inner)(to_inner(puzzle.solution()))));
}

Grid canonical_form(const Puzzle& puzzle) {
  return to_face(nonet::canonical_form(to_inner(puzzle.givens())));
}

Result<CanonicalForm> canonical_form_of(const Grid& grid) {
  const nonet::Grid inner = to_inner(grid);
  if (inner.clash()) {
    return Error{.kind = ErrorKind::kClash, .reason = "a grid that clashes has no canonical form"};
  }
  const nonet::CanonicalForm form = Canonicalizer().form_of(inner);
  return CanonicalForm{.grid = to_face(form.grid),
                       .from_original = face_transform(form.from_original)};
}

std::vector<SymmetryInfo> symmetries() {
  std::vector<SymmetryInfo> infos;
  infos.reserve(kSymmetries.size());
  for (const SymmetryRow& row : kSymmetries) infos.push_back({row.key, row.name});
  return infos;
}

std::string_view symmetry_of(const Grid& grid) {
  return row_of(nonet::symmetry_of(to_inner(grid))).key;
}

}  // namespace nonet::v0
