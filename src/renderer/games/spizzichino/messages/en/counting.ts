import type { Messages } from '#shared/i18n/translate.ts';

export const CARD_COUNT: Messages = {
  'card-count.points': 'Points left',
  'card-count.points.left': '{count} of {of}',
  'card-count.suit': '{suit, select, D {Coins} C {Cups} S {Swords} other {Clubs}} gone',
  'card-count.gone': '{count} of {of}',
};
