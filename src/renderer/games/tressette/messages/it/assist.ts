import type { Messages } from '#shared/i18n/translate.ts';

export const TIPS: Messages = {
  'tip.call':
    '«Busso» chiede la carta migliore del compagno, «volo» dice che è la tua ultima di quel seme, «striscio» che ne hai altre.',
};
