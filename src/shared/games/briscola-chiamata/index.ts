import { randomBot } from '../../bots/random.ts';
import type { Game } from '../../engine/game.ts';
import { rules } from './rules.ts';
import type { Briscola } from './state.ts';
import { EN } from './words/en.ts';

export const briscolaChiamata: Game<Briscola> = {
  rules,
  bots: { random: randomBot(new Set(['pass', 'keep'])) },
  words: { en: EN },
};
