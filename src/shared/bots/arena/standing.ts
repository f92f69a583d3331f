/** What deals that were played say, and how far luck may have made it. */
import { at } from '../../engine/collections.ts';
import { type ConfidenceInterval, confidenceInterval } from '../confidence-interval.ts';
import type { EntrantResult } from './matchup.ts';

export interface MatchupStanding {
  readonly deals: number;
  /** By kind, a seat and deal. */
  readonly kinds: readonly {
    readonly score: ConfidenceInterval;
    readonly won: ConfidenceInterval;
    readonly msAMove: number;
  }[];
  /** By how much the first kind is ahead of the second in points a deal; of a kind that plays alone, its score. */
  readonly lead: ConfidenceInterval;
}

/** At least one deal, each with as many kinds. */
export function matchupStanding(deals: readonly (readonly EntrantResult[])[]): MatchupStanding {
  const kinds = at(deals, 0).map((_, kind) => {
    const shares = deals.map((deal) => at(deal, kind));
    const sum = (of: (share: EntrantResult) => number) => shares.reduce((total, share) => total + of(share), 0);
    return {
      score: confidenceInterval(shares.map(({ score }) => score)),
      won: confidenceInterval(shares.map(({ won }) => won)),
      msAMove:
        sum(({ ms }) => ms) /
        Math.max(
          1,
          sum(({ choices }) => choices),
        ),
    };
  });
  const lead = confidenceInterval(deals.map(leadIn));
  return { deals: deals.length, kinds, lead };
}

/**
 * How far one has come beyond half of the way to another, in points a deal: its lead less half of the other's, deal by deal,
 * each over the same third on the same cards. What only one of them has played does not count; nothing where both have none.
 */
export function leadBeyondHalf(
  ours: readonly (readonly EntrantResult[] | undefined)[],
  theirs: readonly (readonly EntrantResult[] | undefined)[],
): ConfidenceInterval | undefined {
  const differences = ours.flatMap((own, k) => {
    const other = theirs[k];
    return own && other ? [leadIn(own) - leadIn(other) / 2] : [];
  });
  return differences.length > 0 ? confidenceInterval(differences) : undefined;
}

function leadIn(deal: readonly EntrantResult[]): number {
  return at(deal, 0).score - (deal[1]?.score ?? 0);
}
