/** Which key each button of a gamepad stands for. Buttons have the numbers of the standard layout, by where they lie. */
import type { PadKind } from './padKind.ts';

const KEYS: Readonly<Record<number, string>> = {
  0: 'Enter',
  1: 'Escape',
  2: 'm',
  3: 'r',
  4: 'Shift+ArrowLeft',
  5: 'Shift+ArrowRight',
  6: 'o',
  7: 's',
  8: 'F1',
  9: 'F10',
  10: 'l',
  11: 'w',
  12: 'ArrowUp',
  13: 'ArrowDown',
  14: 'ArrowLeft',
  15: 'ArrowRight',
};

/** On Nintendo's pads the A, which says yes, lies at the right, and the B below. */
const YES_AT_THE_RIGHT: Readonly<Record<number, string>> = { ...KEYS, 0: 'Escape', 1: 'Enter' };

/** The key that this button stands for; none for what has no use here. */
export function keyOf(button: number, kind: PadKind): string | undefined {
  return (kind === 'nintendo' ? YES_AT_THE_RIGHT : KEYS)[button];
}

/** The button that stands for this key. */
export function buttonOf(key: string, kind: PadKind): number | undefined {
  const button = Object.keys(KEYS).find((number) => keyOf(Number(number), kind) === key);
  return button === undefined ? undefined : Number(button);
}
