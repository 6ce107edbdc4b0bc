// Starts a page whose puzzles came with it.
'use strict';

// The puzzles come packed, so that no solution meets the eye of who looks at the source.
async function unpacked(text) {
  const bytes = Uint8Array.from(atob(text), ch => ch.charCodeAt(0));
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate'));
  return JSON.parse(await new Response(stream).text());
}

const packed = $('pack');
unpacked(packed.textContent.trim()).then(pack => { window.page = new Page(pack); }, () => { $('status').textContent = packed.dataset.fault; });
