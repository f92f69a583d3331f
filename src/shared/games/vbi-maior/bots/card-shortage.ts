/** Whether the cards last: what lies in the game area is gone for good, and a turn that can't be dealt loses the game (VM-5). */
import { CURSES, isRome, ROME_SIZE, VBI_DECK } from '../../../cards/rome.ts';
import type { Observation } from '../state/observation.ts';
import { malusOfOne } from '../state/options.ts';
import { goneForGood } from './observation-queries.ts';

/** What a turn brings is less than its cards by about so much: malus, and cards that did not fit. */
const WASTE = 3;

/** In cards: how far a forecast over turns may be wrong, and how many more than are short had better go back. */
const SPREAD = 1.5;
const SAFETY = 0.7;

/** The share of the next turn's cards that bring a point at least. */
const YIELD = 0.7;

/** What a card is worth in points that goes back into the common deck: dear where cards will be short before the target is reached. */
export function deckCardValue(observation: Observation): number {
  const { decks, target, turn: now, area, fortune, options } = observation;
  const gone = goneForGood(observation);
  let cards = VBI_DECK.length - gone.length;
  let rome = ROME_SIZE - gone.filter(isRome).length;
  let points = observation.points + area.length + fortune;
  for (let turn = now; points < target; turn++) {
    const dealt = turn === now ? cardsInHands(observation) : decks.length * turn;
    if (turn > now && cards < dealt + 2 * SPREAD) {
      return (1 + malusOfOne(options.difficulty)) / (1 + Math.exp((cards - dealt) / SPREAD));
    }
    points += dealt * (1 - CURSES.length / cards) - WASTE;
    const laid = dealt * (rome / cards);
    cards -= laid;
    rome -= laid;
  }
  return 0;
}

/** What is expected of the rest of a turn: cards that fit yet, and cards that lie in decks and fit no more. */
export interface ExpectedCards {
  readonly fits: number;
  readonly late: number;
  /** After so many more out of order the game is lost. */
  readonly bearable: number;
}

/**
 * How many cards that would fit have to go to the return deck instead, so that the next turn can be dealt; 0 where that
 * is not needed or not enough.
 */
export function shortage(observation: Observation, { fits, late, bearable }: ExpectedCards): number {
  const { decks, turn, target, area, fortune, malus, options } = observation;
  const price = 1 + malusOfOne(options.difficulty);
  const points = observation.points + area.length + fortune - malus + cardsInHands(observation) - price * late;
  const dealt = decks.length * (turn + 1);
  const short = dealt - (VBI_DECK.length - goneForGood(observation).length - fits) + SAFETY;
  if (short < 1 || points >= target + 0.5) return 0;
  const helps = short <= bearable - late - 1 && points - price * short + dealt * YIELD >= target;
  return helps ? short : 0;
}

function cardsInHands({ decks }: Observation): number {
  return decks.reduce((sum, { size }) => sum + size, 0);
}
