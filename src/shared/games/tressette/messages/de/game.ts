import type { Messages } from '../../../../i18n/translate.ts';

/** Tressette: its name, refusals and log. */
export const GAME_MESSAGES: Messages = {
  'game.name': 'Tressette',
  'game.about': 'Farbe bedienen, kein Trumpf, und jedes Drittel zählt.',
  'not-three': 'Tressette spielt man zu zweit oder zu viert',
  'no-call-now': 'Rufen darf nur, wer ausspielt, einmal und vor der Karte',
  'call-untrue': 'Das würde auf dieser Hand nicht stimmen',
  'event.call': '{name} ruft „{call}“',
  'event.equals':
    '{name} sagt an: {missing, select, none {vier} other {drei}} {rank, select, 3 {Dreier} 2 {Zweier} other {Asse}}, {points} Punkte',
  'event.napoletana':
    '{name} sagt an: Napoletana in {suit, select, D {Münzen} C {Kelche} S {Schwerter} other {Stäbe}}, {points} Punkte',
};
