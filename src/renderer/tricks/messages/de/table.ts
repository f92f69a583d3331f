import type { Messages } from '#shared/i18n/translate.ts';

/** The table, the slips and the score sheet of every trick game. */
export const TRICK_TABLE: Messages = {
  'zone.pack': 'Die Karten zum Geben',
  'zone.stock': 'Der Talon, {count, plural, one {# Karte} other {# Karten}}',
  'zone.upcard': 'Die aufgedeckte Karte',
  'refused.turn': 'Du bist nicht dran.',
  'refused.follow': '{suit, select, D {Münzen} C {Kelche} S {Schwerter} other {Stäbe}} muss bedient werden.',
  'refused.beat': 'Du musst eine Karte spielen, die sticht.',
  'note.points': 'Punkte: {points}',
  'status.deal': 'Spiel {deal}, bis {target}',
  'status.numbered': 'Spiel {deal} von {deals}',
  'status.trump': 'Trumpf',
  'status.stock': 'Talon',
  'status.player': 'Name',
  'status.tricks': 'Stiche',
  'status.points': 'Punkte',
  'status.total': 'Partie',
  'actions.title': 'Vor deiner Karte',
  'announced.last-trick': 'Der letzte Stich',
  'review.title': 'Der letzte Stich',
  'review.away': 'Zurücklegen',
  'score.side': '{names}: {worth} in Stichen, {points} für die Partie',
  'score.deal': 'Spiel',
  'score.total': 'Gesamt',
  'score.table': 'Wertung nach Spiel und Person',
};

/** In place of those, where each deal is a game that is won or not. */
export const GAMES_TABLE: Messages = {
  'status.deal': '{games, plural, one {Ein Spiel} other {Spiel {deal}, Sieger aus #}}',
  'status.total': 'Spiele',
  'score.deal': 'Spiel',
  'score.total': 'Gewonnen',
  'score.side': '{names}: {worth} Punkte{points, plural, =0 {} other {, Spiel gewonnen}}',
};
