import type { Messages } from '../../../i18n/translate.ts';

const SUIT = '{suit, select, D {Münzen} C {Kelche} S {Schwerter} other {Stäbe}}';

/** Why the kit's rules refuse a move; pages that draw no rules load them once a move is refused. */
export const TRICK_REFUSALS: Messages = {
  'no-trick': 'Du kannst jetzt keine Karte spielen',
  'not-in-hand': 'Diese Karte hast du nicht auf der Hand',
  'must-follow': `Du musst ${SUIT} bedienen: Du hast welche`,
  'must-beat': 'Du musst stechen: Du hast eine Karte dafür',
  'not-after-call': 'Diese Karte passt nicht zu deinem Ruf',
  'no-call-now': 'Rufen darfst du nur einmal, bevor du ausspielst',
  'call-untrue': 'Dieser Ruf passt nicht zu deinem Blatt',
  'dealer-known': 'Wer gibt, ist schon ausgelost',
  'dealer-first': 'Erst wird ausgelost, wer gibt',
  'no-such-seat': 'Da sitzt niemand',
  'not-the-deck': 'Gegeben werden alle Karten, jede einmal; hier sind {count} verschiedene',
};
