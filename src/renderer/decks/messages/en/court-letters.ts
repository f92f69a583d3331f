import type { Messages } from '#shared/i18n/translate.ts';
import { J, K, N, Q } from '../../court-glyphs.ts';

/** What courts print in their corners, by the letters that games know them by: king, queen, jack; Italian king, knight, jack. */
export const COURT_LETTERS: Messages = { K: 'K', Q: 'Q', J: 'J', R: 'K', C: 'N', F: 'J' };

/** The same as they are drawn. */
export const COURT_GLYPHS: Messages = { K, Q, J, R: K, C: N, F: J };
