/** Short notation for matches in this game's tests. */
import { randomBot } from '../../bots/policy.ts';
import { ITALIAN_DECK, type ItalianCard } from '../../cards/italian.ts';
import { playMatch } from '../../engine/checks/properties.ts';
import { splitWords, takePlace } from '../../engine/checks/testing.ts';
import { at, present } from '../../engine/collections.ts';
import { type Match, moveEvent, newMatch, play } from '../../engine/match.ts';
import { resolveOptions } from '../../engine/options.ts';
import type { Seat } from '../../engine/rules.ts';
import { spizzichino } from './index.ts';
import { rules } from './rules.ts';
import { type CardNumber, namesOf, numberOf, strength } from './state/cards.ts';
import type { Move } from './state/moves.ts';
import { BOTH_SEATS, OPTIONS, type Options, opposite, SEATS, STACK_SIZE, STACKS_EACH } from './state/options.ts';
import { dealerOf, pilesOf, type Spizzichino, type State } from './state/state.ts';

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
export function table(options: Partial<Options> = {}, dealer: Seat = DEALER): Match<Spizzichino> {
  const resolved = resolveOptions(OPTIONS, options);
  if ('refusal' in resolved) throw new Error(resolved.refusal.reason);
  const match = newMatch(rules, resolved.options, SEATS);
  takePlace(match, { by: 'chance', type: 'dealer', seat: dealer });
  return match;
}

/** Deals so that the non-dealer's piles are 0 to 3, the dealer's 4 to 7. */
export function deal(match: Match<Spizzichino>, layout: Layout = LAYOUT): Match<Spizzichino> {
  takePlace(match, { by: 'chance', type: 'deal', cards: cardsFor(layout, dealerOf(match.state)) });
  return match;
}

/** Both choose their piles. */
export function choose(match: Match<Spizzichino>): Match<Spizzichino> {
  act(match, { type: 'choose', hand: [0, 1], up: [2, 3] });
  return act(match, { type: 'choose', hand: [4, 5], up: [6, 7] });
}

/** A match before its first lead, by seat 0 unless it dealt. */
export function begun(layout: Layout = LAYOUT, options: Partial<Options> = {}, dealer?: Seat): Match<Spizzichino> {
  return choose(deal(table(options, dealer), layout));
}

function cardsFor(layout: Layout, dealer: Seat): ItalianCard[] {
  const hands = [0, 1].map((seat) => cards(layout.hands?.[seat] ?? ''));
  const piles = [0, 1].map((seat) => [0, 1].map((pile) => cards(layout.piles?.[seat]?.[pile] ?? '')));
  const given = [...hands.flat(), ...piles.flat(2)];
  // Low cards first: a filled hand has no further declarations.
  const left = ITALIAN_DECK.filter((card) => !given.includes(card)).sort((a, b) => strength(a) - strength(b));
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
export function moves(match: Match<Spizzichino>, text: string): Match<Spizzichino> {
  for (const word of splitWords(text)) {
    act(match, word.startsWith('+') ? { type: 'take', pile: Number(word) } : { type: 'play', card: cardFrom(word) });
  }
  return match;
}

/** Plays the deal out: each seat its first card. */
export function playAnyhow(match: Match<Spizzichino>): Match<Spizzichino> {
  while (match.state.phase === 'play') {
    act(match, at(rules.legalMoves(match.state, onTurn(match)), 0));
  }
  return match;
}

/** The seat on turn. */
export function onTurn({ state }: Match<Spizzichino>): Seat {
  return present(state.turn, 'seat on turn');
}

/** The seat on turn makes this move. */
export function act(match: Match<Spizzichino>, move: Move): Match<Spizzichino> {
  takePlace(match, moveEvent(onTurn(match), move));
  return match;
}

/** Legal moves in the notation of `moves`. */
export function legal(match: Match<Spizzichino>): string[] {
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
