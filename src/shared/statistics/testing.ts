/** Sample match summaries for tests. */
import type { MatchSummary } from '../protocol/match-history.ts';

/** A match of these people and bots (in brackets); later numbers are later days. */
export function line(
  id: number,
  names: readonly string[],
  winners: readonly number[],
  more: Partial<MatchSummary> = {},
): MatchSummary {
  const lost = [...names.keys()].filter((seat) => !winners.includes(seat));
  return {
    id,
    game: 'race',
    began: new Date(Date.UTC(2026, 0, id, 20)).toISOString(),
    seats: names.map((name) => ({ name: name.replace(/^\[|\]$/g, ''), bot: name.startsWith('[') })),
    scores: names.map((_, seat) => (winners.includes(seat) ? 1 : 0)),
    winners: [...winners],
    contests: [{ won: [...winners], lost }],
    feats: [],
    ...more,
  };
}
