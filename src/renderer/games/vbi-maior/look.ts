import type { TableTheme } from '../../table/api.ts';
import { back } from './back.ts';
import { DECK } from './reading/deck.ts';

/** Terracotta felt bordered with travertine, the deck of Rome. */
export const LOOK: TableTheme = {
  cloth: { dye: '#7a4532', sheen: '#cf9f80', border: { width: 3.4, colour: '#c2ad8c' } },
  deck: DECK,
  back: { id: 'vbi-maior', draw: back },
};
