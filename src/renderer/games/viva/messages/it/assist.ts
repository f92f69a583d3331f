import type { Messages } from '#shared/i18n/translate.ts';

export const HINT: Messages = {
  'hint.play':
    '{card}{copies, plural, one {} other {, # carte}} {count, plural, one {sulla casa} other {sulle case}} {houses}',
  'hint.block': 'carta blocco: {card}',
  'hint.last': '{on, select, own {l’ultima carta sulla tua carta blocco} other {l’ultima carta}}',
  'hint.take': 'prendere una carta',
  'hint.pass': 'passo',
  'hint.viva': 'dire VIVA',
  'hint.catch': 'dire che non vale',
  'hint.worth': '{percent}%',
  'hint.measure': 'Quant’è probabile che tu esca prima di tutti, su quello che può essere coperto.',
};

export const CARD_COUNT: Messages = {
  'card-count.colour': 'Visto: {colour}',
  'card-count.gone': '{count} su {of}',
};

/** Said to newcomers, once each. */
export const TIPS: Messages = {
  'tip.viva':
    'VIVA sgombra il tavolo. {left, plural, =2 {L’altro prende due carte} other {Chi gioca prima di te prende due carte, chi gioca dopo ne prende una}}, e tu posi una nuova carta blocco.{own, select, yes { Della tua personale ti liberi.} other {}} Non sei in obbligo di dirlo.',
  'tip.block':
    'La carta che posi ora blocca i suoi colori per tutti, anche per te. È un buon modo di liberarsi di una carta difficile.',
  'tip.last':
    'L’ultima carta non va su una casa. Deve avere un colore in comune con la carta blocco{own, select, yes { o con la tua personale, e va su quella} other {, e va lì}}.',
  'tip.taken': 'La carta che hai appena preso la puoi giocare subito, se lega. Se no resta in mano, e hai finito.',
  'tip.catch':
    'A questo tavolo si possono giocare carte vietate. Se credi che sia successo, contesta prima della prossima mossa.',
  'tip.turn':
    'Una carta va su una casa se ha un colore in comune con quella che c’è; su una casa vuota va bene tutto. Quello che mostra un colore della carta blocco{own, select, yes { o della tua personale} other {}} è bloccato.',
  'tip.take': '«Prendi una carta» pesca dal mazzo. Puoi farlo invece di giocare, e devi farlo se niente lega.',
};
