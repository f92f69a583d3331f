import type { Messages } from '#shared/i18n/translate.ts';

export const HINT: Messages = {
  'hint.play': '{card}',
  'hint.take': 'prendere la cima del mazzetto {number}',
  'hint.choose': 'mazzetti {hand} in mano, {up} scoperti',
  'hint.worth': '{points} punti',
  'hint.measure': 'Quanto la smazzata porta a te più che all’altro, in media su quello che può essere coperto.',
};

export const CARD_COUNT: Messages = {
  'card-count.points': 'Punti rimasti',
  'card-count.suit': '{suit, select, D {Denari usciti} C {Coppe uscite} S {Spade uscite} other {Bastoni usciti}}',
  'card-count.gone': '{count} su {of}',
};

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
