// The times of solved puzzles, which the browser keeps: statistics, and a table for `nonet rate
// --calibrate`. An entry has the puzzle g, the day d, seconds s, hints h, mistakes e, whether the way
// was seen w, level l. Of a puzzle only the first solution counts.
'use strict';

const DAYS = 14;  // shown

const dayOf = date => [date.getFullYear(), date.getMonth() + 1, date.getDate()].map(part => String(part).padStart(2, '0')).join('-');
// The day so many days before.
function dayBefore(day, days) {
  const [year, month, date] = day.split('-').map(Number);
  return dayOf(new Date(year, month - 1, date - days));
}
const middleOfSorted = list => list[list.length >> 1];

const Record = {
  all() { return Kept.read('record') || []; },

  // Whether it was the first time.
  add(game, day) {
    const entries = Record.all(), { g, l } = game.puzzle;
    if (entries.some(entry => entry.g === g)) return false;
    Kept.write('record', [...entries, { g, d: day, s: game.seconds, h: game.hints, e: game.mistakes, w: game.waySeen ? 1 : 0, l }]);
    return true;
  },

  // The last days, the oldest first.
  days(entries, today) {
    return [...Array(DAYS).keys()].map(i => dayBefore(today, DAYS - 1 - i)).map(day => {
      const solved = entries.filter(entry => entry.d === day);
      return { day, solved: solved.length, seconds: solved.reduce((sum, entry) => sum + entry.s, 0) };
    });
  },

  // Days in a row with a solved puzzle, up to today or yesterday.
  streak(entries, today) {
    const days = new Set(entries.map(entry => entry.d));
    let day = days.has(today) ? today : dayBefore(today, 1), length = 0;
    for (; days.has(day); day = dayBefore(day, 1)) ++length;
    return length;
  },

  // By level, in the order in which they came: median and best time, and how many without help.
  levels(entries) {
    const levels = new Map();
    for (const entry of entries) levels.set(entry.l, [...(levels.get(entry.l) || []), entry]);
    return [...levels].map(([level, of]) => {
      const times = of.map(entry => entry.s).sort((a, b) => a - b);
      return { level, solved: of.length, median: middleOfSorted(times), best: times[0], alone: of.filter(entry => !entry.h && !entry.w).length };
    });
  },

  // RFC 4180.
  csv(entries, solver) {
    const field = value => /[",\n]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value;
    const rows = entries.map(({ g, s, h, e, w, d, l }) => [g, s, h, e, w, d, field(l), field(solver)].join(','));
    return ['puzzle,seconds,hints,mistakes,way_seen,date,level,solver', ...rows].join('\n') + '\n';
  },
};
