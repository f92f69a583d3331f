import type { Messages } from '#shared/i18n/translate.ts';

/** German sentences of the table, the slips and the score sheet; the game’s own words come with the game. */
export const TABLE_MESSAGES: Messages = {
  opening: 'In den Stichen zählen Asse, Zweien, Dreien und Figuren, dazu die Ansagen. Wer mehr Punkte hat, gewinnt.',
  'zone.stock': 'Die Karten, noch nicht gegeben',
  'zone.stack': 'Stapel {number}, verdeckt',
  'zone.pile': 'Stapel {number} von {name}, {depth, plural, =0 {leer} one {# Karte} other {# Karten}}',
  'zone.declared': '{name} sagt an: {what}',

  'status.declared': 'Angesagt',
  'status.target': 'Ziel',

  'declared.napoletana': 'Napoletana!',
  'declared.equals': '{rank, select, 3 {Dreien!} 2 {Zweien!} other {Asse!}}',

  'score.more': '{name} liegt in diesem Spiel {points, plural, one {# Punkt} other {# Punkte}} vorn',
  'score.level': 'Gleichstand in diesem Spiel',
  'score.made': '{name}: {points} in Stichen{declared, plural, =0 {} other { und # angesagt}}',
  'score.rounded': '{name}: {points} in Stichen, also {whole}{declared, plural, =0 {} other {, und # angesagt}}',
  'score.sum': '{points} + {declared}',
  'score.total': 'Summe',
  'score.table': 'Wertung nach Spiel und Namen',
};

/** What only desktop and phone say: who plays has cards, slips and buttons. */
export const PLAY_MESSAGES: Messages = {
  'zone.stack.hand': 'Stapel {number}, für deine Hand',
  'zone.stack.up': 'Stapel {number}, zum Aufdecken',
  'zone.own-pile': 'Dein Stapel {number}, {depth, plural, =0 {leer} one {# Karte} other {# Karten}}',

  // What is said to who wants a card that can't be played.
  'refused.choosing': 'Wähl erst deine Stapel.',
  'refused.follow': 'Du musst {suit, select, D {Münzen} C {Kelche} S {Schwerter} other {Stäbe}} bedienen.',

  'status.declarations': 'In diesem Spiel angesagt',
  'status.declaration': '{name}: {what}, {points}',
  'status.seen': 'Auf der Hand von {name} gesehen',

  'choice.hand': 'Zwei für deine Hand. Noch hat niemand eine Karte gesehen.',
  'choice.up': 'Jetzt zwei zum Aufdecken vor dir.',
  'choice.done': 'Alle vier sind gewählt.',
  'choice.take': 'Diese nehmen',
  'choice.any': 'Wähl für mich',
  'choice.mark.hand': 'Hand',
  'choice.mark.up': 'offen',
  'asked.choosing': 'Du bist dran: Wähl deine Stapel.',

  'piles.title': 'Von deinen Stapeln',
  'piles.take': 'Nehmen',
  'piles.top': '{number}: {card}',
  'piles.take.card': '{card} auf die Hand nehmen',
  'piles.play': 'Spielen',
  'piles.play.card': '{card} spielen',
};
