import type { Messages } from '#shared/i18n/translate.ts';

/** Said to newcomers, once each. */
export const TIPS: Messages = {
  'tip.choose':
    'I mazzetti sono tutti coperti, è solo fortuna: due diventano le tue carte in mano, due si scoprono davanti a te.',
  'tip.take':
    '«Prendi» porta in mano l’onore in cima al mazzetto, prima di giocare. Lì può completare un’accusa. Non sei mai in obbligo, e non ti costa la giocata.',
  'tip.follow':
    'Devi rispondere al seme se puoi, con la mano o con la cima di un mazzetto. Se no gioca quello che vuoi: ma non prende.',
  'tip.lead':
    'Esci con una carta qualunque della mano o con la cima di un mazzetto. Non c’è briscola: prende la più alta del seme d’uscita.',
};
