#include "db/connection.h"

#include <catch2/catch.hpp>

#include "db/database_error.h"
#include "db/statement.h"

namespace nonet {
namespace {

Connection in_memory() { return Connection(":memory:", Access::kReadWrite); }

TEST_CASE("Bound values come back from the row", "[db]") {
  Connection connection = in_memory();
  connection.run("CREATE TABLE t(a, b, c, d, e)");
  const std::vector<std::byte> blob = {std::byte{0}, std::byte{255}};
  Statement insert(connection, "INSERT INTO t VALUES(?, ?, ?, ?, ?)");
  insert.bind(1, std::int64_t{-5}).bind(2, 2.5).bind(3, std::string_view("text"));
  insert.bind(4, std::span<const std::byte>(blob)).bind(5, std::optional<double>()).run();
  Statement row(connection, "SELECT * FROM t");
  REQUIRE(row.step());
  CHECK(row.integer(0) == -5);
  CHECK(row.real(1) == 2.5);
  CHECK(row.text(2) == "text");
  CHECK(std::vector<std::byte>(row.blob(3).begin(), row.blob(3).end()) == blob);
  CHECK(row.null(4));
  CHECK_FALSE(row.step());
}

TEST_CASE("Empty text and an empty blob are not null", "[db]") {
  Connection connection = in_memory();
  Statement row(connection, "SELECT ?, ?");
  row.bind(1, std::string_view()).bind(2, std::span<const std::byte>());
  REQUIRE(row.step());
  CHECK_FALSE(row.null(0));
  CHECK_FALSE(row.null(1));
}

TEST_CASE("A transaction that is not committed leaves no trace", "[db]") {
  Connection connection = in_memory();
  connection.run("CREATE TABLE t(a)");
  {
    const Transaction transaction(connection);
    connection.run("INSERT INTO t VALUES(1)");
  }
  CHECK(connection.number("SELECT count(*) FROM t") == 0);
  {
    Transaction transaction(connection);
    connection.run("INSERT INTO t VALUES(1)");
    transaction.commit();
  }
  CHECK(connection.number("SELECT count(*) FROM t") == 1);
}

TEST_CASE("A wrong statement throws with SQLite's own words", "[db]") {
  Connection connection = in_memory();
  CHECK_THROWS_WITH(connection.run("SELECT * FROM nowhere"),
                    "database error: no such table: nowhere");
  CHECK_THROWS_AS(Statement(connection, "NONSENSE"), DatabaseError);
}

}  // namespace
}  // namespace nonet
