import type { Messages } from '../../../../i18n/translate.ts';

/** Tressette: its name, refusals and log. */
export const GAME_MESSAGES: Messages = {
  'game.name': 'Tressette',
  'game.about': 'Farbe bedienen, kein Trumpf, und jedes Drittel zählt.',
  'not-three': 'Tressette spielt man zu zweit oder zu viert',
};
