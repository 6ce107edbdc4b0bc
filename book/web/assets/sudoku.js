// What scripts of pages know of a board, the classic one unless a pack of puzzles has another
// (book/web/play_pack.h): cells in reading order, houses, the candidate of a cell and digit
// DIGITS * cell + digit - 1, digits of a cell as bits.
'use strict';

let ACROSS = 9, DOWN = 9, DIGITS = 9, CELLS = 81;
// Where each cell lies: ACROSS * row + column. There are gaps where grids overlap.
let PLACES = [...Array(81).keys()];
// Cells of each house; classic ones are rows, columns, boxes.
let HOUSES = [];
for (let i = 0; i < 9; ++i) HOUSES.push([...Array(9).keys()].map(j => 9 * i + j));
for (let i = 0; i < 9; ++i) HOUSES.push([...Array(9).keys()].map(j => 9 * j + i));
for (let i = 0; i < 9; ++i) {
  HOUSES.push([...Array(9).keys()].map(
    j => 9 * (3 * Math.floor(i / 3) + Math.floor(j / 3)) + 3 * (i % 3) + j % 3));
}
// Of each house: its kind ('row', 'column', 'box', else null) and its number or name.
let NAMES = HOUSES.map((_, house) => [['row', 'column', 'box'][Math.floor(house / 9)], house % 9 + 1]);
let PEERS = peersOf([]);
let FAR = PEERS.map(() => []);  // cells whose digits must differ by more than one
let ALL = 0x3FE;                // the digits 1 to 9
let EDGES = null;               // a path along the edges of boxes, in cells; null: of the classic board
let TINTS = new Set();          // cells of further houses

// Cells that hold other digits than a cell: of its houses, and of these pairs.
function peersOf(pairs) {
  const peers = [...Array(CELLS).keys()].map(
    c => new Set(HOUSES.filter(h => h.includes(c)).flat()));
  for (const [a, b] of pairs) { peers[a].add(b); peers[b].add(a); }
  return peers.map((set, c) => [...set].filter(x => x !== c));
}

// Another board instead of the classic one.
function useBoard(board) {
  [ACROSS, DOWN, DIGITS] = [board.across, board.down, board.digits];
  PLACES = board.places || [...Array(ACROSS * DOWN).keys()];
  CELLS = PLACES.length;
  HOUSES = board.houses;
  NAMES = board.names;
  PEERS = peersOf(board.apart);
  FAR = PEERS.map(() => []);
  for (const [a, b] of board.far) { FAR[a].push(b); FAR[b].push(a); }
  ALL = (1 << DIGITS + 1) - 2;
  EDGES = board.edges;
  TINTS = new Set(board.tints);
}

const rowOf = cell => Math.floor(PLACES[cell] / ACROSS);
const columnOf = cell => PLACES[cell] % ACROSS;
const hasGaps = () => CELLS < ACROSS * DOWN;
// -1: no cell lies there.
const cellAt = (row, column) => column < 0 || column >= ACROSS ? -1 : PLACES.indexOf(ACROSS * row + column);
const cellOf = candidate => Math.floor(candidate / DIGITS);
const digitOf = candidate => candidate % DIGITS + 1;
const candidateOf = (cell, digit) => DIGITS * cell + digit - 1;
const digitsOf = bits => [...Array(DIGITS).keys()].map(i => i + 1).filter(d => bits >> d & 1);
// 1-9, then A, B, ...: a digit as it is written, and back; 0: none.
const symbolOf = digit => digit < 10 ? String(digit) : String.fromCharCode(55 + digit);
const valueOf = ch => ch >= '1' && ch <= '9' ? +ch : ch >= 'A' && ch <= 'P' ? ch.charCodeAt(0) - 55 : 0;

// The digits next to one.
const besides = digit => 1 << digit - 1 & ~1 | 1 << digit + 1;
// What a digit in a cell takes from others: calls take(cell, bits).
function ruleOut(cell, digit, take) {
  for (const peer of PEERS[cell]) take(peer, 1 << digit);
  for (const other of FAR[cell]) take(other, besides(digit));
}
// The digits that no other cell rules out.
function possibleIn(values, cell) {
  let bits = ALL;
  for (const peer of PEERS[cell]) bits &= ~(1 << values[peer]);
  for (const other of FAR[cell]) if (values[other]) bits &= ~besides(values[other]);
  return bits & ALL;
}
// The house of a kind that holds the cell; undefined: none.
const houseAt = (cell, kind) => HOUSES.findIndex((cells, house) => NAMES[house][0] === kind && cells.includes(cell));
// Where the eye goes: the box of a cell, or its row on a board without boxes.
const areaOfCell = cell => { const box = houseAt(cell, 'box'); return box < 0 ? houseAt(cell, 'row') : box; };
