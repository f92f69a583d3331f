/**
 * A gamepad as a keyboard: direction pad or left stick are the arrows, the bumpers arrows with Shift, A is Enter, B is Esc,
 * X is silence, Y shows the rules; the triggers are the order of the hand and the end of all flights.
 */
import { isTaken, padsAre, usedPad } from './pads.ts';
import { scrollStep, scrollWay } from './scroll.ts';

const BUTTON_KEYS: Readonly<Record<number, string>> = {
  0: 'Enter',
  1: 'Escape',
  2: 'm',
  3: 'r',
  4: 'Shift+ArrowLeft',
  5: 'Shift+ArrowRight',
  6: 'o',
  7: 's',
  12: 'ArrowUp',
  13: 'ArrowDown',
  14: 'ArrowLeft',
  15: 'ArrowRight',
};

const SHIFT = 'Shift+';

/** The stick counts as pushed from here on. */
const PUSHED = 0.6;
const POLL = 50;
/** A key that is held repeats after this, in ms. */
const REPEAT = 350;

/** The keys that are held down on a gamepad. */
export function heldKeys(pad: Pick<Gamepad, 'buttons' | 'axes'>): Set<string> {
  const held = new Set<string>();
  pad.buttons.forEach((button, index) => {
    const key = BUTTON_KEYS[index];
    if (key && button.pressed) held.add(key);
  });
  const [x = 0, y = 0] = pad.axes;
  if (x < -PUSHED) held.add('ArrowLeft');
  if (x > PUSHED) held.add('ArrowRight');
  if (y < -PUSHED) held.add('ArrowUp');
  if (y > PUSHED) held.add('ArrowDown');
  return held;
}

/** Since when each key is held down, in ms on the caller's clock: when it was pressed, or last repeated. */
export type Held = ReadonlyMap<string, number>;

export interface Presses {
  readonly held: Held;
  readonly pressed: readonly string[];
  readonly released: readonly string[];
}

/** What has happened on a gamepad since it was last looked at. Arrows repeat while they are held. */
export function pressesOf(before: Held, down: ReadonlySet<string>, now: number): Presses {
  const isDue = (key: string): boolean => {
    const since = before.get(key);
    return since === undefined || (key.startsWith('Arrow') && now - since > REPEAT);
  };
  const pressed = [...down].filter(isDue);
  const held = new Map([...down].map((key) => [key, isDue(key) ? now : (before.get(key) ?? now)]));
  return { held, pressed, released: [...before.keys()].filter((key) => !down.has(key)) };
}

/** Reads gamepads while one is connected, until the returned function is called. */
export function followGamepads(): () => void {
  let timer: ReturnType<typeof setInterval> | undefined;
  const held = new Map<number, Held>();
  const poll = (): void => {
    for (const pad of connected()) {
      const presses = pressesOf(held.get(pad.index) ?? new Map(), heldKeys(pad), performance.now());
      held.set(pad.index, presses.held);
      for (const key of presses.released) release(key);
      for (const key of presses.pressed) {
        if (isTaken(pad.index, key)) continue;
        usedPad(pad.index);
        press(key);
      }
    }
  };
  const changed = (): void => {
    clearInterval(timer);
    const pads = connected();
    padsAre(pads.map(({ index }) => index));
    if (pads.length > 0) timer = setInterval(poll, POLL);
  };
  changed();
  window.addEventListener('gamepadconnected', changed);
  window.addEventListener('gamepaddisconnected', changed);
  return () => {
    clearInterval(timer);
    window.removeEventListener('gamepadconnected', changed);
    window.removeEventListener('gamepaddisconnected', changed);
  };
}

function connected(): Gamepad[] {
  return navigator.getGamepads().filter((pad) => pad !== null);
}

/** As if the key were pressed on a keyboard. A made key does not click, slide or close by itself: this does. */
function press(pressed: string): void {
  const target = document.activeElement ?? document.body;
  const shiftKey = pressed.startsWith(SHIFT);
  const key = shiftKey ? pressed.slice(SHIFT.length) : pressed;
  const event = new KeyboardEvent('keydown', { key, shiftKey, bubbles: true, cancelable: true });
  if (!target.dispatchEvent(event)) return;
  if (key === 'Enter' && target instanceof HTMLElement) target.click();
  if (key === 'Escape')
    document.querySelector('dialog[open]')?.dispatchEvent(new Event('cancel', { cancelable: true }));
  if (target instanceof HTMLInputElement && target.type === 'range') slide(target, key);
  const way = scrollWay(target, key);
  if (way) scrollStep(target, way);
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
