import type { Messages } from '../../../../i18n/translate.ts';

/** Why the rules refuse a move, said to who tried it. */
export const REFUSAL_MESSAGES: Messages = {
  'nothing-to-choose': 'i mazzetti si scelgono solo appena date le carte',
  'pile-twice': 'scegli quattro mazzetti diversi',
  'pile-gone': 'uno di questi mazzetti è già preso',
  'no-trick': 'si gioca solo quando tutti e due avete scelto i mazzetti',
  'out-of-reach':
    '{rank, select, 1 {l’asso} R {il re} C {il cavallo} F {il fante} other {il {rank}}} di {suit, select, D {denari} C {coppe} S {spade} other {bastoni}} non ce l’hai né in mano né in cima ai mazzetti',
  'must-follow':
    'devi rispondere a {suit, select, D {denari} C {coppe} S {spade} other {bastoni}}: ne hai in mano o su un mazzetto',
  'pile-empty': 'questo mazzetto è vuoto',
  'no-honour':
    'puoi prendere solo un 3, un 2 o un asso, non {rank, select, 1 {l’asso} R {il re} C {il cavallo} F {il fante} other {il {rank}}} di {suit, select, D {denari} C {coppe} S {spade} other {bastoni}}',
  'not-the-deck': 'servono tutte le 40 carte, una volta ciascuna: qui ce ne sono {count} diverse',
};
