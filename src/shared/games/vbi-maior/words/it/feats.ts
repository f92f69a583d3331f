import type { Messages } from '../../../../words/say.ts';

/** Games that were won, as the house's book tells them. */
export const FEATS: Messages = {
  'feats.rome': 'Le mete più alte raggiunte',
  'feat.rome': '{points} punti, ne servivano {target}, in {turns, plural, one {# turno} other {# turni}}',
};
