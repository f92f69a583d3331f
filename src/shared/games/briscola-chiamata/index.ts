import { botOf, isSeatObservation, randomBot } from '../../bots/policy.ts';
import { searchBotsByLevel } from '../../bots/search/search-bot.ts';
import { RANKS, type Rank } from '../../cards/french.ts';
import { at, present } from '../../engine/collections.ts';
import {
  contest,
  type Feat,
  type FinishedMatchRecord,
  type Game,
  type MatchStatistics,
  type PartnerSign,
  type PartnerSuspects,
  type QuickChatOccasion,
} from '../../engine/game.ts';
import type { Guess } from '../../engine/guess.ts';
import type { GameEvent, Seat } from '../../engine/rules.ts';
import { trickGame } from '../../tricks/game.ts';
import { easy, normal } from './bots/normal.ts';
import { strongestSign, teammateChances } from './bots/partner-belief.ts';
import { searchModel } from './bots/search-model.ts';
import { seatViewOf } from './bots/seat-view.ts';
import { cardOfNumber, MIN_BID_POINTS, SEATS } from './cards.ts';
import { GAME_MESSAGES } from './messages/en/game.ts';
import { FEAT_MESSAGES, OPTION_MESSAGES } from './messages/en/options.ts';
import { REFUSAL_MESSAGES } from './messages/en/refusals.ts';
import { playedDeal } from './played-deal.ts';
import { definition, rules } from './rules.ts';
import type { Briscola, DealResult, MatchResult, Observation } from './state.ts';

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

// A bot's belief about the teammate, as `normal` infers it (BC-16).

/** From the call to the next deal. */
export function partnerSuspects(seen: Observation): PartnerSuspects | undefined {
  const { called, declarer } = seen;
  if (called === null || declarer === null || !isSeatObservation(seen)) return undefined;
  return { caller: declarer, chances: teammateChances(seatViewOf(seen)) };
}

function partnerSign(seen: Observation, suspect: Seat): PartnerSign | undefined {
  if (seen.called === null || !isSeatObservation(seen)) return undefined;
  const sign = strongestSign(seatViewOf(seen), suspect);
  return sign && { ...sign, card: cardOfNumber(sign.card) };
}

// The called partner, for guesses.

/**
 * From the naming of trump, which calls a card (BC-11); public once it is played (BC-16), by the
 * declarer itself if alone.
 */
export function guess({ phase, declarer, called: card, teammate, deals }: Observation): Guess | undefined {
  if (card === null || declarer === null) return undefined;
  const others = [...Array(SEATS).keys()].filter((seat) => seat !== declarer);
  return {
    deal: phase === 'play' ? deals.length : deals.length - 1,
    question: 'partner',
    about: declarer,
    choices: [...others.map((seat) => [seat]), []],
    isOpen: teammate === null,
    out: [],
    ...(teammate !== null && { answer: teammate === declarer ? null : teammate }),
  };
}

const game = trickGame(
  {
    ...definition,
    listPosition: 1,
    messages: { ...GAME_MESSAGES, ...REFUSAL_MESSAGES, ...OPTION_MESSAGES, ...FEAT_MESSAGES },
  },
  rules,
);

/**
 * Who won the auction, turned out to be the teammate, or took a great trick. Nobody complains of one: while the teammate
 * is secret (BC-16), that would be taken for a sign.
 */
function quickChat(now: Observation, before: Observation): readonly QuickChatOccasion[] {
  const { declarer, teammate } = now;
  if (before.declarer === null && declarer !== null) return [{ seat: declarer, on: 'auction' }];
  if (before.teammate === null && teammate !== null && teammate !== declarer)
    return [{ seat: teammate, on: 'unmasked' }];
  return game.quickChat(now, before).filter(({ on }) => on === 'took');
}

/** Briscola Chiamata: five seats, an auction, a secret teammate. */
export const briscolaChiamata: Game<Briscola> = {
  ...game,
  statistics,
  guess,
  partnerSuspects,
  partnerSign,
  playedDeal,
  quickChat,
  // The first call is the hardest.
  thinkTime: (seen) =>
    seen.phase === 'trump'
      ? 1.8
      : seen.phase === 'play'
        ? game.thinkTime(seen)
        : Math.max(0.8, 1.3 - seen.calls.length * 0.06),
  bots: {
    random: randomBot(new Set(['pass', 'keep'])),
    easy: botOf(easy),
    normal: botOf(normal),
    ...searchBotsByLevel(rules, searchModel),
  },
  searchModel,
};

export default briscolaChiamata;
