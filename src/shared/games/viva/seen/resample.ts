/** What a bot may imagine: a full state that looks the same from its seat. */

import type { VivaCard } from '../../../cards/viva.ts';
import { present } from '../../../engine/at.ts';
import { type Random, shuffle } from '../../../engine/random.ts';
import type { Seat, Viewer } from '../../../engine/rules.ts';
import { type Cards, sorted, union, withoutAll } from '../state/hand.ts';
import type { Observation, SeenStep, TableView, WindowView } from '../state/observation.ts';
import { allCards, type Options } from '../state/options.ts';
import type { State } from '../state/state.ts';
import { emptyTable, type Hands, handOf, type Table } from '../state/table.ts';
import { apply } from '../turns/apply.ts';
import { playOf } from '../turns/caught.ts';
import { toShuffle } from '../turns/restock.ts';

/** What is known of hidden cards beside what the view of the table tells. */
interface Clues {
  /** By seat: cards that are in the hand for sure. */
  readonly hands: Hands;
  /** The stock from its top, as far as somebody saw it; null for a card that went to another's hand. */
  readonly stock: readonly (VivaCard | null)[];
  /** A seat that has just taken a card that the viewer didn't see (VI-10). */
  readonly taker: Seat | null;
}

/** The cards the viewer can't see, dealt at random to the places where they can be. */
export function resample(observation: Observation, random: Random): State {
  return observation.window
    ? relive(observation, observation.window, random)
    : imagine(observation, observation.table, random);
}

/** The state as it stands, where nothing can be undone. */
function imagine(observation: Observation, view: TableView, random: Random): State {
  const { viewer, turn, phase, taken, due } = observation;
  const taker = phase === 'taken' && turn !== viewer && due.length === 0 ? turn : null;
  const imagined = imagineTable(observation, view, { hands: view.shown, stock: [], taker }, random);
  return { ...knownState(observation), table: imagined.table, taken: taken ?? imagined.taken };
}

/**
 * What can be undone hangs together with what came of it: the table before the play is imagined, and all that
 * came since happens to it again. A card that nobody saw taken before the play (VI-10) is imagined as the one played.
 */
function relive(observation: Observation, window: WindowView, random: Random): State {
  const { player, tookFirst, before, since } = window;
  const played = playOf(since);
  const [stock = [], ...restocks] = drawsByStock(since);
  const hands = player === observation.viewer ? before.shown : withUsed(before.shown, player, since);
  const { table } = imagineTable(observation, before, { hands, stock, taker: null }, random);
  const taken = tookFirst ? (window.taken ?? played.card) : null;
  const phase = tookFirst ? 'taken' : 'turn';
  const state: State = { ...knownState(observation), turn: player, phase, table, taken, due: [] };
  for (const { event } of since) {
    // Chance does nothing in a window but restock.
    if (event.by !== 'chance') apply(state, event);
    else {
      const cards = imagineStock(toShuffle(state), restocks.shift() ?? [], random);
      apply(state, { by: 'chance', type: 'restock', cards });
    }
  }
  return { ...state, story: [...observation.story] };
}

/** All of a state that everybody knows, or the viewer; the table is still to come. */
function knownState(observation: Observation): State {
  const { options, phase, turn, round, results, table, due, passes, story } = observation;
  const seats = table.handSizes.length;
  return {
    options,
    seats,
    phase,
    turn,
    round,
    results,
    table: emptyTable(seats),
    taken: null,
    due: [...due],
    passes,
    window: null,
    story: [...story],
  };
}

/** The draws since the play: from the stock of before, then from the new one of each restock. */
function drawsByStock(since: readonly SeenStep[]): (VivaCard | null)[][] {
  const stocks: (VivaCard | null)[][] = [[]];
  for (const { event, draws } of since) {
    if (event.type === 'restock') stocks.push([]);
    stocks.at(-1)?.push(...draws.map(({ card }) => card));
  }
  return stocks;
}

/** What another player laid since was in its hand before. */
function withUsed(shown: Hands, player: Seat, since: readonly SeenStep[]): Hands {
  const used = since.flatMap(({ event }) => {
    if (event.type === 'play') return event.houses.map(() => event.card);
    return event.type === 'block' ? [event.card] : [];
  });
  return shown.with(player, union(handOf(shown, player), used));
}

/** A table that gives this view, and the card that the clues' taker took. */
function imagineTable(
  { options, viewer }: Observation,
  view: TableView,
  clues: Clues,
  random: Random,
): { table: Table; taken: VivaCard | null } {
  const { houses, general, own, cleared, stale, inHands, shown, handSizes } = view;
  const seen = clues.stock.filter((card) => card !== null);
  const pool = shuffle([...withoutAll(hiddenCards(options, view), [...inHands, ...seen])], random);
  const { hands, taken } = imagineHands(view, viewer, clues, pool, random);
  const { counted } = emptyTable(handSizes.length);
  counted[viewer === 'everyone' ? handSizes.length : viewer] = [...inHands];
  const table: Table = {
    houses: houses.map((house) => [...house]),
    general,
    own,
    hands: hands.map(sorted),
    shuffled: clues.stock.map((card) => card ?? drawFrom(pool)).concat(pool),
    drawn: 0,
    cleared: [...cleared],
    stale,
    counted,
    shown: shown.map((cards) => [...cards]),
  };
  return { table, taken };
}

/** The cards of the stock and of the other hands; none before the first deal. */
function hiddenCards(options: Options, { hand, handSizes, houses, general, own, cleared }: TableView): Cards {
  if (handSizes.every((size) => size === 0)) return [];
  return withoutAll(
    allCards(options.edition),
    [hand ?? [], houses.flat(), general ?? [], own?.card ?? [], cleared].flat(),
  );
}

/** Hands of these sizes: what is known of each, then what is known of all together, the rest from the pool. */
function imagineHands(
  { hand, handSizes, inHands }: TableView,
  viewer: Viewer,
  clues: Clues,
  pool: VivaCard[],
  random: Random,
): { hands: VivaCard[][]; taken: VivaCard | null } {
  const sure = [...inHands];
  const hands = handSizes.map((_, seat) => {
    if (seat === viewer) return [...(hand ?? [])];
    return handOf(clues.hands, seat).map((card) => takeOut(sure, card) ?? present(takeOut(pool, card), card));
  });
  const taken = clues.taker === null ? null : drawFrom(pool);
  if (clues.taker !== null && taken) hands[clues.taker]?.push(taken);
  const places = handSizes.flatMap((size, seat) => Array<Seat>(size - (hands[seat]?.length ?? 0)).fill(seat));
  for (const seat of shuffle(places, random)) hands[seat]?.push(sure.pop() ?? drawFrom(pool));
  return { hands, taken };
}

/** The next of the cards that can be anywhere: there are as many as places for them. */
function drawFrom(pool: VivaCard[]): VivaCard {
  return present(pool.pop(), 'card left to imagine');
}

function takeOut(cards: VivaCard[], card: VivaCard): VivaCard | undefined {
  const at = cards.indexOf(card);
  return at < 0 ? undefined : cards.splice(at, 1)[0];
}

/** A new stock of these cards, of which some were seen when they were drawn. */
function imagineStock(cards: readonly VivaCard[], drawn: readonly (VivaCard | null)[], random: Random): VivaCard[] {
  const seen = drawn.filter((card) => card !== null);
  const unseen = shuffle([...withoutAll(cards, seen)], random);
  return drawn.map((card) => card ?? drawFrom(unseen)).concat(unseen);
}
