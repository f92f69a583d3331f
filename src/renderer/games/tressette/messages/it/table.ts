import type { Messages } from '#shared/i18n/translate.ts';

export const TABLE_MESSAGES: Messages = {
  opening: 'Si risponde al seme, e non c’è briscola. Contano assi, due, tre e figure. Vince chi fa più punti.',
  'move.call.busso': 'Busso',
  'move.call.volo': 'Volo',
  'move.call.striscio': 'Striscio',
  'actions.call': 'Puoi dare un segnale al compagno: lo sentono tutti.',
};
