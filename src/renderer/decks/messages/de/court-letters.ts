import type { Messages } from '#shared/i18n/translate.ts';
import { B, D, K, R } from '../../court-glyphs.ts';

/** König, Dame, Bube; König, Reiter, Bube. */
export const COURT_LETTERS: Messages = { K: 'K', Q: 'D', J: 'B', R: 'K', C: 'R', F: 'B' };

/** The same as they are drawn. */
export const COURT_GLYPHS: Messages = { K, Q: D, J: B, R: K, C: R, F: B };
