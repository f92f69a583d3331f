import { botOf } from '../../bots/policy.ts';
import { randomBot } from '../../bots/random.ts';
import type { Game } from '../../engine/game.ts';
import { easy } from './bots/easy.ts';
import { normal } from './bots/normal.ts';
import { duplicate } from './duplicate.ts';
import { figures } from './figures.ts';
import { rules } from './rules.ts';
import type { Spizzichino } from './state/state.ts';
import { EN } from './words/en.ts';
import { FEATS } from './words/en-feats.ts';
import { RULES_PAGE } from './words/en-rules.ts';

/** Spizzichino: two seats, eight unseen piles, declarations. */
export const spizzichino: Game<Spizzichino> = {
  rules,
  shelf: 2,
  duplicate,
  figures,
  bots: { random: randomBot(new Set(['take'])), easy: botOf(easy), normal: botOf(normal) },
  words: { en: { ...EN, ...RULES_PAGE, ...FEATS } },
};

export default spizzichino;
