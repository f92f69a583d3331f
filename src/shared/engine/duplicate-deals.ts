/**
 * Duplicate deals: the random source of each draw, and verification of a record's cards against the
 * secret.
 */
import { type DuplicateDeals, dealRng, dealsCommitment } from '../fair-shuffle/duplicate-deals.ts';
import type { Rng } from '../fair-shuffle/shuffle.ts';
import type { Duplicate } from './game.ts';
import { drawNext, type Match, newMatch, take } from './match.ts';
import { refusal } from './refusal.ts';
import type { Fault } from './replay.ts';

/** The random source of the next chance event, asked in order; undefined after the last deal. */
export function duplicateDealRng(
  { deal, segment: stretch }: Pick<Duplicate, 'deal' | 'segment'>,
  { secret, deals }: Pick<DuplicateDeals, 'secret' | 'deals'>,
): (match: Match) => Rng | undefined {
  /** The sources used so far. */
  const lots = new Map<string, Rng>();
  return ({ state }) => {
    const number = deals[deal(state)];
    if (number === undefined) return undefined;
    const part = stretch?.(state) ?? 0;
    const key = `${number} ${part}`;
    const known = lots.get(key) ?? dealRng(secret, number, part);
    lots.set(key, known);
    return known;
  };
}

/**
 * The first fault in a valid match's deals, with its event; undefined if all derive from the
 * secret.
 */
export function refuseDuplicateDeals(
  match: Match,
  numbered: DuplicateDeals,
  duplicate: Duplicate | undefined,
): Fault | undefined {
  const { round, secret, commitment } = numbered;
  if (dealsCommitment(round, secret) !== commitment) {
    return { event: match.events.length, refusal: refusal('deals', 'deals-commitment', { round }) };
  }
  const lotsFor = duplicate && duplicateDealRng(duplicate, numbered);
  const again = newMatch(match.rules, match.options, match.seats);
  for (const [k, event] of match.events.entries()) {
    if (event.by === 'chance') {
      const { t: _, ...laid } = event;
      const lots = lotsFor?.(again);
      const drawn = lots && drawNext(again, lots);
      if (JSON.stringify(drawn) !== JSON.stringify(laid)) {
        return { event: k, refusal: refusal('deals', 'deals-drawn', { round }) };
      }
    }
    take(again, event);
  }
  return undefined;
}
