import type { Messages } from '../../../../words/say.ts';

/** Good deals, as the house's book tells them. */
export const FEATS: Messages = {
  'feats.deal': 'Le migliori smazzate',
  'feat.deal':
    '{declared, plural, =0 {{points} punti in una smazzata} other {{points} punti in una smazzata, {declared} d’accusa}}',
};
