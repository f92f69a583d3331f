import type { Messages } from '../../../i18n/translate.ts';

/** Why an evening's desk refuses something beside what its form and its results ask; then what its tables are called. */
export const EVENING_DESK_MESSAGES: Messages = {
  'no-evening': 'There’s no game night here yet. Start one first.',
  'evening-moved': 'The game night is on {host} now.',
  'evening-there': 'A game night is already on. End it before you start another.',
  'evening-over': 'This game night is over. Its standings stay as they are.',
  'evening-on': 'It’s game night: the host says who plays what, and where. Wait for the next round.',
  'no-duplicate':
    '{game} can’t be played with the same deals at several tables. Score by placing or game points, or choose another game.',
  'not-so-many-deals': 'A match of {game} can’t have {deals} deals. Choose another number.',
  'room-playing':
    '{count, plural, one {{names} is} other {{names} are}} playing at the room’s own table. Set that match aside, or wait until it’s over.',
  'tables-playing': 'There are still cards on the table in round {round}. Wait for the result, or call the match off.',
  'round-made': 'Round {round} is already seated.',
  'no-seat-left': 'No bot has a seat left in this round.',
  'nothing-to-deal': 'All tables in this round already have their cards.',
  'desk-seats': 'The host decides who sits here and what you play.',
  'deals-secret': 'Other tables play the same deals. Only the players here see these until everyone has played them.',
  'too-many-words': 'Too many messages at once. Wait a second and send it again.',

  // What is no refusal
  'table.name': 'Table {number}',
  'by.home': 'The host’s computer',
};
