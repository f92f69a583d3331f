import type { Messages } from '../../../../i18n/translate.ts';

/** Tressette: its name, refusals and log. */
export const GAME_MESSAGES: Messages = {
  'game.name': 'Tressette',
  'game.about': 'Follow suit, no trump, and every third of a point counts.',
  'not-three': 'Tressette is for two or four players',
};
