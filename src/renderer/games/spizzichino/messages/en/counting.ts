import type { Messages } from '#shared/i18n/translate.ts';

export const COUNTING: Messages = {
  'count.points': 'Points left',
  'count.points.left': '{count} of {of}',
  'count.suit': '{suit, select, D {Coins} C {Cups} S {Swords} other {Clubs}} gone',
  'count.gone': '{count} of {of}',
};
