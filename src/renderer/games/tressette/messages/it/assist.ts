import type { Messages } from '#shared/i18n/translate.ts';

export const TIPS: Messages = {
  'tip.call':
    '«Busso» chiede al compagno la sua carta migliore del seme, «volo» dice che è la tua ultima, «striscio» che ne hai altre.',
};
