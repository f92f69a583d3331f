import type { Messages } from '#shared/i18n/translate.ts';

export const TIPS: Messages = {
  'tip.follow':
    'Chi può deve rispondere al seme. Prende la carta più alta del seme di uscita: 3, 2, asso, re, cavallo, fante, poi dal 7 al 4.',
  'tip.lead': 'Esci con la carta che vuoi. Non c’è briscola: un 3 non lo batte nessuno.',
  'tip.call':
    '«Busso» chiede la carta migliore del compagno, «volo» dice che è la tua ultima di quel seme, «striscio» che ne hai altre.',
};
