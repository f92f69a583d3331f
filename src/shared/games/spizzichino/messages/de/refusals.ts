import type { Messages } from '../../../../i18n/translate.ts';

/** Why the rules refuse a move, said to who tried it. */
export const REFUSAL_MESSAGES: Messages = {
  'nothing-to-choose': 'Stapel wählst du nur gleich nach dem Geben',
  'pile-twice': 'Wähl vier verschiedene Stapel',
  'pile-gone': 'Einer dieser Stapel ist schon weg',
  'no-trick': 'Erst müssen beide ihre Stapel wählen',
  'out-of-reach':
    '{suit, select, D {Münz} C {Kelch} S {Schwert} other {Stab}}-{rank, select, 1 {Ass} R {König} C {Reiter} F {Bube} other {{rank}}} hast du weder auf der Hand noch oben auf einem Stapel',
  'must-follow':
    'Du musst {suit, select, D {Münzen} C {Kelche} S {Schwerter} other {Stäbe}} bedienen: Du hast welche auf der Hand oder auf einem Stapel',
  'pile-empty': 'Dieser Stapel ist leer',
  'no-honour':
    'Du darfst nur eine 3, eine 2 oder ein Ass nehmen, nicht {suit, select, D {Münz} C {Kelch} S {Schwert} other {Stab}}-{rank, select, 1 {Ass} R {König} C {Reiter} F {Bube} other {{rank}}}',
  'not-the-deck': 'Gegeben werden alle 40 Karten, jede einmal; hier sind {count} verschiedene',
};
