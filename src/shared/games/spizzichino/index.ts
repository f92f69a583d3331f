import { randomBot } from '../../bots/random.ts';
import type { Game } from '../../engine/game.ts';
import { rules } from './rules.ts';
import type { Spizzichino } from './state.ts';
import { EN } from './words/en.ts';

/** Spizzichino: two seats, eight unseen piles, declarations. */
export const spizzichino: Game<Spizzichino> = {
  rules,
  bots: { random: randomBot(new Set(['take'])) },
  words: { en: EN },
};
