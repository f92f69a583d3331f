import type { Messages } from '#shared/i18n/translate.ts';

export const TABLE_MESSAGES: Messages = {
  opening: 'Follow suit if you can; there’s no trump. Aces, twos, threes and court cards count. Most points wins.',
  'move.call.busso': 'Busso',
  'move.call.volo': 'Volo',
  'move.call.striscio': 'Striscio',
  'actions.call': 'You can call one thing to your partner; everybody hears it.',
};
