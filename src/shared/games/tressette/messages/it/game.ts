import type { Messages } from '../../../../i18n/translate.ts';

/** Tressette: its name, refusals and log. */
export const GAME_MESSAGES: Messages = {
  'game.name': 'Tressette',
  'game.about': 'Si risponde al seme, non c’è briscola, e conta ogni terzo di punto.',
  'not-three': 'A tressette si gioca in due o in quattro',
  'no-call-now': 'parla solo chi esce, una volta, prima di giocare',
  'call-untrue': 'con queste carte non sarebbe vero',
  'event.call': '{name} dice «{call}»',
  'event.equals':
    '{name} accusa {missing, select, none {quattro} other {tre}} {rank, select, 3 {tre} 2 {due} other {assi}}: {points} punti',
  'event.napoletana':
    '{name} accusa la napoletana a {suit, select, D {denari} C {coppe} S {spade} other {bastoni}}: {points} punti',
};
