import { VIVA } from '../../faces/viva/index.ts';
import type { TableTheme } from '../../table/api.ts';
import { back } from './back.ts';

/** Charcoal blue felt, a deck of its own. */
export const LOOK: TableTheme = {
  cloth: { dye: '#2a3b50', sheen: '#8ea6c2' },
  deck: VIVA,
  back: { id: 'viva', draw: back },
};
