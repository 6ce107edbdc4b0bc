// What a page says, in its language: phrases by key (book/words/page_phrases.h, and step_phrases.h of
// rater/explain), with {0}, {1} replaced. They come in the pack of the page.
'use strict';

const Phrases = { page: {}, steps: {} };
const filled = (text, args) => text.replace(/\{(\d)\}/g, (_, i) => args[i]);

const phrase = (key, ...args) => filled(Phrases.page[key], args);
const stepPhrase = (key, ...args) => filled(Phrases.steps[key], args);
// "1 hint", "3 hints": the phrases `one-KEY` and `many-KEY`.
const counted = (key, n) => phrase(`${n === 1 ? 'one' : 'many'}-${key}`, n);

function listOf(parts, word = 'and') {
  return parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} ${stepPhrase(word)} ${parts[parts.length - 1]}`;
}
const nameOf = cell => stepPhrase('cell', rowOf(cell) + 1, columnOf(cell) + 1);
// The houses of another board come with their names.
const houseName = house => typeof NAMES[house][1] === 'string' ? NAMES[house][1] : stepPhrase(...NAMES[house]);
const capital = text => text.charAt(0).toUpperCase() + text.slice(1);
const timeOf = s => `${Math.floor(s / 60)}:${String(s % 60).padStart(2, '0')}`;
