import type { Messages } from '../../../i18n/translate.ts';

/** Why the engine refuses a match or a move, whatever the game. */
export const MOVE_MESSAGES: Messages = {
  'unknown-game': 'there is no game called {name}',
  'unknown-option': 'the game has no option {name}',
  'bad-option': 'option {name} does not take {value}',
  'options-incomplete': 'the options must be all of these, in this order: {names}',
  'bad-seats': 'the game is not played with {seats} seats',
  'no-such-seat': 'there is no seat {seat}',
  'not-your-turn': 'it is not this seat’s turn',
  'not-chance': 'a seat must decide here, not chance',
  'chance-first': 'chance must decide first',
  'match-over': 'the match is over; nothing may follow',
};

/** Why the engine itself refuses something: what is said above, and what is wrong with a record. */
export const ENGINE_MESSAGES: Messages = {
  ...MOVE_MESSAGES,
  'result-too-early': 'there is a result, but the match is not over',
  'result-missing': 'the match is over, but the result is missing',
  'result-differs': 'the result is not what the events give',
  'not-broken-off': 'the match is over, so it was not broken off',
  'time-missing': 'either every event carries t or none',
  'time-not-last': 't must be the last field',
  'time-backwards': 't is smaller than before',
  'deals-commitment': 'the secret of round {round} is not the one that was bound before it',
  'deals-drawn': 'this was not drawn from the secret of round {round}',
  'no-seals': 'the record has no seals',
  'seal-numbers': 'the seals of one match have one name, and numbers from 0 without a gap',
  'seal-events': 'chance’s events are not drawn from the seals one after another, each from one of them',
  'seal-among': 'seal {seal} does not name what chance was to choose from',
  'seal-host-part': 'seal {seal}: the host opened another part than it had committed to',
  'seal-device-part': 'seal {seal}: device {device} opened another part than it had committed to',
  'seal-repeated': 'seal {seal}: device {device} repeats another’s commitment',
  'seal-order': 'seal {seal}: device {device} is out of order',
  'seal-attempts': 'seal {seal}: it was begun anew without being told, or without a reason',
  'seal-unused': 'seal {seal}: nothing was drawn from it',
  'seal-drawn': 'seal {seal}: this was not drawn from its seed',
  'seal-form': 'seal {seal}: this can’t be drawn again',
  'too-deep': 'it is nested deeper than any match',
  'too-much': 'it holds more than any match',
  malformed: 'the record is malformed ({where}: {what})',
};
