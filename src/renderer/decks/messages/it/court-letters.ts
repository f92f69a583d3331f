import type { Messages } from '#shared/i18n/translate.ts';
import { C, D, F, R } from '../../court-glyphs.ts';

/** Re, donna, fante; re, cavallo, fante. */
export const COURT_LETTERS: Messages = { K: 'R', Q: 'D', J: 'F', R: 'R', C: 'C', F: 'F' };

/** The same as they are drawn. */
export const COURT_GLYPHS: Messages = { K: R, Q: D, J: F, R, C, F };
