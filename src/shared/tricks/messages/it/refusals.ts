import type { Messages } from '../../../i18n/translate.ts';

const SUIT = '{suit, select, D {denari} C {coppe} S {spade} other {bastoni}}';

/** Why the kit's rules refuse a move; pages that draw no rules load them once a move is refused. */
export const TRICK_REFUSALS: Messages = {
  'no-trick': 'non è il momento di giocare una carta',
  'not-in-hand': 'questa carta non ce l’hai in mano',
  'must-follow': `devi rispondere a ${SUIT}: ne hai`,
  'must-beat': 'se puoi prendere, devi farlo',
  'not-after-call': 'questa carta smentisce il tuo segnale',
  'no-call-now': 'il segnale lo dà solo chi esce, una volta, prima di giocare',
  'call-untrue': 'con le tue carte questo segnale è falso',
  'dealer-known': 'il primo mazziere c’è già',
  'dealer-first': 'prima si sorteggia il mazziere, poi si danno le carte',
  'no-such-seat': 'lì non c’è nessuno',
  'not-the-deck': 'servono tutte le carte, una volta ciascuna: qui ce ne sono {count} diverse',
};
