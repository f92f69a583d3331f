import { searchBotsByLevel } from '../../bots/search/searcher.ts';
import type { Game } from '../../engine/game.ts';
import { easy } from './bots/easy.ts';
import { searchModel } from './bots/mind.ts';
import { normal } from './bots/normal.ts';
import { botOf } from './bots/player.ts';
import { random } from './bots/random.ts';
import { duplicate } from './duplicate.ts';
import { statistics } from './figures.ts';
import { thinkTime } from './ponder.ts';
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
  listPosition: 3,
  usualSeats: 4,
  duplicate,
  statistics,
  thinkTime,
  openHands: ({ table }) => table.hands.map((hand) => namesOf(cardsIn(hand))),
  bots: { random: botOf(random), easy: botOf(easy), normal: botOf(normal), ...searchBotsByLevel(rules, searchModel) },
  searchModel,
  messages: { ...GAME_WORDS, ...OPTION_WORDS, ...RULES_PAGE, ...FEATS },
};

export default viva;
