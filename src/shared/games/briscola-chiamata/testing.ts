/** Short notation for matches in this game's tests. */
import { FRENCH_DECK, type FrenchCard, RANKS, type Suit } from '../../cards/french.ts';
import { splitWords, takePlace } from '../../engine/checks/testing.ts';
import { at, present } from '../../engine/collections.ts';
import { type Match, moveEvent, newMatch } from '../../engine/match.ts';
import { resolveOptions } from '../../engine/options.ts';
import type { Seat } from '../../engine/rules.ts';
import { dealerOf } from '../../tricks/deal.ts';
import { ALL_SEATS, clockwise, forehand, SEATS, TRICKS } from './cards.ts';
import { rules } from './rules.ts';
import { type Briscola, type Move, OPTIONS, type Options } from './state.ts';

/** A deal to play with: dealer 1, so seat 2 speaks first. Seat 4 holds most. */
export const HANDS: readonly string[] = [
  'JC 3C 6H 4H KS QS 6S 4S',
  'KC 6C 6D 2D KH 5H 3H 5S',
  '10C 2C 10D 4D AH JH 2H 2S',
  '5C 4C QD 5D 3D QH JS 3S',
  'AC QC AD KD JD 10H AS 10S',
];
const DEALER = 1;

/** A table with these options, and a dealer. */
export function table(options: Partial<Options> = {}, dealer: Seat = DEALER): Match<Briscola> {
  const resolved = resolveOptions(OPTIONS, options);
  if ('refusal' in resolved) throw new Error(resolved.refusal.reason);
  const match = newMatch(rules, resolved.options, SEATS);
  takePlace(match, { by: 'chance', type: 'dealer', seat: dealer });
  return match;
}

/** Deals these hands, by seat; a hand left out gets of what is left. */
export function deal(match: Match<Briscola>, hands: readonly string[] = HANDS): Match<Briscola> {
  takePlace(match, { by: 'chance', type: 'deal', cards: cardsFor(hands, dealerOf(match.state)) });
  return match;
}

/** The order of the cards that gives each seat its hand (BC-5). */
export function cardsFor(hands: readonly string[], dealer: Seat): FrenchCard[] {
  const given = ALL_SEATS.map((seat) => cards(hands[seat] ?? ''));
  const left = FRENCH_DECK.filter((card) => !given.flat().includes(card));
  const full = given.map((hand) => [...hand, ...left.splice(0, TRICKS - hand.length)]);
  return FRENCH_DECK.map((_, k) => at(at(full, clockwise(forehand(dealer), k)), Math.floor(k / SEATS)));
}

export function cards(text: string): FrenchCard[] {
  return splitWords(text).map(cardFrom);
}

function cardFrom(word: string): FrenchCard {
  return present(
    FRENCH_DECK.find((card) => card === word),
    `card ${word}`,
  );
}

/** Calls by whoever is on turn: a rank, `2/70`, or `-` for a pass. */
export function auction(match: Match<Briscola>, calls: string): Match<Briscola> {
  for (const call of splitWords(calls)) act(match, callOf(call));
  return match;
}

export function callOf(call: string): Move {
  if (call === '-') return { type: 'pass' };
  const [name, points] = call.split('/');
  const rank = present(
    RANKS.find((rank) => rank === name),
    `rank ${name}`,
  );
  return { type: 'bid', rank, ...(points === undefined ? {} : { points: Number(points) }) };
}

export function trump(match: Match<Briscola>, suit: Suit): Match<Briscola> {
  return act(match, { type: 'trump', suit });
}

/** Cards played by whoever is on turn. */
export function tricks(match: Match<Briscola>, text: string): Match<Briscola> {
  for (const card of cards(text)) act(match, { type: 'play', card });
  return match;
}

/** The deal in play is played out: each seat its first card. */
export function playAnyhow(match: Match<Briscola>): Match<Briscola> {
  while (match.state.phase === 'play') {
    act(match, at(rules.legalMoves(match.state, onTurn(match)), 0));
  }
  return match;
}

/** The seat on turn. */
export function onTurn({ state }: Match<Briscola>): Seat {
  return present(state.turn, 'seat on turn');
}

/** The seat on turn makes this move. */
export function act(match: Match<Briscola>, move: Move): Match<Briscola> {
  takePlace(match, moveEvent(onTurn(match), move));
  return match;
}
