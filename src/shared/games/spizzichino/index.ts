/** Spizzichino: two seats, eight unseen piles, declarations. */
import { z } from 'zod';
import { botOf, randomBot } from '../../bots/policy.ts';
import { searchBotsByLevel } from '../../bots/search/search-bot.ts';
import { at } from '../../engine/collections.ts';
import { type Feat, type FinishedMatchRecord, type Game, type MatchStatistics, wholeMatch } from '../../engine/game.ts';
import type { GameEvent } from '../../engine/rules.ts';
import type { TrickGameDefinition } from '../../tricks/definition.ts';
import { trickGame } from '../../tricks/game.ts';
import { visiblePiles } from '../../tricks/piles.ts';
import type { TrickResult } from '../../tricks/state.ts';
import { easy, normal } from './bots/normal.ts';
import { searchModel } from './bots/search-model.ts';
import { BASICS, DECK, THIRDS_A_POINT } from './cards.ts';
import { matchesDeclarations } from './combinations.ts';
import { declaredBy } from './declarations.ts';
import { GAME_MESSAGES } from './messages/en/game.ts';
import { FEAT_MESSAGES, OPTION_MESSAGES } from './messages/en/options.ts';
import { REFUSAL_MESSAGES, RULES_PAGE } from './messages/en/rules.ts';
import { applyPileMove, beginChoice, legalPileMoves, PILE_MOVES, refuseOutOfTurn, refusePileMove } from './piles.ts';
import { ALL_STACKS, STACKS_EACH } from './stacks.ts';
import { BOTH_SEATS, OPTIONS, SEATS, type Spizzichino, type Game as Types } from './state.ts';

const pair = z.array(z.int().min(0).lt(ALL_STACKS.length)).length(STACKS_EACH);

export const definition: TrickGameDefinition<Spizzichino> = {
  ...BASICS,
  listPosition: 2,
  seats: { min: SEATS, max: SEATS },
  options: OPTIONS,
  ruleNumbers: { deal: 'SP-5', dealer: 'SP-4', turn: 'SP-12', follow: 'SP-14', reach: 'SP-13' },
  scoring: {
    // SP-19: thirds rounded down to whole points, each seat for itself, and its declarations.
    result({ taken, declarations }) {
      const declared = BOTH_SEATS.map((seat) => declaredBy(declarations, seat));
      const points = declared.map((sum, seat) => sum + Math.floor(at(taken, seat) / THIRDS_A_POINT));
      return { thirds: [...taken], declared, points };
    },
    scores: ({ points }) => points,
  },
  // SP-20: while the totals are equal, another deal is played.
  isMatchOver: (scores, _deals, { options }) => scores[0] !== scores[1] && Math.max(...scores) >= options.target,
  extra: {
    moves: PILE_MOVES,
    schemas: [
      z.strictObject({ type: z.literal('choose'), hand: pair, up: pair }),
      z.strictObject({ type: z.literal('take'), pile: z.int().min(0).lt(STACKS_EACH) }),
    ],
    initial: () => ({ choices: [], declarations: [], honours: [] }),
    observe: (state) => {
      const { choices, declarations, honours } = state;
      return { choices, piles: visiblePiles(DECK, state, SEATS), declarations, honours };
    },
    resample: ({ choices, declarations, honours }) => ({ choices, declarations, honours }),
    fitsHand: (observation, seat, hand) =>
      observation.phase === 'choosing' || matchesDeclarations(observation, seat, DECK.namesOf(hand)),
    afterDeal: beginChoice,
    legal: legalPileMoves,
    refuseOutOfTurn,
    refuse: refusePileMove,
    apply: applyPileMove,
  },
  messages: { ...GAME_MESSAGES, ...REFUSAL_MESSAGES, ...OPTION_MESSAGES, ...RULES_PAGE, ...FEAT_MESSAGES },
};

const game = trickGame(definition);

export const { rules } = game;

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
  bots: {
    random: randomBot(new Set(['take'])),
    easy: botOf(easy),
    normal: botOf(normal),
    ...searchBotsByLevel(rules, searchModel),
  },
  searchModel,
};

export default spizzichino;
