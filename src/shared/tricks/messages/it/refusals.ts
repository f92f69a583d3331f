import type { Messages } from '../../../i18n/translate.ts';

const SUIT = '{suit, select, D {denari} C {coppe} S {spade} other {bastoni}}';

/** Why the kit's rules refuse a move; pages that draw no rules load them once a move is refused. */
export const TRICK_REFUSALS: Messages = {
  'no-trick': 'adesso non si gioca nessuna carta',
  'not-in-hand': 'questa carta non è in mano',
  'must-follow': `bisogna rispondere a ${SUIT}: ce n’è in mano`,
  'must-beat': 'bisogna giocare una carta che prende: ce n’è in mano',
  'not-after-call': 'questa carta non va con quello che è stato detto',
  'no-call-now': 'parla solo chi esce, una volta, prima di giocare',
  'call-untrue': 'con queste carte non sarebbe vero',
  'dealer-known': 'il mazziere si sorteggia una volta sola',
  'dealer-first': 'prima di dare le carte va sorteggiato il primo mazziere',
  'no-such-seat': 'lì non siede nessuno',
  'not-the-deck': 'una smazzata ha tutte le carte, una volta ciascuna; qui le carte diverse sono {count}',
};
