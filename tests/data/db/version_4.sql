-- A store as version 4 of the schema wrote it: the one of version_2.sql brought up to date, and then puzzle 3
-- rated on minutes and te-depth by the run that found it.
PRAGMA application_id = 1852796532;
PRAGMA user_version = 4;
CREATE TABLE canonical_forms(
  form BLOB PRIMARY KEY,
  puzzle INTEGER NOT NULL
) WITHOUT ROWID;
INSERT INTO "canonical_forms" VALUES(X'00415964222681958C050012334561637814113877512980',1);
INSERT INTO "canonical_forms" VALUES(X'0048520325C0A05A294500123451662273518934416598',2);
INSERT INTO "canonical_forms" VALUES(X'00615D04417C014215510012342567877192468134281950',3);
CREATE TABLE checkpoints(
  name TEXT PRIMARY KEY,
  saved TEXT NOT NULL,
  state BLOB NOT NULL
) WITHOUT ROWID;
CREATE TABLE finds(
  run INTEGER NOT NULL REFERENCES runs(id) ON DELETE CASCADE,
  ordinal INTEGER NOT NULL,
  puzzle INTEGER NOT NULL REFERENCES puzzles(id) ON DELETE CASCADE,
  seconds REAL NOT NULL,
  PRIMARY KEY(run, ordinal)
) WITHOUT ROWID;
INSERT INTO "finds" VALUES(1,0,1,0.00730753);
INSERT INTO "finds" VALUES(2,0,1,0.001516436);
INSERT INTO "finds" VALUES(3,0,2,0.001456017);
INSERT INTO "finds" VALUES(4,0,2,0.004097264);
INSERT INTO "finds" VALUES(5,0,3,0.00156815);
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
INSERT INTO "puzzles" VALUES(3,X'00615D04417C014215510012342567877192468134281950','..1......5..9.7.....86..924319.....6....8.54......6....2.3..1....7.1........98.5.','291843675546927831738651924319574286672189543485236719824365197957412368163798452',25);
CREATE TABLE "ratings"(
  puzzle INTEGER NOT NULL REFERENCES puzzles(id) ON DELETE CASCADE,
  scale TEXT NOT NULL,
  scale_version INTEGER NOT NULL,
  weights TEXT NOT NULL,
  score REAL,
  hardest TEXT NOT NULL,
  cells_left INTEGER NOT NULL,
  columns TEXT NOT NULL,
  PRIMARY KEY(puzzle, scale, scale_version, weights),
  CHECK((score IS NULL) = (cells_left > 0)),
  CHECK(score IS NULL OR abs(score) < 9e999)
) WITHOUT ROWID;
INSERT INTO "ratings" VALUES(1,'bridi',1,'',94.0,'hidden-single',0,'{"difficulty":94,"pencil_mark":3,"naked_single":37,"hidden_single":19}');
INSERT INTO "ratings" VALUES(1,'explainer',1,'',2.0,'direct-hidden-pair',0,'{"er":2.0,"ep":1.2,"ed":1.2}');
INSERT INTO "ratings" VALUES(2,'explainer',1,'',2.0,'direct-hidden-pair',0,'{"er":2.0,"ep":1.2,"ed":1.2}');
INSERT INTO "ratings" VALUES(3,'minutes',2,'',4.218,'hidden-single-line',0,'{"minutes":4.2,"low":2.1,"high":8.3,"effort":12,"newspaper":30,"writing":2.1,"early_search":1.0,"later_search":1.1,"naked_search":0.0,"patterns":0.0,"trial":0.0,"pattern_steps":0,"average_minutes":4,"clues":25}');
INSERT INTO "ratings" VALUES(3,'te-depth',1,'',0.0,'',0,'{"te_depth":0}');
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
INSERT INTO "runs" VALUES(1,'3dd73d949c4952ea09fc1719fce3dd1d','rate',0,'{"scale":"bridi"}','0.1.0 f9a6850','2026-11-22T02:53:49Z','2026-11-22T02:53:49Z');
INSERT INTO "runs" VALUES(2,'7944d05c86d169f67c64263fd7fc69a6','rate',0,'{"scale":"explainer"}','0.1.0 f9a6850','2026-11-22T02:53:49Z','2026-11-22T02:53:49Z');
INSERT INTO "runs" VALUES(3,'199aff3b18f6de0ca929839a3a70dd98','rate',0,'{"scale":"explainer"}','0.1.0 f9a6850','2026-11-22T02:53:49Z','2026-11-22T02:53:49Z');
INSERT INTO "runs" VALUES(4,'da3c7124e0be94f8cacfefb0f6cabe6e','rate',0,'{"scale":"bridi","weights":"w"}','0.1.0 f9a6850','2026-11-22T02:53:50Z','2026-11-22T02:53:50Z');
INSERT INTO "runs" VALUES(5,'d2dd476cc4ba95ba33b6f5f963189b10','rate',0,'{"scale":"bridi","weights":"winf"}','0.1.0 f9a6850','2026-11-22T02:54:19Z','2026-11-22T02:54:19Z');
