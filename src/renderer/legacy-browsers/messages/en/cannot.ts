/** What a browser shows that can't begin the page. */
export const CANNOT = {
  'cannot.title': 'This browser cannot show the table',
  'cannot.why':
    'It may be too old for it, or scripts are switched off in it, or the page did not come whole. Nothing is lost: what is played goes on at the host. Switch scripts (JavaScript) on, and try once more:',
  'cannot.again.hand': 'hold a hand',
  'cannot.again.screen': 'show the table to all',
  'cannot.again.table': 'play in this window',
  'cannot.what': 'What works',
  'cannot.phones':
    'Phones and computers: Safari {safari} (an iPhone with iOS {safari}), Chrome {chrome}, Edge {edge} or Firefox {firefox}, or anything newer.',
  'cannot.sets':
    'Televisions: a browser with Chromium {set} or newer. Sets of 2020 and later have one; with an older set, a stick or a small computer at its socket does it.',
  'cannot.else': 'Another phone in the room does it, too: it scans the same code.',
};
