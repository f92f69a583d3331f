/** A gamepad as a keyboard: direction pad or left stick are the arrows, A is Enter, B is Esc, Y shows the rules. */

const BUTTON_KEYS: Readonly<Record<number, string>> = {
  0: 'Enter',
  1: 'Escape',
  3: 'r',
  12: 'ArrowUp',
  13: 'ArrowDown',
  14: 'ArrowLeft',
  15: 'ArrowRight',
};

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

/** Reads gamepads while one is connected, until the returned function is called. */
export function followGamepads(): () => void {
  let timer: ReturnType<typeof setInterval> | undefined;
  let since = new Map<string, number>();
  const poll = (): void => {
    const now = performance.now();
    const held = new Set(navigator.getGamepads().flatMap((pad) => (pad ? [...heldKeys(pad)] : [])));
    const next = new Map<string, number>();
    for (const key of held) {
      const pressed = since.get(key);
      const due = pressed === undefined || (key.startsWith('Arrow') && now - pressed > REPEAT);
      if (due) press(key);
      next.set(key, due ? now : (pressed ?? now));
    }
    since = next;
  };
  const changed = (): void => {
    clearInterval(timer);
    if (navigator.getGamepads().some((pad) => pad)) timer = setInterval(poll, POLL);
  };
  window.addEventListener('gamepadconnected', changed);
  window.addEventListener('gamepaddisconnected', changed);
  return () => {
    clearInterval(timer);
    window.removeEventListener('gamepadconnected', changed);
    window.removeEventListener('gamepaddisconnected', changed);
  };
}

/** As if the key were pressed on a keyboard. A made key does not click, slide or close by itself: this does. */
function press(key: string): void {
  const target = document.activeElement ?? document.body;
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
  if (!target.dispatchEvent(event)) return;
  if (key === 'Enter' && target instanceof HTMLElement) target.click();
  if (key === 'Escape')
    document.querySelector('dialog[open]')?.dispatchEvent(new Event('cancel', { cancelable: true }));
  if (target instanceof HTMLInputElement && target.type === 'range') slide(target, key);
}

function slide(range: HTMLInputElement, key: string): void {
  if (key === 'ArrowLeft') range.stepDown();
  else if (key === 'ArrowRight') range.stepUp();
  else return;
  range.dispatchEvent(new Event('input', { bubbles: true }));
}
