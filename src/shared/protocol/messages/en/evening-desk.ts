import type { Messages } from '../../../i18n/translate.ts';

/** Why an evening's desk refuses something beside what its form and its results ask; then what its tables are called. */
export const EVENING_DESK_MESSAGES: Messages = {
  'no-evening': 'There is no evening here yet. Begin one first.',
  'evening-there': 'An evening is on already. End it before another one begins.',
  'evening-over': 'This evening is over. Its standings stay as they are.',
  'evening-on': 'An evening is on: its desk says who plays what, and where. Wait for the next round.',
  'no-duplicate':
    '{game} can’t be played with the same deals at several tables. Let places or points count, or choose another game.',
  'not-so-many-deals': 'A match of {game} can’t be {deals} deals long. Choose another number of deals.',
  'room-playing':
    '{count, plural, one {{names} is} other {{names} are}} playing at the room’s own table. Set that match aside, or wait until it is over.',
  'tables-playing': 'Cards are still on the table in round {round}. Wait for the result, or break the match off.',
  'round-made': 'Round {round} is seated already.',
  'no-seat-left': 'No bot’s seat is left in this round.',
  'nothing-to-deal': 'All tables of this round have their cards already.',
  'desk-seats': 'Who sits here, and what is played, is the desk’s to say.',
  'deals-secret': 'Other tables play the same deals. Only who sits here sees these until all have played them.',
  'too-many-words': 'That is faster than anybody can listen. Wait a second and say it again.',

  // What is no refusal
  'table.name': 'Table {number}',
  'by.home': 'The host’s computer',
};
