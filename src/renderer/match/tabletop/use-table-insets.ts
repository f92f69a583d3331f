/** How much of each edge of the window lies under paper: the table keeps clear of it. */
import { useLayoutEffect, useRef } from 'react';
import { create } from 'zustand';
import type { Inset } from '../../motion/scene.ts';

type Edge = keyof Inset;

const FREE: Inset = { top: 0, right: 0, bottom: 0, left: 0 };

const useInset = create<Inset>()(() => FREE);

export function useTableInsets(): Inset {
  return useInset();
}

/**
 * For the element that covers the window from an edge inwards, as long as it is there: from the edge that its
 * style names in `--edge`, so that the style sheet alone knows where paper lies in which window. One element an edge.
 */
export function useCoversEdge<Covering extends HTMLElement>() {
  const element = useRef<Covering>(null);
  useLayoutEffect(() => {
    const covering = element.current;
    if (!covering) return;
    let covered: Edge | undefined;
    const free = (): void => {
      if (covered) useInset.setState({ [covered]: 0 });
    };
    const measure = (): void => {
      const edge = getComputedStyle(covering).getPropertyValue('--edge').trim();
      if (edge !== covered) free();
      covered = isEdge(edge) ? edge : undefined;
      if (covered) useInset.setState({ [covered]: coveredReach(covering.getBoundingClientRect(), covered) });
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(covering);
    window.addEventListener('resize', measure);
    return () => {
      observer.disconnect();
      window.removeEventListener('resize', measure);
      free();
    };
  }, []);
  return element;
}

function isEdge(name: string): name is Edge {
  return Object.hasOwn(FREE, name);
}

type Box = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>;

/**
 * From the edge of the window to the far side of the box, in CSS pixels. What has no width covers nothing: a box that is
 * not displayed lies at 0, 0, and would else cover all of the window from the right, or from below.
 */
export function coveredReach(
  { left, right, top, bottom }: Box,
  edge: Edge,
  { innerWidth, innerHeight }: Pick<Window, 'innerWidth' | 'innerHeight'> = window,
): number {
  if (right <= left) return 0;
  return Math.round({ top: bottom, left: right, right: innerWidth - left, bottom: innerHeight - top }[edge]);
}
