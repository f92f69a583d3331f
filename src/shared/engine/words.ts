import type { Words } from '../words/say.ts';

/** Why the engine itself refuses something, whatever the game. */
export const ENGINE_WORDS: Words = {
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
  'result-too-early': 'there is a result, but the match is not over',
  'result-missing': 'the match is over, but the result is missing',
  'result-differs': 'the result is not what the events give',
  'time-missing': 'either every event carries t or none',
  'time-not-last': 't must be the last field',
  'time-backwards': 't is smaller than before',
  malformed: 'the record is malformed ({where}: {what})',
};
