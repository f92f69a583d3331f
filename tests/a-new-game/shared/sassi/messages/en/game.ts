import type { Messages } from '../../../../i18n/translate.ts';

/** The game's name, why a move is refused, and the log. */
export const GAME_MESSAGES: Messages = {
  'game.name': 'Sassi',
  'game.about': 'A heap of stones that only grows, until somebody has to carry it home.',

  'no-heap': 'there is no heap to take',
  'not-yours': 'the {stone} is not in this hand',
  'too-low': 'the {stone} is not higher than the top of the heap',
  'not-the-stones': 'a deal is all 24 stones, each once; here are {count} different ones',
  'too-few-stones': '{seats} hands of {hand} leave no stone to begin the heap with',

  card: 'the {stone}',
  'event.deal': 'The stones are dealt; the {open} begins the heap',
  'event.lay': '{name} lays the {stone}',
  'event.take': '{name} takes the heap: {count, plural, one {one stone} other {# stones}}',
  'event.scored': '{name} loses {points, plural, =0 {nothing} one {a point} other {# points}} in this round',
};
