import type { Messages } from '#shared/i18n/translate.ts';

export const TIPS: Messages = {
  'tip.follow': 'Chi può deve rispondere al seme. Prende la carta più alta del seme di uscita.',
  'tip.lead': 'Gioca una carta qualsiasi. Non c’è briscola.',
};
