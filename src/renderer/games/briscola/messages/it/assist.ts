import type { Messages } from '#shared/i18n/translate.ts';

export const TIPS: Messages = {
  'tip.follow':
    'Si può giocare qualsiasi carta. Prende la briscola più alta o, se non ce ne sono, la carta più alta del seme di uscita.',
  'tip.lead': 'Esci con la carta che vuoi. Chi prende pesca per primo ed esce di nuovo.',
  'tip.exchange': 'Hai la briscola che si può scambiare con la carta scoperta. Non costa il turno.',
};
