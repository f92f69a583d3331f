import type { Messages } from '#shared/i18n/translate.ts';

export const TABLE_MESSAGES: Messages = {
  opening:
    'Farbe bedienen, Trumpf gibt es nicht. Es zählen Asse, Zweien, Dreien und Figuren. Wer mehr Punkte hat, gewinnt.',
  'move.call.busso': 'Busso',
  'move.call.volo': 'Volo',
  'move.call.striscio': 'Striscio',
  'actions.call': 'Du darfst deinem Partner etwas zurufen; alle hören es.',
};
