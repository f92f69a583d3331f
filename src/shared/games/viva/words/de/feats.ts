import type { Messages } from '../../../../words/say.ts';

/** Good matches, as the house's book tells them. */
export const FEATS: Messages = {
  'feats.rounds': 'Meiste gewonnene Runden',
  'feat.rounds': '{won} von {rounds} Runden in einer Partie',
};
