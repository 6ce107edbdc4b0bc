// The prepared statements of a Writer; preparing costs more than running, so a store keeps them.
// Internal to db/.
#pragma once

#include "db/statement.h"

namespace nonet {

class WriteStatements {
 public:
  explicit WriteStatements(const Connection& connection);

  Statement insert_form;
  Statement find_form;
  Statement find_givens;
  Statement insert_puzzle;
  Statement insert_rating;
  Statement insert_field;
  Statement insert_board_puzzle;
  Statement find_board_puzzle;
  Statement insert_board_rating;
  Statement insert_board_measurement;
  Statement insert_measurement;
  Statement insert_checkpoint;
  Statement delete_checkpoint;
  Statement insert_genotype;
  Statement delete_lineage;
  Statement insert_lineage;
  Statement insert_run;
  Statement finish_run;
  Statement insert_find;
  Statement insert_holder;
  Statement renew_holder;
  Statement delete_holder;
};

}  // namespace nonet
