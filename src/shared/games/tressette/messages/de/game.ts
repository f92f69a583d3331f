import type { Messages } from '../../../../i18n/translate.ts';
import { TRICK_MESSAGES } from '../../../../tricks/messages/de/tricks.ts';

/** Tressette: its name, refusals, log and options. */
export const MESSAGES: Messages = {
  ...TRICK_MESSAGES,
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
  'option.target': 'Punkte zum Sieg',
  'option.target.about': 'Die Partie endet nach dem Spiel, in dem eine Seite so viele Punkte erreicht.',
  'option.buongioco': 'Buongioco',
  'option.buongioco.about': 'Ob drei oder vier Dreien, Zweien oder Asse und eine Napoletana Punkte bringen.',
  'option.buongioco.off': 'Nein',
  'option.buongioco.on': 'Ja',
  'option.calls': 'Rufe',
  'option.calls.about': 'Ob man beim Ausspielen dem Partner busso, volo oder striscio sagen darf; zu viert.',
  'option.calls.on': 'Erlaubt',
  'option.calls.off': 'Nicht erlaubt',
};
