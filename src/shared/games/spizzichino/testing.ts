/** Short notation for matches in this game's tests. */
import { randomBot } from '../../bots/policy.ts';
import { ITALIAN_DECK, type ItalianCard } from '../../cards/italian.ts';
import { playMatch } from '../../engine/checks/properties.ts';
import { splitWords, takePlace } from '../../engine/checks/testing.ts';
import { at, present } from '../../engine/collections.ts';
import { type Match, moveEvent, newMatch, play } from '../../engine/match.ts';
import { resolveOptions } from '../../engine/options.ts';
import type { Seat } from '../../engine/rules.ts';
import { dealerOf } from '../../tricks/deal.ts';
import type { CardNumber } from '../../tricks/deck.ts';
import { layOut, type Pile, pilesOf } from '../../tricks/piles.ts';
import { tricksOf } from '../../tricks/play.ts';
import { DECK } from './cards.ts';
import { spizzichino } from './index.ts';
import { rules } from './rules.ts';
import { ALL_STACKS, STACK_SIZE, STACKS_EACH, stacksLeft } from './stacks.ts';
import { BOTH_SEATS, type Game, type Move, OPTIONS, type Options, opposite, SEATS, type State } from './state.ts';

const { namesOf, numberOf, strengthAt } = DECK;

/** SP-5: the eight piles, face down; an empty one for each that was chosen. They are the stock, the first card last. */
export function stacksOf({ stock, choices }: State): readonly Pile[] {
  const stacks: Pile[] = ALL_STACKS.map(() => []);
  let end = stock.length;
  for (const stack of end === 0 ? [] : stacksLeft(choices)) {
    stacks[stack] = stock.slice(end - STACK_SIZE, end).reverse();
    end -= STACK_SIZE;
  }
  return stacks;
}

/** Each seat's hand and two piles, top card first. Missing cards are filled in. */
export interface Layout {
  readonly hands?: readonly [string, string];
  readonly piles?: readonly [readonly [string, string], readonly [string, string]];
}

/** Seat 1 deals, so seat 0 chooses, declares and leads. */
const DEALER = 1;

/** A deal with a napoletana in either hand. */
export const LAYOUT: Layout = {
  hands: ['3D 2D 1D RD 7D 4C 5C 6S 7S 4B', '3C 2C 1C RC 4D 5D 6D 3B 2B RB'],
  piles: [
    ['1S FC 5B CB 4S', '7B 3S CC 6B FD'],
    ['2S CD RS 5S FB', '7C 1B FS 6C CS'],
  ],
};

/** Seat 0 can take every trick: it has all coins in hand and all swords in its piles. */
export const SWEEP: Layout = {
  hands: ['3D 2D 1D RD CD FD 7D 6D 5D 4D', '3C RC FC 6C 4C 2B 1B CB 7B 5B'],
  piles: [
    ['3S 2S 1S RS CS', 'FS 7S 6S 5S 4S'],
    ['2C 1C CC 7C 5C', '3B RB FB 6B 4B'],
  ],
};

/** A new match with these options and a dealer. */
export function table(options: Partial<Options> = {}, dealer: Seat = DEALER): Match<Game> {
  const resolved = resolveOptions(OPTIONS, options);
  if ('refusal' in resolved) throw new Error(resolved.refusal.reason);
  const match = newMatch(rules, resolved.options, SEATS);
  takePlace(match, { by: 'chance', type: 'dealer', seat: dealer });
  return match;
}

/** Deals so that the non-dealer's piles are 0 to 3, the dealer's 4 to 7. */
export function deal(match: Match<Game>, layout: Layout = LAYOUT): Match<Game> {
  takePlace(match, { by: 'chance', type: 'deal', cards: cardsFor(layout, dealerOf(match.state)) });
  return match;
}

/** Both choose their piles. */
export function choose(match: Match<Game>): Match<Game> {
  act(match, { type: 'choose', hand: [0, 1], up: [2, 3] });
  return act(match, { type: 'choose', hand: [4, 5], up: [6, 7] });
}

/** A match before its first lead, by seat 0 unless it dealt. */
export function begun(layout: Layout = LAYOUT, options: Partial<Options> = {}, dealer?: Seat): Match<Game> {
  return choose(deal(table(options, dealer), layout));
}

function cardsFor(layout: Layout, dealer: Seat): ItalianCard[] {
  const hands = [0, 1].map((seat) => cards(layout.hands?.[seat] ?? ''));
  const piles = [0, 1].map((seat) => [0, 1].map((pile) => cards(layout.piles?.[seat]?.[pile] ?? '')));
  const given = [...hands.flat(), ...piles.flat(2)];
  // Low cards first: a filled hand has no further declarations.
  const left = ITALIAN_DECK.filter((card) => !given.includes(card)).sort(
    (a, b) => strengthAt(numberOf(a)) - strengthAt(numberOf(b)),
  );
  const fill = (part: readonly ItalianCard[], size: number) => [...part, ...left.splice(0, size - part.length)];
  const fullHands = hands.map((hand) => fill(hand, STACKS_EACH * STACK_SIZE));
  const fullPiles = piles.map((pair) => pair.map((pile) => fill(pile, STACK_SIZE).reverse()));
  return [opposite(dealer), dealer].flatMap((seat) => [...(fullHands[seat] ?? []), ...(fullPiles[seat] ?? []).flat()]);
}

export function cards(text: string): ItalianCard[] {
  return splitWords(text).map(cardFrom);
}

/** The same by number. */
export function numbers(text: string): CardNumber[] {
  return cards(text).map(numberOf);
}

/** Lays these piles before both seats, with their tops last. */
export function layPiles(state: State, bySeat: readonly (readonly Pile[])[]): void {
  for (const seat of BOTH_SEATS) layOut(state, SEATS, seat, bySeat[seat] ?? [[], []]);
}

/** The deal's tricks, each card with the pile that it came from. */
export function playsIn(state: State) {
  return tricksOf(DECK, state).map(({ leader, cards, from = [], winner }) => ({
    leader,
    plays: cards.map((card, k) => ({ card, pile: from[k] ?? null })),
    winner,
  }));
}

/** Each seat's hand by name. */
export function handsIn(state: State): ItalianCard[][] {
  return state.hands.map(namesOf);
}

/** Each seat's remaining piles by name. */
export function pilesIn(state: State): ItalianCard[][][] {
  return BOTH_SEATS.map((seat) => pilesOf(state, seat).map(namesOf));
}

function cardFrom(word: string): ItalianCard {
  return present(
    ITALIAN_DECK.find((card) => card === word),
    `card ${word}`,
  );
}

/** Moves of whoever is on turn: a card, or `+0` and `+1` for taking a pile's honour. */
export function moves(match: Match<Game>, text: string): Match<Game> {
  for (const word of splitWords(text)) {
    act(match, word.startsWith('+') ? { type: 'take', pile: Number(word) } : { type: 'play', card: cardFrom(word) });
  }
  return match;
}

/** Plays the deal out: each seat its first card. */
export function playAnyhow(match: Match<Game>): Match<Game> {
  while (match.state.phase === 'play') {
    act(match, at(rules.legalMoves(match.state, onTurn(match)), 0));
  }
  return match;
}

/** The seat on turn. */
export function onTurn({ state }: Match<Game>): Seat {
  return present(state.turn, 'seat on turn');
}

/** The seat on turn makes this move. */
export function act(match: Match<Game>, move: Move): Match<Game> {
  takePlace(match, moveEvent(onTurn(match), move));
  return match;
}

/** Legal moves in the notation of `moves`. */
export function legal(match: Match<Game>): string[] {
  return rules.legalMoves(match.state, onTurn(match)).map((move) => {
    if (move.type === 'choose') return `${move.hand}/${move.up}`;
    return move.type === 'take' ? `+${move.pile}` : move.card;
  });
}

/** Every state of a few random matches. */
export function* states(seeds: number, options: Partial<Options> = {}): Generator<State> {
  for (let seed = 0; seed < seeds; seed++) {
    const played = playMatch(spizzichino, table({ target: 21, ...options }).options, SEATS, randomBot(new Set()), seed);
    const match = newMatch(rules, played.options, SEATS);
    for (const event of played.events) {
      play(match, event);
      yield match.state;
    }
  }
}
