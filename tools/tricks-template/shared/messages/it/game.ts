import type { Messages } from '../../../../i18n/translate.ts';
import { TRICK_MESSAGES } from '../../../../tricks/messages/it/tricks.ts';

/** Sample: its name, refusals and log. */
export const GAME_MESSAGES: Messages = {
  ...TRICK_MESSAGES,
  'game.name': 'Sample',
  'game.about': 'Si risponde al seme, non c’è briscola, e contano le carte più alte.',
};
