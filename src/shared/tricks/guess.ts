/** What spectators of a trick game guess: who wins a deal. */
import { at, seatsWithHighest } from '../engine/collections.ts';
import type { Guess } from '../engine/guess.ts';
import type { TrickRulesDefinition, TrickTypes } from './definition.ts';
import { scoringOf, sidesOf } from './score.ts';
import type { TrickObservation } from './state.ts';

/** A deal's guesses are taken until one card of so many is played. */
const OPEN_SHARE = 3;

const BETWEEN_DEALS: readonly string[] = ['dealing', 'scored', 'over'];

/** From the deal on, until a third of the cards is played. The answers are the sides, and none for a draw. */
export function guessOf<T extends TrickTypes>(
  game: TrickRulesDefinition<T>,
  { phase, options, handSizes, stock, piles = [], tricks, deals }: TrickObservation<T>,
): Guess | undefined {
  const table = { options, seats: handSizes.length };
  const sides = sidesOf(game, table);
  const seatsOf = (side: number) => [...sides.keys()].filter((seat) => sides[seat] === side);
  const choices = [...[...new Set(sides)].map(seatsOf), []];
  const asked = { question: 'winner', about: null, choices, out: [] } as const;
  if (BETWEEN_DEALS.includes(phase)) {
    const deal = deals.at(-1);
    if (deal === undefined) return undefined;
    const best = seatsWithHighest(scoringOf(game).scores(deal, table));
    const isDrawn = best.some((seat) => sides[seat] !== sides[at(best, 0)]);
    return { ...asked, deal: deals.length - 1, isOpen: false, answer: isDrawn ? null : at(best, 0) };
  }
  const played = tricks.reduce((sum, { cards }) => sum + cards.length, 0);
  const held = handSizes.reduce((sum, size) => sum + size, 0);
  const piled = piles.flat().reduce((sum, { depth }) => sum + depth, 0);
  return { ...asked, deal: deals.length, isOpen: played * OPEN_SHARE < played + held + piled + stock };
}
