/** Spizzichino: two seats, eight unseen piles, declarations. */
import { botOf, randomBot } from '../../bots/policy.ts';
import { searchBotsByLevel } from '../../bots/search/search-bot.ts';
import { type Feat, type FinishedMatchRecord, type Game, type MatchStatistics, wholeMatch } from '../../engine/game.ts';
import type { GameEvent } from '../../engine/rules.ts';
import { trickGame } from '../../tricks/game.ts';
import type { TrickResult } from '../../tricks/state.ts';
import { easy, normal } from './bots/normal.ts';
import { searchModel } from './bots/search-model.ts';
import { GAME_MESSAGES } from './messages/en/game.ts';
import { FEAT_MESSAGES, OPTION_MESSAGES } from './messages/en/options.ts';
import { REFUSAL_MESSAGES } from './messages/en/refusals.ts';
import { definition, rules } from './rules.ts';
import type { Spizzichino, Game as Types } from './state.ts';

const game = trickGame(
  {
    ...definition,
    listPosition: 2,
    // An ace and a figure.
    greatTrick: 4,
    messages: { ...GAME_MESSAGES, ...REFUSAL_MESSAGES, ...OPTION_MESSAGES, ...FEAT_MESSAGES },
  },
  rules,
);

/** Deals score points without a winner (SP-19): the match is the contest; and the best deals. */
function statistics({ result }: FinishedMatchRecord<GameEvent, TrickResult<Spizzichino>>): MatchStatistics {
  const feats = result.deals.flatMap(({ points, declared }) =>
    points.map((size, by): Feat => ({ by, kind: 'deal', size, values: { points: size, declared: declared[by] ?? 0 } })),
  );
  return { contests: [wholeMatch(result)], feats };
}

export const spizzichino: Game<Types> = {
  ...game,
  statistics,
  /** Declarations (SP-9) come before great tricks. */
  quickChat(now, before) {
    const declared = now.declarations[before.declarations.length];
    return declared ? [{ seat: declared.seat, on: 'declared' }] : game.quickChat(now, before);
  },
  bots: {
    random: randomBot(new Set(['take'])),
    easy: botOf(easy),
    normal: botOf(normal),
    ...searchBotsByLevel(rules, searchModel),
  },
  searchModel,
};

export default spizzichino;
