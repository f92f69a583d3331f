import type { Game } from '../../engine/game.ts';
import { botOf } from './bots/player.ts';
import { random } from './bots/random.ts';
import { rules } from './rules.ts';
import type { Viva } from './state.ts';
import { EN } from './words/en.ts';

export const viva: Game<Viva> = {
  rules,
  bots: { random: botOf(random) },
  words: { en: EN },
};
