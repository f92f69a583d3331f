import { ITALIAN } from '../../faces/italian/index.ts';
import type { TableTheme } from '../../table/api.ts';
import { back } from './back.ts';

/** Oxblood felt, the Italian deck. */
export const LOOK: TableTheme = {
  cloth: { dye: '#541c1e', sheen: '#b07a70' },
  deck: ITALIAN,
  back: { id: 'spizzichino', draw: back },
};
