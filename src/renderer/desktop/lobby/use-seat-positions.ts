import { type RefObject, useLayoutEffect, useState } from 'react';
import { POKER } from '../../decks/card-sheet.ts';
import type { Deck } from '../../decks/deck.ts';
import { useWindowSize } from '../../hooks/common.ts';
import { useTableInsets } from '../../match/tabletop/use-table-insets.ts';
import { cameraViewFor, project } from '../../motion/layout/camera.ts';
import { cardSize } from '../../motion/layout/pose.ts';
import { handPlace, scaledToTable } from '../../motion/layout/table-geometry.ts';
import { observeSize } from '../../ui/use-scroll-hint.ts';
import { spreadApart } from './spread-apart.ts';

/** A position on the screen, in CSS pixels. */
export interface SeatPosition {
  readonly left: number;
  readonly top: number;
}

/**
 * The positions of the seats behind, clockwise from the nearest: their place cards (`list`) stand there without
 * overlap.
 */
export function useSeatPositions(
  list: RefObject<HTMLElement | null>,
  seats: number,
  stepOf: (seat: number) => number,
  deck: Pick<Deck, 'format'> = { format: POKER },
): readonly SeatPosition[] {
  const inset = useTableInsets();
  const { width, height } = useWindowSize();
  const sizes = useSizes(list);
  const shot = cameraViewFor(width, height, inset, cardSize(deck));
  const cards = Array.from({ length: seats }, (_, seat) => {
    const { x, z } = scaledToTable(handPlace(stepOf(seat), seats), shot.shape);
    const seen = project(shot, { x, y: 0, z });
    return { x: seen?.x ?? 0, y: seen?.y ?? 0, ...(sizes[seat] ?? NONE) };
  });
  const pane = { width: width - inset.right, height: height - inset.bottom };
  return spreadApart(cards, pane).map(({ x, y }) => ({ left: x, top: y }));
}

const NONE = { width: 0, height: 0 };

/** Sizes of a list's elements, whatever their text. */
function useSizes(list: RefObject<HTMLElement | null>): readonly (typeof NONE)[] {
  const [sizes, setSizes] = useState<readonly (typeof NONE)[]>([]);
  useLayoutEffect(() => {
    const { current } = list;
    if (!current) return;
    return observeSize(current, () => {
      const now = [...current.children].map((one) => ({
        width: one instanceof HTMLElement ? one.offsetWidth : 0,
        height: one instanceof HTMLElement ? one.offsetHeight : 0,
      }));
      setSizes((before) => (JSON.stringify(before) === JSON.stringify(now) ? before : now));
    });
  }, [list]);
  return sizes;
}
