/** The searched units of a match: each deal until it is decided. */
import { type Match, newMatch, take } from '../../engine/match.ts';
import type { SearchModel } from '../../engine/search-model.ts';

/** Event numbers, from 0. */
export interface Deal {
  /** The event that deals the cards in play; earlier thrown-in ones don't count. */
  readonly laid: number;
  readonly from: number;
  /** Later events belong to the next deal. */
  readonly until: number;
  /** By seat, in the search model's unit; undefined where the match ended before. */
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

/** A decided deal's result by seat, in the model's unit. */
export function dealScores(mind: SearchModel, state: unknown, outcome: readonly number[]): readonly number[] {
  const { scoreUnit: measure = 1 } = mind;
  return mind.scoreGain?.(state) ?? outcome.map((worth) => worth * measure);
}
