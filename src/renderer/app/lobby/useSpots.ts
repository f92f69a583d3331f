import { POKER } from '../../faces/card.ts';
import type { Deck } from '../../faces/deck.ts';
import { useWindowSize } from '../../react/useWindowSize.ts';
import { project, shoot } from '../../table/places/camera.ts';
import { cardSize } from '../../table/places/cardSize.ts';
import { fitted, handPlace } from '../../table/places/geometry.ts';
import { useCovered } from '../tabletop/useCovered.ts';

/** A place on the screen, in CSS pixels. */
export interface Spot {
  readonly left: number;
  readonly top: number;
}

/** Where the seats of the table behind are seen, by steps clockwise from the nearest. */
export function useSpots(seats: number, deck: Pick<Deck, 'format'> = { format: POKER }): readonly Spot[] {
  const inset = useCovered();
  const { width, height } = useWindowSize();
  const shot = shoot(width, height, inset, cardSize(deck));
  return Array.from({ length: seats }, (_, step) => {
    const { x, z } = fitted(handPlace(step, seats), shot.shape);
    const seen = project(shot, { x, y: 0, z });
    return { left: seen?.x ?? 0, top: seen?.y ?? 0 };
  });
}
