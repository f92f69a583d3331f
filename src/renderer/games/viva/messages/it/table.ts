import type { Messages } from '#shared/i18n/translate.ts';

const ZONES: Messages = {
  'zone.stock': 'Il mazzo, {count, plural, =0 {vuoto} one {una carta} other {# carte}}',
  'zone.cleared': '{count, plural, =0 {Nessuna carta sgombrata} one {Una carta sgombrata} other {# carte sgombrate}}',
  'zone.house': 'Casa {house}',
  'zone.general': 'La carta blocco',
  'zone.own': 'La carta blocco di {name}',
  'zone.own.yours': 'La tua carta blocco personale',
};

/** What is said to who wants a card that can't be played, where the rules' own reasons do not say it. */
const WHY: Messages = {
  'refused.turn': 'Non tocca a te.',
  'refused.answer': 'Prima: VIVA, o no?',
  'refused.no-match': 'Non lega: nessun colore in comune con le case.',
  'fault.blocked-by-general': 'bloccata',
  'fault.blocked-by-own': 'bloccata',
  'fault.no-match': 'non lega',
  'fault.not-the-card-taken': 'non è quella presa',
};

const NOTES: Messages = {
  'note.cards': '{count, plural, one {# carta} other {# carte}}',
  'note.won': '{count, plural, one {# manche} other {# manche}}',
  'note.out': 'fuori',
  'note.watches': 'guarda',
  'note.last-card': 'ultima carta!',
  'note.takes': 'prende {count}',
  'you.won': 'Hai vinto {count, plural, one {# manche} other {# manche}}.',
  'you.out': 'Sei fuori.',
  'you.watches': 'In questa manche stai a guardare.',
  'you.last-card': 'La tua ultima carta!',
  'you.takes': '{count, plural, one {Ti tocca # carta} other {Ti toccano # carte}}.',
};

/** Called out at a seat on a television. */
const CRIES: Messages = {
  'callout.pass': 'Passo',
  'callout.last-card': 'Ultima carta!',
};

const STATUS: Messages = {
  'status.round': 'Manche {round} di {rounds}',
  'status.tie-break': 'Spareggio',
  'status.blocked': 'Bloccati',
  'status.blocked.you': 'Bloccati anche per te',
  'status.blocked.seat': 'Bloccati anche per {name}',
  'status.blocked.none': 'ancora niente',
  'status.stock': 'Mazzo',
  'status.player': 'Nome',
  'status.cards': 'Carte',
  'status.won': 'Vinte',
};

const ACTIONS: Messages = {
  'turn.title': 'Tocca a te',
  'turn.play': 'Scegli una carta per una casa, o prendine una dal mazzo.',
  'turn.take': 'Nessuna tua carta si può giocare.',
  'turn.last': 'La tua ultima carta lega con una carta blocco: posala, e sei fuori.',
  'turn.take-last': 'La tua ultima carta deve legare con la carta blocco.',
  'turn.pass': 'Non c’è niente da giocare e niente da prendere.',
  'turn.take.do': 'Prendi una carta',
  'turn.pass.do': 'Passo',
  'turn.last.general': 'Sulla carta blocco',
  'turn.last.own': 'Sulla tua carta blocco',
  'taken.title': 'La carta che hai preso',
  'taken.playable': 'Puoi giocarla subito.',
  'taken.play': 'Giocala',
  'taken.keep': 'Tienila',
  'houses.copies': '{count, plural, one {# carta} other {# carte}}',
  'houses.on': 'Su quale casa?',
  'houses.all-on': 'Tutte su una casa:',
  'houses.one-each': 'O una per una su:',
  'houses.house': '{top, select, none {Casa {house}: vuota} other {{top} sulla casa {house}}}',
  'houses.empty': 'vuota',
  'houses.put-back': 'Rimetti a posto',
  'answer.title': 'Un colore su tutte le case',
  'answer.about': 'Dillo, e gli altri prendono carte. Scegli tu.',
  'answer.viva': 'VIVA!',
  'answer.decline': 'Non ora',
  'block.title': 'La nuova carta blocco',
  'block.after-viva': 'Posa una carta della mano. I suoi colori sono bloccati per tutti.',
  'block.after-last': 'Prima di giocare posa una carta della mano. I suoi colori sono bloccati per tutti.',
  'catch.play': '{name} ha giocato {card} sulla casa {house}',
  'catch.call': 'Non vale!',
};

const MOMENTS: Messages = {
  'banner.viva': 'VIVA!',
  'banner.first-out': 'Manche vinta',
  'banner.out': 'Fuori',
  'banner.out.line': '{name} posa l’ultima carta',
  'banner.caught': 'Non vale!',
  'log.catch': '{name} contesta la giocata di {player}',
};

const REVIEW: Messages = {
  'review.title': 'Sgombrate',
  'review.away': 'Rimettile a posto',
};

const SCORE: Messages = {
  'log.title': 'La manche a parole',
  'score.next': 'Un’altra manche',
  'score.round': 'Manche',
  'score.winner': '{name} vince la manche',
  'score.loser': '{name} resta con le carte.',
  'score.first': 'in testa',
  'score.left': 'in coda',
  'score.tie-break': 'Spareggio',
  'score.total': 'Vittorie',
  'score.table': 'Manche e carte vittoria per persona',
};

/** Italian sentences of the table, the slips and the score sheet; the game’s own words come with the game. */
export const TABLE_MESSAGES: Messages = {
  ...ZONES,
  ...WHY,
  ...NOTES,
  ...CRIES,
  ...STATUS,
  ...ACTIONS,
  ...MOMENTS,
  ...REVIEW,
  ...SCORE,
};
