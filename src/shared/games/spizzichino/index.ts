import { botOf, randomBot } from '../../bots/policy.ts';
import { searchBotsByLevel } from '../../bots/search/search-bot.ts';
import { seatsWithHighest } from '../../engine/collections.ts';
import {
  type Duplicate,
  type Feat,
  type FinishedMatchRecord,
  type Game,
  type MatchStatistics,
  wholeMatch,
} from '../../engine/game.ts';
import type { GameEvent } from '../../engine/rules.ts';
import { easy, normal } from './bots/normal.ts';
import { searchModel } from './bots/search-model.ts';
import { GAME_MESSAGES } from './messages/en/game.ts';
import { FEAT_MESSAGES, OPTION_MESSAGES } from './messages/en/options.ts';
import { REFUSAL_MESSAGES, RULES_PAGE } from './messages/en/rules.ts';
import { rules } from './rules.ts';
import { namesOf, thirds } from './state/cards.ts';
import type { MatchResult, Observation } from './state/observation.ts';
import { BOTH_SEATS } from './state/options.ts';
import { handOf, pilesOf, type Spizzichino } from './state/state.ts';

/** Think time by public difficulty: piles to choose, the led card, cards left. */
const CHOOSING = 1.5;
const LEADING = 1.15;
const FOLLOWING = 0.75;
/** Per third of a point in the trick. */
const PER_THIRD = 0.12;
/** The last card is forced; with few there is little choice. */
const LAST_CARD = 0.5;
const FEW = 4;
const WITH_FEW = 0.8;

/** 1 for most, for `Game.thinkTime`. */
export function thinkTime({ phase, tricks, handSizes, piles, toAct }: Observation): number {
  if (phase === 'choosing') return CHOOSING;
  const [seat = 0] = toAct;
  const left = (handSizes[seat] ?? 0) + (piles[seat] ?? []).reduce((sum, { depth }) => sum + depth, 0);
  if (left <= 1) return LAST_CARD;
  const part = left <= FEW ? WITH_FEW : 1;
  const [led] = tricks.at(-1)?.winner === null ? (tricks.at(-1)?.plays ?? []) : [];
  return part * (led ? FOLLOWING + PER_THIRD * thirds(led.card) : LEADING);
}

// A match's statistics: the winner, and the best deals.

/** Deals score points without a winner (SP-19): the match is the contest. */
export function statistics({ result }: FinishedMatchRecord<GameEvent, MatchResult>): MatchStatistics {
  const feats = result.deals.flatMap(({ points, declared }) =>
    points.map((size, by): Feat => ({ by, kind: 'deal', size, values: { points: size, declared: declared[by] ?? 0 } })),
  );
  return { contests: [wholeMatch(result)], feats };
}

// Duplicate play of Spizzichino.

/**
 * The match is the given deals, without a target. The first dealer is drawn and then alternates
 * (SP-4), so the same seat picks first from the same piles at all tables. A deal's result is its
 * points (SP-19).
 */
export const duplicate: Duplicate<Spizzichino> = {
  options: (deals) => ({ deals }),
  deal: ({ deals }) => deals.length,
  deals: (result) => result.deals.map(({ points }) => ({ scores: points, winners: seatsWithHighest(points) })),
};

/** Spizzichino: two seats, eight unseen piles, declarations. */
export const spizzichino: Game<Spizzichino> = {
  rules,
  listPosition: 2,
  duplicate,
  statistics,
  thinkTime,
  openHands: (state) => BOTH_SEATS.map((seat) => namesOf([...handOf(state, seat), ...pilesOf(state, seat).flat()])),
  bots: {
    random: randomBot(new Set(['take'])),
    easy: botOf(easy),
    normal: botOf(normal),
    ...searchBotsByLevel(rules, searchModel),
  },
  searchModel,
  messages: { ...GAME_MESSAGES, ...REFUSAL_MESSAGES, ...OPTION_MESSAGES, ...RULES_PAGE, ...FEAT_MESSAGES },
};

export default spizzichino;
