/** A card that goes with the finger, and is played, put down, or let go. */
import { type PointerEvent, useRef } from 'react';

/** What a finger meant that took a card along and let it go. Pure. */

/** How a card was let go, in CSS pixels and ms. */
export interface Release {
  /** So far towards the table from where it was taken, and so far aside. */
  readonly up: number;
  readonly aside: number;
  /** How fast towards the table in the end, in pixels a ms. */
  readonly speed: number;
}

/** A finger that moves less than this has tapped. */
const TAP_PX = 8;

/** So far towards the table is far enough, as is less where it was flung; so far towards oneself puts back. */
const PLAY_PX = 90;
const FLING_PX = 24;
const FLING_PX_PER_MS = 0.5;
const PUT_BACK_PX = 40;

/** It was played, put back down, or let go where it had hardly left the hand: then it goes back there. */
export function flingOutcome({ up, aside, speed }: Release): 'play' | 'down' | 'back' {
  if (up > PLAY_PX || (up > FLING_PX && speed > FLING_PX_PER_MS && up > Math.abs(aside) / 2)) return 'play';
  return up < -PUT_BACK_PX && -up > Math.abs(aside) ? 'down' : 'back';
}

/** How far back the finger's speed is looked at, in ms. */
const SPEED_WINDOW_MS = 80;

interface Point {
  readonly x: number;
  readonly y: number;
  readonly at: number;
}

interface Drag {
  readonly from: Point;
  /** The finger's latest ways. */
  readonly trail: Point[];
  isMoving: boolean;
}

interface Meant {
  /** It was played; `zone`: where the finger let it go, if that is one of the table's. */
  play(zone: string | undefined): void;
  /** It was pulled towards oneself. */
  down(): void;
}

/** What a card listens to. `wasTap` says whether the latest touch was one: any other's click does nothing more. */
export function useFling({ play, down }: Meant) {
  const drag = useRef<Drag | null>(null);
  const wasDrag = useRef(false);
  const end = ({ currentTarget: card }: PointerEvent<HTMLElement>): void => {
    drag.current = null;
    delete card.dataset.dragged;
  };
  return {
    wasTap: () => !wasDrag.current,
    finger: {
      onPointerDown(event: PointerEvent<HTMLElement>): void {
        const from = pointOf(event);
        wasDrag.current = false;
        drag.current = event.isPrimary && event.button === 0 ? { from, trail: [from], isMoving: false } : null;
      },
      onPointerMove(event: PointerEvent<HTMLElement>): void {
        const { current } = drag;
        if (!current) return;
        const { currentTarget: card } = event;
        const to = pointOf(event);
        const [x, y] = [to.x - current.from.x, to.y - current.from.y];
        if (!current.isMoving && Math.hypot(x, y) < TAP_PX) return;
        if (!current.isMoving) {
          current.isMoving = true;
          wasDrag.current = true;
          card.setPointerCapture(event.pointerId);
          card.dataset.dragged = '';
        }
        current.trail.push(to);
        card.style.setProperty('--dragged', `${x}px ${y}px`);
      },
      onPointerUp(event: PointerEvent<HTMLElement>): void {
        const { current } = drag;
        end(event);
        if (!current?.isMoving) return;
        // The click of this touch comes at once, if it comes; one by a key later is another matter.
        setTimeout(() => {
          wasDrag.current = false;
        });
        const to = pointOf(event);
        const [up, aside] = [current.from.y - to.y, to.x - current.from.x];
        const zone = zoneAt(to);
        const meant = flingOutcome({ up, aside, speed: speedOf([...current.trail, to]) });
        if (zone !== undefined || meant === 'play') play(zone);
        else if (meant === 'down') down();
      },
      onPointerCancel: end,
    },
  };
}

/** When the finger was there, not when a busy page came to hear of it. */
function pointOf({ clientX: x, clientY: y, timeStamp: at }: PointerEvent): Point {
  return { x, y, at };
}

/** How fast the finger went up in the end, in pixels a ms. */
function speedOf(trail: readonly Point[]): number {
  const to = trail.at(-1);
  const from = to && trail.find(({ at }) => to.at - at <= SPEED_WINDOW_MS);
  return to && from && to.at > from.at ? (from.y - to.y) / (to.at - from.at) : 0;
}

/** The zone under the finger that cards are laid in; whatever else lies there, the card was flung over it. */
function zoneAt({ x, y }: Point): string | undefined {
  return document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-drop]')?.dataset.drop;
}
