/** The deals of a match as a search knows them: each until it is decided. */
import { type Match, newMatch, take } from '../../engine/match.ts';
import type { SearchModel } from '../../engine/search-model.ts';

/** Numbers of events, from 0. */
export interface Deal {
  /** Chance lays out what is played, with this event; what was laid out before and thrown in again counts no more. */
  readonly laid: number;
  readonly from: number;
  /** What comes from this event on belongs to the next. */
  readonly until: number;
  /** By seat, in the mind's measure; nothing where the match ended before. */
  readonly brought: readonly number[] | undefined;
}

/** All deals of a match, in order. */
export function dealsOf(match: Match, mind: SearchModel): Deal[] {
  const { rules, options, seats, events } = match;
  const again = newMatch(rules, options, seats);
  const deals: Deal[] = [];
  let deal: Deal = { laid: 0, from: 0, until: events.length, brought: undefined };
  for (const [index, event] of events.entries()) {
    const isLaid = event.by === 'chance' && rules.startsNewSeal?.(again.state);
    take(again, event);
    const outcome = mind.outcome(again.state);
    if (deal.brought && !outcome) {
      deals.push({ ...deal, until: index });
      deal = { laid: index, from: index, until: events.length, brought: undefined };
    } else if (isLaid) deal = { ...deal, laid: index };
    else if (outcome && !deal.brought) deal = { ...deal, brought: dealScores(mind, again.state, outcome) };
  }
  return [...deals, deal];
}

/** What a deal that is decided has brought each seat, in the mind's measure. */
export function dealScores(mind: SearchModel, state: unknown, outcome: readonly number[]): readonly number[] {
  const { scoreUnit: measure = 1 } = mind;
  return mind.scoreGain?.(state) ?? outcome.map((worth) => worth * measure);
}
