/** What the figures of each Italian suit wear. */
import type { ItalianSuit } from '#shared/cards/italian.ts';
import { type Costume, costume } from '../figure/garb.ts';

const COSTUMES: Readonly<Record<ItalianSuit, Costume>> = {
  D: costume({ robe: '#a8412a', lining: '#2d6470', wall: '#f3e0b4', hair: '#8a5426' }),
  C: costume({ robe: '#9c2a3c', lining: '#33507a', wall: '#f2d6c8', hair: '#6b3f22' }),
  S: costume({ robe: '#274a78', lining: '#a23a32', wall: '#d3dde2', hair: '#3a3433' }),
  B: costume({ robe: '#2f6142', lining: '#b4632f', wall: '#dfe3c4', hair: '#7a4c22' }),
};

/** The colours of a suit's figures. */
export function italianCostume(suit: ItalianSuit): Costume {
  return COSTUMES[suit];
}
