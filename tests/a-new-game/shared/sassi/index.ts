import { randomBot } from '../../bots/policy.ts';
import type { Game } from '../../engine/game.ts';
import { easy, normal } from './bots.ts';
import { GAME_MESSAGES } from './messages/en/game.ts';
import { OPTION_MESSAGES } from './messages/en/options.ts';
import { REFUSAL_MESSAGES } from './messages/en/refusals.ts';
import { rules } from './rules.ts';
import type { Sassi } from './state.ts';

/** Sassi: two to four seats, a heap of stones that only grows. */
const sassi: Game<Sassi> = {
  rules,
  listPosition: 9,
  openHands: ({ hands }) => hands,
  bots: { random: randomBot(new Set(['take'])), easy, normal },
  messages: { ...GAME_MESSAGES, ...REFUSAL_MESSAGES, ...OPTION_MESSAGES },
};

export default sassi;
