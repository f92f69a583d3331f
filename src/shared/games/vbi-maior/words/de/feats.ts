import type { Messages } from '../../../../words/say.ts';

/** Games that were won, as the house's book tells them. */
export const FEATS: Messages = {
  'feats.rome': 'Höchste erreichte Ziele',
  'feat.rome': '{points} Punkte, {target} waren nötig, in {turns, plural, one {# Runde} other {# Runden}}',
};
