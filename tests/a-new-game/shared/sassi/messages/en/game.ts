import type { Messages } from '../../../../i18n/translate.ts';

/** The game's name and the log. */
export const GAME_MESSAGES: Messages = {
  'game.name': 'Sassi',
  'game.about': 'A heap of stones that only grows, until somebody has to carry it home.',

  card: 'the {stone}',
  'event.deal': 'The stones are dealt; the {open} begins the heap',
  'event.lay': '{name} lays the {stone}',
  'event.take': '{name} takes the heap: {count, plural, one {one stone} other {# stones}}',
  'event.scored': '{name} loses {points, plural, =0 {nothing} one {a point} other {# points}} in this round',
};
