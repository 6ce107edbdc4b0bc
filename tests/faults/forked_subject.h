// A subject whose trials cost little more than its own work: without a shell or loader, and a
// database that an earlier trial has checked is not checked again.
#pragma once

#include <cstddef>
#include <map>
#include <string_view>

#include "tests/faults/forked_command.h"
#include "tests/faults/trial.h"

namespace nonet::testing {

class ForkedSubject {
 public:
  // Borrows the folder.
  ForkedSubject(const PreparedFolder& prepared, std::string_view call);

  // Runs the call in a fresh copy of the folder with a fault (inject.cpp), and looks at what is
  // left.
  Outcome run(std::string_view fault);

 private:
  // The output of `db check` and `db export` for a database.
  using Said = std::map<std::size_t, std::string>;  // by a hash of the database's files
  void restore_folder();
  const std::string& said(Said& known, ForkedCommand& command) const;

  const PreparedFolder& prepared_;
  ScratchFolder folder_;
  ForkedCommand call_;
  ForkedCommand check_;
  ForkedCommand export_;
  Said checked_;
  Said exported_;
};

}  // namespace nonet::testing
