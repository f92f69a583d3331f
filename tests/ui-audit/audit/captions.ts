/** What happened last is told beside the plates of seats, and not over them. */
import { projectOnTable, useTabletop } from '#renderer/match/tabletop/use-scene.ts';
import { all, overlap, pathOf, saysOf } from './dom.ts';
import type { Finding } from './finding.ts';

/** Boxes lie around slanted plates: so many pixels are no plate. */
const TOUCH = 4;

export function captions(): Finding[] {
  const plates = (useTabletop.getState().scene?.plates ?? []).flatMap(({ seat }) => projectOnTable(`plate:${seat}`) ?? []);
  return all('.hud-caption').flatMap((caption) => {
    const words = document.createRange();
    words.selectNodeContents(caption);
    const told = words.getBoundingClientRect();
    const isOver = plates.some(({ x, y, width, height }) => {
      const both = overlap(told, { left: x, top: y, right: x + width, bottom: y + height });
      return both && both.right - both.left > TOUCH && both.bottom - both.top > TOUCH;
    });
    return isOver
      ? [{ rule: 'cover' as const, what: `“${saysOf(caption)}” lies over a plate`, where: pathOf(caption) }]
      : [];
  });
}
