import { BRASS, BRASS_LIGHT, INK, PAPER } from '../palette.ts';

/** The colours of one figure. */
export interface Costume {
  /** Mantle and cap. */
  readonly robe: string;
  /** What shows beneath the mantle. */
  readonly lining: string;
  /** The wall behind the figure: light, so that the figure stands out. */
  readonly wall: string;
  readonly hair: string;
  readonly gold: string;
  readonly goldLight: string;
  readonly linen: string;
  readonly ink: string;
}

type Cloth = Pick<Costume, 'robe' | 'lining' | 'wall' | 'hair'>;

/** A figure's colours: the cloth is its own, metal, linen and ink are everybody's. */
export function costume(cloth: Cloth): Costume {
  return { ...cloth, gold: BRASS, goldLight: BRASS_LIGHT, linen: PAPER, ink: INK };
}
