import type { Messages } from '#shared/i18n/translate.ts';

export const TABLE_MESSAGES: Messages = {
  opening: 'Prende la briscola più alta, e non c’è obbligo di rispondere al seme. Vince chi fa più punti.',
  'move.exchange': 'Scambia',
  'actions.exchange': 'Puoi scambiare la tua briscola con la carta scoperta.',
};
