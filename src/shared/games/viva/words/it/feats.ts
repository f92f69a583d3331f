import type { Messages } from '../../../../words/say.ts';

/** Good matches, as the house's book tells them. */
export const FEATS: Messages = {
  'feats.rounds': 'Più manche vinte',
  'feat.rounds': '{won} manche su {rounds} in una partita',
};
