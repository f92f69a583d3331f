/** The cards of VIVA: 21 designs of one or two of six colours (VI-1). Cards of one design are identical. */

/** In the order in which a card's id names them. */
export const COLOURS = ['red', 'pink', 'blue', 'yellow', 'green', 'black'] as const;
export type Colour = (typeof COLOURS)[number];

/** The shape that goes with each colour, so that nobody needs to see colour to play (VI-3). */
export const SIGNS = {
  red: 'square',
  pink: 'heart',
  blue: 'wave',
  yellow: 'star',
  green: 'leaf',
  black: 'moon',
} as const satisfies Readonly<Record<Colour, string>>;
export type Sign = (typeof SIGNS)[Colour];

/**
 * All 21, one line for each colour they begin with: a colour, or two joined by `-` in the order of `COLOURS`. Written
 * out, since names that stand in the source are compared at a glance, and those put together letter by letter.
 */
export const DESIGNS = [
  ...(['red', 'red-pink', 'red-blue', 'red-yellow', 'red-green', 'red-black'] as const),
  ...(['pink', 'pink-blue', 'pink-yellow', 'pink-green', 'pink-black'] as const),
  ...(['blue', 'blue-yellow', 'blue-green', 'blue-black'] as const),
  ...(['yellow', 'yellow-green', 'yellow-black'] as const),
  ...(['green', 'green-black'] as const),
  'black',
] as const;
export type VivaCard = (typeof DESIGNS)[number];

interface Design {
  /** Its place in `DESIGNS`. */
  readonly order: number;
  readonly colours: readonly Colour[];
  readonly bits: number;
}

const KNOWN: ReadonlyMap<VivaCard, Design> = new Map(
  DESIGNS.map((card, order) => {
    const names = card.split('-');
    const colours = COLOURS.filter((colour) => names.includes(colour));
    return [card, { order, colours, bits: colours.reduce((bits, colour) => bits | bitOf(colour), 0) }];
  }),
);

function bitOf(colour: Colour): number {
  return 1 << COLOURS.indexOf(colour);
}

function designOf(card: VivaCard): Design {
  const design = KNOWN.get(card);
  if (!design) throw new RangeError(`no VIVA card ${card}`);
  return design;
}

export function coloursOf(card: VivaCard): readonly Colour[] {
  return designOf(card).colours;
}

/** All six, as bits. */
export const ALL_COLOURS = 0b111111;

/** The card's colours, one bit each: whether cards share one is asked all the time. */
export function bitsOf(card: VivaCard): number {
  return designOf(card).bits;
}

/** Whether the two show a common colour. */
export function shareColour(a: VivaCard, b: VivaCard): boolean {
  return (bitsOf(a) & bitsOf(b)) !== 0;
}

/** The colours that all of these cards show; there must be a card. */
export function commonColours(cards: readonly VivaCard[]): Colour[] {
  const bits = cards.reduce((left, card) => left & bitsOf(card), ALL_COLOURS);
  return bits === 0 ? [] : COLOURS.filter((colour) => bits & bitOf(colour));
}

/** The card's place in `DESIGNS`. */
export function orderOf(card: VivaCard): number {
  return designOf(card).order;
}

/** For sorting: the order of `DESIGNS`. */
export function compareCards(a: VivaCard, b: VivaCard): number {
  return orderOf(a) - orderOf(b);
}
