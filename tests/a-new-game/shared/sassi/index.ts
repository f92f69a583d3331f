import { randomBot } from '../../bots/random.ts';
import type { Game } from '../../engine/game.ts';
import { easy, normal } from './bots.ts';
import { rules } from './rules.ts';
import type { Sassi } from './state.ts';
import { GAME_MESSAGES } from './words/en/game.ts';
import { OPTION_MESSAGES } from './words/en/options.ts';
import { RULES_PAGE } from './words/en/rules.ts';

/** Sassi: two to four seats, a heap of stones that only grows. */
const sassi: Game<Sassi> = {
  rules,
  listPosition: 9,
  openHands: ({ hands }) => hands,
  bots: { random: randomBot(new Set(['take'])), easy, normal },
  messages: { ...GAME_MESSAGES, ...OPTION_MESSAGES, ...RULES_PAGE },
};

export default sassi;
