-- A store as version 3 of the schema wrote it: two puzzles with ratings, one measured, the second bred
-- from the first by a hunt that was killed. The state of the hunt is two bytes here; the rest is what
-- version 2 held, brought up to date by nonet 0.1.0.
PRAGMA application_id = 1852796532;
PRAGMA user_version = 3;
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
INSERT INTO "checkpoints" VALUES('hunt/7','2026-11-22T03:11:02Z',X'0102');
INSERT INTO "checkpoints" VALUES('hunt/7/run','2026-11-22T03:11:02Z',X'7B22726F756E6473223A5B5B312C302E355D5D2C2272756E223A223561643165366264306236633962366564336331633263356134623061336631222C227365636F6E6473223A36302E307D');
CREATE TABLE finds(
  run INTEGER NOT NULL REFERENCES runs(id) ON DELETE CASCADE,
  ordinal INTEGER NOT NULL,
  puzzle INTEGER NOT NULL REFERENCES puzzles(id) ON DELETE CASCADE,
  seconds REAL NOT NULL,
  PRIMARY KEY(run, ordinal)
) WITHOUT ROWID;
INSERT INTO "finds" VALUES(1,0,1,0.00730753);
INSERT INTO "finds" VALUES(2,0,1,0.001516436);
INSERT INTO "finds" VALUES(3,0,1,0.5);
CREATE TABLE genotypes(
  puzzle INTEGER PRIMARY KEY REFERENCES puzzles(id) ON DELETE CASCADE,
  genes BLOB NOT NULL
);
CREATE TABLE lineage(
  puzzle INTEGER NOT NULL REFERENCES puzzles(id) ON DELETE CASCADE,
  ordinal INTEGER NOT NULL,
  parent INTEGER NOT NULL REFERENCES puzzles(id) ON DELETE CASCADE,
  operation TEXT NOT NULL,
  change TEXT NOT NULL,
  PRIMARY KEY(puzzle, ordinal),
  CHECK(parent <> puzzle)
) WITHOUT ROWID;
INSERT INTO "lineage" VALUES(2,0,1,'swap-digits','r1c1=5');
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
INSERT INTO "measurements" VALUES(1,'exact',0,'unique',1,0.0,'guesses',5,0.0,'[{"key":"nodes","value":5.0,"unit":"nodes"}]');
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
  columns TEXT NOT NULL,
  PRIMARY KEY(puzzle, scale, scale_version, weights),
  CHECK((score IS NULL) = (cells_left > 0)),
  CHECK(score IS NULL OR abs(score) < 9e999)
) WITHOUT ROWID;
INSERT INTO "ratings" VALUES(1,'bridi',1,'',94.0,'hidden-single',0,'{"difficulty":94,"pencil_mark":3,"naked_single":37,"hidden_single":19}');
INSERT INTO "ratings" VALUES(1,'explainer',1,'',2.0,'direct-hidden-pair',0,'{"er":2.0,"ep":1.2,"ed":1.2}');
INSERT INTO "ratings" VALUES(2,'explainer',1,'',2.0,'direct-hidden-pair',0,'{"er":2.0,"ep":1.2,"ed":1.2}');
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
INSERT INTO "runs" VALUES(3,'5ad1e6bd0b6c9b6ed3c1c2c5a4b0a3f1','evolve',7,'{"islands":"1","seed":"7"}','0.1.0 679ae85','2026-11-22T03:10:02Z',NULL);
