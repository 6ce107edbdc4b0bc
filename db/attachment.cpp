#include "db/attachment.h"

#include "db/database_error.h"
#include "db/statement.h"

namespace nonet {

Attachment::Attachment(Connection& connection, const std::string& name) : connection_(connection) {
  Statement(connection, "ATTACH DATABASE ? AS other").bind(1, name).run();
}

Attachment::~Attachment() {
  try {
    connection_.run("DETACH DATABASE other");
  } catch (const DatabaseError&) {
    // Still attached: harmless until the connection closes.
  }
}

}  // namespace nonet
