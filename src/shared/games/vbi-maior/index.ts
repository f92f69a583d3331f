import { randomBot } from '../../bots/random.ts';
import type { Game } from '../../engine/game.ts';
import { easy } from './bots/easy.ts';
import { expert } from './bots/expert.ts';
import { normal } from './bots/normal.ts';
import { duplicate } from './duplicate.ts';
import { statistics } from './figures.ts';
import { rules } from './rules.ts';
import type { VbiMaior } from './state/state.ts';
import { FEATS } from './words/en/feats.ts';
import { GAME_WORDS } from './words/en/game.ts';
import { OPTION_WORDS } from './words/en/options.ts';
import { RULES_PAGE } from './words/en/rules.ts';

export const vbiMaior: Game<VbiMaior> = {
  rules,
  listPosition: 4,
  usualSeats: 4,
  isCooperative: true,
  duplicate,
  statistics,
  openHands: ({ personal }) => personal,
  // Out and done decline the rest of a turn.
  bots: { random: randomBot(new Set(['out', 'done'])), easy, normal, expert },
  messages: { ...GAME_WORDS, ...OPTION_WORDS, ...RULES_PAGE, ...FEATS },
};

export default vbiMaior;
