import type { CSSProperties } from 'react';
import type { Look } from '../table/api.ts';

/** A game's colour and the shape of its cards, for what the style sheets draw with `--cloth` and `--form`. */
export function dyed({ cloth, deck }: Look): CSSProperties {
  const { width, height } = deck.format;
  return { '--cloth': cloth.dye, '--form': `${width} / ${height}` } as CSSProperties;
}
