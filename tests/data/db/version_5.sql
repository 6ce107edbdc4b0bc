-- A store as version 5 of the schema wrote it: two puzzles, rated.
PRAGMA application_id = 1852796532;
PRAGMA user_version = 5;
CREATE TABLE canonical_forms(
  form BLOB PRIMARY KEY,
  puzzle INTEGER NOT NULL
) WITHOUT ROWID;
INSERT INTO "canonical_forms" VALUES(X'00415964222681958C050012334561637814113877512980',1);
INSERT INTO "canonical_forms" VALUES(X'0048520325C0A05A294500123451662273518934416598',2);
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
INSERT INTO "finds" VALUES(1,0,1,3.94003299879841506481e-03);
INSERT INTO "finds" VALUES(1,1,2,3.94003299879841506481e-03);
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
CREATE TABLE puzzles(
  id INTEGER PRIMARY KEY,
  canonical BLOB NOT NULL,
  givens TEXT NOT NULL,
  solution TEXT NOT NULL,
  clues INTEGER NOT NULL
);
INSERT INTO "puzzles" VALUES(1,X'00415964222681958C050012334561637814113877512980','..9.4.........76.963....7.....6.34......2.....26.....1..1..2..6.6...5.925.....18.','719846253248537619635291748987613425153924867426758931391482576864175392572369184',25);
INSERT INTO "puzzles" VALUES(2,X'0048520325C0A05A294500123451662273518934416598','..4....6..3.52........4....1..9.3...6...7...857..8.19..5.8...4..........8.67....3','284197365731526489965348712148953627692471538573682194357869241419235876826714953',24);
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
INSERT INTO "ratings" VALUES(1,'explainer',1,'',2.0,'direct-hidden-pair',0,'{"er":2.0,"ep":1.2,"ed":1.2}',1,'');
INSERT INTO "ratings" VALUES(2,'explainer',1,'',2.0,'direct-hidden-pair',0,'{"er":2.0,"ep":1.2,"ed":1.2}',1,'');
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
INSERT INTO "runs" VALUES(1,'7e24577dcd43ce04972e37e9ac108020','rate',0,'{"board":"9x9","scale":"explainer","to":"tsv"}','0.2.0 d34997a9','2026-11-24T03:56:07Z','2026-11-24T03:56:07Z');
