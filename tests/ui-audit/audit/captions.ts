/** What happened last, and on a television the state of play, stand beside the plates of seats, and not over them. */
import { projectOnTable, useTabletop } from '#renderer/match/tabletop/use-scene.ts';
import { all, overlap, pathOf, saysOf } from './dom.ts';
import type { Finding } from './finding.ts';

/** Boxes lie around slanted plates and their shadows: so much of the window's height is no plate. */
const TOUCH = 0.012;

export function captions(told: '.hud-caption' | '.tv-match .hud-status'): Finding[] {
  const plates = (useTabletop.getState().scene?.plates ?? []).flatMap(
    ({ seat }) => projectOnTable(`plate:${seat}`) ?? [],
  );
  const touch = TOUCH * innerHeight;
  return all(told).flatMap((caption) => {
    const words = document.createRange();
    words.selectNodeContents(caption);
    const box = words.getBoundingClientRect();
    const isOver = plates.some(({ x, y, width, height }) => {
      const both = overlap(box, { left: x, top: y, right: x + width, bottom: y + height });
      return both && both.right - both.left > touch && both.bottom - both.top > touch;
    });
    return isOver
      ? [{ rule: 'cover' as const, what: `“${saysOf(caption)}” lies over a plate`, where: pathOf(caption) }]
      : [];
  });
}
