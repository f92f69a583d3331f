/** What a bot may imagine: a full deal that looks the same from its seat. */
import { FRENCH_DECK } from '../../../cards/french.ts';
import { type Random, shuffle } from '../../../engine/random.ts';
import type { Observation } from '../state/observation.ts';
import type { State } from '../state/state.ts';

/**
 * The cards the viewer can't see, dealt at random to the hands that hold them. Who is asked in secret (BC-21)
 * is imagined as the viewer, if it is, and else nobody any more.
 */
export function resample(observation: Observation, random: Random): State {
  const { viewer, own, tricks } = observation;
  const seen = new Set(tricks.flatMap(({ cards }) => cards).concat(own?.hand ?? []));
  const unseen = shuffle(
    FRENCH_DECK.filter((card) => !seen.has(card)),
    random,
  );
  return {
    options: observation.options,
    phase: observation.phase,
    turn: observation.toAct[0] ?? null,
    dealer: observation.dealer,
    hands: observation.handSizes.map((size, seat) => (seat === viewer && own ? [...own.hand] : unseen.splice(0, size))),
    calls: [...observation.calls],
    declarer: observation.declarer,
    trump: observation.trump,
    tricks: tricks.map(({ leader, cards, winner }) => ({ leader, cards: [...cards], winner })),
    factor: observation.factor,
    deals: [...observation.deals],
    last: observation.last,
  };
}
