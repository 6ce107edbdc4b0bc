#include "generator/neighbourhood/candidate_census.h"

namespace nonet {
namespace {

class CensusTaking final : public QuestionSource {
 public:
  explicit CensusTaking(std::span<const CensusRequest> requests)
      : requests_(requests), censuses(requests.size()) {
    question_.limit = kEverySolution;
  }

  const Question* next() override {
    if (given_ == requests_.size()) return nullptr;
    const CensusRequest& request = requests_[given_];
    if (request.known) censuses[given_].add(PackedBoard::of(*request.known));
    ++given_;
    question_.givens = request.givens;
    question_.excluded = request.excluded;
    return &question_;
  }
  void take(std::uint64_t /*number*/, const Answer& /*answer*/) override {}
  void see(std::uint64_t number, const PackedBoard& solution) override {
    censuses[number].add(solution);
  }
  bool worth_searching(std::uint64_t number, const PackedBoard& candidates) override {
    return !censuses[number].knows(candidates);
  }

 private:
  std::span<const CensusRequest> requests_;
  std::size_t given_ = 0;
  Question question_;

 public:
  std::vector<CandidateCensus> censuses;
};

}  // namespace

std::vector<CandidateCensus> take_censuses(BatchSolver& solver,
                                           std::span<const CensusRequest> requests,
                                           const RunControl& control) {
  CensusTaking taking(requests);
  solver.run(taking, control);
  if (control.should_stop()) return {};
  return std::move(taking.censuses);
}

}  // namespace nonet
