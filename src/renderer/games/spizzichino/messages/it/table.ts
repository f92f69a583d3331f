import type { Messages } from '#shared/i18n/translate.ts';

/** Italian sentences of the table, the slips and the score sheet; the game’s own words come with the game. */
export const TABLE_MESSAGES: Messages = {
  opening: 'Nelle prese contano assi, due, tre e figure; contano anche le accuse. Vince chi fa più punti.',
  'zone.stock': 'Il mazzo, accanto al mazziere',
  'zone.stack': 'Mazzetto {number}, coperto',
  'zone.pile': 'Mazzetto {number} di {name}, {depth, plural, =0 {vuoto} one {# carta} other {# carte}}',
  'zone.declared': '{name} accusa {what}',

  'status.declared': 'Accuse',
  'status.target': 'Traguardo',

  'declared.napoletana': 'Napoletana!',
  'declared.equals': '{rank, select, 3 {I tre!} 2 {I due!} other {Gli assi!}}',

  'score.more': 'In questa smazzata {name} fa {points, plural, one {# punto} other {# punti}} in più',
  'score.level': 'Smazzata pari',
  'score.made': '{name}: {points} di prese{declared, plural, =0 {} other {, e # d’accusa}}',
  'score.rounded': '{name}: {points} di prese, cioè {whole}{declared, plural, =0 {} other {, e # d’accusa}}',
  'score.sum': '{points} + {declared}',
  'score.total': 'Totale',
  'score.table': 'Punteggio per smazzata e giocatore',
};

/** What only desktop and phone say: who plays has cards, slips and buttons. */
export const PLAY_MESSAGES: Messages = {
  'zone.stack.hand': 'Mazzetto {number}, da prendere in mano',
  'zone.stack.up': 'Mazzetto {number}, da scoprire',
  'zone.own-pile': 'Il tuo mazzetto {number}, {depth, plural, =0 {vuoto} one {# carta} other {# carte}}',

  // What is said to who wants a card that can't be played.
  'refused.choosing': 'Prima scegli i mazzetti.',
  'refused.follow': 'Devi rispondere a {suit, select, D {denari} C {coppe} S {spade} other {bastoni}}.',

  'status.declarations': 'Accuse di questa smazzata',
  'status.declaration': '{name}: {what}, {points}',
  'status.seen': 'Già viste in mano a {name}',

  'choice.hand': 'Due da prendere in mano. Nessuno ha ancora visto le carte.',
  'choice.up': 'Ora due da scoprire davanti a te.',
  'choice.done': 'Scelti tutti e quattro.',
  'choice.take': 'Prendo questi',
  'choice.any': 'Scegli per me',
  'choice.mark.hand': 'in mano',
  'choice.mark.up': 'scoperto',
  'asked.choosing': 'Tocca a te: scegli i mazzetti.',

  'piles.title': 'Dai tuoi mazzetti',
  'piles.take': 'Prendi',
  'piles.top': '{number}: {card}',
  'piles.take.card': 'Prendi in mano: {card}',
  'piles.play': 'Gioca',
  'piles.play.card': 'Gioca: {card}',
};
