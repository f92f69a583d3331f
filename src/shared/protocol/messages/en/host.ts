import type { Messages } from '../../../i18n/translate.ts';

/**
 * Why the host refuses something, whatever the game: what happened, and what to do about it. What is seldom refused stands in
 * RARE_REFUSAL_MESSAGES, and what no phone can ask for in DESKTOP_ONLY_MESSAGES.
 */
export const HOST_MESSAGES: Messages = {
  // The connection
  'opened-elsewhere': 'Panno Verde is open in another window. Continue there, or come back to this one.',
  'host-strange':
    'This host sent something that can’t be read here. Reload; if that doesn’t help, update both sides to the same version.',
  'meddled-with':
    'Somebody changed what was sent between this device and the table. None of it was used, and you’re being reconnected. If it happens again, use another network.',

  // Coming in
  'wrong-code':
    'This code opens no table here. Check it, or ask the table’s host: it may have changed, or the table is locked.',
  'not-entered': 'You haven’t joined this table yet. Enter its code first.',
  'kept-out': 'The host has removed you, or the device you joined with. Only they can let you back in.',

  // The room
  'not-in-room': 'You haven’t joined yet. Enter the code first, or scan it.',

  // Tables
  'no-such-table': 'This table isn’t there any more. Go back and choose another.',

  // Seats
  'seat-taken': 'That seat is taken. Choose another.',

  // Names
  'name-empty': 'Enter your name first.',
  'name-taken': 'Somebody here is already called {name}. How about {free}?',

  // Moves
  stale: 'The table has moved on. Look again, then choose.',
  paused: 'The host has paused the match. Wait until it continues.',
};

/** What tables are called: by who made them and what is played; `more` where that is another's name already; `desk` at an evening. */
export const TABLE_NAMES: Messages = {
  'called.first': '{name}’s {game}',
  'called.more': '{name}’s {game} {number}',
  'called.desk': 'Table {number}',
};
