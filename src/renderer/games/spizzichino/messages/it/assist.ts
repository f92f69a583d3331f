import type { Messages } from '#shared/i18n/translate.ts';

export const HINT: Messages = {
  'hint.play': '{card}',
  'hint.take': 'prendere la carta in cima al mazzetto {number}',
  'hint.choose': 'mazzetti {hand} in mano, {up} scoperti',
  'hint.worth': '{points} punti',
  'hint.measure': 'Di quanto ti porta avanti in media questa smazzata, per quel che si può sapere.',
};

export const CARD_COUNT: Messages = {
  'card-count.points': 'Punti rimasti',
  'card-count.suit': '{suit, select, D {Denari usciti} C {Coppe uscite} S {Spade uscite} other {Bastoni usciti}}',
  'card-count.gone': '{count} su {of}',
};

/** Said to newcomers, once each. */
export const TIPS: Messages = {
  'tip.choose': 'I mazzetti sono tutti coperti, è solo fortuna: due li prendi in mano, due si scoprono davanti a te.',
  'tip.take':
    '«Prendi» porta in mano, prima di giocare, l’onore in cima al mazzetto: lì può completare un’accusa. Non è obbligatorio e non ti costa il turno.',
  'tip.follow':
    'Devi rispondere al seme, se puoi, con la mano o con una carta in cima ai mazzetti. Se no gioca quello che vuoi, ma non prendi.',
  'tip.lead':
    'Esci con una carta della mano o con una in cima ai tuoi mazzetti. Non c’è briscola: prende la più alta del seme d’uscita.',
};
