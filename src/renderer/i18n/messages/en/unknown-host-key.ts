import type { Messages } from '#shared/i18n/translate.ts';

/** What is read where another host answers than the one that is known, fetched when that happens. */
export const UNKNOWN_HOST_KEY: Messages = {
  'unknown-host-key.title': 'A different host answered',
  'unknown-host-key.about':
    'This device knows another host at this address. You may be on another network, the host may have been set up again, or someone may be trying to listen in. Nothing was sent, and your seat at the host you know is kept.',
  'unknown-host-key.do': 'Scan the code at the table to make sure, or ask whoever set up the host if it’s new.',
  'unknown-host-key.again': 'Try again',
  'unknown-host-key.trust': 'It’s new: continue',
  'unknown-host-key.desk.about':
    'This computer knows {host} at {address}, but another key answered. Addresses on the network may have changed, {host} may have been set up again, or someone may be trying to listen in. Nothing was sent, and your seat at {host} is kept.',
  'unknown-host-key.desk.link':
    'The host at {address} doesn’t have the key from the link. Someone may be trying to listen in. Nothing was sent.',
  'unknown-host-key.desk.as': 'You know this key from elsewhere: it’s {other}’s.',
  'unknown-host-key.desk.do':
    'Ask whoever is at {host} if anything changed. If so, continue, then compare cards with them; if not, use another network.',
  'unknown-host-key.leave': 'Back to my tables',
};
