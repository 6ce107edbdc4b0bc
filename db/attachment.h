// Makes another database file available as "other" in the statements of a connection during its
// lifetime.
#pragma once

#include <string>

#include "db/connection.h"

namespace nonet {

class Attachment {
 public:
  // `name`: Connection::name() of a connection to the file. Throws DatabaseError.
  Attachment(Connection& connection, const std::string& name);
  ~Attachment();
  Attachment(const Attachment&) = delete;
  Attachment& operator=(const Attachment&) = delete;

 private:
  Connection& connection_;
};

}  // namespace nonet
