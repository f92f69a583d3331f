import { botOf } from '../../bots/policy.ts';
import { randomBot } from '../../bots/random.ts';
import { searchers } from '../../bots/search/searcher.ts';
import type { Game } from '../../engine/game.ts';
import { easy } from './bots/easy.ts';
import { mind } from './bots/mind.ts';
import { normal } from './bots/normal.ts';
import { called } from './called.ts';
import { duplicate } from './duplicate.ts';
import { figures } from './figures.ts';
import { ponder } from './ponder.ts';
import { rules } from './rules.ts';
import { ALL_SEATS } from './state/seats.ts';
import { type Briscola, handOf } from './state/state.ts';
import { suspects } from './suspects.ts';
import { namesOf } from './turns/tricks.ts';
import { FEATS } from './words/en/feats.ts';
import { GAME_WORDS } from './words/en/game.ts';
import { OPTION_WORDS } from './words/en/options.ts';
import { RULES_PAGE } from './words/en/rules.ts';

/** Briscola Chiamata: five seats, an auction, a secret teammate. */
export const briscolaChiamata: Game<Briscola> = {
  rules,
  shelf: 1,
  duplicate,
  figures,
  called,
  suspects,
  ponder,
  openHands: (state) => ALL_SEATS.map((seat) => namesOf(handOf(state, seat))),
  bots: {
    random: randomBot(new Set(['pass', 'keep'])),
    easy: botOf(easy),
    normal: botOf(normal),
    ...searchers(rules, mind),
  },
  mind,
  words: { ...GAME_WORDS, ...OPTION_WORDS, ...RULES_PAGE, ...FEATS },
};

export default briscolaChiamata;
