/** Gamepads: which button is which key, and how each family labels its buttons. */

/** Drawn in a square of 24, in one line; our own drawings. */
export const SHAPES = {
  cross: 'M8 8l8 8M16 8l-8 8',
  circle: 'M12 7.2a4.8 4.8 0 1 1 0 9.6a4.8 4.8 0 1 1 0-9.6z',
  square: 'M7.8 7.8h8.4v8.4H7.8z',
  triangle: 'M12 6.8l5 8.6H7z',
  menu: 'M7.5 8.5h9M7.5 12h9M7.5 15.5h9',
  view: 'M7.5 7.5h6v6h-6zM10.5 13.5v3h6v-6h-3',
  create: 'M8.5 9v6M12 7.5v6M15.5 9v6',
  plus: 'M7 12h10M12 7v10',
  minus: 'M7 12h10',
  arrows: 'M10 5h4v5h5v4h-5v5h-4v-5H5v-4h5z',
  stick: 'M12 7.5a4.5 4.5 0 1 1 0 9a4.5 4.5 0 1 1 0-9zM12 4v1.5M12 18.5v1.5M4 12h1.5M18.5 12h1.5',
} as const;
export type ShapeName = keyof typeof SHAPES;

const LETTERED: Readonly<Record<number, string>> = { 0: 'A', 1: 'B', 2: 'X', 3: 'Y', 8: 'view', 9: 'menu' };
const NUMBERED: Readonly<Record<number, string>> = { 4: 'L1', 5: 'R1', 6: 'L2', 7: 'R2', 10: 'L3', 11: 'R3' };

const SIGNS: Readonly<Record<PadKind, Readonly<Record<number, string>>>> = {
  xbox: { ...LETTERED, 4: 'LB', 5: 'RB', 6: 'LT', 7: 'RT', 10: 'LS', 11: 'RS' },
  deck: { ...LETTERED, ...NUMBERED },
  playstation: { ...NUMBERED, 0: 'cross', 1: 'circle', 2: 'square', 3: 'triangle', 8: 'create', 9: 'menu' },
  nintendo: {
    0: 'B',
    1: 'A',
    2: 'Y',
    3: 'X',
    4: 'L',
    5: 'R',
    6: 'ZL',
    7: 'ZR',
    8: 'minus',
    9: 'plus',
    10: 'LS',
    11: 'RS',
  },
};

/** A button's label: one of `SHAPES`, or letters. */
export function signOf(button: number, kind: PadKind): string {
  return SIGNS[kind][button] ?? '';
}

export function isShape(sign: string): sign is ShapeName {
  return Object.hasOwn(SHAPES, sign);
}

/** A gamepad's family, and the key of each of its buttons. */
export const PAD_KINDS = ['xbox', 'playstation', 'nintendo', 'deck'] as const;
export type PadKind = (typeof PAD_KINDS)[number];

/** By vendor, as browsers write it: `(… Vendor: 054c Product: 0ce6)`, or `054c-0ce6-…`. */
const MAKERS: Readonly<Record<string, PadKind>> = {
  '045e': 'xbox',
  '054c': 'playstation',
  '057e': 'nintendo',
};

/** A Steam Deck's own controls; and Steam's virtual pad, which uses an Xbox pad's letters. */
const DECK = '28de:1205';
const STEAMS = '28de:11ff';

const NAMES: readonly (readonly [RegExp, PadKind])[] = [
  [/steam deck/i, 'deck'],
  [/dualsense|dualshock|playstation|ps[345]\b/i, 'playstation'],
  [/nintendo|joy-?con|\bswitch\b/i, 'nintendo'],
];

/** The family by the pad's id; unknown pads get the most common letters. */
export function padKind(id: string, isDeck = isDeckScreen()): PadKind {
  const [, vendor, product] = /vendor:\s*(\w{4})\s+product:\s*(\w{4})/i.exec(id) ?? /^(\w{4})-(\w{4})-/.exec(id) ?? [];
  const number = `${vendor}:${product}`.toLowerCase();
  if (number === DECK || (number === STEAMS && isDeck)) return 'deck';
  return MAKERS[vendor?.toLowerCase() ?? ''] ?? NAMES.find(([name]) => name.test(id))?.[1] ?? 'xbox';
}

/** Steam's virtual pad hides the real one: on a Deck's screen it is most likely the Deck. */
function isDeckScreen(): boolean {
  return typeof screen !== 'undefined' && screen.width === 1280 && screen.height === 800;
}

/** The key of each button, by the standard layout's index. */
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

/** On Nintendo's pads the A, which confirms, is on the right, and the B below. */
const YES_AT_THE_RIGHT: Readonly<Record<number, string>> = { ...KEYS, 0: 'Escape', 1: 'Enter' };

/** The key of this button; undefined where it has no use here. */
export function keyOf(button: number, kind: PadKind): string | undefined {
  return (kind === 'nintendo' ? YES_AT_THE_RIGHT : KEYS)[button];
}

/** The button of this key. */
export function buttonOf(key: string, kind: PadKind): number | undefined {
  const button = Object.keys(KEYS).find((number) => keyOf(Number(number), kind) === key);
  return button === undefined ? undefined : Number(button);
}
