/** The paper that lies over the table: where it is seen, in CSS pixels. */
import type { ScreenRect } from '../../table/api.ts';

const PAPERS = '.hud :is(.slip, .tab, .hud-caption)';

export function panelsOver(): ScreenRect[] {
  return [...document.querySelectorAll(PAPERS)].map((paper) => {
    const { x, y, width, height } = paper.getBoundingClientRect();
    return { x, y, width, height };
  });
}
