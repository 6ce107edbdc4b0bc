// Starts the page: its parts, and the puzzle of its address or an example.
'use strict';

const EXAMPLE = '.6..5...91....78....9..3..525.3......8......16.7.......4.56.9.8.7.....4.9...8....';

Engines.start().then(async engines => {
  const solve = new Solve(engines);
  window.nonet = { engines, solve };
  await solve.write(location.hash.startsWith('#puzzle=') ? location.hash : EXAMPLE);
}).catch(error => {
  $('verdict').textContent = `This browser cannot run the page: ${error.message}`;
  $('verdict').classList.add('fault');
});
