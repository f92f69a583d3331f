/** What a match of Briscola Chiamata adds to the house's book: its deals, and the bids that were kept. */
import { RANKS, type Rank } from '../../cards/french.ts';
import { at, present } from '../../engine/at.ts';
import { contest, type Feat, type MatchStatistics, type FinishedMatchRecord } from '../../engine/figures.ts';
import type { GameEvent } from '../../engine/rules.ts';
import { MIN_BID_POINTS } from './state/cards.ts';
import type { DealResult, MatchResult } from './state/observation.ts';
import { SEATS } from './state/seats.ts';
import type { Briscola } from './state/state.ts';

type Event = GameEvent<Briscola['Move'], Briscola['Chance']>;

export function statistics({ events, result: { deals } }: FinishedMatchRecord<Event, MatchResult>): MatchStatistics {
  const ranks = calledRanks(events);
  return {
    contests: deals.map((deal) => contest(isMade(deal) ? sideOf(deal) : othersThan(deal), SEATS)),
    feats: deals.flatMap((deal, k) => (isMade(deal) ? keptBid(deal, at(ranks, k)) : [])),
  };
}

/** BC-17 */
function isMade({ points, bid }: DealResult): boolean {
  return points >= bid;
}

function sideOf({ winner, teammate }: DealResult): number[] {
  return teammate === null ? [winner] : [winner, teammate];
}

function othersThan(deal: DealResult): number[] {
  const side = sideOf(deal);
  return [...Array(SEATS).keys()].filter((seat) => !side.includes(seat));
}

/** The rank that stood when the trump was named, for each scored deal: the last that was bid (BC-9, BC-11). */
function calledRanks(events: readonly Event[]): Rank[] {
  const ranks: Rank[] = [];
  let standing: Rank | undefined;
  for (const event of events) {
    if (event.type === 'bid') standing = event.rank;
    if (event.type === 'trump') ranks.push(present(standing, 'bid'));
  }
  return ranks;
}

/** A lower rank is a stronger promise (BC-7), more points with a 2 a stronger one still (BC-8). */
function keptBid({ winner, bid, points }: DealResult, rank: Rank): Feat {
  return { by: winner, kind: 'bid', size: RANKS.indexOf(rank) + bid - MIN_BID_POINTS, values: { rank, bid, points } };
}
