/**
 * Card shortage: cards in the game area don't return, and a turn that can't be dealt loses the game
 * (VM-5).
 */
import { CURSES, isRome, ROME_SIZE, VBI_DECK } from '../../../cards/rome.ts';
import type { Observation } from '../state/observation.ts';
import { malusOfOne } from '../state/options.ts';
import { goneForGood } from './observation-queries.ts';

/** Cards of a turn that score nothing: malus and misfits. */
const WASTE = 3;

/** Forecast error in cards, and the reserve to send back. */
const SPREAD = 1.5;
const SAFETY = 0.7;

/** Share of the next turn's cards that score. */
const YIELD = 0.7;

/** A card's value in points in the common deck: high where cards will run out before the target. */
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

/** Expected cards for the rest of a turn: still fitting, and no longer fitting. */
export interface ExpectedCards {
  readonly fits: number;
  readonly late: number;
  /** Further out-of-order cards that lose the game. */
  readonly bearable: number;
}

/**
 * Fitting cards to send to the return deck so that the next turn can be dealt; 0 where unneeded or
 * insufficient.
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
