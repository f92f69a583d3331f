/** What a seat decides from, in numbers, from an observation or a sampled world. */
import { ALL_COLOURS, DESIGNS } from '../../../cards/viva.ts';
import type { Seat } from '../../../engine/rules.ts';
import { type Board, boardByDesign } from '../state/board.ts';
import { designsShowing, firstOf, sizeOf } from '../state/design-sets.ts';
import { coloursOf, type Design, numbersOf } from '../state/designs.ts';
import { copiesOf, copyHand, countAmong, type Hand, handOfCards, heldIn, removeCard } from '../state/hand.ts';
import { stillIn } from '../state/observation.ts';
import { allCards, type Options } from '../state/options.ts';
import { roundOf, type State } from '../state/state.ts';
import { handOf } from '../state/table.ts';
import type { VivaObservation } from './player.ts';

// A hand's distance to the end, on these houses.

/** Turns needed, found by experiment. */
const TURNS = {
  /** For a design that fits a house; and for one that must wait. */
  fits: 0.32,
  waits: 1.5,
  /** For the last card; and to get one where none shares the blocking card's colour. */
  last: 1,
  noLast: 1.9,
  /** For a blocked card beside the last one. */
  stuck: 2,
  /** For an only card that can't be laid. */
  stranded: 2.2,
};

/** Turns the seat needs with this hand, if the table changes little. */
export function turnsLeft(hand: Hand, lying: BoardColours, seat: Seat): number {
  const blocking = designsShowing(blockedFor(lying, seat));
  const free = heldIn(hand) & ~blocking;
  const fits = sizeOf(free & designsShowing(fittingSomewhere(lying)));
  return turnsFor(hand.size, countAmong(hand, blocking), fits, sizeOf(free) - fits);
}

/** The same without so many copies of a design. */
export function turnsLeftWithout(design: Design, copies: number, hand: Hand, lying: BoardColours, seat: Seat): number {
  const blocking = designsShowing(blockedFor(lying, seat));
  const gone = 1 << design;
  const held = copiesOf(hand, design) > copies ? heldIn(hand) : heldIn(hand) & ~gone;
  const free = held & ~blocking;
  const fits = sizeOf(free & designsShowing(fittingSomewhere(lying)));
  const blocked = countAmong(hand, blocking) - (blocking & gone ? copies : 0);
  return turnsFor(hand.size - copies, blocked, fits, sizeOf(free) - fits);
}

/** Turns for so many cards, blocked ones, and other designs that fit or wait. */
function turnsFor(cards: number, blocked: number, fits: number, waits: number): number {
  if (cards === 0) return 0;
  if (cards === 1) return blocked === 1 ? TURNS.last : TURNS.stranded;
  const playing = fits * TURNS.fits + waits * TURNS.waits;
  return playing + (blocked === 0 ? TURNS.noLast : TURNS.last + (blocked - 1) * TURNS.stuck);
}

/** Distance to VIVA (VI-13): the most houses with a common top colour. */
export function vivaCloseness({ tops: [one, two, three] }: BoardColours): number {
  if (one & two & three) return 3;
  if ((one & two) | (one & three) | (two & three)) return 2;
  return one | two | three ? 1 : 0;
}

/** Blocked cards beside the last one. */
export function stuckIn(hand: Hand, lying: BoardColours, seat: Seat): number {
  return Math.max(0, countAmong(hand, designsShowing(blockedFor(lying, seat))) - 1);
}

/** Colours as bits; 0 for no card. */
export interface BoardColours {
  /** Of each house's top card. */
  readonly tops: readonly [number, number, number];
  readonly general: number;
  /** Of the seat's own blocking card (VI-6). */
  readonly own: number;
  readonly owner: Seat | null;
}

/** Cards in the stock and other hands, by design and in all. */
export interface UnseenCards {
  readonly counts: readonly number[];
  readonly total: number;
}

/** The other hands. */
export interface OtherHands {
  /** Cards by hand. */
  readonly sizes: readonly number[];
  /** Sum of log hand sizes of the others in the round. */
  readonly logCardsLeft: number;
}

export interface BotPosition extends OtherHands {
  readonly seat: Seat;
  readonly hand: Hand;
  readonly lying: BoardColours;
  /** Seats still in the round. */
  readonly seats: readonly Seat[];
  readonly unseen: UnseenCards;
}

export function positionFromObservation({ viewer, table, round, options }: VivaObservation): BotPosition {
  const hand = handOfCards(numbersOf(table.hand ?? []));
  const board = boardByDesign(table);
  const seats = round ? stillIn(round) : [];
  return {
    seat: viewer,
    hand,
    lying: boardColours(board),
    sizes: table.handSizes,
    logCardsLeft: logCardsLeftBeside(seats, viewer, table.handSizes),
    seats,
    unseen: unseenBeside(hand, { ...board, cleared: numbersOf(table.cleared) }, options),
  };
}

/** What a seat would see in a sampled world. */
export function positionInWorld(world: State, seat: Seat): BotPosition {
  const { table, options } = world;
  const hand = handOf(table.hands, seat);
  const sizes = table.hands.map(({ size }) => size);
  const seats = stillIn(roundOf(world));
  return {
    seat,
    hand,
    lying: boardColours(table),
    sizes,
    logCardsLeft: logCardsLeftBeside(seats, seat, sizes),
    seats,
    unseen: unseenBeside(hand, table, options),
  };
}

export function logCardsLeftBeside(seats: readonly Seat[], seat: Seat, sizes: readonly number[]): number {
  let far = 0;
  for (const other of seats) if (other !== seat) far += Math.log(sizes[other] ?? 1);
  return far;
}

export function boardColours({ houses: [one = [], two = [], three = []], general, own }: Board): BoardColours {
  return {
    tops: [coloursOnTop(one), coloursOnTop(two), coloursOnTop(three)],
    general: general === null ? 0 : coloursOf(general),
    own: own === null || own.card === null ? 0 : coloursOf(own.card),
    owner: own?.seat ?? null,
  };
}

function coloursOnTop(pile: readonly Design[]): number {
  const top = pile[pile.length - 1];
  return top === undefined ? 0 : coloursOf(top);
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
  hand: Hand,
  { houses, general, own, cleared }: Board & { readonly cleared: readonly Design[] },
  { edition }: Options,
): UnseenCards {
  const counts = COPIES[edition].slice();
  const strike = (design: Design) => {
    counts[design] = Math.max(0, (counts[design] ?? 0) - 1);
  };
  for (const set of hand.sets) for (let left = set; left !== 0; left &= left - 1) strike(firstOf(left));
  for (const pile of houses) for (const card of pile) strike(card);
  for (const card of cleared) strike(card);
  if (general !== null) strike(general);
  if (own !== null && own.card !== null) strike(own.card);
  return { counts, total: counts.reduce((sum, count) => sum + count, 0) };
}

/** Colours blocked for a seat (VI-7). */
export function blockedFor({ general, own, owner }: BoardColours, seat: Seat): number {
  return owner === seat ? general | own : general;
}

/** Colours that fit some house (VI-8). */
export function fittingSomewhere({ tops: [one, two, three] }: BoardColours): number {
  return one && two && three ? one | two | three : ALL_COLOURS;
}

/** VI-13. */
export function makeViva({ tops: [one, two, three] }: BoardColours): boolean {
  return (one & two & three) !== 0;
}

/** The houses after a play. */
export function withPlay(lying: BoardColours, design: Design, houses: readonly number[]): BoardColours {
  const colours = coloursOf(design);
  const { tops, general, own, owner } = lying;
  let [one, two, three] = tops;
  for (const house of houses) {
    if (house === 0) one = colours;
    else if (house === 1) two = colours;
    else three = colours;
  }
  return { tops: [one, two, three], general, own, owner };
}

/** The hand without so many copies of a design. */
export function handWithout(hand: Hand, design: Design, copies = 1): Hand {
  const left = copyHand(hand);
  removeCard(left, design, copies);
  return left;
}
