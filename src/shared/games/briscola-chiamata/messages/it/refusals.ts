import type { Messages } from '../../../../i18n/translate.ts';

/** Why the rules refuse a move, said to who tried it. */
export const REFUSAL_MESSAGES: Messages = {
  'not-asked': 'a te nessuno ha chiesto di mandare a monte',
  'no-auction': 'si chiama e si passa solo durante l’asta',
  'has-passed': 'hai passato: sei fuori dall’asta',
  'rank-not-lower':
    'devi chiamare sotto {standing, select, A {l’asso} K {il re} Q {la donna} J {il fante} other {il {standing}}}',
  'only-twos': 'un 2 si supera solo con un 2 a più punti',
  'number-missing': 'con il 2 devi chiamare più di {standing} punti',
  'number-too-early': 'i punti si chiamano solo dopo un 2',
  'number-not-higher': 'devi chiamare più di {standing} punti',
  'no-trump-now': 'la briscola la sceglie solo il chiamante, prima della prima carta',
  'no-trick': 'prima di giocare si deve sapere la briscola',
  'not-in-hand': '{rank}{suit} non ce l’hai in mano',
  'dealer-known': 'il primo mazziere c’è già',
  'dealer-first': 'prima si sorteggia il mazziere, poi si danno le carte',
  'not-the-deck': 'servono tutte le 40 carte, una volta ciascuna: qui ce ne sono {count} diverse',
};
