import { botOf } from '../../bots/policy.ts';
import { randomBot } from '../../bots/random.ts';
import { searchBotsByLevel } from '../../bots/search/searcher.ts';
import type { Game } from '../../engine/game.ts';
import { easy } from './bots/easy.ts';
import { searchModel } from './bots/mind.ts';
import { normal } from './bots/normal.ts';
import { duplicate } from './duplicate.ts';
import { statistics } from './figures.ts';
import { thinkTime } from './ponder.ts';
import { rules } from './rules.ts';
import { namesOf } from './state/cards.ts';
import { BOTH_SEATS } from './state/seats.ts';
import { handOf, pilesOf, type Spizzichino } from './state/state.ts';
import { FEATS } from './words/en/feats.ts';
import { GAME_WORDS } from './words/en/game.ts';
import { OPTION_WORDS } from './words/en/options.ts';
import { RULES_PAGE } from './words/en/rules.ts';

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
  messages: { ...GAME_WORDS, ...OPTION_WORDS, ...RULES_PAGE, ...FEATS },
};

export default spizzichino;
