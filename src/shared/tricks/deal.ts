/** Dealing: who deals, whose cards they are, and what of them everybody sees. */
import { isWholeDeck } from '../cards/card-index.ts';
import { at, present } from '../engine/collections.ts';
import type { Random } from '../engine/random.ts';
import { type Refusal, refusal } from '../engine/refusal.ts';
import type { Seat } from '../engine/rules.ts';
import { shuffledFromSorted, sortedIds } from '../fair-shuffle/shuffle.ts';
import type { CardNumber } from './deck.ts';
import type { TrickBasics, TrickRulesDefinition, TrickTable, TrickTypes } from './definition.ts';
import { lead } from './play.ts';
import { clockwise, noHands, noWorth, show, type TrickChance, type TrickState } from './state.ts';

/** The numbers of the cards that are played with at a table. */
export function cardsOf<T extends TrickTypes>(game: TrickBasics<T>, table: TrickTable): readonly CardNumber[] {
  return game.cardsInPlay?.(table) ?? [...game.deck.cards.keys()];
}

/** A table's cards by name, sorted as a shuffle wants them: those of the whole deck once, since every deal asks. */
export function cardSorter<T extends TrickTypes>(
  game: TrickBasics<T>,
): (table: TrickTable<T['Options']>) => readonly T['Card'][] {
  const { deck, cardsInPlay } = game;
  const all = sortedIds(deck.cards);
  return cardsInPlay ? (table) => sortedIds(deck.namesOf(cardsInPlay(table))) : () => all;
}

/** The first dealer once, then the cards of each deal. */
export function drawChance<T extends TrickTypes>(
  sorted: readonly T['Card'][],
  state: TrickState<T>,
  random: Random,
): TrickChance<T['Card']> {
  return state.dealer === null
    ? { type: 'dealer', seat: random.below(state.seats) }
    : { type: 'deal', cards: shuffledFromSorted(sorted, random) };
}

/** Why chance can't have done this. */
export function refuseChance<T extends TrickTypes>(
  { deck, cardsInPlay, ruleNumbers }: TrickRulesDefinition<T>,
  sorted: readonly T['Card'][],
  state: TrickState<T>,
  chance: TrickChance<T['Card']>,
): Refusal | undefined {
  if (chance.type === 'dealer') {
    if (state.dealer !== null) return refusal(ruleNumbers.dealer, 'dealer-known');
    return chance.seat < state.seats ? undefined : refusal(ruleNumbers.dealer, 'no-such-seat');
  }
  if (state.dealer === null) return refusal(ruleNumbers.dealer, 'dealer-first');
  const isWhole =
    isWholeDeck(chance.cards, sorted, deck.numberOf) &&
    (!cardsInPlay || chance.cards.every((card) => sorted.includes(card)));
  return isWhole ? undefined : refusal(ruleNumbers.deal, 'not-the-deck', { count: new Set(chance.cards).size });
}

/** Chance draws who deals first. */
export function drawDealer<T extends TrickTypes>(state: TrickState<T>, dealer: number): void {
  state.dealer = dealer;
  state.last = { by: 'chance', type: 'dealer', seat: dealer };
}

/**
 * One card at a time, clockwise from the dealer's left, until the hands are full; the others are
 * the stock. Where a card is turned up it is the first of the stock, lies under it, and its suit is
 * trump.
 */
export function dealCards<T extends TrickTypes>(
  game: TrickRulesDefinition<T>,
  state: TrickState<T>,
  cards: readonly T['Card'][],
): void {
  const { numberOf } = game.deck;
  const { seats } = state;
  const first = clockwise(dealerOf(state), 1, seats);
  const dealt = game.handSize(state) * seats;
  const hands = noHands(seats);
  let seat = first;
  for (let k = 0; k < dealt; k++) {
    hands[seat]?.push(numberOf(at(cards, k)));
    seat = seat + 1 === seats ? 0 : seat + 1;
  }
  const stock: CardNumber[] = [];
  for (let k = cards.length - 1; k >= dealt; k--) stock.push(numberOf(at(cards, k)));
  clearTable(game, state);
  state.hands = hands;
  state.stock = stock;
  if (game.trump === 'turned-up') turnUp(game, state);
  state.last = { by: 'chance', type: 'deal' };
  if (game.extra?.afterDeal) game.extra.afterDeal(state);
  else beginPlay(state, first);
}

function turnUp<T extends TrickTypes>(game: TrickRulesDefinition<T>, state: TrickState<T>): void {
  const card = present(state.stock.pop(), 'card to turn up');
  state.stock.unshift(card);
  state.upcard = card;
  state.trump = game.deck.suitAt(card);
  show(state, card);
}

/** The first card of a deal is led. */
export function beginPlay<T extends TrickTypes>(state: TrickState<T>, leader: number): void {
  state.phase = 'play';
  lead(state, leader);
}

const NONE_SHOWN = [0, 0] as const;

/** The kit's fields one by one: `Object.assign` takes half as long as a shuffle. */
function clearTable<T extends TrickTypes>(game: TrickRulesDefinition<T>, state: TrickState<T>): void {
  state.upcard = null;
  state.trump = null;
  if (state.depths.length > 0) {
    state.piles = [];
    state.depths = [];
    state.from = [];
  }
  state.played = [];
  state.leaders = [];
  state.best = null;
  state.bestBy = 0;
  state.lying = 0;
  state.taken = noWorth(state.seats);
  state.shown = NONE_SHOWN;
  if (game.extra?.clear) game.extra.clear(state);
  else if (game.extra) Object.assign(state, game.extra.initial(state));
}

/** The cards go back unseen, and this seat deals. */
export function dealAgain<T extends TrickTypes>(state: TrickState<T>, dealer: Seat): void {
  state.hands = noHands(state.seats);
  state.phase = 'dealing';
  state.turn = null;
  state.dealer = dealer;
}

/** After a trick each seat draws a card, the taker first; the turned-up card is the last one. */
export function drawCards<T extends TrickTypes>(
  game: TrickRulesDefinition<T>,
  state: TrickState<T>,
  taker: number,
): void {
  for (let k = 0; k < state.seats; k++) {
    const card = present(state.stock.pop(), 'card in the stock');
    at(state.hands, clockwise(taker, k, state.seats)).push(card);
    if (game.draws === 'shown') show(state, card);
  }
}

/** Who dealt. Chance has drawn the first dealer by now. */
export function dealerOf({ dealer }: Pick<TrickState, 'dealer'>): number {
  return present(dealer, 'dealer');
}
