import type { Messages } from '#shared/i18n/translate.ts';

/** What the program would play. */
export const HINT: Messages = {
  'hint.play': 'the {card}',
  'hint.worth': '{points} in the score',
  'hint.measure': 'What the deal brings your side, on average over what may lie hidden.',
};

/** What a careful player counts. */
export const CARD_COUNT: Messages = {
  'card-count.points': 'Points left',
  'card-count.of': '{count} of {of}',
  'card-count.suit': '{suit, select, D {Coins} C {Cups} S {Swords} other {Clubs}}',
  'card-count.gone': '{count} of {of} gone',
};
