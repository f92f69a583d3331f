/** What a browser shows that can't begin the page. */
export const UNSUPPORTED = {
  'unsupported.title': 'This browser cannot show the table',
  'unsupported.why':
    'It may be too old for it, or scripts are switched off in it, or the page did not come whole. Nothing is lost: what is played goes on at the host. Switch scripts (JavaScript) on, and try once more:',
  'unsupported.again.hand': 'hold a hand',
  'unsupported.again.screen': 'show the table to all',
  'unsupported.again.table': 'play in this window',
  'unsupported.what': 'What works',
  'unsupported.phones':
    'Phones and computers: Safari {safari} (an iPhone with iOS {safari}), Chrome {chrome}, Edge {edge} or Firefox {firefox}, or anything newer.',
  'unsupported.sets':
    'Televisions: a browser with Chromium {set} or newer. Sets of 2020 and later have one; with an older set, a stick or a small computer at its socket does it.',
  'unsupported.else': 'Another phone in the room does it, too: it scans the same code.',
};
