import { botOf } from '../../bots/policy.ts';
import { randomBot } from '../../bots/random.ts';
import type { Game } from '../../engine/game.ts';
import { easy } from './bots/easy.ts';
import { normal } from './bots/normal.ts';
import { called } from './called.ts';
import { duplicate } from './duplicate.ts';
import { figures } from './figures.ts';
import { rules } from './rules.ts';
import type { Briscola } from './state/state.ts';
import { EN } from './words/en.ts';
import { FEATS } from './words/en-feats.ts';
import { RULES_PAGE } from './words/en-rules.ts';

/** Briscola Chiamata: five seats, an auction, a secret teammate. */
export const briscolaChiamata: Game<Briscola> = {
  rules,
  shelf: 1,
  duplicate,
  figures,
  called,
  bots: { random: randomBot(new Set(['pass', 'keep'])), easy: botOf(easy), normal: botOf(normal) },
  words: { en: { ...EN, ...RULES_PAGE, ...FEATS } },
};

export default briscolaChiamata;
