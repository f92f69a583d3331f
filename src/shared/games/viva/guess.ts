/** What spectators of VIVA guess: who is left with cards when a round is over (VI-19). */
import type { Guess } from '../../engine/guess.ts';
import { allSeats, type Observation, stillIn } from './state/observation.ts';

/**
 * From a round's deal on, until somebody of the last two has a single card. Who is out (VI-17) has shown every card, and
 * may guess, too. A tie-break has no loser (VI-20), and no question.
 */
export function guess({ phase, round, results, table }: Observation): Guess | undefined {
  if (!round) return undefined;
  const asked = { question: 'last', about: null } as const;
  if (phase === 'deal' || phase === 'over') {
    const loser = results.at(-1)?.loser;
    if (loser == null) return undefined;
    return { ...asked, deal: results.length - 1, choices: [[loser]], isOpen: false, out: [], answer: loser };
  }
  if (round.tieBreak) return undefined;
  const left = stillIn(round);
  return {
    ...asked,
    deal: results.length,
    choices: left.map((seat) => [seat]),
    isOpen: left.length > 2 || left.every((seat) => (table.handSizes[seat] ?? 0) > 1),
    out: allSeats(table.handSizes.length).filter((seat) => !left.includes(seat)),
  };
}
