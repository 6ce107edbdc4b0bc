#include "solvers/genetic/evolution.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>
#include <span>

#include "board/pencil_marks.h"
#include "board/typed_array.h"

namespace nonet::genetic {
namespace {

struct Chromosome {
  Genes genes{};
  double fitness = 0;
};

// The free genes and the digits each may take.
struct GeneTemplate {
  Genes givens{};
  struct FreeGene {
    std::size_t at = 0;
    std::vector<std::uint8_t> digits;
  };
  std::vector<FreeGene> free;

  GeneTemplate(const Grid& grid, GeneDomain domain) {
    const PencilMarks marks = PencilMarks::of(grid);
    for (const Cell c : all_cells()) {
      const std::size_t at = array_index(c);
      givens[at] = static_cast<std::uint8_t>(grid.value(c));
      if (!grid.empty(c)) continue;
      FreeGene gene{at, {}};
      for (const Digit d : domain == GeneDomain::kCandidates ? marks[c] : DigitSet::all()) {
        gene.digits.push_back(static_cast<std::uint8_t>(d.value()));
      }
      free.push_back(std::move(gene));
    }
  }

  [[nodiscard]] bool impossible() const {
    return std::any_of(free.begin(), free.end(),
                       [](const FreeGene& gene) { return gene.digits.empty(); });
  }
};

Grid grid_of(const Genes& genes) {
  Grid grid;
  for (const Cell c : all_cells()) grid.set(c, Digit(genes[array_index(c)]));
  return grid;
}

class Population {
 public:
  Population(const GeneTemplate& genes, const EvolutionSettings& settings, RandomStream& random)
      : template_(genes), settings_(settings), random_(random) {
    start_anew({});
  }

  // A random population that includes `first`.
  void start_anew(std::span<const Chromosome> first) {
    members_.assign(settings_.population, Chromosome{template_.givens, 0});
    for (Chromosome& member : members_) {
      for (const auto& gene : template_.free) member.genes[gene.at] = random_digit(gene);
      rate(member);
    }
    members_.insert(members_.end(), first.begin(), first.end());
    select();
  }

  void next_generation(double mutation_rate) {
    const std::size_t parents = std::max<std::size_t>(
        1, settings_.parents == ParentChoice::kTopFifth ? members_.size() / 5 : members_.size());
    const std::size_t count = settings_.population;
    for (std::size_t i = 0; i < count; ++i) add_crossover(parents, 0);
    for (std::size_t i = 0; i < count; ++i) {
      members_.push_back(members_[random_.below(static_cast<std::uint32_t>(parents))]);
      mutate(members_.back(), mutation_rate);
      rate(members_.back());
    }
    for (std::size_t i = 0; i < count; ++i) add_crossover(parents, mutation_rate);
    if (settings_.survivors == Survivors::kNew) {
      members_.erase(members_.begin(), members_.end() - static_cast<std::ptrdiff_t>(3 * count));
    }
    select();
  }

  [[nodiscard]] const Chromosome& best() const { return members_.front(); }
  [[nodiscard]] double mean() const {
    const double sum =
        std::accumulate(members_.begin(), members_.end(), 0.0,
                        [](double total, const Chromosome& m) { return total + m.fitness; });
    return sum / static_cast<double>(members_.size());
  }

 private:
  std::uint8_t random_digit(const GeneTemplate::FreeGene& gene) {
    return gene.digits[random_.below(static_cast<std::uint32_t>(gene.digits.size()))];
  }

  std::uint8_t mutated_digit(const GeneTemplate::FreeGene& gene, std::uint8_t now) {
    if (settings_.mutation == Mutation::kAnyDigit || gene.digits.size() == 1) {
      return random_digit(gene);
    }
    const auto drawn = random_.below(static_cast<std::uint32_t>(gene.digits.size() - 1));
    return gene.digits[drawn] == now ? gene.digits.back() : gene.digits[drawn];
  }

  void rate(Chromosome& member) const {
    member.fitness = fitness_of(member.genes, settings_.weights);
  }

  // Uniform crossover: each gene from either parent with equal chance.
  void add_crossover(std::size_t parents, double mutation_rate) {
    const std::size_t mother = random_.below(static_cast<std::uint32_t>(parents));
    const std::size_t father = random_.below(static_cast<std::uint32_t>(parents));
    Chromosome child = members_[mother];
    std::uint64_t coins = 0;
    std::size_t coins_left = 0;
    for (const auto& gene : template_.free) {
      if (coins_left == 0) {
        coins = random_.bits();
        coins_left = 64;
      }
      if ((coins & 1) != 0) child.genes[gene.at] = members_[father].genes[gene.at];
      coins >>= 1;
      --coins_left;
    }
    if (mutation_rate > 0) mutate(child, mutation_rate);
    rate(child);
    members_.push_back(child);
  }

  // Each free gene changes with the given probability. The gaps between changed genes are drawn
  // from the geometric distribution, which is equivalent and costs a draw per change instead of per
  // gene.
  void mutate(Chromosome& member, double mutation_rate) {
    const double scale = std::log1p(-std::min(mutation_rate, 0.999));
    double at = std::floor(std::log1p(-random_.unit()) / scale);
    while (at < static_cast<double>(template_.free.size())) {
      const auto& gene = template_.free[static_cast<std::size_t>(at)];
      member.genes[gene.at] = mutated_digit(gene, member.genes[gene.at]);
      at += 1 + std::floor(std::log1p(-random_.unit()) / scale);
    }
  }

  // The best different individuals, best first, in a full order. Places are sorted, not individuals
  // of ninety bytes, and only the survivors are moved.
  void select() {
    order_.clear();
    for (std::size_t i = 0; i < members_.size(); ++i) order_.push_back({members_[i].fitness, i});
    std::sort(order_.begin(), order_.end(), [&](const Place& a, const Place& b) {
      return a.fitness != b.fitness ? a.fitness < b.fitness
                                    : members_[a.at].genes < members_[b.at].genes;
    });
    selected_.clear();
    for (const Place& place : order_) {
      if (selected_.size() == settings_.population) break;
      const Chromosome& next = members_[place.at];
      const bool known = !selected_.empty() && selected_.back().genes == next.genes;
      if (known && settings_.duplicates == Duplicates::kRemoved) continue;
      selected_.push_back(next);
    }
    members_.swap(selected_);
  }

  const GeneTemplate& template_;
  const EvolutionSettings& settings_;
  struct Place {
    double fitness = 0;
    std::size_t at = 0;
  };

  RandomStream& random_;
  std::vector<Chromosome> members_;
  std::vector<Place> order_;          // kept between generations to reuse its memory
  std::vector<Chromosome> selected_;  // likewise
};

// The best individuals of the populations that died.
class LocalMinima {
 public:
  explicit LocalMinima(int reuse_after) : reuse_after_(reuse_after) {}

  // The individuals to put into the next population.
  std::span<const Chromosome> after_death_of(const Chromosome& best) {
    if (reuse_after_ == 0) return {};
    const bool beaten = minima_.empty() || best.fitness < least_;
    least_ = minima_.empty() ? best.fitness : std::min(least_, best.fitness);
    failures_ = beaten ? 0 : failures_ + 1;
    minima_.push_back(best);
    if (failures_ < reuse_after_) return {};
    failures_ = 0;
    return minima_;
  }

 private:
  int reuse_after_;
  int failures_ = 0;  // deaths in a row that did not beat the least
  double least_ = 0;
  std::vector<Chromosome> minima_;
};

}  // namespace

EvolutionResult evolve_solution(const Grid& givens, const EvolutionSettings& settings,
                                std::uint64_t max_generations, RandomStream& random,
                                const RunControl& control) {
  EvolutionResult result;
  const GeneTemplate genes(givens, settings.domain);
  result.no_candidates = genes.impossible();
  if (result.no_candidates) return result;
  Population population(genes, settings, random);
  double mutation_rate = settings.mutation_rate;
  double best_of_life = std::numeric_limits<double>::infinity();  // of this population
  result.best = best_of_life;
  LocalMinima minima(settings.reuse_minima_after);
  int stagnant = 0;
  for (;;) {
    const double best = population.best().fitness;
    result.best = std::min(result.best, best);
    result.trace.push_back({best, population.mean(), result.best});
    if (best == 0) {
      result.solution = grid_of(population.best().genes);
      return result;
    }
    if (result.generations >= max_generations || control.should_stop()) return result;
    const bool improved = best < best_of_life;
    best_of_life = std::min(best_of_life, best);
    stagnant = improved ? 0 : stagnant + 1;
    mutation_rate = improved ? settings.mutation_rate : mutation_rate + settings.mutation_step;
    ++result.generations;
    if (settings.kill_after > 0 && stagnant >= settings.kill_after) {
      population.start_anew(minima.after_death_of(population.best()));
      ++result.kills;
      stagnant = 0;
      best_of_life = std::numeric_limits<double>::infinity();
      mutation_rate = settings.mutation_rate;
    } else {
      population.next_generation(mutation_rate);
    }
  }
}

}  // namespace nonet::genetic
