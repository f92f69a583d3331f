import type { Messages } from '#shared/i18n/translate.ts';

export const TABLE_MESSAGES: Messages = {
  opening: 'Der höchste Trumpf sticht, und niemand muss bedienen. Wer die meisten Punkte macht, gewinnt.',
  'move.exchange': 'Tauschen',
  'actions.exchange': 'Du darfst deinen Trumpf gegen die aufgedeckte Karte tauschen.',
};
