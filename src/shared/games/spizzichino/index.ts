import { botOf } from '../../bots/policy.ts';
import { randomBot } from '../../bots/random.ts';
import { searchers } from '../../bots/search/searcher.ts';
import type { Game } from '../../engine/game.ts';
import { easy } from './bots/easy.ts';
import { mind } from './bots/mind.ts';
import { normal } from './bots/normal.ts';
import { duplicate } from './duplicate.ts';
import { figures } from './figures.ts';
import { ponder } from './ponder.ts';
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
  shelf: 2,
  duplicate,
  figures,
  ponder,
  openHands: (state) => BOTH_SEATS.map((seat) => namesOf([...handOf(state, seat), ...pilesOf(state, seat).flat()])),
  bots: {
    random: randomBot(new Set(['take'])),
    easy: botOf(easy),
    normal: botOf(normal),
    ...searchers(rules, mind),
  },
  mind,
  words: { ...GAME_WORDS, ...OPTION_WORDS, ...RULES_PAGE, ...FEATS },
};

export default spizzichino;
