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
