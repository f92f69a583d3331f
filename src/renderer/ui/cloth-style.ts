import type { CSSProperties } from 'react';
import type { TableTheme } from '../motion/scene.ts';

/** A game's colour and card shape as the style variables `--cloth` and `--form`. */
export function clothStyle({ cloth, deck }: TableTheme): CSSProperties {
  const { width, height } = deck.format;
  return { '--cloth': cloth.dye, '--form': `${width} / ${height}` } as CSSProperties;
}
