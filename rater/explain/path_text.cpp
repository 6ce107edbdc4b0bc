#include "rater/explain/path_text.h"

#include <fmt/format.h>

#include "base/number_text.h"
#include "rater/explain/eureka.h"
#include "rater/explain/reasons.h"
#include "rater/explain/step_proof.h"
#include "rater/logic/steps/technique_catalog.h"
#include "rater/orders/catalog.h"

namespace nonet {

namespace {

std::string pattern_text(const Step& step, const StepWords& words) {
  if (step.cells.empty()) return "";
  if (step.digits.empty()) return words.list_of(step.cells);
  return words.say(StepPhrase::kWith, words.list_of(step.cells), words.list_of(step.digits));
}

std::string conclusion_of(const Step& step, const StepWords& words) {
  std::string text;
  if (!step.eliminations.empty()) {
    text = words.say(StepPhrase::kRemove, words.list_of(step.eliminations));
  }
  if (step.placement) {
    if (!text.empty()) text += "; ";
    text += words.say(StepPhrase::kIs, words.name_of(step.placement->cell),
                      step.placement->digit.value());
  }
  return text;
}

// "the search for chains gave up after 15,000,000 boards"
std::string search_text(const GivenUpSearch& search, const StepWords& words) {
  const bool chains = search.sought == GivenUpSearch::Sought::kChains;
  return words.say(StepPhrase::kSearchEnded,
                   words[chains ? StepPhrase::kChains : StepPhrase::kTrials],
                   grouped(search.boards));
}

}  // namespace

std::string_view name_on(const ScaleRow& scale, TechniqueId technique, const StepWords& words) {
  const std::string_view name = words.technique(technique);
  return name.empty() ? scale.name_of(technique) : name;
}

Scene scene_of(const Position& before, const PathStep& taken, std::string_view scale,
               const StepWords& words) {
  const Step& step = taken.step;
  const ScaleRow& row = *find_scale(scale);
  std::shared_ptr<const Proof> proof = proof_of(before, step);
  const StepText text{fmt::format("{:.{}f}", taken.price, row.traits.decimals),
                      std::string(name_on(row, step.technique, words)), pattern_text(step, words),
                      reasons_of(before, step, *proof, words), conclusion_of(step, words)};
  return {before, taken, text, std::move(proof)};
}

std::vector<Scene> scenes_of(const Path& path, const StepWords& words) {
  std::vector<Scene> scenes;
  Position position = first_position(path);
  for (const PathStep& taken : path.steps) {
    scenes.push_back(scene_of(position, taken, path.rating.scale, words));
    apply(position, taken.step);
  }
  return scenes;
}

std::string summary_of(const Rating& rating, const StepWords& words) {
  switch (rating.end) {
    case RatingEnd::kStuck:
      return words.say(StepPhrase::kEndStuck, rating.cells_left);
    case RatingEnd::kAboveLimit:
      return words.say(StepPhrase::kEndAboveLimit, rating.cells_left);
    case RatingEnd::kStopped:
      return words.say(StepPhrase::kEndStopped, rating.cells_left);
    case RatingEnd::kSolved:
      break;
  }
  std::string text;
  for (const RatingValue& value : rating.values) {
    text += value.word.empty() ? fmt::format(" {} {:.{}f}", value.key, value.value, value.decimals)
                               : fmt::format(" {} {}", value.key, value.word);
  }
  return words.say(StepPhrase::kEndSolved, text);
}

std::string summary_of(const Path& path, const StepWords& words) {
  const std::string text = summary_of(path.rating, words);
  return path.given_up ? text + ": " + search_text(*path.given_up, words) : text;
}

std::string summary_as_text(const Puzzle& puzzle, const Rating& rating, const StepWords& words) {
  const bool names = rating.solved() && !rating.hardest.empty();
  return fmt::format("{} {}{}\n", first_line(puzzle), summary_of(rating, words),
                     names ? ", " + words.say(StepPhrase::kBy, rating.hardest) : "");
}

std::string text_of(const StepText& step, const NamedProof* chain, const StepWords& words,
                    NestedWords nested, Telling telling) {
  std::string text;
  if (!step.cells.empty()) text += fmt::format("    {}\n", step.cells);
  if (chain == nullptr) {
    for (const std::string& reason : step.reasons) text += fmt::format("    {}\n", reason);
  } else {
    if (!chain->notation.empty()) text += fmt::format("    {}\n", chain->notation);
    for (const std::string& one : chain->chains) text += fmt::format("    {}\n", one);
    text += text_of(argument_of(*chain, words), 4, nested, telling, words);
  }
  return text + fmt::format("    => {}\n", step.conclusion);
}

std::string text_of(const Scene& scene, const StepWords& words, NestedWords nested,
                    Telling telling) {
  if (scene.proof->branches.empty()) return text_of(scene.text, nullptr, words, nested, telling);
  NamedProof chain = named(*scene.proof, words);
  if (chain.notation.empty()) chain.chains = eureka_chains(*scene.proof, words);
  return text_of(scene.text, &chain, words, nested, telling);
}

std::string heading_of(const StepText& step, std::size_t number) {
  return fmt::format("{}. {}  {}\n", number, step.rating, step.technique);
}

namespace {

std::string block_of(const Scene& scene, std::size_t number, NestedWords nested, Telling telling,
                     const StepWords& words) {
  return heading_of(scene.text, number) + text_of(scene, words, nested, telling);
}

}  // namespace

std::string path_as_text(const Path& path, const StepWords& words) {
  std::string text = first_line(path) + "\n";
  std::size_t number = 0;
  for (const Scene& scene : scenes_of(path, words)) {
    text += "\n" + block_of(scene, ++number, NestedWords::kNotation, Telling::kIdea, words);
  }
  return text + fmt::format("\n{}\n", summary_of(path, words));
}

std::string step_as_text(const Path& path, std::size_t number, const StepWords& words) {
  return block_of(scenes_of(path, words).at(number - 1), number, NestedWords::kLines,
                  Telling::kWhole, words);
}

}  // namespace nonet
