import type { Messages } from '#shared/i18n/translate.ts';

export const TIPS: Messages = {
  'tip.exchange': 'Du darfst deinen Trumpf gegen die aufgedeckte Karte tauschen; dann bist du noch dran.',
};
