/** Drags a card with the finger and plays it, puts it back or lets it return. */
import { type PointerEvent, useRef } from 'react';

// Interprets how a dragged card was released. Pure.

/** How a card was released, in CSS pixels and ms. */
export interface Release {
  /** Distance towards the table from the start, and distance sideways. */
  readonly up: number;
  readonly aside: number;
  /** Final speed towards the table, in CSS pixels per ms. */
  readonly speed: number;
}

/** Movement below this is a tap, in CSS pixels. */
const TAP_PX = 8;

/** Distance towards the table that plays a card (less when flung), or towards the viewer that puts it back. */
const PLAY_PX = 90;
const FLING_PX = 24;
const FLING_PX_PER_MS = 0.5;
const PUT_BACK_PX = 40;

/** Played, put back, or released near the hand, to which it then returns. */
export function flingOutcome({ up, aside, speed }: Release): 'play' | 'down' | 'back' {
  if (up > PLAY_PX || (up > FLING_PX && speed > FLING_PX_PER_MS && up > Math.abs(aside) / 2)) return 'play';
  return up < -PUT_BACK_PX && -up > Math.abs(aside) ? 'down' : 'back';
}

/** Time over which the final speed is measured, in ms. */
const SPEED_WINDOW_MS = 80;

interface Point {
  readonly x: number;
  readonly y: number;
  readonly at: number;
}

interface Drag {
  readonly from: Point;
  /** The finger's latest positions. */
  readonly trail: Point[];
  isMoving: boolean;
}

interface Meant {
  /** The card was played; `zone`: the table zone under the finger, if any. */
  play(zone: string | undefined): void;
  /** The card was pulled towards the viewer. */
  down(): void;
}

/** A card's pointer listeners. `wasTap` tells whether the latest touch was a tap; other touches ignore their click. */
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
        card.style.setProperty('--dragged', `${x}px, ${y}px`);
      },
      onPointerUp(event: PointerEvent<HTMLElement>): void {
        const { current } = drag;
        end(event);
        if (!current?.isMoving) return;
        // This touch's click follows at once, if at all; a later one comes from a key.
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

/** Uses the event's own time, since a busy page handles it late. */
function pointOf({ clientX: x, clientY: y, timeStamp: at }: PointerEvent): Point {
  return { x, y, at };
}

/** The finger's final upward speed, in CSS pixels per ms. */
function speedOf(trail: readonly Point[]): number {
  const to = trail.at(-1);
  const from = to && trail.find(({ at }) => to.at - at <= SPEED_WINDOW_MS);
  return to && from && to.at > from.at ? (from.y - to.y) / (to.at - from.at) : 0;
}

/** The drop zone under the finger; undefined elsewhere, where the card counts as flung. */
function zoneAt({ x, y }: Point): string | undefined {
  return document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-drop]')?.dataset.drop;
}
