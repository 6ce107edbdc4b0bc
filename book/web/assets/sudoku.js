// What scripts of pages know of a grid: cells 0 to 80, houses (rows, columns, boxes) 0 to 26, the
// candidate of a cell and digit 9 * cell + digit - 1, digits of a cell as bits.
'use strict';

const HOUSES = [];
for (let i = 0; i < 9; ++i) HOUSES.push([...Array(9).keys()].map(j => 9 * i + j));
for (let i = 0; i < 9; ++i) HOUSES.push([...Array(9).keys()].map(j => 9 * j + i));
for (let i = 0; i < 9; ++i) {
  HOUSES.push([...Array(9).keys()].map(
    j => 9 * (3 * Math.floor(i / 3) + Math.floor(j / 3)) + 3 * (i % 3) + j % 3));
}
const PEERS = [...Array(81).keys()].map(
  c => [...new Set(HOUSES.filter(h => h.includes(c)).flat())].filter(x => x !== c));
const ALL = 0x3FE;  // the digits 1 to 9

const cellOf = candidate => Math.floor(candidate / 9);
const digitOf = candidate => candidate % 9 + 1;
const candidateOf = (cell, digit) => 9 * cell + digit - 1;
const digitsOf = bits => [1, 2, 3, 4, 5, 6, 7, 8, 9].filter(d => bits >> d & 1);

// The digits that no peer has.
function possibleIn(values, cell) {
  let bits = ALL;
  for (const peer of PEERS[cell]) bits &= ~(1 << values[peer]);
  return bits & ALL;
}
