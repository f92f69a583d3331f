import type { Messages } from '../../../../words/say.ts';

/** Good deals, as the house's book tells them. */
export const FEATS: Messages = {
  'feats.deal': 'Beste Spiele',
  'feat.deal':
    '{declared, plural, =0 {{points} Punkte in einem Spiel} other {{points} Punkte in einem Spiel, davon {declared} angesagt}}',
};
