import { FRENCH } from '../../faces/french/index.ts';
import type { TableTheme } from '../../table/api.ts';
import { back } from './back.ts';

/** Green felt, the French deck. */
export const LOOK: TableTheme = {
  cloth: { dye: '#27523c', sheen: '#8bb397' },
  deck: FRENCH,
  back: { id: 'briscola-chiamata', draw: back },
};
