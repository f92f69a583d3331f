/** Mouse, pen and touch on the cards: hover, click, drag. It knows the canvas and the moving cards, not React. */

import { useThree } from '@react-three/fiber';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLatest } from '../../hooks/common.ts';
import { finishFlights, wake } from '../../motion/animation/card-motion.ts';
import { type GrabOffset, grabOffsetOf, type PointerPosition } from './drag-pose.ts';
import { canDrag, cardAt, cardOf, click, clickCloth, dragTo, drop, type PointerContext } from './pointer-actions.ts';

/** Listens to pointers on the canvas while mounted; a new scene does not end a drag. */
export function usePointer(hands: Omit<PointerContext, 'invalidate'>): void {
  const gl = useThree((state) => state.gl);
  const invalidate = useThree((state) => state.invalidate);
  const latest = useLatest(hands);
  const listening = useRef<PointerListener>(null);
  const { scene } = hands;
  useEffect(() => {
    const now = listenToPointer(gl.domElement, () => ({ ...latest.current, invalidate }));
    listening.current = now;
    return () => {
      listening.current = null;
      now.stop();
    };
  }, [gl, invalidate, latest]);
  // Under a resting pointer, a card may become unplayable or move away.
  useLayoutEffect(() => {
    if (scene) listening.current?.refresh();
  }, [scene]);
}

/** Maximum movement of a click, in pixels. */
const CLICK_SLOP_PX = 7;
/** Time over which the pointer's speed is measured, in ms. */
const SPEED_WINDOW_MS = 80;

interface Press {
  readonly id: number;
  readonly key: string | undefined;
  readonly at: PointerPosition;
  readonly hold: GrabOffset;
  dragging: boolean;
}

interface PointerSample extends PointerPosition {
  readonly time: number;
}

export interface PointerListener {
  /** Updates the hover after cards have moved under a resting pointer. */
  refresh(): void;
  stop(): void;
}

/** Listens on a canvas; `hands` is read anew at every event. */
function listenToPointer(canvas: HTMLCanvasElement, hands: () => PointerContext): PointerListener {
  let press: Press | undefined;
  /** The mouse's position; undefined for a lifted finger. */
  let resting: PointerPosition | undefined;
  let trail: readonly PointerSample[] = [];

  const place = (event: PointerEvent): PointerPosition => {
    const box = canvas.getBoundingClientRect();
    return { x: event.clientX - box.left, y: event.clientY - box.top };
  };

  const hover = (key: string | null): void => {
    const { attention, motion, onHover, invalidate } = hands();
    const isAnother = (attention.current.hover ?? null) !== key;
    attention.current = { ...attention.current, hover: key };
    canvas.style.cursor = cursorOver(hands());
    if (!isAnother) return;
    wake(motion, performance.now());
    onHover(key);
    invalidate();
  };

  const down = (event: PointerEvent): void => {
    if (!event.isPrimary || event.button !== 0) return;
    const at = place(event);
    const key = cardAt(hands(), at);
    const actor = key === undefined ? undefined : cardOf(hands(), key);
    const hold = actor ? grabOffsetOf(hands().shot, at, actor) : { right: 0, up: 0 };
    press = { id: event.pointerId, key, at, hold, dragging: false };
    trail = [];
    // Only a click on the bare cloth skips the animation.
    if (key === undefined) finishFlights(hands().motion);
    else canvas.setPointerCapture(event.pointerId);
    hover(key ?? null);
    hands().invalidate();
  };

  const move = (event: PointerEvent): void => {
    if (!event.isPrimary) return;
    const at = place(event);
    resting = event.pointerType === 'mouse' ? at : undefined;
    if (!press) {
      hover(cardAt(hands(), at) ?? null);
      return;
    }
    trail = [...trail.filter(({ time }) => event.timeStamp - time < SPEED_WINDOW_MS), { ...at, time: event.timeStamp }];
    const far = Math.hypot(at.x - press.at.x, at.y - press.at.y) > CLICK_SLOP_PX;
    if (!press.dragging && far && press.key !== undefined && canDrag(hands(), press.key)) {
      press.dragging = true;
      wake(hands().motion, performance.now());
      hands().onDragging(press.key);
    }
    if (press.dragging && press.key !== undefined) dragTo(hands(), press.key, at, press.hold);
    canvas.style.cursor = cursorOver(hands());
  };

  const up = (event: PointerEvent): void => {
    if (press?.id !== event.pointerId) return;
    const { key, dragging } = press;
    press = undefined;
    const at = place(event);
    if (key === undefined) clickCloth(hands(), at);
    else if (dragging) drop(hands(), key, at, speedOf(trail, event.timeStamp));
    else if (cardAt(hands(), at) === key) click(hands(), key);
    hover(event.pointerType === 'mouse' ? (cardAt(hands(), at) ?? null) : null);
  };

  const cancel = (event: PointerEvent): void => {
    if (press?.id !== event.pointerId) return;
    const { key, dragging } = press;
    press = undefined;
    if (dragging && key !== undefined) drop(hands(), key, undefined, { x: 0, y: 0 });
    hover(null);
  };

  const leave = (): void => {
    resting = undefined;
    if (!press) hover(null);
  };

  canvas.addEventListener('pointerdown', down);
  canvas.addEventListener('pointermove', move);
  canvas.addEventListener('pointerup', up);
  canvas.addEventListener('pointercancel', cancel);
  canvas.addEventListener('pointerleave', leave);
  return {
    refresh() {
      if (resting && !press) hover(cardAt(hands(), resting) ?? null);
      else canvas.style.cursor = cursorOver(hands());
    },
    stop() {
      canvas.removeEventListener('pointerdown', down);
      canvas.removeEventListener('pointermove', move);
      canvas.removeEventListener('pointerup', up);
      canvas.removeEventListener('pointercancel', cancel);
      canvas.removeEventListener('pointerleave', leave);
    },
  };
}

/** The cursor shows whether the card under it is playable now. */
function cursorOver(hands: Pick<PointerContext, 'motion' | 'attention'>): string {
  const { hover, drag } = hands.attention.current;
  if (drag) return 'grabbing';
  const playable = hover ? cardOf(hands, hover)?.card?.playable : undefined;
  if (playable === undefined) return '';
  return playable ? 'pointer' : 'not-allowed';
}

/** The pointer's final speed, in pixels per ms; zero if it rested before release. */
function speedOf(trail: readonly PointerSample[], now: number): PointerPosition {
  const [from, to] = [trail.find(({ time }) => now - time < SPEED_WINDOW_MS), trail.at(-1)];
  const passed = from && to ? to.time - from.time : 0;
  if (!from || !to || passed <= 0) return { x: 0, y: 0 };
  return { x: (to.x - from.x) / passed, y: (to.y - from.y) / passed };
}
