/** Chance: the first starter, every deal, every restock. */
import type { VivaCard } from '../../../cards/viva.ts';
import { at, present } from '../../../engine/collections.ts';
import type { Random } from '../../../engine/random.ts';
import { type Refusal, refusal } from '../../../engine/refusal.ts';
import { shuffledFromSorted } from '../../../fair-shuffle/shuffle.ts';
import { namesInNameOrder, sameCards } from '../state/design-sets.ts';
import { type Design, nameOf, numbersOf } from '../state/designs.ts';
import { addCard, handHistoryAtRestock, recordCardDrawn, recordCardTurnedUp } from '../state/hand.ts';
import type { Chance } from '../state/moves.ts';
import { stillIn } from '../state/observation.ts';
import { allCards, type Options } from '../state/options.ts';
import type { Draw, State } from '../state/state.ts';
import { emptyHouses, handOf, stockSize } from '../state/table.ts';

// The stock: due cards, and restocks (VI-12).

/** Whether everybody in the round passed in a row as nothing could be taken. */
function allPassed({ round, passes }: State): boolean {
  return passes > 0 && round !== null && passes >= stillIn(round).length;
}

/** Whether chance must restock now. */
export function isRestockDue(state: State): boolean {
  return state.due.length > 0 || allPassed(state);
}

/**
 * Whether the next restock clears the table first: the second one without a VIVA or a last card in
 * between, or after passes.
 */
function clearsTable(state: State): boolean {
  return state.table.stale || allPassed(state);
}

/** The next restock's cards, unshuffled; none if only the general blocking card is left. */
export function toShuffle(state: State): Design[] {
  const { cleared, houses, general } = state.table;
  if (!clearsTable(state)) return [...cleared, ...houses.flatMap((house) => house.slice(0, -1))];
  const cards = [...cleared, ...houses.flat()];
  if (cards.length > 0 && general !== null) cards.push(general);
  return cards;
}

/** Whether the next restock has a card, without building the list, since every turn asks. */
function hasToShuffle(state: State): boolean {
  const { cleared, houses } = state.table;
  const kept = clearsTable(state) ? 0 : 1;
  return cleared.length > 0 || houses.some((house) => house.length > kept);
}

/** Whether a due card is available: from the stock, or after a restock. */
export function canTake(state: State): boolean {
  return stockSize(state.table) > 0 || hasToShuffle(state);
}

/**
 * VI-12: a new stock, first = top. Where the table is cleared, its top card becomes the general blocking card.
 * From the shuffled cards everybody can tell which cards the hands hold together, and that who takes none holds none.
 */
export function restock(state: State, cards: readonly VivaCard[]): void {
  const { table } = state;
  const clears = clearsTable(state);
  const shuffled = numbersOf(cards);
  const past = handHistoryAtRestock(table, shuffled);
  const [general] = shuffled;
  table.past = past;
  table.peeked = [];
  table.shuffled = shuffled;
  table.drawn = 0;
  table.cleared = [];
  table.stale = true;
  if (clears && general !== undefined) {
    table.houses = emptyHouses();
    table.general = general;
    table.drawn = 1;
    recordCardTurnedUp(past, general);
    recordDraw(state, { to: 'general', card: nameOf(general) });
  } else {
    table.houses = table.houses.map((house) => house.slice(-1));
  }
  state.passes = 0;
}

/** Deals due cards as far as the stock goes; the rest waits for a restock, or lapses (VI-12). */
export function handOutDue(state: State): void {
  while (state.due.length > 0) {
    if (stockSize(state.table) > 0) drawNext(state);
    else if (hasToShuffle(state)) return;
    else state.due = [];
  }
}

function drawNext(state: State): void {
  const { table } = state;
  const to = present(state.due.shift(), 'card due');
  const card = at(table.shuffled, table.drawn);
  const [peeked] = table.peeked;
  table.drawn++;
  if (peeked) table.peeked = table.peeked.slice(1);
  if (to === 'own') {
    table.own = table.own && { ...table.own, card };
    if (table.past) recordCardTurnedUp(table.past, card);
  } else {
    addCard(handOf(table.hands, to), card);
    if (table.past) recordCardDrawn(table.past, to, card, peeked?.by);
    if (state.phase === 'taken') state.taken = card;
  }
  if (state.window) recordDraw(state, { to, card: nameOf(card) });
}

/** Records what an undo needs (VI-21). */
function recordDraw(state: State, draw: Draw): void {
  const { window } = state;
  const step = window?.since.at(-1);
  if (window && step) {
    state.window = { ...window, since: window.since.with(-1, { ...step, draws: [...step.draws, draw] }) };
  }
}

/** VI-4, VI-5, VI-12. */
export function drawChance(state: State, random: Random): Chance {
  const type = chanceExpected(state);
  return type === 'starter'
    ? { type, seat: random.below(state.seats) }
    : { type, cards: shuffledFromSorted(cardsOf(state, type), random) };
}

/**
 * A round leaves unseen cards in stock and hands, so no seal is opened before the match is over.
 */
export function isFullyRevealed({ phase }: State): boolean {
  return phase === 'over';
}

/**
 * Each round starts a new seal, except the first, which shares its seal with the starter's draw.
 */
export function startsNewSeal({ phase, results }: State): boolean {
  return phase === 'deal' && results.length > 0;
}

/** Why chance can't have done this: the wrong event or the wrong cards. */
export function refuseChance(state: State, chance: Chance): Refusal | undefined {
  const type = chanceExpected(state);
  if (chance.type !== type) return refusal(RULES[type], `${type}-first`);
  if (chance.type === 'starter') {
    return chance.seat < state.seats ? undefined : refusal('VI-5', 'no-such-starter', { seat: chance.seat });
  }
  const cards = cardsOf(state, chance.type);
  if (sameCards(cards, chance.cards)) return undefined;
  return refusal(RULES[type], `not-the-${type}`, { count: cards.length });
}

const RULES: Readonly<Record<Chance['type'], string>> = { starter: 'VI-5', deal: 'VI-4', restock: 'VI-12' };

const WHOLE: Readonly<Record<Options['edition'], readonly VivaCard[]>> = {
  full: namesInNameOrder(numbersOf(allCards('full'))),
  pocket: namesInNameOrder(numbersOf(allCards('pocket'))),
};

function chanceExpected({ phase }: State): Chance['type'] {
  return phase === 'starter' || phase === 'deal' ? phase : 'restock';
}

/** In the order chance shuffles from. */
function cardsOf(state: State, type: 'deal' | 'restock'): readonly VivaCard[] {
  return type === 'deal' ? WHOLE[state.options.edition] : namesInNameOrder(toShuffle(state));
}
