// What the app says, in its language: phrases by key (book/words/app_phrases.h), and the names of techniques and levels.
'use strict';

const AppWords = JSON.parse($('words').textContent);
const says = (key, ...args) => filled(AppWords.page[`app-${key}`], args);
