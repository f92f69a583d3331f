/**
 * MCMC over rounds: proposes swaps of two hidden cards, weighted by inferred voids and kept cards
 * (Metropolis et al., 1953).
 */
import { orderOf } from '../../../cards/viva.ts';
import { at } from '../../../engine/collections.ts';
import { type Random, randomFraction, shuffle } from '../../../engine/random.ts';
import type { Seat } from '../../../engine/rules.ts';
import type { DesignSet } from '../state/design-sets.ts';
import type { Design } from '../state/designs.ts';
import { type CardDrawn, cardsIn, type HandEvent, handOfCards } from '../state/hand.ts';
import type { State } from '../state/state.ts';
import { type InferredVoid, inferredKeptCards, inferredVoids } from './inferred-voids.ts';
import type { VivaObservation } from './player.ts';

/** Log-odds against keeping a playable card; at most twice. */
const DOUBT = 3;
const OFTEN = 2;
/**
 * Log-odds for few cards without one that can be laid last: keeping one is e^1.3 times as likely.
 */
const KEPT_NONE = 1.3;
/** Swaps per step and hidden card; and burn-in swaps. */
const CHANGES = 2;
const BEFORE = 20;

/** A hidden card's place. */
interface HiddenCardPlace {
  /** Null in the stock. */
  readonly seat: Seat | null;
  card: Design;
  /** Its stock: only cards of one stock can be swapped. */
  readonly from: number;
  /** Designs excluded by the rules (VI-12). */
  never: DesignSet;
  /** Designs it probably isn't. */
  lacks: readonly DesignSet[];
  /** The viewer knows the card. */
  known: boolean;
}

/** Rounds weighted by the others' turns. `start`: any round consistent with the observation. */
export function mcmcStep(observation: VivaObservation, start: State, random: Random): () => State {
  const { viewer } = observation;
  const lacks = inferredVoids(observation);
  const hands = start.table.hands.map((_, seat) =>
    seat === viewer ? [] : placesIn(start, seat, viewer, lacks, random),
  );
  const stock = placesInStock(start);
  const groups = [0, 1].map((from) =>
    [...hands.flat(), ...stock].filter((place) => !place.known && place.from === from),
  );
  const hidden = hands.flat().filter((place) => !place.known && at(groups, place.from).length > 1);
  const kept = inferredKeptCards(observation).map(({ seat, designs, since }) => {
    const own = at(hands, seat);
    return { designs, places: own.slice(0, own.length - since) };
  });
  const costKept = () => kept.reduce((sum, { designs, places }) => sum + (hasOne(places, designs) ? 0 : KEPT_NONE), 0);
  const change = () => {
    const one = at(hidden, random.below(hidden.length));
    const group = at(groups, one.from);
    const other = at(group, random.below(group.length));
    const before = logImprobability(one) + logImprobability(other) + costKept();
    swap(one, other);
    const gain = before - logImprobability(one) - logImprobability(other) - costKept();
    if (gain < 0 && randomFraction(random) > Math.exp(gain)) swap(one, other);
  };
  for (let k = 0; k < BEFORE * hidden.length; k++) change();
  return () => {
    for (let k = 0; k < CHANGES * hidden.length; k++) change();
    return worldWith(start, viewer, hands, shuffledStock(stock, random));
  };
}

function hasOne(places: readonly HiddenCardPlace[], designs: DesignSet): boolean {
  return places.some(({ card }) => designs & (1 << card));
}

function swap(one: HiddenCardPlace, other: HiddenCardPlace): void {
  [one.card, other.card] = [other.card, one.card];
}

/** Negative log-likelihood of a place's card. */
function logImprobability({ card, never, lacks }: HiddenCardPlace): number {
  const bit = 1 << card;
  if (never & bit) return Number.POSITIVE_INFINITY;
  let times = 0;
  for (const designs of lacks) if (designs & bit && ++times === OFTEN) break;
  return times * DOUBT;
}

/** A hand's places in order of arrival; any order where it doesn't matter. */
function placesIn(
  { table }: State,
  seat: Seat,
  viewer: Seat,
  lacks: readonly (readonly InferredVoid[])[],
  random: Random,
): HiddenCardPlace[] {
  const passages = table.past?.hands[seat];
  const places = passages
    ? placesAfter(passages, seat, viewer)
    : shuffle(cardsIn(at(table.hands, seat)), random).map((card) => placeOf(seat, card, 0));
  for (const [k, place] of places.entries()) {
    place.lacks = at(lacks, seat).flatMap(({ designs, since }) => (k < places.length - since ? designs : []));
  }
  return places;
}

function placeOf(seat: Seat | null, card: Design, from: number, known = false): HiddenCardPlace {
  return { seat, card, from, never: 0, lacks: [], known };
}

/** Places left after the hand's events. */
function placesAfter(passages: readonly HandEvent[], seat: Seat, viewer: Seat): HiddenCardPlace[] {
  const places: HiddenCardPlace[] = [];
  for (const passage of passages) {
    if ('came' in passage) places.push(placeOf(seat, orderOf(passage.came), passage.from, isSeenBy(viewer, passage)));
    else if ('gone' in passage) leave(places, orderOf(passage.gone), passage.taken ?? false);
    else if ('shows' in passage) show(places, passage.shows.map(orderOf));
    else lack(places, passage.lacks.map(orderOf));
  }
  return places;
}

function isSeenBy(viewer: Seat, { seenBy = [] }: CardDrawn): boolean {
  return seenBy.includes(viewer) || seenBy.includes('everyone');
}

/** Removes a laid card: the newest, or one publicly known before others. */
function leave(places: HiddenCardPlace[], card: Design, taken: boolean): void {
  const isIt = (place: HiddenCardPlace) => place.card === card;
  const told = places.findIndex((place) => place.known && isIt(place));
  const gone = told >= 0 ? told : places.findIndex(isIt);
  places.splice(taken ? places.findLastIndex(isIt) : gone, 1);
}

function show(places: readonly HiddenCardPlace[], cards: readonly Design[]): void {
  const shown = [...cards];
  for (const place of places) {
    const k = shown.indexOf(place.card);
    if (k < 0) continue;
    shown.splice(k, 1);
    place.known = true;
  }
}

function lack(places: readonly HiddenCardPlace[], cards: readonly Design[]): void {
  for (const place of places) for (const card of cards) place.never |= 1 << card;
}

function placesInStock({ table: { shuffled, drawn, peeked, past } }: State): HiddenCardPlace[] {
  const from = past ? past.stocks.length - 1 : 0;
  return shuffled.slice(drawn).map((card, k) => placeOf(null, card, from, k < peeked.length));
}

/** Shuffles the stock below the seen top cards. */
function shuffledStock(stock: readonly HiddenCardPlace[], random: Random): Design[] {
  const known = stock.filter((place) => place.known);
  const others = stock.filter((place) => !place.known).map(({ card }) => card);
  return [...known.map(({ card }) => card), ...shuffle(others, random)];
}

/** Drops the hands' histories, which playouts don't need. */
function worldWith(
  start: State,
  viewer: Seat,
  hands: readonly (readonly HiddenCardPlace[])[],
  stock: readonly Design[],
): State {
  const { table } = start;
  const shuffled = [...table.shuffled.slice(0, table.drawn), ...stock];
  const dealt = table.hands.map((hand, seat) =>
    seat === viewer ? hand : handOfCards(at(hands, seat).map(({ card }) => card)),
  );
  return { ...start, table: { ...table, hands: dealt, shuffled, past: null } };
}
