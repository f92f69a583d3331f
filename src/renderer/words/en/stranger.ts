import type { Words } from '#shared/words/say.ts';

/** What is read where another host answers than the one that is known, fetched when that happens. */
export const STRANGER: Words = {
  'stranger.title': 'Another host answers here',
  'stranger.about':
    'At this address this device knows another host. Perhaps you are in another house, or the host was set up anew; or somebody has put themselves in between to listen. Nothing was said to them, and your seat at the host you know is kept.',
  'stranger.do':
    'Scan the code at the table: it says which host is meant. Or ask who set it up whether it is a new one.',
  'stranger.again': 'Look again',
  'stranger.trust': 'It is a new one: go on',
};
