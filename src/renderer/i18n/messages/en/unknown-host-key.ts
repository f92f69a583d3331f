import type { Messages } from '#shared/i18n/translate.ts';

/** What is read where another host answers than the one that is known, fetched when that happens. */
export const UNKNOWN_HOST_KEY: Messages = {
  'unknown-host-key.title': 'Another host answers here',
  'unknown-host-key.about':
    'At this address this device knows another host. Perhaps you are in another house, or the host was set up anew; or somebody has put themselves in between to listen. Nothing was said to them, and your seat at the host you know is kept.',
  'unknown-host-key.do':
    'Scan the code at the table: it says which host is meant. Or ask who set it up whether it is a new one.',
  'unknown-host-key.again': 'Look again',
  'unknown-host-key.trust': 'It is a new one: go on',
  'unknown-host-key.desk.about':
    'At {address} this computer knows {host}, and now another key answers. Perhaps the addresses in the house were given out anew, or {host} was set up anew; or somebody has put themselves in between to listen. Nothing was said to them, and your seat at {host} is kept.',
  'unknown-host-key.desk.link':
    'The link said which key the host at {address} has, and another one answers. Somebody may have put themselves in between to listen. Nothing was said to them.',
  'unknown-host-key.desk.as': 'Its key is one that you know from elsewhere: that of {other}.',
  'unknown-host-key.desk.do':
    'Ask who sits at {host} whether anything was changed. If so, go on, and compare cards with them then; if not, use another network.',
  'unknown-host-key.leave': 'Back to my own tables',
};
