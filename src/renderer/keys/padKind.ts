/** Which family a gamepad is of: what stands on its buttons, and which of them says yes. */

export const PAD_KINDS = ['xbox', 'playstation', 'nintendo', 'deck'] as const;
export type PadKind = (typeof PAD_KINDS)[number];

/** By who made it, as browsers write it: `(… Vendor: 054c Product: 0ce6)`, or `054c-0ce6-…`. */
const MAKERS: Readonly<Record<string, PadKind>> = {
  '045e': 'xbox',
  '054c': 'playstation',
  '057e': 'nintendo',
};

/** A Steam Deck's own controls; and what Steam puts in place of any pad, which bears an Xbox pad's letters. */
const DECK = '28de:1205';
const STEAMS = '28de:11ff';

const NAMES: readonly (readonly [RegExp, PadKind])[] = [
  [/steam deck/i, 'deck'],
  [/dualsense|dualshock|playstation|ps[345]\b/i, 'playstation'],
  [/nintendo|joy-?con|\bswitch\b/i, 'nintendo'],
];

/** The family by the pad's id; what is not known has the letters that most have. */
export function padKind(id: string, isDeck = isDeckScreen()): PadKind {
  const [, vendor, product] = /vendor:\s*(\w{4})\s+product:\s*(\w{4})/i.exec(id) ?? /^(\w{4})-(\w{4})-/.exec(id) ?? [];
  const number = `${vendor}:${product}`.toLowerCase();
  if (number === DECK || (number === STEAMS && isDeck)) return 'deck';
  return MAKERS[vendor?.toLowerCase() ?? ''] ?? NAMES.find(([name]) => name.test(id))?.[1] ?? 'xbox';
}

/** Steam's stand-in says nothing of the pad behind it: on a Deck's screen it is most likely the Deck. */
function isDeckScreen(): boolean {
  return typeof screen !== 'undefined' && screen.width === 1280 && screen.height === 800;
}
