import { searchers } from '../../bots/search/searcher.ts';
import type { Game } from '../../engine/game.ts';
import { easy } from './bots/easy.ts';
import { mind } from './bots/mind.ts';
import { normal } from './bots/normal.ts';
import { botOf } from './bots/player.ts';
import { random } from './bots/random.ts';
import { duplicate } from './duplicate.ts';
import { figures } from './figures.ts';
import { ponder } from './ponder.ts';
import { rules } from './rules.ts';
import { namesOf } from './state/designs.ts';
import { cardsIn } from './state/hand.ts';
import type { Viva } from './state/state.ts';
import { FEATS } from './words/en/feats.ts';
import { GAME_WORDS } from './words/en/game.ts';
import { OPTION_WORDS } from './words/en/options.ts';
import { RULES_PAGE } from './words/en/rules.ts';

export const viva: Game<Viva> = {
  rules,
  shelf: 3,
  usual: 4,
  duplicate,
  figures,
  ponder,
  openHands: ({ table }) => table.hands.map((hand) => namesOf(cardsIn(hand))),
  bots: { random: botOf(random), easy: botOf(easy), normal: botOf(normal), ...searchers(rules, mind) },
  mind,
  words: { ...GAME_WORDS, ...OPTION_WORDS, ...RULES_PAGE, ...FEATS },
};

export default viva;
