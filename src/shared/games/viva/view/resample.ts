/** Samples a full state consistent with a seat's observation. */
import { orderOf, type VivaCard } from '../../../cards/viva.ts';
import { at, present } from '../../../engine/collections.ts';
import { type Random, shuffle } from '../../../engine/random.ts';
import type { Seat, Viewer } from '../../../engine/rules.ts';
import { apply } from '../rules/apply.ts';
import { playOf } from '../rules/call-out.ts';
import { toShuffle } from '../rules/chance.ts';
import { boardByDesign } from '../state/board.ts';
import { type Cards, sorted, without, withoutAll } from '../state/design-sets.ts';
import { type Design, namesOf, numbersOf } from '../state/designs.ts';
import { type HandEvent, type HandHistory, handOfCards, type MutableHandHistory } from '../state/hand.ts';
import type { Observation, TableView, VisibleStep, WindowView } from '../state/observation.ts';
import { allCards, type Options } from '../state/options.ts';
import type { State } from '../state/state.ts';
import { emptyTable, type Table } from '../state/table.ts';
import { handAfter, solve } from './solve-hands.ts';

/** Knowledge of hidden cards beyond the table's view. */
interface Clues {
  /** Later observations of another hand. */
  readonly later?: { readonly seat: Seat; readonly passages: readonly HandEvent[] };
  /** The stock from its top, as far as seen; null for a card drawn by another hand. */
  readonly stock: readonly (VivaCard | null)[];
}

/** A sampled table, and each hand's newest card where it matters. */
interface SampledTable {
  readonly table: Table;
  readonly lastCame: readonly (VivaCard | undefined)[];
}

/** Deals the unseen cards at random to their possible places. */
export function resample(observation: Observation, random: Random): State {
  return observation.window
    ? sampleWithWindow(observation, observation.window, random)
    : sampleState(observation, observation.table, random);
}

/** The current state, outside a call-out window. */
function sampleState(observation: Observation, view: TableView, random: Random): State {
  const { viewer, turn, phase, taken, due } = observation;
  const { table, lastCame } = present(sampleTable(observation, view, { stock: [] }, random), 'world to imagine');
  const tookUnseen = phase === 'taken' && turn !== null && turn !== viewer && due.length === 0;
  return { ...knownState(observation), table, taken: numberOf(tookUnseen ? lastCame[turn] : taken) };
}

/** Within a call-out window: samples the table before the play, then replays all since. */
function sampleWithWindow(observation: Observation, window: WindowView, random: Random): State {
  const { player, since } = window;
  const [stock = [], ...restocks] = drawsByStock(since);
  const { table, taken } = sampleBeforePlay(observation, window, stock, random);
  const phase = window.tookFirst ? 'taken' : 'turn';
  const state: State = { ...knownState(observation), turn: player, phase, table, taken, due: [] };
  for (const { event } of since) {
    // In a window, chance only restocks.
    if (event.by !== 'chance') apply(state, event);
    else {
      const cards = sampleStock(namesOf(toShuffle(state)), restocks.shift() ?? [], random);
      apply(state, { by: 'chance', type: 'restock', cards });
    }
  }
  return { ...state, story: [...observation.story] };
}

/** Percent belief that a seat that took a card and plays plays that card (VI-10), if possible. */
const HONEST = 90;

/**
 * The table before a play, and the card its player took: usually the one played, but some cheat.
 * One called out in vain didn't (VI-21).
 */
function sampleBeforePlay(
  observation: Observation,
  { player, tookFirst, taken, before, since }: WindowView,
  stock: readonly (VivaCard | null)[],
  random: Random,
): { table: Table; taken: Design | null } {
  const imagineWith = (passages: readonly HandEvent[]) =>
    sampleTable(observation, before, { later: { seat: player, passages }, stock }, random);
  const used = usedSince(since);
  const isOwn = player === observation.viewer;
  const calledInVain = since.some(({ event }) => event.type === 'catch');
  if (!isOwn && tookFirst && (calledInVain || random.below(100) < HONEST)) {
    const { card } = playOf(since);
    const honest = imagineWith([{ gone: card, taken: true }, { shows: without(sorted(used), card) }]);
    if (honest?.lastCame[player] === card) return { table: honest.table, taken: orderOf(card) };
  }
  const { table, lastCame } = present(imagineWith(isOwn ? [] : [{ shows: sorted(used) }]), 'world to imagine');
  return { table, taken: numberOf(tookFirst ? (taken ?? lastCame[player]) : null) };
}

function numberOf(card: VivaCard | null | undefined): Design | null {
  return card ? orderOf(card) : null;
}

/** The known parts of a state, without the table. */
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

/** Draws since the play: from the old stock, then from each restock. */
function drawsByStock(since: readonly VisibleStep[]): (VivaCard | null)[][] {
  const stocks: (VivaCard | null)[][] = [[]];
  for (const { event, draws } of since) {
    if (event.type === 'restock') stocks.push([]);
    stocks.at(-1)?.push(...draws.map(({ card }) => card));
  }
  return stocks;
}

/** Cards another player laid since were in its hand before. */
function usedSince(since: readonly VisibleStep[]): Cards {
  return since.flatMap(({ event }) => {
    if (event.type === 'play') return event.houses.map(() => event.card);
    return event.type === 'block' ? [event.card] : [];
  });
}

/** A table consistent with this view; undefined where the clues allow none. */
function sampleTable(
  { options, viewer }: Observation,
  view: TableView,
  { later, stock }: Clues,
  random: Random,
): SampledTable | undefined {
  const known = knownStock(view.peeked, stock);
  const inStock = known.filter((card) => card !== null);
  const dealt =
    view.past || later
      ? solveHands(view.past ?? freshHistory(options, view, viewer), later, viewer, inStock, random)
      : dealHands(options, view, viewer, inStock, random);
  if (!dealt) return undefined;
  const shuffled = known.map((card) => card ?? drawFrom(dealt.stock)).concat(dealt.stock);
  const table: Table = {
    ...emptyTable(view.handSizes.length),
    ...boardByDesign(view),
    hands: dealt.hands.map((hand) => handOfCards(numbersOf(hand))),
    shuffled: numbersOf(shuffled),
    cleared: numbersOf(view.cleared),
    stale: view.stale,
    past: view.past && dealt.past,
    peeked: view.peeked.map(({ by }, k) => ({ card: at(shuffled, k), by })),
  };
  return { table, lastCame: dealt.lastCame };
}

/** Hands, the remaining stock, and each hand's newest card. */
interface Dealt {
  readonly hands: readonly Cards[];
  readonly stock: VivaCard[];
  readonly lastCame: readonly (VivaCard | undefined)[];
  readonly past: MutableHandHistory | null;
}

/** Without constraints. */
function dealHands(options: Options, view: TableView, viewer: Viewer, inStock: Cards, random: Random): Dealt {
  const own = view.hand ?? [];
  const stock = shuffle([...withoutAll(unshown(options, view), [...own, ...inStock])], random);
  const hands = view.handSizes.map((size, seat) => (seat === viewer ? own : stock.splice(stock.length - size)));
  return { hands, stock, lastCame: hands.map((hand) => hand.at(-1)), past: null };
}

/** With constraints. Undefined where they are contradictory. */
function solveHands(
  past: HandHistory<VivaCard | null>,
  later: Clues['later'],
  viewer: Viewer,
  inStock: Cards,
  random: Random,
): Dealt | undefined {
  const hands = later ? past.hands.with(later.seat, [...at(past.hands, later.seat), ...later.passages]) : past.hands;
  const solved = solve({ past: { ...past, hands }, viewer, inStock }, random);
  if (!solved) return undefined;
  const passages = solved.past.hands.map((passages, seat) => passages.slice(0, past.hands[seat]?.length));
  return {
    hands: passages.map(handAfter),
    stock: solved.stock,
    lastCame: passages.map((passages) => passages.findLast((passage) => 'came' in passage)?.came),
    past: { stocks: [...past.stocks], hands: passages },
  };
}

/** Without constraints, histories are as after a fresh deal. */
function freshHistory(options: Options, view: TableView, viewer: Viewer): HandHistory<VivaCard | null> {
  const hands = view.handSizes.map((size, seat) => {
    const cards = seat === viewer ? (view.hand ?? []) : Array<null>(size).fill(null);
    return cards.map((card) => ({ came: card, from: 0 }));
  });
  return { stocks: [unshown(options, view)], hands };
}

/** Cards of the stock and all hands; none before the first deal. */
function unshown(options: Options, { handSizes, houses, general, own, cleared }: TableView): Cards {
  if (handSizes.every((size) => size === 0)) return [];
  return withoutAll(allCards(options.edition), [houses.flat(), general ?? [], own?.card ?? [], cleared].flat());
}

/** The stock's known top: seen before an undo, or drawn since. */
function knownStock(peeked: TableView['peeked'], drawn: readonly (VivaCard | null)[]): (VivaCard | null)[] {
  return Array.from({ length: Math.max(peeked.length, drawn.length) }, (_, k) => drawn[k] ?? peeked[k]?.card ?? null);
}

/** The next unconstrained card: there are as many as places. */
function drawFrom(pool: VivaCard[]): VivaCard {
  return present(pool.pop(), 'card left to imagine');
}

/** A new stock of these cards, some known from draws. */
function sampleStock(cards: readonly VivaCard[], drawn: readonly (VivaCard | null)[], random: Random): VivaCard[] {
  const seen = drawn.filter((card) => card !== null);
  const unseen = shuffle([...withoutAll(cards, seen)], random);
  return drawn.map((card) => card ?? drawFrom(unseen)).concat(unseen);
}
