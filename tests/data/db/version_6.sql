-- A store as version 6 of the schema wrote it: a puzzle of 4x4 and one of 6x6+x, rated, and one of
-- 9x9, measured.
PRAGMA application_id = 1852796532;
PRAGMA user_version = 6;
CREATE TABLE board_puzzles(
  id INTEGER PRIMARY KEY,
  board TEXT NOT NULL,
  canonical TEXT NOT NULL,
  givens TEXT NOT NULL,
  solution TEXT NOT NULL,
  clues INTEGER NOT NULL,
  UNIQUE(board, canonical)
);
INSERT INTO "board_puzzles" VALUES(1,'4x4','.......1.1.23...','......1..3..1.2.','4132321423411423',4);
INSERT INTO "board_puzzles" VALUES(2,'6x6+x','.....1...........2.......3...4.5.2..','..1.4.3...2.......1...........5.....','621543345126253614164235416352532461',6);
CREATE TABLE board_ratings(
  puzzle INTEGER NOT NULL REFERENCES board_puzzles(id) ON DELETE CASCADE,
  scale TEXT NOT NULL,
  scale_version INTEGER NOT NULL,
  score REAL NOT NULL,
  hardest TEXT NOT NULL,
  columns TEXT NOT NULL,
  PRIMARY KEY(puzzle, scale, scale_version),
  CHECK(abs(score) < 9e999)
) WITHOUT ROWID;
INSERT INTO "board_ratings" VALUES(1,'explainer',1,1.2,'hidden-single-box','{"er":1.2,"ep":1.2,"ed":1.2}');
INSERT INTO "board_ratings" VALUES(2,'explainer',1,7.7,'nishio','{"er":7.7,"ep":7.7,"ed":2.8}');
CREATE TABLE canonical_forms(
  form BLOB PRIMARY KEY,
  puzzle INTEGER NOT NULL
) WITHOUT ROWID;
INSERT INTO "canonical_forms" VALUES(X'00404323236C6290500900123245125564631737548760',1);
CREATE TABLE checkpoints(
  name TEXT PRIMARY KEY,
  saved TEXT NOT NULL,
  state BLOB NOT NULL
) WITHOUT ROWID;
CREATE TABLE fields(
  puzzle INTEGER NOT NULL REFERENCES puzzles(id) ON DELETE CASCADE,
  kind TEXT NOT NULL,
  key TEXT NOT NULL,
  value TEXT NOT NULL,
  ordinal INTEGER NOT NULL,
  PRIMARY KEY(puzzle, kind, key, value),
  CHECK(kind IN ('comment', 'text', 'json'))
) WITHOUT ROWID;
CREATE TABLE finds(
  run INTEGER NOT NULL REFERENCES runs(id) ON DELETE CASCADE,
  ordinal INTEGER NOT NULL,
  puzzle INTEGER NOT NULL REFERENCES puzzles(id) ON DELETE CASCADE,
  seconds REAL NOT NULL,
  PRIMARY KEY(run, ordinal)
) WITHOUT ROWID;
CREATE TABLE genotypes(
  puzzle INTEGER PRIMARY KEY REFERENCES puzzles(id) ON DELETE CASCADE,
  genes BLOB NOT NULL
);
CREATE TABLE hunt_holders(
  hunt TEXT PRIMARY KEY,
  host TEXT NOT NULL,
  pid INTEGER NOT NULL,
  identity TEXT NOT NULL,
  since TEXT NOT NULL,
  seen TEXT NOT NULL
) WITHOUT ROWID;
CREATE TABLE lineage(
  puzzle INTEGER NOT NULL REFERENCES puzzles(id) ON DELETE CASCADE,
  ordinal INTEGER NOT NULL,
  parent INTEGER NOT NULL REFERENCES puzzles(id) ON DELETE CASCADE,
  operation TEXT NOT NULL,
  change TEXT NOT NULL,
  PRIMARY KEY(puzzle, ordinal),
  CHECK(parent <> puzzle)
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
INSERT INTO "measurements" VALUES(1,'exact',0,'unique',1,1.0,'guesses',1,7.42500000000014e-06,'[]');
CREATE TABLE puzzles(
  id INTEGER PRIMARY KEY,
  canonical BLOB NOT NULL,
  givens TEXT NOT NULL,
  solution TEXT NOT NULL,
  clues INTEGER NOT NULL
);
INSERT INTO "puzzles" VALUES(1,X'00404323236C6290500900123245125564631737548760','.1...4..97.6.1.5..9......36..9..3.2...56.......7.....5....4..93.....174..........','318564279726319584954872136689153427245697318137428965871245693563981742492736851',23);
CREATE TABLE "ratings"(
  puzzle INTEGER NOT NULL REFERENCES puzzles(id) ON DELETE CASCADE,
  scale TEXT NOT NULL,
  scale_version INTEGER NOT NULL,
  weights TEXT NOT NULL,
  score REAL,
  hardest TEXT NOT NULL,
  cells_left INTEGER NOT NULL,
  columns TEXT NOT NULL, as_printed INTEGER NOT NULL DEFAULT 0, exact TEXT NOT NULL DEFAULT '',
  PRIMARY KEY(puzzle, scale, scale_version, weights),
  CHECK((score IS NULL) = (cells_left > 0)),
  CHECK(score IS NULL OR abs(score) < 9e999)
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
INSERT INTO "runs" VALUES(1,'a89acacecead76c1a8259ce38b3051f3','rate',0,'{"board":"4x4","scale":"explainer","to":"tsv"}','0.2.0 552f302a','2026-11-28T01:53:04Z','2026-11-28T01:53:04Z');
INSERT INTO "runs" VALUES(2,'48877360998dd7b79e0895a93aaee2d3','rate',0,'{"board":"6x6+x","scale":"explainer","to":"tsv"}','0.2.0 552f302a','2026-11-28T01:53:04Z','2026-11-28T01:53:04Z');
INSERT INTO "runs" VALUES(3,'34b9c451973d086473e35e54acb8f2bd','measure',0,'{"board":"9x9","solvers":"exact"}','0.2.0 552f302a','2026-11-28T01:53:04Z','2026-11-28T01:53:04Z');
