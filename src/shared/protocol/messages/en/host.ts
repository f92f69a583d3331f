import type { Messages } from '../../../i18n/translate.ts';

/**
 * Why the host refuses something, whatever the game: what happened, and what to do about it. What is seldom refused stands in
 * RARE_REFUSAL_MESSAGES, and what no phone can ask for in DESKTOP_ONLY_MESSAGES.
 */
export const HOST_MESSAGES: Messages = {
  // The connection
  'opened-elsewhere': 'You have opened Panno Verde in another window. Go on there, or come back to this one.',
  'host-strange':
    'This host says something that can’t be read here. Load the page anew; if that does not help, bring both sides to the same version.',
  'meddled-with':
    'Somebody between this device and the table has changed what was said. Nothing of it was believed; the line was closed, and is opened anew. If it happens again, use another network.',

  // Coming in
  'wrong-code':
    'This code opens no table here. Look again, or ask the table’s host: it may have changed, or the table is locked.',
  'too-many-tries': 'Too many wrong codes. Wait {seconds} s and try again.',
  'not-entered': 'You have not come in to this table yet. Give its code first.',
  'kept-out': 'The host of this table keeps you out, or the device you came by. Only they can let you in again.',

  // The room
  'not-in-room': 'You have not come in yet. Give the code first, or scan it.',
  'mark-taken': '{name} has this colour and sign already. Choose another one.',

  // Tables
  'no-such-table': 'This table is not there any more. Go back and choose another.',

  // Seats
  'seat-taken': 'Somebody sits there already. Choose another seat.',

  // Names
  'name-empty': 'First your name.',
  'name-long': 'A name has at most {max} letters.',
  'name-strange': 'There is something in this name that not every screen can show. Letters, digits and emoji can be.',
  'name-taken': 'Somebody here is called {name} already. How about {free}?',

  // Moves
  stale: 'The table has moved on since. Look again, then choose.',
  paused: 'The host has paused the match. Wait until it goes on.',
};

/** What tables are called: by who made them and what is played; `more` where that is another's name already; `desk` at an evening. */
export const TABLE_NAMES: Messages = {
  'called.first': '{name}’s {game}',
  'called.more': '{name}’s {game} {number}',
  'called.desk': 'Table {number}',
};
