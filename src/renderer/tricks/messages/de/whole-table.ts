import type { Messages } from '#shared/i18n/translate.ts';

const SUIT = '{suit, select, D {Münzen} C {Kelche} S {Schwerter} other {Stäbe}}';
const CARD =
  '{suit, select, D {Münz} C {Kelch} S {Schwert} other {Stab}}-{rank, select, 1 {Ass} R {König} C {Reiter} F {Bube} other {{rank}}}';

/** What the kit's own table, slips and score sheet say besides. */
export const WHOLE_TABLE: Messages = {
  upcard: `${SUIT}`,
  'event.deal': '{name} gibt',
  'event.trump': `${CARD} ist aufgedeckt: ${SUIT} sind Trumpf`,
  'event.call': '{name} ruft „{call}“',
  'event.trick': '{name} macht den Stich: {points, plural, =0 {keine Punkte} one {# Punkt} other {# Punkte}}',
  'event.last-trick':
    '{name} macht den letzten Stich: {points, plural, =0 {keine Punkte} one {# Punkt} other {# Punkte}}',
  'zone.pack': 'Die Karten, noch nicht gegeben',
  'zone.stock': 'Der Talon, {count, plural, one {# Karte} other {# Karten}}',
  'zone.upcard': 'Die aufgedeckte Karte',
  'refused.follow': 'Du musst {suit, select, D {Münzen} C {Kelche} S {Schwerter} other {Stäbe}} bedienen.',
  'refused.beat': 'Du musst stechen.',
  'note.points': 'Punkte: {points}',
  'status.trump': 'Trumpf',
  'status.stock': 'Talon',
  'actions.title': 'Bevor du spielst',
  'score.side': '{names}: {worth} in Stichen, {points} für die Partie',
  'score.total': 'Gesamt',
  'score.table': 'Wertung nach Spiel und Person',
};

/** In place of those, where each deal is a game that is won or not. */
export const GAMES_TABLE: Messages = {
  'status.deal':
    '{games, select, 1 {Ein Spiel} 3 {Spiel {deal}, bis 2 Siege} 5 {Spiel {deal}, bis 3 Siege} other {Spiel {deal}, bis 4 Siege}}',
  'status.total': 'Spiele',
  'score.deal': 'Spiel',
  'score.total': 'Siege',
  'score.side': '{names}: {worth} Punkte{points, plural, =0 {} other {, Spiel gewonnen}}',
};
