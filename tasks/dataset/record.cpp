#include "tasks/dataset/record.h"

#include <algorithm>
#include <fmt/format.h>
#include <nlohmann/json.hpp>
#include <utility>

#include "board/pattern.h"
#include "formats/json_format.h"
#include "generator/thinning.h"
#include "rater/explain/path_text.h"
#include "rater/orders/scale_path.h"
#include "solvers/exact/count.h"

namespace nonet {
namespace {

using Json = nlohmann::ordered_json;

std::string hex_of(const Fingerprint& print) {
  return fmt::format("{:016x}{:016x}", print.high, print.low);
}

// The scale's columns; of an unsolved puzzle how the rating ended.
Json json_of(const ScaleRow& scale, const Rating& rating) {
  Json json = Json::object();
  if (!rating.solved()) {
    json["end"] = rating.stuck() ? "stuck" : "stopped";
    json["cells_left"] = rating.cells_left;
    return json;
  }
  const std::vector<std::string> texts = column_texts(scale, rating);
  for (std::size_t i = 0; i < texts.size(); ++i) {
    const std::string column(scale.columns[i]);
    if (texts[i].empty() || texts[i] == "-") continue;
    json[column] = is_json_number(texts[i]) ? Json::parse(texts[i]) : Json(texts[i]);
  }
  return json;
}

// The lines of a path's steps as a JSON array; the last line is the rating, which stands elsewhere.
std::string array_of_steps(const std::string& lines) {
  std::vector<std::string_view> all;
  for (std::size_t at = 0; at < lines.size();) {
    const std::size_t end = std::min(lines.find('\n', at), lines.size());
    all.push_back(std::string_view(lines).substr(at, end - at));
    at = end + 1;
  }
  std::string array = "[";
  for (std::size_t i = 0; i + 1 < all.size(); ++i) {
    if (i > 0) array += ',';
    array += all[i];
  }
  return array + "]";
}

}  // namespace

struct RecordMaker::Facts {
  std::optional<Puzzle> puzzle;  // of a board with one solution
  std::vector<Rating> ratings;   // in the order of the scales; none of other boards
  std::optional<Find> rated;
  std::uint64_t solutions = 0;
  std::optional<Grid> first_solution;
  std::string_view symmetry;
  bool minimal = false;
};

std::string id_of(const Fingerprint& print) { return "nonet-" + hex_of(print); }

RecordMaker::Facts RecordMaker::facts_of(const DatasetEntry& entry,
                                         const RunControl& control) const {
  Facts facts;
  const Grid& givens = entry.board.givens;
  const SolutionCount count = count_solutions(givens, kMostSolutions + 1);
  facts.solutions = count.count;
  facts.first_solution = count.first;
  facts.symmetry = row_of(symmetry_of(givens)).key;
  if (entry.board.solutions != 1 || count.count != 1) return facts;
  auto puzzle = Puzzle::with_proven_solution(givens, *count.first);
  if (!puzzle) return facts;
  facts.puzzle = *puzzle;
  facts.minimal = is_minimal(*puzzle);
  Find find = find_of(*puzzle);
  const std::vector<Rating> known =
      plan_.known != nullptr ? plan_.known->of(find) : std::vector<Rating>();
  RateRequest request;
  request.control = &control;
  for (const ScaleRow* scale : plan_.scales) {
    const Rating* read = rating_on(*scale, known);
    facts.ratings.push_back(read != nullptr ? *read : scale->rate(*puzzle, request));
    if (read == nullptr) find.ratings.push_back(facts.ratings.back());
  }
  if (!find.ratings.empty()) facts.rated = std::move(find);
  return facts;
}

DatasetRecord RecordMaker::make(const DatasetEntry& entry, const RunControl& control) const {
  Facts facts = facts_of(entry, control);
  DatasetRecord record;
  record.clues = entry.board.givens.filled().size();
  if (control.should_stop()) return record;
  record.fault = fault_of(entry, facts);
  if (plan_.json) record.json = json_of(entry, facts, control);
  if (plan_.csv) record.csv = csv_of(entry, facts);
  record.rated = std::move(facts.rated);
  return record;
}

std::string RecordMaker::json_of(const DatasetEntry& entry, const Facts& facts,
                                 const RunControl& control) const {
  Json json = Json::object();
  json["id"] = id_of(entry.keys.puzzle);
  json["split"] = kSplitNames[entry.split];
  json["stratum"] = plan_.dataset->strata[entry.stratum].conditions;
  json["puzzle"] = entry.board.givens.line();
  json["solutions"] = facts.solutions;
  json["solution"] = facts.puzzle ? Json(facts.puzzle->solution().line()) : Json(nullptr);
  json["clues"] = entry.board.givens.filled().size();
  json["symmetry"] = facts.symmetry;
  json["minimal"] = facts.puzzle ? Json(facts.minimal) : Json(nullptr);
  json["grid"] = hex_of(entry.keys.grid);
  for (std::size_t i = 0; i < facts.ratings.size(); ++i) {
    json["ratings"][std::string(plan_.scales[i]->key)] =
        nonet::json_of(*plan_.scales[i], facts.ratings[i]);
  }
  std::string line = json.dump();
  if (plan_.path != nullptr && facts.puzzle) {
    RateRequest request;
    request.control = &control;
    const Path path = telling_of(*plan_.path)(*facts.puzzle, request);
    line.pop_back();
    line +=
        fmt::format(R"(,"path_scale":"{}","path_whole":{},"path":{}}})", plan_.path->key,
                    path.rating.solved(), array_of_steps(path_as_jsonl(path, StepGrids::kEach)));
  }
  return line + "\n";
}

std::string RecordMaker::csv_header() const {
  std::string header(kDatasetCsvMark);
  header += "split,stratum,puzzle,solutions,solution,clues,symmetry,minimal,grid";
  for (const std::string& column : table_.columns()) header += "," + column;
  return header + "\n";
}

// Strata hold commas and no quotation marks; no other field holds either.
std::string RecordMaker::csv_of(const DatasetEntry& entry, const Facts& facts) const {
  const bool proper = facts.puzzle.has_value();
  std::string line = fmt::format(
      "{},{},\"{}\",{},{},{},{},{},{},{}", id_of(entry.keys.puzzle), kSplitNames[entry.split],
      plan_.dataset->strata[entry.stratum].conditions, entry.board.givens.line(), facts.solutions,
      proper ? facts.puzzle->solution().line() : "", entry.board.givens.filled().size(),
      facts.symmetry, proper ? (facts.minimal ? "yes" : "no") : "", hex_of(entry.keys.grid));
  std::vector<std::string> texts(table_.columns().size());
  if (proper) texts = table_.texts(facts.ratings);
  for (const std::string& text : texts) line += "," + (text == "-" ? std::string() : text);
  return line + "\n";
}

std::optional<std::string> RecordMaker::fault_of(const DatasetEntry& entry,
                                                 const Facts& facts) const {
  const Stratum& stratum = plan_.dataset->strata[entry.stratum];
  const Grid& givens = entry.board.givens;
  if (facts.solutions != entry.board.solutions) return "another number of solutions";
  if (fingerprint(canonical_form(givens)) != entry.keys.puzzle) return "another puzzle class";
  if (stratum.solutions) return std::nullopt;
  if (!facts.puzzle) return "no proper puzzle";
  if (facts.puzzle->solution() != entry.board.solution) return "another solution";
  const Wishes& wishes = stratum.wishes;
  const auto clues = static_cast<int>(givens.filled().size());
  if (clues < wishes.fewest_clues || clues > wishes.most_clues) return "another number of clues";
  if (!has_symmetry(givens.filled(), wishes.symmetry)) return "another symmetry";
  for (std::size_t i = 0; i < facts.ratings.size(); ++i) {
    const Rating& rating = facts.ratings[i];
    if (stratum.hodoku_level && rating.scale == "hodoku" &&
        (!rating.solved() || hodoku_level_of(rating) != *stratum.hodoku_level)) {
      return "another HoDoKu level";
    }
    const auto range = wishes.rating_on(*plan_.scales[i]);
    if (!range) continue;
    constexpr double kRounding = 1e-9;
    if (!rating.solved() || rating.score < range->low - kRounding ||
        rating.score > range->high + kRounding) {
      return fmt::format("another rating on {}", plan_.scales[i]->key);
    }
  }
  return std::nullopt;
}

}  // namespace nonet
