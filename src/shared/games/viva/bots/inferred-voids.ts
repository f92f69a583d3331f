/** Inferred voids: a seat that takes a card or passes usually had no fitting one. */
import { ALL_COLOURS, orderOf } from '../../../cards/viva.ts';
import { last } from '../../../engine/collections.ts';
import type { Seat } from '../../../engine/rules.ts';
import { type DesignSet, designsShowing } from '../state/design-sets.ts';
import { coloursOf, type Design, numbersOf } from '../state/designs.ts';
import { type Observation, type PublicMove, penalties, stillIn } from '../state/observation.ts';

/**
 * Inferred kept cards: a seat with one or two cards usually keeps one that can be its last (VI-17).
 */
export interface InferredKept {
  readonly seat: Seat;
  /** Designs the seat can lay last. */
  readonly designs: DesignSet;
  /** Cards of the hand that may be newer. */
  readonly since: number;
}

/** With more cards beside its blocking card, a hand has such a card anyway. */
const FEW = 2;

/**
 * For the blocking card's layer with few cards left, and a seat with one remaining card of that
 * time; before anybody is out.
 */
export function inferredKeptCards({ table, round, story, viewer, window }: Observation): readonly InferredKept[] {
  if (table.general === null || round?.out.length !== 0 || window) return [];
  const from = story.findLastIndex(({ type }) => type === 'block' || type === 'restock' || type === 'deal');
  const laid = story[from];
  if (!laid) return [];
  const general = coloursOf(orderOf(table.general));
  return round.seats.flatMap((seat) => {
    if (seat === viewer) return [];
    const hand = handSince(story.slice(from + 1), seat, table.handSizes[seat] ?? 0);
    const isOwn = laid.by === seat && hand.size > 0 && hand.size <= FEW;
    const isLast = table.handSizes[seat] === 1 && hand.since === 0 && hand.played;
    if (!isOwn && !isLast) return [];
    const own = table.own?.card && table.own.seat === seat ? coloursOf(orderOf(table.own.card)) : 0;
    return [{ seat, designs: designsShowing(general | own), since: hand.since }];
  });
}

/** A hand before these events without VIVA, and its losses and gains since. */
function handSince(events: readonly PublicMove[], seat: Seat, now: number) {
  let [size, since, played] = [now, 0, false];
  for (const [k, event] of events.entries()) {
    if (event.by !== seat) continue;
    if (event.type === 'take') [size, since] = [size - 1, since + 1];
    if (event.type !== 'play') continue;
    size += event.houses.length;
    // The taken card is the one played (VI-10).
    if (events[k - 1]?.type === 'take') since--;
    else played = true;
  }
  return { size, since, played };
}

/** A hand probably without these designs; so many of its cards may be newer. */
export interface InferredVoid {
  readonly designs: DesignSet;
  readonly since: number;
}

/** By seat, latest first, from the round's event log; before anybody is out. */
export function inferredVoids({
  table,
  round,
  story,
  viewer,
  window,
}: Observation): readonly (readonly InferredVoid[])[] {
  const lacks: InferredVoid[][] = table.handSizes.map(() => []);
  if (round === null || window !== null) return lacks;
  const seats = stillIn(round);
  const hands = table.handSizes.map((size) => ({ size, since: 0 }));
  let scene: Scene | undefined = sceneOf(table, round.burdened);
  for (let k = story.length - 1; k >= 0 && scene; k--) {
    const event = story[k];
    if (!event) break;
    undo(hands, seats, story, k);
    const seat = event.by === 'chance' || !isForcedPass(story, k) ? viewer : event.by;
    const hand = seat === viewer || seat === 'everyone' ? undefined : hands[seat];
    if (hand) lacks[Number(seat)]?.push({ designs: playable(scene, Number(seat), hand.size), since: hand.since });
    scene = before(scene, story, k);
  }
  return lacks;
}

/** A hand's size then, and newer cards now. */
interface Counted {
  size: number;
  since: number;
}

/** A hand's size before an event. */
function undo(hands: readonly Counted[], seats: readonly Seat[], story: readonly PublicMove[], k: number): void {
  const event = story[k];
  if (!event || event.by === 'chance') return;
  const hand = hands[event.by];
  if (!hand) return;
  if (event.type === 'take') addUnknownCard(hand);
  else if (event.type === 'play') {
    hand.size += event.houses.length;
    // The taken card is the one played (VI-10).
    if (eventBefore(story, k)?.type === 'take') hand.since--;
  } else if (event.type === 'block') {
    // Who lays its only card takes another (VI-15).
    if (hand.size === 1) hand.since = Number.POSITIVE_INFINITY;
    hand.size++;
  } else if (event.type === 'viva') {
    for (const seat of penalties(seats, event.by)) addUnknownCard(hands[seat]);
  }
}

function addUnknownCard(hand: Counted | undefined): void {
  if (!hand) return;
  hand.size--;
  hand.since++;
}

/** Whether a seat took or passed, other than right after a play (VI-13). */
function isForcedPass(story: readonly PublicMove[], k: number): boolean {
  const event = story[k];
  if (event?.type === 'take') return true;
  const earlier = eventBefore(story, k);
  return event?.type === 'pass' && !(earlier?.type === 'play' && earlier.by === event.by);
}

/** The last player event before an event. */
function eventBefore(story: readonly PublicMove[], k: number): PublicMove | undefined {
  const earlier = story[k - 1];
  return earlier?.type === 'restock' ? eventBefore(story, k - 1) : earlier;
}

/** The table at a point of the event log. */
interface Scene {
  /** Cards by house, top last; null for unknown ones. */
  readonly piles: readonly (readonly (Design | null)[])[];
  /** Colours; 0 for no card. */
  readonly general: number;
  readonly own: { readonly seat: Seat; readonly colours: number } | null;
  /** Who got an own blocking card (VI-6). */
  readonly burdened: Seat | null;
  /** Cards cleared by then. */
  readonly cleared: readonly Design[];
}

function sceneOf({ houses, general, own, cleared }: Observation['table'], burdened: Seat | null): Scene {
  return {
    burdened,
    piles: houses.map(numbersOf),
    general: general === null ? 0 : coloursOf(orderOf(general)),
    own: own?.card ? { seat: own.seat, colours: coloursOf(orderOf(own.card)) } : null,
    cleared: numbersOf(cleared),
  };
}

/** Designs the seat could have laid (VI-7, VI-8, VI-17). */
function playable({ piles, general, own }: Scene, seat: Seat, size: number): DesignSet {
  const blocking = designsShowing(own?.seat === seat ? general | own.colours : general);
  if (size === 1) return blocking;
  let fitting = 0;
  for (const pile of piles) {
    const top = pile.length > 0 ? last(pile) : undefined;
    if (top !== null) fitting |= top === undefined ? ALL_COLOURS : coloursOf(top);
  }
  return designsShowing(fitting) & ~blocking;
}

/** The table before an event; undefined where unknown. */
function before(scene: Scene, story: readonly PublicMove[], k: number): Scene | undefined {
  const event = story[k];
  switch (event?.type) {
    case 'play':
      return { ...scene, piles: lifted(scene.piles, event.houses) };
    case 'block':
      return { ...scene, general: 0 };
    case 'viva':
      return beforeViva(scene, story, k);
    case 'restock':
      // Lower cards are unknown; an empty table may have been cleared (VI-12).
      if (scene.piles.every((pile) => pile.length === 0)) return undefined;
      return { ...scene, cleared: [], piles: scene.piles.map((pile) => (pile.length > 0 ? [null, ...pile] : pile)) };
    case 'take':
    case 'pass':
      return scene;
    default:
      return undefined;
  }
}

function lifted(piles: Scene['piles'], houses: readonly number[]): Scene['piles'] {
  return piles.map((pile, house) => pile.slice(0, pile.length - houses.filter((one) => one === house).length));
}

/**
 * Before a VIVA: the plays since the table was last cleared; the blocking cards were laid last
 * (VI-14, VI-16).
 */
function beforeViva(scene: Scene, story: readonly PublicMove[], k: number): Scene | undefined {
  const { own, cleared, burdened } = scene;
  // Its owner may have lost it by this one.
  if (own === null && burdened !== null) return undefined;
  const from = story.findLastIndex(
    ({ type }, place) => place < k && type !== 'play' && type !== 'take' && type !== 'pass',
  );
  const start = story[from]?.type;
  const kept = cleared.length - (own === null ? 1 : 2);
  if ((start !== 'deal' && start !== 'block') || kept < 0) return undefined;
  const piles: Design[][] = [[], [], []];
  for (const event of story.slice(from + 1, k)) {
    if (event.type === 'play') for (const house of event.houses) piles[house]?.push(orderOf(event.card));
  }
  const [general = 0, ownCard = 0] = cleared.slice(kept);
  return {
    burdened,
    piles,
    general: coloursOf(general),
    own: own && { seat: own.seat, colours: coloursOf(ownCard) },
    cleared: cleared.slice(0, kept - piles.flat().length),
  };
}
