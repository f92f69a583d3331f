import type { Messages } from '#shared/i18n/translate.ts';

export const TIPS: Messages = {
  'tip.exchange': 'Hai la briscola che si può scambiare con la carta scoperta. Non costa il turno.',
};
