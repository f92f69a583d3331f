import type { Messages } from '../../../../i18n/translate.ts';

/** Tressette: its name, refusals and log. */
export const GAME_MESSAGES: Messages = {
  'game.name': 'Tressette',
  'game.about': 'Si risponde al seme, niente briscola, e ogni terzo di punto conta.',
  'not-three': 'A tressette si gioca in due o in quattro',
};
