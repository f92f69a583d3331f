/** Statistics of played deals, with confidence intervals. */
import { at } from '../../engine/collections.ts';
import type { EntrantResult } from './matchup.ts';

/** Standard errors of a 95 % interval. */
const NORMAL_Z_95 = 1.96;

/** A mean with half its 95 % interval. */
export interface Estimate {
  readonly mean: number;
  readonly within: number;
}

export interface MatchupStanding {
  readonly deals: number;
  /** By entrant, per seat and deal. */
  readonly kinds: readonly { readonly score: Estimate; readonly won: Estimate; readonly msAMove: number }[];
  /** The first entrant's lead in points per deal; of a single one its score. */
  readonly lead: Estimate;
}

/** At least one deal, each with as many entrants. */
export function matchupStanding(deals: readonly (readonly EntrantResult[])[]): MatchupStanding {
  const kinds = at(deals, 0).map((_, kind) => {
    const shares = deals.map((deal) => at(deal, kind));
    const sum = (of: (share: EntrantResult) => number) => shares.reduce((total, share) => total + of(share), 0);
    return {
      score: estimate(shares.map(({ score }) => score)),
      won: estimate(shares.map(({ won }) => won)),
      msAMove:
        sum(({ ms }) => ms) /
        Math.max(
          1,
          sum(({ choices }) => choices),
        ),
    };
  });
  const lead = estimate(deals.map(leadIn));
  return { deals: deals.length, kinds, lead };
}

/**
 * How far one entrant is past halfway to another, in points per deal: its lead minus half the
 * other's, per deal, over the same third on the same cards. Only deals that both played count;
 * undefined for none.
 */
export function leadBeyondHalf(
  ours: readonly (readonly EntrantResult[] | undefined)[],
  theirs: readonly (readonly EntrantResult[] | undefined)[],
): Estimate | undefined {
  const differences = ours.flatMap((own, k) => {
    const other = theirs[k];
    return own && other ? [leadIn(own) - leadIn(other) / 2] : [];
  });
  return differences.length > 0 ? estimate(differences) : undefined;
}

function leadIn(deal: readonly EntrantResult[]): number {
  return at(deal, 0).score - (deal[1]?.score ?? 0);
}

function estimate(values: readonly number[]): Estimate {
  const n = values.length;
  const mean = values.reduce((sum, value) => sum + value, 0) / n;
  const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  return { mean, within: n > 1 ? NORMAL_Z_95 * Math.sqrt(squares / (n - 1) / n) : Number.POSITIVE_INFINITY };
}
