// Elements of a page: found by id, made with their text, parts and properties.
'use strict';

const $ = id => document.getElementById(id);

function element(name, { text = '', of = [], ...properties } = {}) {
  const made = Object.assign(document.createElement(name), properties);
  if (text) made.textContent = text;
  made.append(...of);
  return made;
}
const keyOf = ([text, act, disabled = false]) => {
  const key = element('button', { type: 'button', text, disabled });
  key.addEventListener('click', act);
  return key;
};
