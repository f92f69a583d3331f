import type { Messages } from '#shared/i18n/translate.ts';

export const TIPS: Messages = {
  'tip.exchange': 'Hai la briscola da scambiare con la carta scoperta. Non perdi il turno.',
};
