/** Measures how much of each window edge is covered by slips, so that the table keeps clear of it. */
import { useLayoutEffect, useRef } from 'react';
import type { Inset } from '../../motion/scene.ts';
import { create } from '../../stores/create.ts';

type Edge = keyof Inset;

const FREE: Inset = { top: 0, right: 0, bottom: 0, left: 0 };

const useInset = create<Inset>(() => FREE);

export function useTableInsets(): Inset {
  return useInset();
}

/**
 * Registers an element that covers the window from an edge. Its style names the edge in `--edge`, so that only the
 * style sheet knows the layout. One element per edge.
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
 * Distance from the window's edge to the box's far side, in CSS pixels. A box without width covers nothing: an
 * undisplayed box is at 0, 0 and would otherwise cover the whole window from the right or from below.
 */
export function coveredReach(
  { left, right, top, bottom }: Box,
  edge: Edge,
  { innerWidth, innerHeight }: Pick<Window, 'innerWidth' | 'innerHeight'> = window,
): number {
  if (right <= left) return 0;
  return Math.round({ top: bottom, left: right, right: innerWidth - left, bottom: innerHeight - top }[edge]);
}
