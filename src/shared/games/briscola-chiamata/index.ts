import { botOf, isSeatObservation, randomBot } from '../../bots/policy.ts';
import { searchBotsByLevel } from '../../bots/search/search-bot.ts';
import { RANKS, type Rank } from '../../cards/french.ts';
import { at, present, seatsWithHighest } from '../../engine/collections.ts';
import {
  contest,
  type Duplicate,
  type Feat,
  type FinishedMatchRecord,
  type Game,
  type MatchStatistics,
  type PartnerCall,
  type PartnerSuspects,
} from '../../engine/game.ts';
import type { GameEvent } from '../../engine/rules.ts';
import { easy, normal } from './bots/normal.ts';
import { teammateChances } from './bots/partner-belief.ts';
import { searchModel } from './bots/search-model.ts';
import { seatViewOf } from './bots/seat-view.ts';
import { GAME_MESSAGES } from './messages/en/game.ts';
import { FEAT_MESSAGES, OPTION_MESSAGES } from './messages/en/options.ts';
import { REFUSAL_MESSAGES, RULES_PAGE } from './messages/en/rules.ts';
import { namesOf } from './rules/tricks.ts';
import { rules } from './rules.ts';
import { MIN_BID_POINTS, pointsOf } from './state/cards.ts';
import { ALL_SEATS, type DealResult, type MatchResult, type Observation, SEATS } from './state/observation.ts';
import { type Briscola, handOf } from './state/state.ts';

// Think time by public difficulty: the auction, the trick, cards left.

/** Leading is harder than following; points weigh more for later seats. */
const LEADING = 1.15;
const FOLLOWING = 0.7;
/** Points that weigh as much as leading. */
const MUCH = 36;
const LAST_OF_TRICK = 0.15;
/** The last trick is forced, the one before nearly. */
const LAST_TRICK = 0.5;
const NEXT_TO_LAST = 0.8;

/** 1 for most, for `Game.thinkTime`. */
export function thinkTime({ phase, calls, tricks, handSizes, toAct }: Observation): number {
  if (phase === 'trump') return 1.8;
  if (phase !== 'play') return auction(calls.length);
  const left = Math.max(...toAct.map((seat) => handSizes[seat] ?? 0));
  if (left <= 1) return LAST_TRICK;
  const part = left === 2 ? NEXT_TO_LAST : 1;
  const trick = tricks.at(-1);
  if (!trick || trick.winner !== null || trick.cards.length === 0) return part * LEADING;
  const isLast = trick.cards.length === handSizes.length - 1;
  return part * (FOLLOWING + pointsOf(trick.cards) / MUCH + (isLast ? LAST_OF_TRICK : 0));
}

/** The first call is the hardest. */
function auction(spoken: number): number {
  return Math.max(0.8, 1.3 - spoken * 0.06);
}

/** A match's statistics: its deals and kept bids. */
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

/** The winning rank of each scored deal, from its last bid (BC-9, BC-11). */
function calledRanks(events: readonly Event[]): Rank[] {
  const ranks: Rank[] = [];
  let standing: Rank | undefined;
  for (const event of events) {
    if (event.type === 'bid') standing = event.rank;
    if (event.type === 'trump') ranks.push(present(standing, 'bid'));
  }
  return ranks;
}

/** A lower rank is a higher feat (BC-7), more points with a 2 higher still (BC-8). */
function keptBid({ winner, bid, points }: DealResult, rank: Rank): Feat {
  return { by: winner, kind: 'bid', size: RANKS.indexOf(rank) + bid - MIN_BID_POINTS, values: { rank, bid, points } };
}

// Duplicate play of Briscola Chiamata.

/**
 * A match has any number of deals (BC-22). The first dealer is drawn with the first deal, so seats
 * hold the same cards at all tables. A deal passed out or thrown in is redealt, with the same cards
 * wherever that happens.
 */
export const duplicate: Duplicate<Briscola> = {
  options: (deals) => ({ deals }),
  deal: ({ deals }) => deals.length,
  deals: (result) => result.deals.map(({ scores }) => ({ scores, winners: seatsWithHighest(scores) })),
};

// A bot's belief about the teammate, as `normal` infers it (BC-16).

/** From the call to the next deal. */
export function partnerSuspects(seen: Observation): PartnerSuspects | undefined {
  const { called, declarer } = seen;
  if (called === null || declarer === null || !isSeatObservation(seen)) return undefined;
  return { caller: declarer, chances: teammateChances(seatViewOf(seen)) };
}

// The called partner as public information, for bets.

/**
 * From the naming of trump, which calls a card (BC-11); public once it is played (BC-16), by the
 * declarer itself if alone.
 */
export function partnerCall({ phase, declarer, called: card, teammate, deals }: Observation): PartnerCall | undefined {
  if (card === null) return undefined;
  const deal = phase === 'play' ? deals.length : deals.length - 1;
  const partner = teammate === declarer ? null : teammate;
  return { deal, caller: declarer, ...(teammate !== null && { partner }) };
}

/** Briscola Chiamata: five seats, an auction, a secret teammate. */
export const briscolaChiamata: Game<Briscola> = {
  rules,
  listPosition: 1,
  duplicate,
  statistics,
  partnerCall,
  partnerSuspects,
  thinkTime,
  openHands: (state) => ALL_SEATS.map((seat) => namesOf(handOf(state, seat))),
  bots: {
    random: randomBot(new Set(['pass', 'keep'])),
    easy: botOf(easy),
    normal: botOf(normal),
    ...searchBotsByLevel(rules, searchModel),
  },
  searchModel,
  messages: { ...GAME_MESSAGES, ...REFUSAL_MESSAGES, ...OPTION_MESSAGES, ...RULES_PAGE, ...FEAT_MESSAGES },
};

export default briscolaChiamata;
