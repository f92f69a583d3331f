import type { Messages } from '#shared/i18n/translate.ts';

export const HINT: Messages = {
  'hint.play':
    '{card}{copies, plural, one {} other {, # carte}} {count, plural, one {sulla casa} other {sulle case}} {houses}',
  'hint.block': 'carta blocco: {card}',
  'hint.last': '{on, select, own {l’ultima carta sulla tua carta blocco} other {l’ultima carta}}',
  'hint.take': 'pescare una carta',
  'hint.pass': 'passare',
  'hint.viva': 'dire VIVA',
  'hint.catch': 'dire «Non vale!»',
  'hint.worth': '{percent}%',
  'hint.measure': 'Quante probabilità hai di chiudere prima di tutti, per quel che si può sapere.',
};

export const CARD_COUNT: Messages = {
  'card-count.colour': 'Visto: {colour}',
  'card-count.gone': '{count} su {of}',
};

/** Said to newcomers, once each. */
export const TIPS: Messages = {
  'tip.viva':
    'VIVA svuota il tavolo. {left, plural, =2 {L’altro pesca due carte} other {Chi gioca prima di te pesca due carte, chi gioca dopo una}}, e tu scegli la nuova carta blocco.{own, select, yes { Ti liberi anche della tua personale.} other {}} Non è obbligatorio dirlo.',
  'tip.block':
    'La carta che scegli blocca i suoi colori per tutti, anche per te. È un buon modo di liberarsi di una carta difficile.',
  'tip.last':
    'L’ultima carta non va su una casa. Deve avere un colore in comune con la carta blocco{own, select, yes { o con la tua personale, e va su quella} other {, e va lì}}.',
  'tip.taken': 'La carta pescata puoi giocarla subito, se lega. Se no resta in mano e il turno finisce.',
  'tip.catch':
    'A questo tavolo si possono giocare carte vietate. Se credi di averne vista una, contestala prima della prossima mossa.',
  'tip.turn':
    'Una carta va su una casa se ha un colore in comune con quella che c’è; su una casa vuota va bene qualunque carta. Con un colore della carta blocco{own, select, yes { o della tua personale} other {}} è bloccata.',
  'tip.take': '«Pesca una carta» la prende dal mazzo. Puoi farlo invece di giocare, e devi farlo se niente lega.',
};

/** A story counts rounds, and weighs by who goes out first. */
export const ROUND_STORY: Messages = {
  'story.amount': '{percent}%',
  'story.luck.said': 'Manche {deal}: con queste carte si chiude per primi nel {worth} dei casi. {names} ce l’ha fatta.',
  'story.move.said':
    'Non era facile, {names}. Meglio: {better}. Così la probabilità di chiudere per primi sale del {cost}.',
  'story.comeback.said':
    '{names}: sotto di {behind} dopo la manche {after}, in testa dalla manche {deal} fino alla fine.',
};
