import { botOf } from '../../bots/policy.ts';
import { randomBot } from '../../bots/random.ts';
import { searchBotsByLevel } from '../../bots/search/searcher.ts';
import type { Game } from '../../engine/game.ts';
import { easy } from './bots/easy.ts';
import { searchModel } from './bots/mind.ts';
import { normal } from './bots/normal.ts';
import { partnerCall } from './called.ts';
import { duplicate } from './duplicate.ts';
import { statistics } from './figures.ts';
import { thinkTime } from './ponder.ts';
import { rules } from './rules.ts';
import { ALL_SEATS } from './state/seats.ts';
import { type Briscola, handOf } from './state/state.ts';
import { partnerSuspects } from './suspects.ts';
import { namesOf } from './turns/tricks.ts';
import { FEATS } from './words/en/feats.ts';
import { GAME_WORDS } from './words/en/game.ts';
import { OPTION_WORDS } from './words/en/options.ts';
import { RULES_PAGE } from './words/en/rules.ts';

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
  messages: { ...GAME_WORDS, ...OPTION_WORDS, ...RULES_PAGE, ...FEATS },
};

export default briscolaChiamata;
