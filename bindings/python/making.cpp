// What makes puzzles: wishes, searches, neighbours, hunts. All are iterators over Stream.
#include <map>
#include <memory>
#include <pybind11/stl.h>

#include "bindings/python/bindings.h"
#include "bindings/python/convert.h"
#include "bindings/python/interrupt.h"
#include "bindings/python/pickle.h"

namespace nonet::python {
namespace {

using Keys = std::vector<std::string>;

// Sets the member of the wish that the keyword names.
class WishReader {
 public:
  explicit WishReader(const py::kwargs& given) : given_(given) {}

  Wish wish() {
    take("level", wish_.level);
    take("scale", wish_.scale);
    wish_.rating = interval_from(value_of("rating"));
    take_ratings();
    take("hardest", wish_.hardest);
    take("uses", wish_.with);
    take("require", wish_.require);
    take("forbid", wish_.forbid);
    take_clues();
    take("minimal", wish_.minimal);
    take("symmetry", wish_.symmetry);
    take("pattern", wish_.pattern);
    take("method", wish_.method);
    take("count", wish_.count);
    take("seed", wish_.seed);
    take("threads", wish_.threads);
    take("max_tries", wish_.max_tries);
    for (const auto& [key, value] : given_) {
      if (!known_.contains(key)) {
        throw py::type_error("unknown keyword '" + key.cast<std::string>() + "'");
      }
    }
    return wish_;
  }

 private:
  [[nodiscard]] py::object value_of(const char* key) {
    known_.add(py::str(key));
    return given_.contains(key) ? py::object(given_[key]) : py::none();
  }

  template <typename Member>
  void take(const char* key, Member& member) {
    const py::object value = value_of(key);
    if (!value.is_none()) member = value.cast<Member>();
  }
  // One key may be given as it is.
  void take(const char* key, Keys& keys) {
    const py::object value = value_of(key);
    if (value.is_none()) return;
    keys = py::isinstance<py::str>(value) ? Keys{value.cast<std::string>()} : value.cast<Keys>();
  }
  void take_ratings() {
    const py::object ratings = value_of("ratings");
    if (ratings.is_none()) return;
    for (const auto& [scale, range] : ratings.cast<py::dict>()) {
      const auto wanted = interval_from(py::reinterpret_borrow<py::object>(range));
      wish_.ratings.push_back({scale.cast<std::string>(), wanted.value_or(Interval{})});
    }
  }
  void take_clues() {
    const auto clues = clue_range_from(value_of("clues"));
    if (!clues) return;
    wish_.fewest_clues = clues->fewest;
    wish_.most_clues = clues->most;
  }

  py::kwargs given_;
  py::set known_;
  Wish wish_;
};

using PuzzleStream = Stream<Puzzle>;
using FindStream = Stream<HuntFind>;

// Iterators stop with StopIteration; an error of the maker is raised as nonet.Error.
class Failed : public std::exception {
 public:
  explicit Failed(Error error) : error_(std::move(error)) {}
  [[nodiscard]] const Error& error() const { return error_; }

 private:
  Error error_;
};

template <typename Value>
Value next_or_end(Stream<Value>& stream) {
  try {
    if (auto value = next_of(stream)) return *std::move(value);
  } catch (const Failed& failed) {
    raise(failed.error());
  }
  throw py::stop_iteration();
}

template <typename Value>
void bind_stream(py::module_& module, const char* name, const char* about) {
  py::class_<Stream<Value>>(module, name, about)
      .def("__iter__", [](py::object self) { return self; })
      .def("__next__", &next_or_end<Value>);
}

void throw_if_failed(const Result<Yield>& made) {
  if (!made) throw Failed(made.error());
}

std::unique_ptr<PuzzleStream> generated(const py::kwargs& given) {
  const Wish wish = WishReader(given).wish();
  check_done(check(wish));
  return std::make_unique<PuzzleStream>([wish](const auto& accept, const RunControl& control) {
    throw_if_failed(generate(wish, accept, control));
  });
}

std::unique_ptr<PuzzleStream> searched(std::vector<Puzzle> seeds, std::size_t population,
                                       const py::kwargs& given) {
  const Wish wish = WishReader(given).wish();
  check_done(check(wish));
  const SearchOptions options{.population = population, .seeds = std::move(seeds)};
  return std::make_unique<PuzzleStream>(
      [wish, options](const auto& accept, const RunControl& control) {
        throw_if_failed(search(wish, accept, options, control));
      });
}

Minimality minimality_from(const std::string& key) {
  if (key == "any") return Minimality::kAny;
  if (key == "only") return Minimality::kOnly;
  if (key == "minimise") return Minimality::kMinimise;
  raise_request(key + ": minimal is 'any', 'only' or 'minimise'");
}

std::unique_ptr<PuzzleStream> neighbours_of(const Puzzle& puzzle, int remove, int add, bool exactly,
                                            const std::string& minimal, bool canonical,
                                            std::optional<std::uint64_t> sample,
                                            std::uint64_t seed) {
  const NeighbourWish wish{.remove = remove,
                           .add = add,
                           .exactly = exactly,
                           .minimality = minimality_from(minimal),
                           .canonical = canonical,
                           .sample = sample,
                           .seed = seed};
  return std::make_unique<PuzzleStream>(
      [puzzle, wish](const auto& accept, const RunControl& control) {
        if (const auto done = for_each_neighbour(puzzle, wish, accept, control); !done) {
          throw Failed(done.error());
        }
      });
}

std::unique_ptr<FindStream> hunted(std::uint64_t seed, std::size_t islands, std::size_t population,
                                   std::vector<Puzzle> seeds, std::uint64_t evaluations,
                                   unsigned threads) {
  auto hunt = std::make_shared<Hunt>(taken(Hunt::start(
      {.seed = seed, .islands = islands, .population = population, .seeds = std::move(seeds)})));
  return std::make_unique<FindStream>([hunt, evaluations, threads](const auto& accept,
                                                                   const RunControl& control) {
    hunt->run([&](const HuntFind& find) { return accept(find); }, control, threads, evaluations);
  });
}

constexpr const char* kWishText =
    "\n\nKeywords, all optional: level; scale with rating=(low, high), ratings={scale: (low, "
    "high)}; hardest, uses, require, forbid: keys of techniques; clues=(low, high); minimal; "
    "symmetry; pattern (81 characters, x for a clue); method; count (1), seed (0), threads (1), "
    "max_tries. The same seed gives the same puzzles for any number of threads. Raises "
    "nonet.Error for a wish that cannot be fulfilled.";

}  // namespace

void bind_making(py::module_& module) {
  bind_stream<Puzzle>(module, "PuzzleStream", "Puzzles, made while the program goes on.");
  bind_stream<HuntFind>(module, "FindStream", "Finds of a hunt.");
  py::class_<HuntFind>(module, "HuntFind", "A puzzle rated for the first time in this hunt.")
      .def(pickled<HuntFind>())
      .def_readonly("puzzle", &HuntFind::puzzle)
      .def_readonly("rating", &HuntFind::rating)
      .def_readonly("operation", &HuntFind::operation, "key of the operator that made it");
  static const std::string generate_text =
      std::string("An iterator over puzzles that meet the wish, no two of them equivalent.") +
      kWishText;
  module.def("generate", &generated, generate_text.c_str());
  static const std::string search_text =
      std::string(
          "The same for rare wishes: puzzles are bred from those nearest to it, or from `seeds`.") +
      kWishText;
  module.def("search", &searched, py::arg("seeds") = std::vector<Puzzle>(),
             py::arg("population") = 300, search_text.c_str());
  module.def(
      "neighbours", &neighbours_of, py::arg("puzzle"), py::arg("remove") = 1, py::arg("add") = 1,
      py::kw_only(), py::arg("exactly") = false, py::arg("minimal") = "any",
      py::arg("canonical") = false, py::arg("sample") = py::none(), py::arg("seed") = 0,
      "An iterator over the puzzles that removing and adding clues leads to. minimal: 'any', "
      "'only' or 'minimise'.");
  module.def("hunt", &hunted, py::kw_only(), py::arg("seed") = 0, py::arg("islands") = 4,
             py::arg("population") = 300, py::arg("seeds") = std::vector<Puzzle>(),
             py::arg("evaluations") = std::numeric_limits<std::uint64_t>::max(),
             py::arg("threads") = 1,
             "An iterator over ever harder puzzles, bred from random ones or from `seeds`, without "
             "end unless `evaluations` (puzzles bred) are given.");
}

}  // namespace nonet::python
