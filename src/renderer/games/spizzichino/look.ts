import { ITALIAN } from '../../faces/italian/index.ts';
import type { Look } from '../../table/api.ts';
import { back } from './back.ts';

/** Oxblood felt, the Italian deck. */
export const LOOK: Look = {
  cloth: { dye: '#541c1e', sheen: '#b07a70' },
  deck: ITALIAN,
  back: { id: 'spizzichino', draw: back },
};
