import type { Messages } from '../../../i18n/translate.ts';

const SUIT = '{suit, select, D {Münzen} C {Kelche} S {Schwerter} other {Stäbe}}';

/** Why the kit's rules refuse a move; pages that draw no rules load them once a move is refused. */
export const TRICK_REFUSALS: Messages = {
  'no-trick': 'Gerade werden keine Karten gespielt',
  'not-in-hand': 'Diese Karte ist nicht auf der Hand',
  'must-follow': `${SUIT} muss bedient werden: Auf der Hand ist eine Karte davon`,
  'must-beat': 'Gespielt werden muss eine Karte, die sticht: Auf der Hand ist eine',
  'not-after-call': 'Diese Karte passt nicht zu dem, was gerufen wurde',
  'no-call-now': 'Rufen darf nur, wer ausspielt, einmal und vor der Karte',
  'call-untrue': 'Das würde auf dieser Hand nicht stimmen',
  'dealer-known': 'Wer gibt, wird nur einmal ausgelost',
  'dealer-first': 'Erst wird ausgelost, wer gibt, dann kommen die Karten',
  'no-such-seat': 'Da sitzt niemand',
  'not-the-deck': 'Gegeben werden alle Karten, jede einmal; hier sind {count} verschiedene',
};
