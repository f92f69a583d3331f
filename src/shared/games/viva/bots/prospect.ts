/** What a seat goes by when it chooses, in numbers: the same out of an observation and out of an imagined world. */
import { ALL_COLOURS, bitsOf, DESIGNS, orderOf, type VivaCard } from '../../../cards/viva.ts';
import type { Seat } from '../../../engine/rules.ts';
import type { Cards } from '../state/hand.ts';
import type { Play } from '../state/moves.ts';
import { allCards, type Options } from '../state/options.ts';
import { stillIn } from '../state/seats.ts';
import { roundOf, type State } from '../state/state.ts';
import { type Board, handOf } from '../state/table.ts';
import type { Seen } from './player.ts';

/** A card by its place among the designs. */
export type Design = number;

/** The colours of each design, one bit each. */
const COLOURS_OF: readonly number[] = DESIGNS.map(bitsOf);

export function coloursOf(design: Design): number {
  return COLOURS_OF[design] ?? 0;
}

/** Colours as bits; 0 where no card lies. */
export interface Lying {
  /** Of each house's top card. */
  readonly tops: readonly [number, number, number];
  readonly general: number;
  /** Of the blocking card of one seat's own (VI-6). */
  readonly own: number;
  readonly owner: Seat | null;
}

/** The cards in the stock and in the other hands: how many of each design, and in all. */
export interface Unseen {
  readonly counts: readonly number[];
  readonly total: number;
}

export interface Prospect {
  readonly seat: Seat;
  /** In the order of the designs. */
  readonly hand: readonly Design[];
  readonly lying: Lying;
  /** Cards in each hand. */
  readonly sizes: readonly number[];
  /** The seats still in the round. */
  readonly seats: readonly Seat[];
  readonly unseen: Unseen;
}

export function prospectOf({ viewer, table, round, options }: Seen): Prospect {
  const hand = table.hand ?? [];
  return {
    seat: viewer,
    hand: hand.map(orderOf),
    lying: lyingOn(table),
    sizes: table.handSizes,
    seats: round ? stillIn(round) : [],
    unseen: unseenBeside(hand, table, options),
  };
}

/** What a seat would see in an imagined world. */
export function prospectIn(world: State, seat: Seat): Prospect {
  const { table, options } = world;
  const hand = handOf(table.hands, seat);
  return {
    seat,
    hand: hand.map(orderOf),
    lying: lyingOn(table),
    sizes: table.hands.map(({ length }) => length),
    seats: stillIn(roundOf(world)),
    unseen: unseenBeside(hand, table, options),
  };
}

export function lyingOn({ houses: [one = [], two = [], three = []], general, own }: Board): Lying {
  return {
    tops: [coloursOnTop(one), coloursOnTop(two), coloursOnTop(three)],
    general: general ? bitsOf(general) : 0,
    own: own?.card ? bitsOf(own.card) : 0,
    owner: own?.seat ?? null,
  };
}

function coloursOnTop(pile: Cards): number {
  const top = pile[pile.length - 1];
  return top === undefined ? 0 : bitsOf(top);
}

const COPIES: Readonly<Record<Options['edition'], readonly number[]>> = {
  full: copiesIn('full'),
  pocket: copiesIn('pocket'),
};

function copiesIn(edition: Options['edition']): readonly number[] {
  const all = allCards(edition);
  return DESIGNS.map((design) => all.filter((card) => card === design).length);
}

function unseenBeside(
  hand: Cards,
  { houses, general, own, cleared }: Board & { readonly cleared: Cards },
  { edition }: Options,
): Unseen {
  const counts = COPIES[edition].slice();
  const strike = (card: VivaCard) => {
    const design = orderOf(card);
    counts[design] = Math.max(0, (counts[design] ?? 0) - 1);
  };
  for (const card of hand) strike(card);
  for (const pile of houses) for (const card of pile) strike(card);
  for (const card of cleared) strike(card);
  if (general) strike(general);
  if (own?.card) strike(own.card);
  return { counts, total: counts.reduce((sum, count) => sum + count, 0) };
}

/** The colours that are blocked for a seat (VI-7). */
export function blockedFor({ general, own, owner }: Lying, seat: Seat): number {
  return owner === seat ? general | own : general;
}

/** The colours that fit at least one house (VI-8). */
export function fittingSomewhere({ tops: [one, two, three] }: Lying): number {
  return one && two && three ? one | two | three : ALL_COLOURS;
}

/** VI-13. */
export function makeViva({ tops: [one, two, three] }: Lying): boolean {
  return (one & two & three) !== 0;
}

/** With a play laid on the houses. */
export function laid(lying: Lying, { card, houses }: Play): Lying {
  const colours = bitsOf(card);
  const [one, two, three] = lying.tops;
  const top = (house: number, before: number) => (houses.includes(house) ? colours : before);
  return { ...lying, tops: [top(0, one), top(1, two), top(2, three)] };
}

/** The hand without so many copies of a design. */
export function handWithout(hand: readonly Design[], design: Design, copies = 1): readonly Design[] {
  const left = hand.slice();
  left.splice(left.indexOf(design), copies);
  return left;
}
