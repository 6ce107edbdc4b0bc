/** A puzzle as 81 characters: digits, and `.` for an empty cell. */
export interface Puzzle {
  givens: string;
  solution: string;
}

export interface PuzzleFacts extends Puzzle {
  clues: number;
  minimal: boolean;
  /** Key of the strongest symmetry of the cells with clues. */
  symmetry: string;
  /** Equal exactly for equivalent puzzles. */
  canonical: string;
}

/** What a text says, whether or not it is a puzzle. */
export interface TextRecord {
  givens: string;
  /** Digits entered since, in cells without a given. */
  placed: string;
  /** It has candidates of its own. */
  ownCandidates: boolean;
  comment: string;
}

export interface Solutions {
  /** Found, up to the limit. */
  count: number;
  /** false: there may be more. */
  exact: boolean;
  first?: string;
}

export interface Rating {
  scale: string;
  end: 'solved' | 'stuck' | 'above-limit' | 'stopped';
  /** The scale's main number; absent unless it is solved. */
  score?: number;
  values?: Record<string, number>;
  /** Digits that each value usually has after the point. */
  decimals?: Record<string, number>;
  /** Key of the hardest technique; may be ''. */
  hardest: string;
  /** Key of the level, from a rating on the scale `explainer`. */
  level?: string;
  cellsLeft?: number;
}

/** `r1c2=3`: digit 3 in row 1, column 2. */
export type Candidate = string;

export interface Step {
  technique: string;
  name: string;
  price: number;
  cells: string[];
  digits: number[];
  placement?: Candidate;
  eliminations: Candidate[];
  reasons: string[];
  conclusion: string;
}

export interface Explanation {
  rating: Rating;
  steps: Step[];
  text: string;
}

export interface Hint {
  mistakes: { candidate: Candidate; missing: boolean; says: string; reason: string }[];
  next?: Step;
  where: string;
  what: string;
  step: string;
}

/** Both ends included; null for open. A number is both ends. */
export type Range = number | [number | null, number | null];

export interface RateOptions {
  scale?: string;
  /** Stop once it is exceeded. */
  maxScore?: number;
  /** Keys of techniques that must not be used. */
  without?: string[];
}

export interface Wish {
  level?: string;
  scale?: string;
  rating?: Range;
  hardest?: string | string[];
  uses?: string | string[];
  require?: string | string[];
  forbid?: string | string[];
  clues?: Range;
  minimal?: boolean;
  symmetry?: string;
  /** 81 characters: x for a clue, . for none. */
  pattern?: string;
  /** `ascent` and `descent`, minimal puzzles of many and of few clues: in the whole module alone. */
  method?: 'thinning' | 'forward-checking' | 'design' | 'near-design' | 'ascent' | 'descent';
  count?: number;
  seed?: number;
  maxTries?: number;
}

export interface HuntSettings {
  seed?: number;
  /** 1 to 1024; more of them search wider. */
  islands?: number;
  /** Puzzles of an island, 10 to 10,000. */
  population?: number;
  /** Puzzles to start from, instead of random ones. */
  seeds?: string[];
  /** The hunt ends after so many puzzles bred; without it the loop that reads it ends it. */
  evaluations?: number;
}

export interface Find extends Puzzle {
  /** On the scale `explainer`. */
  rating: Rating;
  /** Key of the operator that made it. */
  operation: string;
}

export interface Watch {
  /** Ends the work: the loop fails with an AbortError. */
  signal?: AbortSignal;
  /** Called with the number of results so far. */
  onProgress?: (count: number) => void;
}

export interface Row {
  key: string;
  name: string;
  about: string;
}

export type RatedLine = { number: number; puzzle?: string } & (
  | Rating
  | { error: { kind: string; reason: string; line?: number; column?: number } }
);

/** What both modules do. The smaller one reads puzzles as lines of 81 characters, the whole one in any format. */
export interface Core {
  read(puzzle: string): Promise<PuzzleFacts>;
  solve(grid: string, options?: { limit?: number }): Promise<Solutions>;
  rate(puzzle: string, options?: RateOptions): Promise<Rating>;
  explain(puzzle: string, options?: RateOptions): Promise<Explanation>;
  hint(puzzle: string, options?: { digits?: string }): Promise<Hint>;
  catalogs(): Promise<{ version: number[]; scales: Row[]; levels: Row[]; techniques: Row[]; symmetries: Row[] }>;
  generate(wish?: Wish, watch?: Watch): AsyncGenerator<Puzzle>;
  /** Ends the worker. */
  close(): Promise<void>;
}

export interface Nonet extends Core {
  record(text: string): Promise<TextRecord>;
  /** Candidates of a text that have one solution. rate() and explain() take such a text, too. */
  sukaku(text: string): Promise<Puzzle>;
  /**
   * For pages to play on: the puzzle with its way to the solution (book/web/play_pack.h). `words`: lines
   * "key = text", as `nonet book --words` writes them; without them it is in English.
   */
  playPack(puzzle: string, options?: { title?: string; words?: string }): Promise<object>;
  /** Every puzzle of a text of any format, as it comes. */
  rateList(text: string, options?: RateOptions, watch?: Watch): AsyncGenerator<RatedLine>;
  /** For rare wishes: bred from the nearest puzzles. */
  search(wish: Wish, watch?: Watch): AsyncGenerator<Puzzle>;
  /** Ever harder puzzles; finds come about once a second for each island. The first of ER 10 after a minute. */
  hunt(settings?: HuntSettings, watch?: Watch): AsyncGenerator<Find>;
  neighbours(
    puzzle: string,
    options?: { remove?: number; add?: number; exactly?: boolean; minimal?: boolean },
    watch?: Watch,
  ): AsyncGenerator<Puzzle>;
}

export class NonetError extends Error {
  kind: string;
  line: number;
  column: number;
  solutions: string[];
}

export interface LoadOptions {
  /** Of the module, if it is not beside index.js. */
  url?: string | URL;
  /** Instead of it: compiled. */
  module?: WebAssembly.Module;
  /** Makes a worker of worker.js, in a browser. */
  worker?: () => Worker;
}

/** `core`: the smaller module, core.wasm. */
export function load(options: LoadOptions & { core: true }): Promise<Core>;
export function load(options?: LoadOptions): Promise<Nonet>;
