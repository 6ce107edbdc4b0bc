-- A store as version 1 of the schema wrote it: two puzzles, a rating, a measurement and a run.
-- Written by hand for tests/db/migrations_test.cpp: one and two clues, which have many solutions,
-- but short canonical forms (packed as in db/grid_packing.h).
PRAGMA application_id = 1852796532;
CREATE TABLE puzzles(
  id INTEGER PRIMARY KEY,
  canonical BLOB NOT NULL,
  givens TEXT NOT NULL,
  solution TEXT NOT NULL,
  clues INTEGER NOT NULL
);
CREATE TABLE canonical_forms(
  form BLOB PRIMARY KEY,
  puzzle INTEGER NOT NULL
) WITHOUT ROWID;
CREATE TABLE ratings(
  puzzle INTEGER NOT NULL REFERENCES puzzles(id) ON DELETE CASCADE,
  scale TEXT NOT NULL,
  scale_version INTEGER NOT NULL,
  score REAL,
  hardest TEXT NOT NULL,
  cells_left INTEGER NOT NULL,
  columns TEXT NOT NULL,
  PRIMARY KEY(puzzle, scale, scale_version),
  CHECK((score IS NULL) = (cells_left > 0))
) WITHOUT ROWID;
CREATE TABLE measurements(
  puzzle INTEGER NOT NULL REFERENCES puzzles(id) ON DELETE CASCADE,
  solver TEXT NOT NULL,
  seed INTEGER NOT NULL,
  verdict TEXT NOT NULL,
  solutions INTEGER NOT NULL,
  hardness REAL,
  unit TEXT NOT NULL,
  effort INTEGER NOT NULL,
  seconds REAL NOT NULL,
  details TEXT NOT NULL,
  PRIMARY KEY(puzzle, solver, seed),
  CHECK(verdict IN ('none', 'unique', 'multiple', 'undecided'))
) WITHOUT ROWID;
CREATE TABLE runs(
  id INTEGER PRIMARY KEY,
  key TEXT NOT NULL UNIQUE,
  command TEXT NOT NULL,
  seed INTEGER NOT NULL,
  options TEXT NOT NULL,
  version TEXT NOT NULL,
  started TEXT NOT NULL,
  finished TEXT
);
INSERT INTO puzzles VALUES(1, x'000000000000000000000110',
  '1................................................................................',
  '123456789456789123789123456231674895875912364694538217317265948542897631968341572', 1);
INSERT INTO puzzles VALUES(2, x'000000000000000000800112',
  '12...............................................................................',
  '123456789456789123789123456231674895875912364694538217317265948542897631968341572', 2);
INSERT INTO canonical_forms SELECT canonical, id FROM puzzles;
INSERT INTO ratings VALUES(1, 'explainer', 1, 7.2, 'x-wing', 0, '{"er":7.2,"ep":1.2,"ed":1.2}');
INSERT INTO ratings VALUES(2, 'bridi', 1, NULL, '', 12, '{}');
INSERT INTO measurements VALUES(1, 'exact', 0, 'unique', 1, 3.0, 'guesses', 17, 0.001,
  '[{"key":"nodes","unit":"nodes","value":17.0}]');
INSERT INTO runs VALUES(1, '00112233445566778899aabbccddeeff', 'generate', 7, '{}', '0.1.0',
  '2012-06-01T00:00:00Z', NULL);
PRAGMA user_version = 1;
