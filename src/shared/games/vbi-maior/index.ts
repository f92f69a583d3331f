import { randomBot } from '../../bots/policy.ts';
import type { Duplicate, Feat, FinishedMatchRecord, Game, MatchStatistics } from '../../engine/game.ts';
import type { GameEvent } from '../../engine/rules.ts';
import { expert } from './bots/expert.ts';
import { easy, normal } from './bots/normal.ts';
import { guess } from './guess.ts';
import { memorableTurns } from './memorable-turns.ts';
import { GAME_MESSAGES } from './messages/en/game.ts';
import { FEAT_MESSAGES, OPTION_MESSAGES } from './messages/en/options.ts';
import { REFUSAL_MESSAGES } from './messages/en/refusals.ts';
import { rules } from './rules.ts';
import type { GameResult } from './state/observation.ts';
import type { VbiMaior } from './state/state.ts';
import { isTurn } from './state/table.ts';

/** A game's statistics: all won or all lost, and their progress. */
export function statistics({
  result: { won, scores, points, target, turns },
}: FinishedMatchRecord<GameEvent, GameResult>): MatchStatistics {
  const all = [...scores.keys()];
  const values = { points, target, turns };
  // The target per seat counts first (VM-3), then the excess.
  const size = (target / all.length) * 100 + points - target;
  const feats = won ? all.map((by): Feat => ({ by, kind: 'rome', size, values })) : [];
  return { contests: [won ? { won: all, lost: [] } : { won: [], lost: all }], feats };
}

// Duplicate play of Vbi Maior.

/**
 * A game is one deal with the same initial common deck. In later turns, cards that two groups both
 * have left get the same relative order. The result is the group's points (VM-22).
 */
export const duplicate: Duplicate<VbiMaior> = {
  options: (deals) => (deals === 1 ? {} : undefined),
  deal: () => 0,
  segment: ({ table }) => (isTurn(table) ? table.turn : table.turn + 1),
  deals: ({ scores, winners }) => [{ scores, winners }],
};

export const vbiMaior: Game<VbiMaior> = {
  rules,
  listPosition: 4,
  usualSeats: 4,
  isCooperative: true,
  duplicate,
  statistics,
  guess,
  memorableTurns,
  openHands: ({ personal }) => personal,
  // "Out" and "done" end the rest of a turn.
  bots: { random: randomBot(new Set(['out', 'done'])), easy, normal, expert },
  messages: { ...GAME_MESSAGES, ...REFUSAL_MESSAGES, ...OPTION_MESSAGES, ...FEAT_MESSAGES },
};

export default vbiMaior;
