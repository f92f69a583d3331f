/**
 * Maps a gamepad to keys: direction pad or left stick to arrows, every button to a key (`pad-layout.ts`). The right
 * stick scrolls.
 */

import { isPressHandled, setUsedPad, usePads } from './connected-pads.ts';
import { topSheet } from './focus.ts';
import { scrollDirection, scrollHere, scrollStep } from './keyboard.ts';
import { keyOf, padKind } from './pad-layout.ts';
import { isField, openTextEntry } from './text-entry.ts';

/** Sets the connected pads. */
function setConnectedPads(pads: readonly Pick<Gamepad, 'index' | 'id'>[]): void {
  usePads.setState({
    connected: pads.map(({ index }) => index),
    kinds: Object.fromEntries(pads.map(({ index, id }) => [index, padKind(id)])),
  });
}

const SHIFT = 'Shift+';

/** The stick's threshold for an arrow. */
const STICK_THRESHOLD = 0.6;
const POLL_MS = 50;
/** The right stick's threshold for scrolling, and the CSS pixels scrolled at full deflection. */
const SCROLL_THRESHOLD = 0.25;
const SCROLL_PX = 45;
/** Key repeat interval, in ms. */
const REPEAT_MS = 350;

/** The keys held down on a gamepad. */
export function heldKeys(pad: Pick<Gamepad, 'buttons' | 'axes' | 'id'>): Set<string> {
  const held = new Set<string>();
  const kind = padKind(pad.id);
  pad.buttons.forEach((button, index) => {
    const key = keyOf(index, kind);
    if (key && button.pressed) held.add(key);
  });
  const [x = 0, y = 0] = pad.axes;
  if (x < -STICK_THRESHOLD) held.add('ArrowLeft');
  if (x > STICK_THRESHOLD) held.add('ArrowRight');
  if (y < -STICK_THRESHOLD) held.add('ArrowUp');
  if (y > STICK_THRESHOLD) held.add('ArrowDown');
  return held;
}

/** When each held key was pressed or last repeated, in ms on the caller's clock. */
export type HeldKeys = ReadonlyMap<string, number>;

export interface Presses {
  readonly held: HeldKeys;
  readonly pressed: readonly string[];
  readonly released: readonly string[];
}

/** New presses on a gamepad since the last poll. Held arrows repeat. */
export function pressesOf(before: HeldKeys, down: ReadonlySet<string>, now: number): Presses {
  const isDue = (key: string): boolean => {
    const since = before.get(key);
    return since === undefined || (key.startsWith('Arrow') && now - since > REPEAT_MS);
  };
  const pressed = [...down].filter(isDue);
  const held = new Map([...down].map((key) => [key, isDue(key) ? now : (before.get(key) ?? now)]));
  return { held, pressed, released: [...before.keys()].filter((key) => !down.has(key)) };
}

/** Polls gamepads while one is connected, until the returned function is called. */
export function followGamepads(): () => void {
  let timer: ReturnType<typeof setInterval> | undefined;
  const held = new Map<number, HeldKeys>();
  const poll = (): void => {
    for (const pad of connected()) {
      const presses = pressesOf(held.get(pad.index) ?? new Map(), heldKeys(pad), performance.now());
      held.set(pad.index, presses.held);
      for (const key of presses.released) release(key);
      for (const key of presses.pressed) {
        if (isPressHandled(pad.index, key)) continue;
        setUsedPad(pad.index);
        press(key);
      }
      scrollByStick(pad);
    }
  };
  const changed = (): void => {
    clearInterval(timer);
    const pads = connected();
    setConnectedPads(pads);
    if (pads.length > 0) timer = setInterval(poll, POLL_MS);
  };
  const unmark = usePads.subscribe(({ used }) => markInHand(used !== null));
  changed();
  window.addEventListener('gamepadconnected', changed);
  window.addEventListener('gamepaddisconnected', changed);
  return () => {
    clearInterval(timer);
    unmark();
    window.removeEventListener('gamepadconnected', changed);
    window.removeEventListener('gamepaddisconnected', changed);
  };
}

function scrollByStick({ axes }: Gamepad): void {
  const [, , , down = 0] = axes;
  if (Math.abs(down) > SCROLL_THRESHOLD) scrollHere(down * SCROLL_PX);
}

/** Marks the page while a pad is in use, for labels that differ. */
function markInHand(isPad: boolean): void {
  if (isPad) document.documentElement.dataset.inHand = 'pad';
  else delete document.documentElement.dataset.inHand;
}

function connected(): Gamepad[] {
  return navigator.getGamepads().filter((pad) => pad !== null);
}

/** Emulates a key press. A synthetic key does not click, slide or close by itself, so this does. */
function press(pressed: string): void {
  const target = document.activeElement ?? document.body;
  const shiftKey = pressed.startsWith(SHIFT);
  const key = shiftKey ? pressed.slice(SHIFT.length) : pressed;
  const event = new KeyboardEvent('keydown', { key, shiftKey, bubbles: true, cancelable: true });
  if (!target.dispatchEvent(event)) return;
  if (key === 'Enter') choose(target);
  if (key === 'Escape') topSheet()?.dispatchEvent(new Event('cancel', { cancelable: true }));
  if (target instanceof HTMLInputElement && target.type === 'range') slide(target, key);
  if (target instanceof HTMLSelectElement) turn(target, key);
  const way = scrollDirection(target, key);
  if (way) scrollStep(target, way);
}

/** A text field opens the on-screen keyboard. */
function choose(target: Element): void {
  if (isField(target)) openTextEntry(target);
  else if (target instanceof HTMLElement) target.click();
}

function release(key: string): void {
  (document.activeElement ?? document.body).dispatchEvent(new KeyboardEvent('keyup', { key, bubbles: true }));
}

function slide(range: HTMLInputElement, key: string): void {
  if (key === 'ArrowLeft') range.stepDown();
  else if (key === 'ArrowRight') range.stepUp();
  else return;
  range.dispatchEvent(new Event('input', { bubbles: true }));
}

/** A select changes its value in place. */
function turn(list: HTMLSelectElement, key: string): void {
  const to = list.selectedIndex + (key === 'ArrowLeft' ? -1 : key === 'ArrowRight' ? 1 : 0);
  if (to === list.selectedIndex || to < 0 || to >= list.length) return;
  list.selectedIndex = to;
  list.dispatchEvent(new Event('change', { bubbles: true }));
}
