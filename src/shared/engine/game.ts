import type { Words } from '../words/say.ts';
import type { BotMaker, Level } from './bot.ts';
import type { GameTypes, Rules } from './rules.ts';

/** All that one game brings: what the catalogue lists. */
export interface Game<G extends GameTypes = GameTypes> {
  readonly rules: Rules<G>;
  /** Where it stands on the shelf: what has less stands before it. */
  readonly shelf: number;
  /** How many play it where nobody says; as many as can, without it. */
  readonly usual?: number;
  /** The levels there are for this game. */
  readonly bots: Readonly<Partial<Record<Level, BotMaker<G>>>>;
  /** Its sentences, by language: refusals, options, events, the rules page. English is always there. */
  readonly words: { readonly en: Words };
}
