// The player's times on the page: levels, the last days, and the table to take away.
'use strict';

const Times = {
  draw() {
    const entries = Record.all(), today = dayOf(new Date());
    $('notimes').hidden = entries.length > 0;
    $('times').hidden = !entries.length;
    if (!entries.length) return;
    $('timessum').textContent = [counted('solved', entries.length), counted('streak', Record.streak(entries, today))].join(' · ');
    $('levels').replaceChildren(...Record.levels(entries).map(({ level, solved, median, best, alone }) => element('tr', {
      of: [element('th', { text: level || phrase('linked'), scope: 'row' }), ...[solved, timeOf(median), timeOf(best), alone].map(text => element('td', { text: String(text) }))],
    })));
    const days = Record.days(entries, today), most = Math.max(1, ...days.map(({ solved }) => solved));
    $('days').replaceChildren(...days.map(({ day, solved, seconds }) => {
      const bar = element('li', { className: solved ? 'played' : '', title: phrase('day-bar', day, solved, timeOf(seconds)), of: [element('span', { className: 'unseen', text: phrase('day-bar', day, solved, timeOf(seconds)) })] });
      bar.style.setProperty('--h', `${100 * solved / most}%`);
      return bar;
    }));
  },

  // The table as a file of the browser's downloads.
  save(solver) {
    const link = element('a', { download: 'times.csv', href: URL.createObjectURL(new Blob([Record.csv(Record.all(), solver)], { type: 'text/csv' })) });
    document.body.append(link);
    link.click();
    link.remove();
    setTimeout(() => URL.revokeObjectURL(link.href), 10000);
  },
};
