import { type OptionsOf, option } from '../../engine/options.ts';

export const OPTIONS = {
  /** Stones in each hand (SA-3). */
  hand: option([5, 4, 6]),
  /** Rounds in a match (SA-9). */
  rounds: option([2, 1, 3]),
} as const;

export type Options = OptionsOf<typeof OPTIONS>;
