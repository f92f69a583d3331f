import { searchBotsByLevel } from '../../bots/search/search-bot.ts';
import {
  contest,
  type Duplicate,
  type Feat,
  type FinishedMatchRecord,
  type Game,
  type MatchStatistics,
  type QuickChatOccasion,
  wholeMatch,
} from '../../engine/game.ts';
import type { GameEvent } from '../../engine/rules.ts';
import { easy, random } from './bots/easy.ts';
import { normal } from './bots/heuristic.ts';
import { botOf } from './bots/player.ts';
import { searchModel } from './bots/search-model.ts';
import { guess } from './guess.ts';
import { GAME_MESSAGES } from './messages/en/game.ts';
import { FEAT_MESSAGES, OPTION_MESSAGES } from './messages/en/options.ts';
import { REFUSAL_MESSAGES } from './messages/en/refusals.ts';
import { winnersCards } from './rules/match.ts';
import { rules } from './rules.ts';
import { namesOf } from './state/designs.ts';
import { cardsIn } from './state/hand.ts';
import type { MatchResult, Observation } from './state/observation.ts';
import type { Viva } from './state/state.ts';

// Think time by public difficulty: the question, and the asked hand's size.

/** An answer has two choices; a taken card is played or kept; a blocking card goes somewhere. */
const ASKED: Readonly<Partial<Record<Observation['phase'], number>>> = {
  taken: 0.75,
  answer: 1.2,
  'block-then-next': 0.9,
  'block-then-turn': 0.9,
};
const LEAST = 0.7;
const PER_CARD = 0.06;
const MOST = 1.3;

/** 1 for most, for `Game.thinkTime`. */
export function thinkTime({ phase, turn, table }: Observation): number {
  const cards = turn === null ? 0 : (table.handSizes[turn] ?? 0);
  return ASKED[phase] ?? Math.min(MOST, LEAST + PER_CARD * cards);
}

/** Whoever is next after a VIVA, is caught (VI-21), or is out. */
export function quickChat({ last, window, table }: Observation, before: Observation): readonly QuickChatOccasion[] {
  if (!last || last.by === 'chance') return [];
  switch (last.type) {
    case 'viva':
      return [{ seat: (last.by + 1) % table.handSizes.length, on: 'viva' }];
    case 'catch':
      return before.window && !window ? [{ seat: before.window.player, on: 'caught' }] : [];
    case 'last':
      return [{ seat: last.by, on: 'out' }];
    default:
      return [];
  }
}

/** A match's statistics: its rounds where known, and who won most. */
export function statistics({ result }: FinishedMatchRecord<GameEvent, MatchResult>): MatchStatistics {
  const { scores, deals } = result;
  const rounds = scores.reduce((sum, score) => sum + score, 0);
  const feats = scores.flatMap((size, by): Feat[] =>
    size > 1 ? [{ by, kind: 'rounds', size, values: { won: size, rounds } }] : [],
  );
  const contests = deals?.map(({ winner }) => contest([winner], scores.length)) ?? [wholeMatch(result)];
  return { contests, feats };
}

// Duplicate play of VIVA.

/**
 * A deal is a round: the same hands, blocking card and stock order. The first starter is drawn,
 * then the start rotates. A restock continues the random source, but shuffles each table's own
 * cleared cards. A deal's result is its winner's card (VI-19).
 */
export const duplicate: Duplicate<Viva> = {
  options: (deals) => ({ deals }),
  deal: ({ results }) => results.length,
  deals: ({ scores, deals = [] }) =>
    deals.map((deal) => ({ scores: winnersCards([deal], scores.length), winners: [deal.winner] })),
};

export const viva: Game<Viva> = {
  rules,
  listPosition: 3,
  usualSeats: 4,
  duplicate,
  statistics,
  thinkTime,
  quickChat,
  guess,
  // A turn and the answers to it; a deal and a restock are no part of one.
  beginsTurn: ({ phase }) => phase === 'turn' || phase === 'starter' || phase === 'deal' || phase === 'over',
  openHands: ({ table }) => table.hands.map((hand) => namesOf(cardsIn(hand))),
  bots: { random: botOf(random), easy: botOf(easy), normal: botOf(normal), ...searchBotsByLevel(rules, searchModel) },
  searchModel,
  messages: { ...GAME_MESSAGES, ...REFUSAL_MESSAGES, ...OPTION_MESSAGES, ...FEAT_MESSAGES },
};

export default viva;
